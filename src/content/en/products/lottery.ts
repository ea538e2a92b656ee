import type { Product } from '@/content/types';
import * as artefacts from './lottery-artefacts';

export default {
  meta: {
    title: 'Digital Lottery Applications for Licence Holders',
    description:
      'Digital lottery applications for licence holders: tickets by app, web and USSD, sales sealed before the draw, prizes paid to the winner’s wallet.',
    keywords: [
      'digital lottery application',
      'lottery platform Africa',
      'USSD lottery',
      'mobile lottery tickets',
      'lottery draw management',
      'responsible gaming controls',
    ],
  },
  lead: 'Digital lottery applications for licence holders: ticket, draw and payout on any phone with USSD.',
  cost: 'A share of what remains after prizes and taxes, or a fee per ticket.',
  intro:
    'A lottery lives on trust: that the ticket exists, that the draw was fair, that the prize is paid. The applications are built to prove all three.',
  hero: artefacts.hero,
  offeringsTitle: 'The digital lottery applications',
  offerings: [
    {
      title: 'Ticket sales',
      description:
        'Number games and raffles by app, web and USSD and through agents with a phone, all in one pool.',
      features: [
        'A ticket exists only once it is paid for',
        'Every ticket confirmed by SMS',
        'Closing time enforced by the server clock',
        'Sales can be stopped by place, channel or game',
      ],
      art: artefacts.ticketSales,
    },
    {
      title: 'Draw management',
      description:
        'Results come from a draw machine or a random number generator, as the licence requires, and two people release them.',
      features: [
        'List of sold tickets sealed before the draw',
        'Result entered twice, by different people',
        'Record of every step, with times',
      ],
      art: artefacts.draws,
    },
    {
      title: 'Prizes and payout',
      description:
        'Once the result is released, the application finds the winners and notifies them. Small prizes go straight to the wallet; large ones wait for an identity check.',
      features: [
        'Withholding tax as the country’s law requires',
        'Unclaimed prizes followed up and reported',
        'Payout limits and dual approval',
      ],
      art: artefacts.prizes,
    },
    {
      title: 'Player protection',
      description: 'Limits are part of the purchase. Players can always set them lower.',
      features: [
        'Age check before the first ticket',
        'Daily, weekly and monthly limits',
        'Self-exclusion at once, on every channel',
        'No messages to excluded or inactive players',
      ],
      art: artefacts.playerProtection,
    },
    {
      title: 'Oversight and accounts',
      description:
        'The licence holder, the operator and the regulator each have their own screen and see the same figures.',
      features: [
        'Sales, prizes and shares by draw',
        'Read-only access for auditors',
        'Unusual patterns flagged for review',
      ],
      art: artefacts.oversight,
    },
  ],
  journey: {
    title: 'Follow one ticket',
    stations: [
      {
        figure: 'KES 20',
        title: 'The player confirms the stake',
        text: 'Age and limits are checked first.',
        ours: true,
      },
      {
        figure: '7041-0382',
        title: 'The wallet pays, the ticket exists',
        text: 'It is confirmed by SMS, with its number.',
      },
      {
        figure: '19:30',
        title: 'Sales close, the list is sealed',
        text: 'Its hash is published before the draw.',
        ours: true,
      },
      {
        figure: '2 people',
        title: 'The result is entered twice',
        text: 'Two officials release it, and every step is recorded.',
      },
      {
        figure: 'KES 320',
        title: 'The prize reaches the wallet',
        text: 'Small ones at once, large ones after an identity check.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'Channel, identity, money and proof',
    intro:
      'The application connects systems that belong to four parties. Each keeps its own record, and the records must agree.',
    points: [
      {
        term: 'USSD gateway and SMPP 3.4',
        text: 'The operator routes the code to our menus and carries ticket and result messages. A session that drops before payment leaves no ticket behind.',
      },
      {
        term: 'Mobile money API',
        text: 'Collection for stakes, disbursement for prizes, from two separate accounts. A reference ties each payment to one ticket.',
      },
      {
        term: 'Identity and age check',
        text: 'Against the national register, the SIM registration or the operator’s CAMARA APIs (KYC Match, KYC Age Verification), as the law provides. We store the outcome, not the document.',
      },
      {
        term: 'Sealing with SHA-256 and RFC 3161',
        text: 'At closing time the list of tickets is hashed, and the hash can be stamped by an outside time authority. Anyone with the list can check it after the draw.',
      },
      {
        term: 'Random number generator',
        text: 'For software draws we propose a NIST SP 800-90A generator, submitted to the test laboratory your regulator names.',
      },
      {
        term: 'Regulator feed',
        text: 'Sales, seals, results and payouts over REST or as signed files over SFTP, in the form the regulator prescribes.',
      },
    ],
  },
  steps: [
    { title: 'Licence first', text: 'Without a valid licence we do not continue.' },
    { title: 'Game design', text: 'Stakes, odds, prizes and limits are put in writing.' },
    { title: 'Channels', text: 'We connect your code, test numbers and wallet accounts.' },
    { title: 'Independent test', text: 'Laboratory and regulator examine game and draw.' },
    { title: 'Trial draw', text: 'We run everything from sale to audit with test stakes.' },
    { title: 'Launch', text: 'Sales open with low limits, raised as accounts reconcile.' },
  ],
  audience: [
    'State and national lotteries',
    'Licensed private lotteries',
    'Mobile operators and wallets',
    'Charities with a raffle permit',
  ],
  commercial:
    'Prizes, taxes and statutory contributions come out of the stakes first. The platform fee is a share of what remains, or a fee per ticket.',
  questions: [
    {
      question: 'Do you hold a lottery licence?',
      answer:
        'No. The licence is yours, for each country and in some countries for each state. We supply the application and the evidence your regulator asks for.',
    },
    {
      question: 'How do you keep minors out?',
      answer:
        'No ticket is sold without a positive age check on the registered wallet holder, and prizes are paid to that person only. A borrowed phone remains a risk, so every purchase asks for the wallet PIN.',
    },
    {
      question: 'Can players pay with airtime?',
      answer:
        'Only where both the regulator and the operator allow it. Elsewhere the wallet is the only way to pay.',
    },
    {
      question: 'A payment was under way when sales closed. Is the ticket valid?',
      answer:
        'Yes, if the wallet’s confirmation is dated before closing. Otherwise the stake is returned, or moved to the next draw if the rules say so and the player agrees.',
    },
    {
      question: 'How can a player trust the draw?',
      answer:
        'The hash of all sold tickets is published before the draw and can be compared afterwards. A ticket added later would change it.',
    },
    {
      question: 'What if the system fails on the day of a draw?',
      answer:
        'Each ticket can be copied to a second site as it is sold, so that the list can be sealed there. The draw waits until the sealed list is complete. No draw is held on only part of the sales.',
    },
  ],
  closing: 'Tell us which licence you hold and how you sell tickets today.',
  actions: [
    { label: 'Request Demo', href: '/get-quote?demo=yes' },
    { label: 'Get Custom Quote', href: '/get-quote' },
  ],
} satisfies Product;
