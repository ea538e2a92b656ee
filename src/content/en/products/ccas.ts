import type { Product } from '@/content/types';
import { figures } from '../figures';
import * as artefacts from './ccas-artefacts';

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
  benefit: 'Contact center services',
  lead: `Contact center services, ${figures.support}: trained agents behind your short code, in your systems, every contact on record.`,
  cost: 'Per staffed seat, per contact or per hour.',
  intro:
    'When subscribers call, three things matter: how long they wait, whether the agent knows the product, and whether they will have to explain it all again next time.',
  hero: artefacts.hero,
  offeringsTitle: 'Contact center services, desk by desk',
  offerings: [
    {
      title: 'Inbound customer care',
      description:
        'First line, second line or the hours your own team does not cover, under your name and with your scripts.',
      features: [
        'Menu and greeting in the caller’s language',
        'A callback instead of a long wait',
        'Priority for business lines and emergencies',
        'Case numbers by SMS',
      ],
      art: artefacts.inboundCare,
    },
    {
      title: 'Outbound calls',
      description:
        'Welcome calls, surveys, renewals and reminders, made by people, from lists that are checked first.',
      features: [
        'Do-not-disturb lists applied before every call',
        'Calling hours by country and holiday',
        'Consent to a sale recorded and sent to you',
      ],
      art: artefacts.outboundCalls,
    },
    {
      title: 'Messages and email',
      description:
        'The same agents answer chat, WhatsApp Business, Messenger and email, and see that person’s earlier calls.',
      features: [
        'One history across all channels',
        'Takes over from a chatbot with the transcript',
        'Model answers you have approved',
      ],
      art: artefacts.messages,
    },
    {
      title: 'VAS and billing complaints',
      description:
        'A trained group for the cases that cost operators the most trust: charges the subscriber does not recognise.',
      features: [
        'Opt-in record on the agent’s screen',
        'Stop and refund within limits you set',
        'Weekly list of causes, by service',
      ],
      art: artefacts.complaints,
    },
    {
      title: 'Quality and reporting',
      description:
        'You listen to the same recordings as our supervisors and read the same figures, raw data included.',
      features: [
        'Wait, abandonment and first-contact resolution',
        'Calls scored on a sheet agreed with you',
        'Training based on the week’s errors',
      ],
      art: artefacts.quality,
    },
  ],
  journey: {
    title: 'Follow one call',
    stations: [
      {
        figure: '5050',
        title: 'A subscriber calls your number',
        text: 'The call costs what it costs today.',
      },
      {
        figure: '0:20',
        title: 'Your network passes it on',
        text: 'Over two links, to agents who say your name.',
      },
      {
        figure: 'Case 5120',
        title: 'The record is on the screen',
        text: 'The caller does not have to explain it all again.',
        ours: true,
      },
      {
        figure: 'KES 50',
        title: 'The charge is stopped and refunded',
        text: 'Within the limits you set.',
        ours: true,
      },
      {
        figure: '9 of 10',
        title: 'The call is scored',
        text: 'Its cause goes to those who can remove it.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
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
    { title: 'Sample', text: 'Past contacts show how many agents you need.' },
    { title: 'Knowledge', text: 'Your product managers sign off every article.' },
    { title: 'Recruitment', text: 'Agents are chosen by language, trained and tested.' },
    { title: 'Lines and access', text: 'You open a trunk and accounts. We make test calls.' },
    { title: 'One queue first', text: 'Your team listens in. Good scores open the next.' },
    { title: 'Regular review', text: 'Causes of calls go to those who can remove them.' },
  ],
  audience: [
    'Mobile operators',
    'VAS and content providers',
    'Banks, fintech companies and utilities',
    'Online shops and transport',
  ],
  commercial:
    'You pay per staffed seat, per handled contact or per hour of talk and wrap-up, whichever suits the queue. Set-up and training are priced separately.',
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
  closing: 'Tell us which calls you want to hand over, at which hours and in which languages.',
  actions: [
    { label: 'Get Started', href: '/get-quote' },
    { label: 'Get Custom Quote', href: '/get-quote' },
  ],
} satisfies Product;
