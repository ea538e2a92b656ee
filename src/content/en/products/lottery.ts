import type { Product } from '@/content/types';

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
  intro: [
    'A lottery lives on trust: that the ticket exists, that the draw was fair, that the prize is paid. The applications are built to prove all three.',
    'The licence holder runs the game and answers to the regulator. The mobile operator supplies the channel and the wallet. We supply the application between them, and a view of it for the auditor.',
  ],
  illustration: {
    kind: 'handset',
    caption: 'The player sees the stake, confirms it and gets a numbered ticket by SMS.',
    summary:
      'A phone shows a USSD menu with the stake and the closing time, a second question to confirm the numbers, and an SMS with the ticket and how to stop playing.',
    network: '*3366# on your network',
    frames: [
      {
        type: 'ussd',
        text: 'Lotto 5 of 45, draw Saturday 20:30.\nStake KES 20, sales until 19:30.\n1 Choose numbers\n2 Random numbers\n3 Limits and self-exclusion',
        reply: '2',
      },
      {
        type: 'ussd',
        text: 'Confirm: 04 11 23 35 42, Saturday. KES 20 from your wallet.\n1 Yes, pay with my PIN\n2 No',
        reply: '1',
      },
      {
        type: 'sms',
        from: '3366',
        text: 'Ticket 7041-0382, KES 20 paid: 04 11 23 35 42, Saturday 20:30. Result by SMS. Limits and self-exclusion: dial *3366#, option 3.',
      },
    ],
  },
  detail: {
    kind: 'screen',
    caption: 'The log of one draw: sealed before it, released by two people. Sample figures.',
    summary:
      'A table of the steps of a draw, from the end of sales to the release of the result, each with its time and who did it.',
    title: 'Draw log, Saturday',
    figures: [
      { value: '12,000', label: 'Tickets' },
      { value: '240,000', label: 'Stakes, KES' },
      { value: '9f2c…41', label: 'Seal (SHA-256)' },
    ],
    columns: ['Step', 'Time', 'Who', 'State'],
    rows: [
      { cells: ['Sales end', '19:30:00', 'Server clock', 'Closed'] },
      { cells: ['Ticket list', '19:30:04', 'Application', 'Sealed'], tone: 'good' },
      { cells: ['Result', '20:34:10', 'First official', 'Entered'] },
      { cells: ['Result again', '20:36:30', 'Second official', 'Identical'], tone: 'good' },
      { cells: ['Prizes', '20:39:00', 'Both officials', 'Released'], tone: 'good' },
    ],
  },
  offeringsTitle: 'The digital lottery applications',
  offerings: [
    {
      icon: 'ticket',
      title: 'Ticket sales',
      description:
        'Number games and raffles by app, web and USSD and through agents with a phone, all in one pool.',
      features: [
        'A ticket exists only once it is paid for',
        'Every ticket confirmed by SMS',
        'Closing time enforced by the server clock',
        'Sales can be stopped by place, channel or game',
      ],
    },
    {
      icon: 'target',
      title: 'Draw management',
      description:
        'Results come from a draw machine or a random number generator, as the licence requires, and two people release them.',
      features: [
        'List of sold tickets sealed before the draw',
        'Result entered twice, by different people',
        'Record of every step, with times',
      ],
    },
    {
      icon: 'banknote',
      title: 'Prizes and payout',
      description:
        'Once the result is released, the application finds the winners and notifies them. Small prizes go straight to the wallet; large ones wait for an identity check.',
      features: [
        'Withholding tax as the country’s law requires',
        'Unclaimed prizes followed up and reported',
        'Payout limits and dual approval',
      ],
    },
    {
      icon: 'shield',
      title: 'Player protection',
      description: 'Limits are part of the purchase. Players can always set them lower.',
      features: [
        'Age check before the first ticket',
        'Daily, weekly and monthly limits',
        'Self-exclusion at once, on every channel',
        'No messages to excluded or inactive players',
      ],
    },
    {
      icon: 'chart',
      title: 'Oversight and accounts',
      description:
        'The licence holder, the operator and the regulator each have their own screen and see the same figures.',
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
    {
      who: 'State and national lotteries',
      why: 'Reach beyond the kiosk, and accounts that can be audited draw by draw.',
    },
    {
      who: 'Licensed private lotteries',
      why: 'A system to run your game on. Licence and players remain yours.',
    },
    {
      who: 'Mobile operators and wallets',
      why: 'Traffic and wallet use from a game whose licence and limits you can verify.',
    },
    {
      who: 'Charities with a raffle permit',
      why: 'Every ticket sold is accounted for, down to the last one.',
    },
  ],
  commercial:
    'Prizes, taxes and statutory contributions come out of the stakes first. The platform fee is a share of what remains, or a fee per ticket. The operator and the wallet have their own shares, for the channel and the payment. The prize fund is held in the licence holder’s account, which we cannot draw on.',
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
