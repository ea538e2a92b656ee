import { figures } from '../figures';
import type { Product } from '@/content/types';

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
  lead: `One chatbot for three jobs, customer support, sales and technical support, that answers ${figures.support} on the channels your customers already use and calls a person when it should.`,
  intro: [
    'Most questions to an operator are the same few: where did my data go, how do I stop this service, why is my payment pending. The chatbot answers these from your own documents and your own systems, at any hour and without a queue.',
    'It is not left to answer from what a language model once read on the internet. Each answer is built from passages of your help pages, tariffs and procedures, or from a live query about the account of that customer. If neither holds an answer, it says so and hands over.',
    'The customer writes in ordinary words on your website, in your app, on WhatsApp Business or on Messenger. Your agents receive what remains, with the conversation so far, so that nobody has to explain twice.',
  ],
  flow: {
    caption: 'How a question becomes an answer or a handover',
    nodes: [
      { title: 'Customer', note: 'Writes on web, app, WhatsApp Business or Messenger' },
      {
        title: 'Channel connector',
        note: 'Verifies the sender and keeps the conversation',
        ours: true,
      },
      {
        title: 'Dialogue service',
        note: 'Finds the intent and the passages that answer it',
        ours: true,
      },
      { title: 'Your systems', note: 'Give balance, plan and ticket after identification' },
      { title: 'Your agent', note: 'Takes over with the whole conversation' },
    ],
  },
  offeringsTitle: 'Three jobs, five ways in',
  offerings: [
    {
      icon: 'headset',
      title: 'Customer support',
      description:
        'Balance, bundles, subscriptions, bills and complaints, answered from the account and your rules.',
      features: [
        'Explains a charge line by line',
        'Stops a subscription on request and confirms it',
        'Opens a ticket and reports its progress',
      ],
    },
    {
      icon: 'banknote',
      title: 'Sales',
      description:
        'Asks what the customer needs, offers what fits, and takes the order or the telephone number.',
      features: [
        'Compares plans on price and use',
        'Takes the order after a clear yes',
        'Passes business enquiries to your sales team',
      ],
    },
    {
      icon: 'lightbulb',
      title: 'Technical support',
      description:
        'Walks a customer through a fault one question at a time, and knows when the fault is in the network.',
      features: [
        'Settings for internet, e-mail and roaming',
        'Checks for a known outage first',
        'Collects what an engineer will ask for',
      ],
    },
    {
      icon: 'globe',
      title: 'Website',
      description:
        'A chat window that loads after your page has and works with a keyboard and a screen reader.',
      features: [
        'One line of script',
        'Your colours and your name',
        'Content security policy respected',
      ],
    },
    {
      icon: 'code',
      title: 'Mobile SDK',
      description: 'Chat inside your Android and iOS app, with the sign-in the app already has.',
      features: [
        'Ready-made screens or your own',
        'Push notices when an answer arrives',
        'Waits offline and sends when the link is back',
      ],
    },
    {
      icon: 'message',
      title: 'WhatsApp Business and Messenger',
      description:
        'Under your verified name, with the lists and buttons that these channels offer.',
      features: [
        'Number and page remain yours',
        'Opt-in recorded before you write first',
        'The same conversation goes on with an agent',
      ],
    },
    {
      icon: 'network',
      title: 'API',
      description:
        'The dialogue without our screens, for your own channel, a USSD menu or a voice line.',
      features: [
        'Text in, answer and sources out',
        'Webhook for handover and feedback',
        'A test system with keys of its own',
      ],
    },
  ],
  integration: {
    title: 'Channels, accounts and systems behind it',
    intro:
      'The chatbot reads what you allow, and acts only through interfaces that you can switch off.',
    points: [
      {
        term: 'WhatsApp Business Platform',
        text: 'We receive messages by webhook and answer within the 24-hour service window. Outside it, only templates that the platform has approved are sent, and only to customers who opted in.',
      },
      {
        term: 'Messenger Platform',
        text: 'Your page grants our application access to its messages. Each webhook is checked against its X-Hub-Signature-256 header before it is read.',
      },
      {
        term: 'TM Forum Open APIs',
        text: 'Bills over TMF678, prepaid balance over TMF654, trouble tickets over TMF621, orders over TMF622, or the interfaces of your own that do the same.',
      },
      {
        term: 'OpenID Connect or one-time code',
        text: 'General questions need no sign-in. Account questions do: through your app session, or by a code to the number in question.',
      },
      {
        term: 'Agent desktop',
        text: 'Handover sends transcript, intent and customer reference to your contact center software by REST. When the agent closes the case, the chatbot may speak again.',
      },
      {
        term: 'Knowledge sources',
        text: 'Help pages, PDF files and product catalogues are read on a schedule. A page that you withdraw is out of the answers after the next run.',
      },
    ],
  },
  steps: [
    {
      title: 'Questions first',
      text: 'You give us past conversations without names. They show what customers ask, in which words and languages.',
    },
    {
      title: 'Sources',
      text: 'We collect the documents that hold the answers, and list the questions to which none exists.',
    },
    {
      title: 'Test set',
      text: 'Your staff agree on right answers to real questions. The chatbot is measured against them before and after each change.',
    },
    {
      title: 'One channel',
      text: 'It starts on the website or in the app, with agents watching and an easy way to a person.',
    },
    {
      title: 'More channels, more rights',
      text: 'WhatsApp Business, Messenger and actions on the account follow as the measured answers allow.',
    },
  ],
  audience: [
    {
      who: 'Operator care teams',
      why: 'Repeated questions leave the queue, and agents get the cases that need judgement.',
    },
    {
      who: 'Operator sales teams',
      why: 'Every visitor is asked what they need, at any hour.',
    },
    {
      who: 'Banks and utilities',
      why: 'Account questions answered after identification, with a record of each step.',
    },
    {
      who: 'App and platform makers',
      why: 'An SDK and an API in place of a project of your own.',
    },
  ],
  commercial:
    'There is a set-up price for sources, connections and the test set, then a monthly price by number of conversations. Fees of the messaging channels are passed on as they are. For sales conversations, a share of the orders that the chatbot closes can replace part of the monthly price.',
  questions: [
    {
      question: 'Can it give a wrong answer?',
      answer:
        'Yes, as any such system can. So it answers from your sources, shows where the answer comes from, refuses when they are silent, and is measured on your test set. Prices and balances come from your systems, never from the language model.',
    },
    {
      question: 'Which languages does it speak?',
      answer:
        'English and French are the usual start. For Swahili, Hausa, Pidgin and others we run your test set and show you the result. A language is switched on if you find it good enough.',
    },
    {
      question: 'Are our conversations used to train models for others?',
      answer:
        'No. They serve your chatbot only, for as long as you decide. Card numbers, PINs and passwords are masked before anything is stored.',
    },
    {
      question: 'How does a customer reach a person?',
      answer:
        'By asking. The chatbot also hands over after a second failed answer, on a complaint, and on subjects that you list. Out of hours it takes a callback request.',
    },
    {
      question: 'Can it change something on an account?',
      answer:
        'Only actions that you release one by one, after identification, and after the customer has confirmed the sentence that says what will happen.',
    },
    {
      question: 'What happens when one of our systems does not answer?',
      answer:
        'The chatbot says that it cannot see the account at the moment and offers a ticket. General questions go on as before.',
    },
  ],
  actions: [
    { label: 'Request Demo', href: '/get-quote' },
    { label: 'Get Custom Quote', href: '/get-quote' },
    { label: 'Get Started', href: '/get-quote' },
  ],
} satisfies Product;
