import { figures } from '../figures';
import type { Product } from '@/content/types';

export default {
  meta: {
    title: 'Digital Lottery Applications for Licence Holders',
    description:
      'Digital lottery applications for licence holders: tickets by app, web and USSD, sales sealed before the draw, prizes paid to the wallet of the winner.',
    keywords: [
      'digital lottery application',
      'lottery platform Africa',
      'USSD lottery',
      'mobile lottery tickets',
      'lottery draw management',
      'responsible gaming controls',
    ],
  },
  lead: `Digital lottery applications for licence holders, from ticket to draw to payout, on every phone from USSD up and with ${figures.support} support.`,
  intro: [
    'A lottery lives on trust: that the ticket exists, that the draw was fair, that the prize is paid. Our digital lottery applications are built around the proof of these three. Each ticket has a number and a time. Sales are sealed before the draw. Each payout carries a receipt.',
    'The licence holder runs the game and answers to the regulator. The mobile operator supplies the channel and the wallet. We supply the application between them, and a view of it for the auditor.',
    'A player proves age and identity once, picks numbers or lets the application pick, sees the stake and the closing time, and pays with the wallet PIN. The ticket comes by SMS. So does the result, also to those who did not win.',
  ],
  flow: {
    caption: 'How a ticket is sold, sealed, drawn and paid',
    nodes: [
      { title: 'Player', note: 'Of age and identified, picks numbers by app or USSD' },
      { title: 'Operator and wallet', note: 'Carry the session and take the stake' },
      {
        title: 'Lottery application',
        note: 'Issues the ticket and seals sales at closing time',
        ours: true,
      },
      { title: 'Licence holder', note: 'Holds the draw and enters the result' },
      { title: 'Regulator', note: 'Reads sales, seal, draw and payouts' },
    ],
  },
  offeringsTitle: 'The digital lottery applications',
  offerings: [
    {
      icon: 'ticket',
      title: 'Ticket sales',
      description:
        'Number games and raffles by app, web, USSD and at an agent with a phone, all out of the same pool.',
      features: [
        'A ticket exists only once it is paid',
        'Every ticket confirmed by SMS',
        'Closing time enforced by the server clock',
        'Sales can be stopped by place, channel or game',
      ],
    },
    {
      icon: 'target',
      title: 'Draw management',
      description:
        'From the machine in a studio or from a random number generator, as the licence says, with two people to release it.',
      features: [
        'List of sold tickets sealed before the draw',
        'Result entered twice, by different persons',
        'Record of every step, with times',
      ],
    },
    {
      icon: 'banknote',
      title: 'Prizes and payout',
      description:
        'Winners are found by the application and told at once. Small prizes go to the wallet, large ones wait for a check of identity.',
      features: [
        'Withholding tax by the law of the country',
        'Unclaimed prizes followed up and reported',
        'Payout limits and double approval',
      ],
    },
    {
      icon: 'shield',
      title: 'Player protection',
      description:
        'Limits are part of the purchase, not a page at the end of the menu. A player can always set them lower.',
      features: [
        'Age check before the first ticket',
        'Limits by day, week and month',
        'Self-exclusion at once, on every channel',
        'No messages to excluded or inactive players',
      ],
    },
    {
      icon: 'chart',
      title: 'Oversight and accounts',
      description:
        'Licence holder, operator and regulator each have a screen of their own and see the same figures.',
      features: [
        'Sales, prizes and shares by draw',
        'Read-only access for auditors',
        'Unusual patterns flagged for review',
      ],
    },
  ],
  integration: {
    title: 'Channel, identity, money and proof',
    intro:
      'The application joins systems that belong to four parties. Each keeps its own record, and the records must agree.',
    points: [
      {
        term: 'USSD gateway and SMPP 3.4',
        text: 'The operator routes the code to our menus and carries ticket and result messages. A session that drops before payment leaves no ticket behind.',
      },
      {
        term: 'Mobile money API',
        text: 'Collection for stakes, disbursement for prizes, from two separate accounts. A reference ties each movement to one ticket.',
      },
      {
        term: 'Identity and age check',
        text: 'Against the national register, the SIM registration or the CAMARA APIs of the operator (KYC Match, KYC Age Verification), whichever the law provides. We store the outcome, not the document.',
      },
      {
        term: 'Sealing with SHA-256 and RFC 3161',
        text: 'At closing time the list of tickets is hashed, and the hash is stamped by an outside time authority. Anyone with the list can check it after the draw.',
      },
      {
        term: 'Random number generator',
        text: 'Draws by software use a generator of the NIST SP 800-90A kind, handed to the test laboratory that your regulator names.',
      },
      {
        term: 'Regulator feed',
        text: 'Sales, seals, results and payouts by REST or as signed files over SFTP, in the form that the regulator prescribes.',
      },
    ],
  },
  steps: [
    {
      title: 'Licence first',
      text: 'We read the licence and the game rules with you. Without a valid licence we do not go on.',
    },
    {
      title: 'Game design',
      text: 'Stakes, odds, prize table, closing times and limits are written down and calculated before anything is built.',
    },
    {
      title: 'Channels and wallet',
      text: 'You bring the service code, test numbers and wallet accounts for stakes and prizes. We connect them to the menus.',
    },
    {
      title: 'Independent test',
      text: 'The laboratory and the regulator examine game, draw and reports. What they ask for is changed.',
    },
    {
      title: 'Trial draw',
      text: 'A complete draw with test stakes: sale, seal, result, payout, audit.',
    },
    {
      title: 'Opening',
      text: 'Sales open with low limits, which the licence holder raises once reconciliation holds.',
    },
  ],
  audience: [
    {
      who: 'State and national lotteries',
      why: 'Reach beyond the kiosk, and accounts that can be audited draw by draw.',
    },
    {
      who: 'Licensed private lotteries',
      why: 'A system to run your game on, while the licence and the players stay yours.',
    },
    {
      who: 'Mobile operators and wallets',
      why: 'Traffic and wallet use from a game whose licence and limits you can verify.',
    },
    {
      who: 'Charities with a raffle permit',
      why: 'Tickets sold and accounted for to the last one.',
    },
  ],
  commercial:
    'From the stakes come first prizes, taxes and the contributions that the law sets. The platform fee is a share of what remains, or a fee on each ticket. Operator and wallet have their own shares for channel and payment. The prize fund is kept in an account of the licence holder, which we cannot draw on.',
  questions: [
    {
      question: 'Do you hold a lottery licence?',
      answer:
        'The licence belongs to you, for each country, and in some countries for each state. We supply the application and the evidence that your regulator asks for.',
    },
    {
      question: 'How do you keep minors out?',
      answer:
        'No ticket is sold without a positive age check on the registered holder of the wallet, and prizes are paid to that person only. A borrowed phone remains a risk, so every purchase asks for the wallet PIN.',
    },
    {
      question: 'Can airtime be used as stake?',
      answer:
        'Only where both the regulator and the operator allow it. Where they do not, the wallet is the only way to pay.',
    },
    {
      question: 'A payment was under way when sales closed. Is the ticket valid?',
      answer:
        'It counts if the confirmation of the wallet is dated before closing. Otherwise the stake is returned, or moved to the next draw if the rules say so and the player agrees.',
    },
    {
      question: 'How can a player trust the draw?',
      answer:
        'The hash of all sold tickets is published before the draw and can be compared afterwards. A ticket added later would change it.',
    },
    {
      question: 'What if the system fails on the day of a draw?',
      answer:
        'Each ticket is copied to a second site when it is sold, so the list can be sealed there. The draw waits until the sealed list is complete. No draw is held on part of the sales.',
    },
  ],
  actions: [
    { label: 'Request Demo', href: '/get-quote' },
    { label: 'Get Custom Quote', href: '/get-quote' },
  ],
} satisfies Product;
