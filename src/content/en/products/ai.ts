import type { Product } from '@/content/types';
import * as artefacts from './ai-artefacts';

export default {
  meta: {
    title: 'AI Chatbot for Support, Sales and Technical Help',
    description:
      'A chatbot for customer support, sales and technical support, on your website, in your app, on WhatsApp Business and Messenger, and through an API.',
    keywords: [
      'AI chatbot Africa',
      'telecom customer support chatbot',
      'WhatsApp Business chatbot',
      'Messenger chatbot',
      'chatbot mobile SDK',
      'chatbot API',
      'sales chatbot',
    ],
  },
  lead: `One chatbot for customer support, sales and technical support. It answers at any hour and hands over to your agents.`,
  cost: 'A set-up fee, then a monthly fee by the number of conversations.',
  intro:
    'Operators hear the same few questions again and again. The chatbot answers them from your own documents and systems, on your website, in your app, on WhatsApp Business and on Messenger.',
  hero: artefacts.hero,
  offeringsTitle: 'Three jobs, five ways in',
  offerings: [
    {
      title: 'Customer support',
      description:
        'Balance, bundles, subscriptions, bills and complaints, answered from the account and your rules.',
      features: [
        'Explains a charge line by line',
        'Stops a subscription on request and confirms it',
        'Opens a ticket and reports its progress',
      ],
      art: artefacts.support,
    },
    {
      title: 'Sales',
      description:
        'Asks what the customer needs, offers what fits, and takes the order or a phone number to call.',
      features: [
        'Compares plans by price and usage',
        'Takes the order after a clear yes',
        'Passes business enquiries to your sales team',
      ],
      art: artefacts.sales,
    },
    {
      title: 'Technical support',
      description:
        'Walks customers through a fault one question at a time, and knows when the fault is in the network.',
      features: [
        'Settings for internet, email and roaming',
        'Checks for a known outage first',
        'Collects what an engineer will ask for',
      ],
      art: artefacts.technicalSupport,
    },
    {
      title: 'Website',
      description:
        'A chat window that loads once your page has loaded, and works with a keyboard and a screen reader.',
      features: [
        'One line of script',
        'Your colours and your name',
        'Works with a content security policy',
      ],
      art: artefacts.website,
    },
    {
      title: 'Mobile SDK',
      description: 'Chat inside your Android and iOS app, with the sign-in the app already has.',
      features: [
        'Ready-made screens or your own',
        'Push notifications when an answer arrives',
        'Waits offline and sends when the connection is back',
      ],
      art: artefacts.mobileSdk,
    },
    {
      title: 'WhatsApp Business and Messenger',
      description: 'Under your verified name, with the lists and buttons these channels offer.',
      features: [
        'Your number and your page stay yours',
        'Opt-in recorded before you write first',
        'The same conversation continues with an agent',
      ],
      art: artefacts.messengers,
    },
    {
      title: 'API',
      description:
        'The dialogue without our screens, for your own channel, a USSD menu or a voice line.',
      features: [
        'Text in, answer and sources out',
        'Webhook for handover and feedback',
        'A test system with its own keys',
      ],
      art: artefacts.api,
    },
  ],
  journey: {
    title: 'Follow one question',
    stations: [
      {
        figure: '“Why?”',
        title: 'A customer asks',
        text: 'On your site, in your app, on WhatsApp Business or Messenger.',
      },
      {
        figure: 'Code',
        title: 'She shows who she is',
        text: 'By the app’s session, or a code sent to the number in question.',
      },
      {
        figure: '2 sources',
        title: 'The chatbot looks it up',
        text: 'In your documents and on her account. If neither answers, it says so.',
        ours: true,
      },
      {
        figure: 'Ruth',
        title: 'An agent takes over',
        text: 'With the transcript, the reason and the customer’s reference.',
      },
      {
        figure: 'KES 50',
        title: 'The case is closed',
        text: 'The action is confirmed and on record; the chatbot takes over again.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'The channels, accounts and systems behind it',
    intro: 'The chatbot reads what you allow, and acts only through interfaces you can switch off.',
    points: [
      {
        term: 'WhatsApp Business Platform',
        text: 'We receive messages by webhook and answer within the 24-hour service window. Outside it, only approved templates are sent.',
      },
      {
        term: 'Messenger Platform',
        text: 'Your page gives our application access to its messages. Each webhook is checked against its X-Hub-Signature-256 header before it is read.',
      },
      {
        term: 'TM Forum Open APIs',
        text: 'Bills over TMF678, prepaid balance over TMF654, trouble tickets over TMF621 and orders over TMF622, or your own equivalent interfaces.',
      },
      {
        term: 'OpenID Connect or one-time code',
        text: 'General questions need no sign-in. Questions about an account do: through your app session, or with a code sent to the number in question.',
      },
      {
        term: 'Agent desktop',
        text: 'On handover, your contact center software receives the transcript, the intent and the customer reference over REST, the body signed with HMAC-SHA256 in Base64. Once the agent closes the case, the chatbot takes over again.',
      },
      {
        term: 'Knowledge sources',
        text: 'Help pages, PDF files and product catalogues are read on a schedule. Once you withdraw a page, the chatbot stops using it after the next run.',
      },
    ],
  },
  steps: [
    { title: 'Questions first', text: 'Past conversations show what people ask.' },
    { title: 'Sources', text: 'We collect your documents and list the gaps.' },
    { title: 'Test set', text: 'Your staff set the answers. We measure every change.' },
    { title: 'One channel', text: 'It starts on your site or app, watched by agents.' },
    { title: 'More channels', text: 'Channels and permissions follow the results.' },
  ],
  audience: [
    'Operators’ customer care teams',
    'Operators’ sales teams',
    'Banks and utilities',
    'App and platform developers',
  ],
  commercial:
    'You pay a set-up fee for sources, connections and the test set, then a monthly fee based on the number of conversations. Messaging channel fees are passed on at cost.',
  questions: [
    {
      question: 'Can it give a wrong answer?',
      answer:
        'Yes, as any such system can. That is why it shows where each answer comes from, declines when your sources are silent, and is measured on your test set. Prices and balances come from your systems, never from the language model.',
    },
    {
      question: 'Which languages does it speak?',
      answer:
        'We usually start with English and French. For Swahili, Hausa, Pidgin and others we run your test set and show you the results. We switch a language on when you find it good enough.',
    },
    {
      question: 'Are our conversations used to train models for others?',
      answer:
        'No. They serve only your chatbot, for as long as you decide. Card numbers, PINs and passwords are masked before anything is stored.',
    },
    {
      question: 'How does a customer reach a person?',
      answer:
        'By asking. The chatbot also hands over after two failed answers, on a complaint, and on subjects you list. Outside working hours it takes a callback request.',
    },
    {
      question: 'Can it change something on an account?',
      answer:
        'Only through actions you release one by one, after identification, and after the customer has confirmed a sentence that says what will happen.',
    },
    {
      question: 'What happens when one of our systems does not answer?',
      answer:
        'The chatbot says it cannot see the account at the moment and offers a ticket. General questions are answered as before.',
    },
  ],
  closing: 'Tell us which questions your agents answer most often.',
  actions: [
    { label: 'Request Demo', href: '/get-quote?demo=yes' },
    { label: 'Get Started', href: '/get-quote' },
    { label: 'Get Custom Quote', href: '/get-quote' },
  ],
} satisfies Product;
