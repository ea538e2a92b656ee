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
  lead: `Contact center services for operators and enterprises, ${figures.support}: trained agents behind your short code, working in your systems, with every contact on record.`,
  intro: [
    'When subscribers call, three things matter: how long until someone answers, whether that person knows the product, and whether they will have to explain it all again next time. Our contact center services are organised around these three.',
    'Your network routes the care number to us over SIP. The menu offers a choice of language, the queue knows who has called before, and the agent sees the customer in your CRM. Agents learn your tariffs and, because we run such services ourselves, they know how subscriptions, ring-back tones and wallet payments go wrong.',
    'Callers hear your name and pay what your care number costs today. If the queue is long, the menu offers a callback. If the case has to go to another department, the caller gets a case number and a message when it is closed.',
  ],
  flow: {
    caption: 'How a call to the care number is answered and closed',
    nodes: [
      { title: 'Subscriber', note: 'Dials the care number or writes a message' },
      {
        title: 'Operator’s network',
        note: 'Routes the short code to our session border controller',
      },
      { title: 'Menu and queue', note: 'Language, subject, expected wait, callback', ours: true },
      { title: 'Agent', note: 'Sees the customer in the operator’s CRM', ours: true },
      { title: 'Your back office', note: 'Gets the cases that need a decision' },
    ],
  },
  offeringsTitle: 'Contact center services, desk by desk',
  offerings: [
    {
      icon: 'headset',
      title: 'Inbound customer care',
      description:
        'First line, second line or the hours your own team does not cover, under your name and with your scripts.',
      features: [
        'Menu and greeting in the caller’s language',
        'A callback instead of a long wait',
        'Priority for business lines and emergencies',
        'Case numbers by SMS',
      ],
    },
    {
      icon: 'antenna',
      title: 'Outbound calls',
      description:
        'Welcome calls, surveys, renewals and reminders, made by people, from lists that are checked first.',
      features: [
        'Do-not-disturb lists applied before every call',
        'Calling hours by country and holiday',
        'Consent to a sale recorded and sent to you',
      ],
    },
    {
      icon: 'message',
      title: 'Messages and email',
      description:
        'The same agents answer chat, WhatsApp Business, Messenger and email, and see that person’s earlier calls.',
      features: [
        'One history across all channels',
        'Takes over from a chatbot with the transcript',
        'Model answers you have approved',
      ],
    },
    {
      icon: 'banknote',
      title: 'VAS and billing complaints',
      description:
        'A trained group for the cases that cost operators the most trust: charges the subscriber does not recognise.',
      features: [
        'Opt-in record on the agent’s screen',
        'Stop and refund within limits you set',
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
        'Calls scored on a sheet agreed with you',
        'Training based on the week’s errors',
      ],
    },
  ],
  integration: {
    title: 'Lines in, records out',
    intro:
      'Agents work in your systems wherever possible, so your records are complete and nothing has to be copied.',
    points: [
      {
        term: 'SIP trunks',
        text: 'Your network translates the short code and sends the call to our session border controllers over two separate links, with SIP over TLS and SRTP where your core supports them.',
      },
      {
        term: 'WebRTC',
        text: 'Agents speak through the browser with Opus audio. A desk phone is ready in case a workstation fails.',
      },
      {
        term: 'CRM and TM Forum APIs',
        text: 'The calling number opens the customer record. Cases are written through TMF621 Trouble Ticket or your own interface. Where there is neither, agents use your screens.',
      },
      {
        term: 'SIPREC and recordings',
        text: 'Calls can be recorded here, or forked to your recorder by SIPREC (RFC 7866). Recording pauses while a caller gives card or identity details.',
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
      text: 'We sample your current contacts: subjects, lengths, repeats, languages, hours. From this we work out how many agents are needed.',
    },
    {
      title: 'Knowledge',
      text: 'Tariffs, procedures and limits go into a knowledge base that your product managers sign off.',
    },
    {
      title: 'Recruitment and training',
      text: 'Agents are chosen for their languages, trained on your products and tested before they take a call.',
    },
    {
      title: 'Lines and access',
      text: 'You provide a trunk, CRM accounts and a test number. We connect recording and reports and try everything with test calls.',
    },
    {
      title: 'One queue first',
      text: 'One subject or one shift moves over while your team listens in. The next queue follows when the scores are right.',
    },
    {
      title: 'Regular review',
      text: 'The causes of calls go back to the departments that can remove them. Fewer calls is a success, for us too.',
    },
  ],
  audience: [
    {
      who: 'Mobile operators',
      why: 'Nights, overflow or the whole first line, handled by people who know prepaid, VAS and wallets.',
    },
    {
      who: 'VAS and content providers',
      why: 'A customer care line of your own, as many operators and regulators expect.',
    },
    {
      who: 'Banks, fintech companies and utilities',
      why: 'Identified callers, recorded consent and cases that can be followed.',
    },
    {
      who: 'Online shops and transport',
      why: 'Order questions by chat and phone, with more agents in peak season.',
    },
  ],
  commercial:
    'You pay per staffed seat, per handled contact or per hour of talk and wrap-up, whichever suits the queue. Set-up and training are priced separately. For outbound sales, part of the price can depend on orders that stand after the cooling-off period. The contract sets the service levels (SLA) and what happens if we miss them.',
  questions: [
    {
      question: 'Where do the agents sit?',
      answer:
        'We agree that in each contract: in your country, in your building, or with us. Some regulators require customer care within the country, and language often does as well.',
    },
    {
      question: 'Which languages are covered?',
      answer:
        'English and French first. For other languages we recruit for your contract, and our offer says which we can staff around the clock and which we cannot.',
    },
    {
      question: 'Who may listen to recordings, and for how long?',
      answer:
        'Named supervisors on both sides, with every access logged. Callers are told at the start of the call. You set the retention period, within the country’s data protection law.',
    },
    {
      question: 'What happens if your site or the trunk fails?',
      answer:
        'Your network sends the calls over the second link, to another site if your contract has one, or back to you. Which calls then take priority is agreed in advance, not on the day.',
    },
    {
      question: 'Can you cope with a sudden peak?',
      answer:
        'A network fault can multiply calls within minutes. A recorded announcement answers many of them, callbacks spread others out, and agents from other queues help where they are trained to. The contract says up to which peak we staff.',
    },
    {
      question: 'Can we take the service back in-house?',
      answer:
        'Yes. The knowledge base, recordings and case data are yours, the number never leaves your network, and a handover plan is part of the contract.',
    },
  ],
  actions: [
    { label: 'Get Custom Quote', href: '/get-quote' },
    { label: 'Get Started', href: '/get-quote' },
  ],
} satisfies Product;
