import { figures } from '../figures';
import type { Product } from '@/content/types';

export default {
  meta: {
    title: 'Contact Center Services for Operators (CCAs)',
    description:
      'Contact center services for operators and enterprises: inbound care, outbound calls, messaging and quality reports, with your short code and your CRM.',
    keywords: [
      'contact center services Africa',
      'CCAs',
      'telecom customer care outsourcing',
      'inbound call center',
      'outbound calls',
      'VAS complaint handling',
    ],
  },
  lead: `Contact center services ${figures.support} for operators and enterprises: trained agents behind your short code, working in your systems, with every contact on record.`,
  intro: [
    'When a subscriber calls, three things matter: how long until someone answers, whether that person knows the product, and whether it has to be explained again next time. Our contact center services are organised around these three.',
    'Your network routes the care number to us over SIP. The menu offers a language, the queue knows who has called before, and the agent sees the customer in your CRM. Agents learn your tariffs and, because we run such services ourselves, they know how subscriptions, ring-back tones and wallet payments go wrong.',
    'The caller hears your name and pays what your care number costs today. If the queue is long, the menu offers a call back. If the case has to go to another department, the caller gets a number for it and a message when it is closed.',
  ],
  flow: {
    caption: 'How a call to the care number is answered and closed',
    nodes: [
      { title: 'Subscriber', note: 'Dials the care number or writes a message' },
      { title: "Operator's network", note: 'Routes the short code to our border controller' },
      { title: 'Menu and queue', note: 'Language, subject, expected wait, call back', ours: true },
      { title: 'Agent', note: "Sees the customer in the operator's CRM", ours: true },
      { title: 'Your back office', note: 'Gets cases that need a decision' },
    ],
  },
  offeringsTitle: 'Contact center services, desk by desk',
  offerings: [
    {
      icon: 'headset',
      title: 'Inbound customer care',
      description:
        'First line, second line or the hours that your own team does not cover, under your name and your scripts.',
      features: [
        'Menu and greeting in the language of the caller',
        'Call back in place of a long wait',
        'Priority for business lines and emergencies',
        'Case numbers by SMS',
      ],
    },
    {
      icon: 'antenna',
      title: 'Outbound calls',
      description:
        'Welcome calls, surveys, renewals and reminders, made by people, with lists that are checked first.',
      features: [
        'Do-not-disturb lists applied before dialling',
        'Calling hours by country and holiday',
        'Consent to a sale recorded and sent to you',
      ],
    },
    {
      icon: 'message',
      title: 'Messages and e-mail',
      description:
        'The same agents answer chat, WhatsApp Business, Messenger and e-mail, and see earlier calls of the same person.',
      features: [
        'One history across all channels',
        'Takes over from a chatbot with the transcript',
        'Model answers that you approve',
      ],
    },
    {
      icon: 'banknote',
      title: 'VAS and billing complaints',
      description:
        'A trained group for the cases that cost operators most trust: charges that the subscriber does not recognise.',
      features: [
        'Consent record on the screen of the agent',
        'Stop and refund within limits that you set',
        'Weekly list of causes, by service',
      ],
    },
    {
      icon: 'chart',
      title: 'Quality and reporting',
      description:
        'You listen to the same recordings as our supervisors and read the same figures, raw data included.',
      features: [
        'Wait, abandonment and first-contact resolution',
        'Calls scored by a sheet that both sides wrote',
        'Training from the errors of the week',
      ],
    },
  ],
  integration: {
    title: 'Lines in, records out',
    intro:
      'Agents work in your systems wherever possible, so that your records are complete and nothing has to be copied.',
    points: [
      {
        term: 'SIP trunks',
        text: 'Your network translates the short code and sends the call to our session border controllers over two separate links, with SIP over TLS and SRTP where your core supports them.',
      },
      {
        term: 'WebRTC',
        text: 'Agents speak through the browser with Opus audio. A fixed telephone stands ready for a workstation that fails.',
      },
      {
        term: 'CRM and TM Forum APIs',
        text: 'The calling number opens the customer record. Cases are written by TMF621 Trouble Ticket or through your own interface. Where there is none, agents use your screens.',
      },
      {
        term: 'SIPREC and recordings',
        text: 'Calls are recorded here, or forked to your recorder by SIPREC (RFC 7866). Recording pauses while a caller gives card or identity data.',
      },
      {
        term: 'SAML 2.0 and SCIM',
        text: 'Agents sign in to your systems with named accounts under your control. SCIM opens and closes them as shifts and staff change.',
      },
      {
        term: 'Report data',
        text: 'Interval data by queue and agent, as CSV over SFTP or from a REST interface, for your own workforce and revenue systems.',
      },
    ],
  },
  steps: [
    {
      title: 'Look at the calls',
      text: 'We sample your present contacts: subjects, lengths, repeats, languages, hours. This gives the number of agents.',
    },
    {
      title: 'Knowledge',
      text: 'Tariffs, procedures and limits are put into an article base that your product managers sign off.',
    },
    {
      title: 'Recruitment and training',
      text: 'Agents are chosen by language, trained on your products and tested before they take a call.',
    },
    {
      title: 'Lines and access',
      text: 'You provide trunk, CRM accounts and a test number. We connect recording and reports and try everything with test calls.',
    },
    {
      title: 'One queue first',
      text: 'One subject or one shift moves over while your team listens in. The next queue follows when the scores are right.',
    },
    {
      title: 'Regular review',
      text: 'Causes of calls go back to the departments that can remove them. Fewer calls are a success, also for us.',
    },
  ],
  audience: [
    {
      who: 'Mobile operators',
      why: 'Night, overflow or the whole first line, by people who know prepaid, VAS and wallets.',
    },
    {
      who: 'VAS and content providers',
      why: 'A care line of your own, as many operators and regulators expect.',
    },
    {
      who: 'Banks, fintech companies and utilities',
      why: 'Identified callers, recorded consent and cases that can be followed.',
    },
    {
      who: 'Online shops and transport',
      why: 'Order questions on chat and telephone, with more agents in the season.',
    },
  ],
  commercial:
    'You pay per staffed seat, per handled contact or per hour of talk and work, whichever suits the queue. Set-up and training are priced apart. For outbound sales, part of the price can depend on orders that are still valid after the period for returns. Service levels and what follows from missing them are fixed in the contract.',
  questions: [
    {
      question: 'Where do the agents sit?',
      answer:
        'That is agreed for each contract: in your country, in your building, or with us. Some regulators demand care within the country, and language often does as well.',
    },
    {
      question: 'Which languages are covered?',
      answer:
        'English and French in the first place. For other languages we recruit for your contract, and say in the offer which ones we can staff around the clock and which not.',
    },
    {
      question: 'Who may listen to recordings, and for how long?',
      answer:
        'Named supervisors on both sides, with each access logged. Callers are told at the start. You set the retention, within the data protection law of the country.',
    },
    {
      question: 'What happens when your site or the trunk fails?',
      answer:
        'Your network sends the calls over the second link, to another site if your contract has one, or back to you. Which calls then have priority is decided beforehand, not on that day.',
    },
    {
      question: 'Can you cope with a sudden peak?',
      answer:
        'A network fault can multiply calls within minutes. An announcement about the fault answers many of them, call back spreads others, and agents of other queues help where they are trained for it. The contract says up to which peak we staff.',
    },
    {
      question: 'Can we take the service back in house?',
      answer:
        'Yes. Articles, recordings and case data are yours, the number never leaves your network, and a handover plan is part of the contract.',
    },
  ],
  actions: [
    { label: 'Get Custom Quote', href: '/get-quote' },
    { label: 'Get Started', href: '/get-quote' },
  ],
} satisfies Product;
