import { figures } from '../figures';
import type { Product } from '@/content/types';

export default {
  meta: {
    title: 'CPAAS: SMS, USSD, WhatsApp Business and Voice',
    description:
      'One API for SMS, USSD, WhatsApp Business and outbound dialing on African networks, and revenue-based messaging that is paid from what it earns.',
    keywords: [
      'CPAAS Africa',
      'A2P SMS API',
      'USSD API',
      'WhatsApp Business API',
      'outbound dialing',
      'revenue-based messaging',
      'SMPP gateway',
    ],
  },
  lead: `One API to reach a subscriber by SMS, USSD, WhatsApp Business or voice, built for the networks of operators in ${figures.countries} African countries.`,
  intro: [
    'CPAAS means that an application can send a message or place a call without owning a telephone system. Your developers write to one interface. We hold the binds, trunks and sessions with each operator, pick the route and return the result.',
    'For an operator the platform works in the other direction as well. It brings the traffic of banks, shops and public services to your message centre, your USSD gateway and your voice core, under sender names that you have approved. The records let you bill each message.',
    'The subscriber sees a name that can be trusted, a text in the right language, and a way to stop it. A code for a payment arrives first, and an advertisement waits for the morning.',
  ],
  flow: {
    caption: 'How one API call reaches a phone and comes back as a result',
    nodes: [
      { title: 'Your application', note: 'One REST call with recipient and template' },
      { title: 'Messaging platform', note: 'Checks consent, picks channel and route', ours: true },
      { title: "Operator's network", note: 'Message centre, USSD gateway or voice core' },
      { title: 'Subscriber', note: 'Reads, answers or presses a key' },
      { title: 'Your webhook', note: 'Gets receipt, reply or call result' },
    ],
  },
  offeringsTitle: 'Five services, one account',
  offerings: [
    {
      icon: 'chart',
      title: 'Revenue-based messaging',
      description:
        'Messages that are paid out of what they bring in. The operator supplies capacity and consented numbers, we supply the platform and the campaign, and the revenue from it is shared.',
      features: [
        'Bundle, wallet and service offers',
        'A control group in every campaign',
        'Frequency cap for each subscriber',
        'One report that both sides can recalculate',
      ],
    },
    {
      icon: 'message',
      title: 'WhatsApp Business',
      description:
        'Notices, service conversations and catalogues under your business name, with SMS as the second way.',
      features: [
        'Help with number, name and templates',
        'Lists, buttons and documents',
        'Falls back to SMS if unread or not reachable',
      ],
    },
    {
      icon: 'antenna',
      title: 'Outbound dialing',
      description:
        'Calls placed by the platform: a recorded or spoken message, a question answered by a key, or a connection to an agent.',
      features: [
        'Reaches people who do not read',
        'Keypress menus and transfer to an agent',
        'Retries by result: busy, no answer, switched off',
        'Calling hours by country',
      ],
    },
    {
      icon: 'signal',
      title: 'USSD',
      description:
        'Menus that open on every phone without data or an app: surveys, payments, registrations, balances.',
      features: [
        'Menus edited without new code',
        'Sessions that resume after a drop',
        'Network-initiated push where the operator allows it',
      ],
    },
    {
      icon: 'zap',
      title: 'SMS',
      description:
        'One-time codes, alerts and campaigns, with separate queues so that a campaign never delays a code.',
      features: [
        'Delivery receipts for each part',
        'Two-way numbers and keywords',
        'Sender names registered by country',
        'Scheduling in local time',
      ],
    },
  ],
  integration: {
    title: 'How the platform meets the network',
    intro:
      'Enterprises see HTTPS. Operators see the interfaces that their core already has, each over a private link or VPN.',
    points: [
      {
        term: 'SMPP 3.4',
        text: 'We bind to your message centre as a transceiver. You set the throughput of each bind, and receipts come back as deliver_sm. Two binds over separate links are the usual arrangement.',
      },
      {
        term: 'USSD over MAP',
        text: 'Your USSD gateway keeps the SS7/MAP dialogue with the HLR and passes each step to us over HTTP, or over SMPP with ussd_service_op. A screen holds up to 182 characters.',
      },
      {
        term: 'SIP and RTP',
        text: 'Calls leave as SIP towards your session border controller, with G.711 or AMR audio and RFC 4733 keypress events. The caller number is one that you assigned.',
      },
      {
        term: 'WhatsApp Business Platform',
        text: 'Templates, opt-in and quality rating are handled as the platform prescribes. The business account belongs to you.',
      },
      {
        term: 'REST and signed webhooks',
        text: 'JSON over TLS, keys limited by channel and address, an idempotency key with each message, and results signed with HMAC-SHA256.',
      },
      {
        term: 'CDR reconciliation',
        text: 'Our records and yours are compared by message identifier. Differences are listed one by one before an invoice is written.',
      },
    ],
  },
  steps: [
    {
      title: 'Use and volume',
      text: 'You tell us who will be reached, where, how often and on which channel.',
    },
    {
      title: 'Names and codes',
      text: 'Sender names, short codes and templates are registered with operators, regulators and channels.',
    },
    {
      title: 'Connection',
      text: 'Developers get keys and a test system. Operators get addresses, binds and a test plan.',
    },
    {
      title: 'Measured start',
      text: 'A small volume on every route shows delivery, delay and replies before the limits are raised.',
    },
    {
      title: 'Daily running',
      text: 'Routes are watched, failing ones are taken out, and you see the same figures as we do.',
    },
  ],
  audience: [
    {
      who: 'Mobile operators',
      why: 'Business traffic that arrives identified and billable, in place of grey routes.',
    },
    {
      who: 'Banks and fintech companies',
      why: 'Codes and alerts in a queue of their own, and USSD for customers without data.',
    },
    {
      who: 'Retail, transport and delivery',
      why: 'Order notices on WhatsApp Business, with SMS when it is not read.',
    },
    {
      who: 'Public bodies and aid organisations',
      why: 'A voice call in a local language reaches people whom a text does not.',
    },
  ],
  commercial:
    'SMS, USSD sessions, calls and WhatsApp Business messages are paid by use, each priced by country and network. For revenue-based messaging nobody pays per message: operator and platform share what subscribers buy because of it, measured against the control group.',
  questions: [
    {
      question: 'How do you prove that a person agreed to be contacted?',
      answer:
        'Each consent is stored with its source, time and wording. Without one, promotional traffic is refused. STOP works on every channel at once, and national do-not-disturb lists, such as 2442 in Nigeria, are applied before sending.',
    },
    {
      question: 'What happens when a route fails?',
      answer:
        'Traffic moves to the second bind or trunk. A message with a validity period is not sent after it: a payment code that comes late does harm. You get the final state either way.',
    },
    {
      question: 'How long may a message be?',
      answer:
        'An SMS holds 160 characters of the GSM alphabet, or 70 if a letter lies outside it, such as the French ê or the Yoruba ọ. Longer texts are split into parts of 153 or 67. The interface tells you the number of parts before you send.',
    },
    {
      question: 'Can we use our company name as sender?',
      answer:
        'In most networks, after registration. Some allow only numeric senders, and alphanumeric ones cannot receive replies. We tell you for each country.',
    },
    {
      question: 'Do you read the content of messages?',
      answer:
        'Templates are checked at approval, and links are screened for fraud. Message bodies are deleted after the period in your contract. Records for billing stay without the body.',
    },
    {
      question: 'What does an operator need to provide?',
      answer:
        'A bind or trunk, a test number, a rule for sender names and a contact for faults. No equipment of ours has to stand in your data centre.',
    },
  ],
  actions: [
    { label: 'Get Started', href: '/get-quote' },
    { label: 'Get Custom Quote', href: '/get-quote' },
    { label: 'Request Demo', href: '/get-quote' },
  ],
} satisfies Product;
