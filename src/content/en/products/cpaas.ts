import type { Product } from '@/content/types';
import * as artefacts from './cpaas-artefacts';

export default {
  meta: {
    title: 'CPAAS: SMS, USSD, WhatsApp Business and Voice',
    description:
      'One API for SMS, USSD, WhatsApp Business and outbound dialing on African networks, and revenue-based messaging paid from what it earns.',
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
  benefit: 'Messages and calls from one API',
  lead: `One API to reach subscribers by SMS, USSD, WhatsApp Business or voice, on the networks of our operator partners.`,
  cost: 'By use, or by results for revenue-based messaging.',
  intro:
    'Your developers write to one interface. We keep the binds and trunks to the operators we are connected to, pick the route and return the result.',
  hero: artefacts.hero,
  offeringsTitle: 'Five services, one account',
  offerings: [
    {
      title: 'Revenue-based messaging',
      description:
        'Messages paid for by what they bring in. The operator supplies capacity and opted-in numbers, we supply the platform and the campaign, and the revenue is shared.',
      features: [
        'Bundle, wallet and service offers',
        'A control group in every campaign',
        'Frequency cap per subscriber',
        'One report both sides can recalculate',
      ],
      art: artefacts.revenueMessaging,
    },
    {
      title: 'WhatsApp Business',
      description: 'Notifications, service conversations and catalogues under your business name.',
      features: [
        'Help with number, name and templates',
        'Lists, buttons and documents',
        'Falls back to SMS if unread or undelivered',
      ],
      art: artefacts.whatsapp,
    },
    {
      title: 'Outbound dialing',
      description:
        'Calls placed by the platform: a recorded or spoken message, a question answered by keypress, or a connection to an agent.',
      features: [
        'Reaches people who cannot read',
        'Keypress menus and transfer to an agent',
        'Retries depending on the result: busy, no answer, switched off',
        'Calling hours by country',
      ],
      art: artefacts.outboundDialing,
    },
    {
      title: 'USSD',
      description:
        'Menus that open on every phone, without data or an app: surveys, payments, registrations, balances.',
      features: [
        'Menus edited without new code',
        'Sessions that resume after a drop',
        'Network-initiated push where the operator allows it',
      ],
      art: artefacts.ussd,
    },
    {
      title: 'SMS',
      description:
        'One-time codes, alerts and campaigns, in separate queues so that a campaign never delays a code.',
      features: [
        'Delivery receipts for each part',
        'Two-way numbers and keywords',
        'Sender names registered by country',
        'Scheduling in local time',
      ],
      art: artefacts.sms,
    },
  ],
  journey: {
    title: 'Follow one message',
    stations: [
      {
        figure: 'POST',
        title: 'Your server sends one request',
        text: 'With an idempotency key: asked twice, sent once.',
      },
      {
        figure: '202',
        title: 'We accept it and pick the route',
        text: 'Over our binds and trunks to the operators.',
        ours: true,
      },
      {
        figure: 'WhatsApp',
        title: 'The channel you named comes first',
        text: 'If it stays unread or undelivered, SMS takes over.',
        ours: true,
      },
      {
        figure: 'SMS',
        title: 'The operator delivers it',
        text: 'Under a sender name it has approved.',
      },
      {
        figure: 'delivered',
        title: 'A signed webhook tells you',
        text: 'One state, with its channel and time.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
  api: {
    kind: 'terminal',
    caption: 'The result comes back, signed.',
    parts: [
      {
        label: 'Webhook, secret “example”',
        code: `POST /hooks/messages HTTP/1.1
X-Signature: sha256=AqWyK22p5V5Ouk0NUd2awJ2Fq/mHsgZ+liV9B1sd2T8=

{"id": "msg_41", "state": "delivered",
 "channel": "sms",
 "at": "2026-03-02T08:15:09Z"}`,
      },
    ],
  },
  integration: {
    title: 'How the platform meets the network',
    intro:
      'Enterprises see HTTPS. Operators see the interfaces their core already has, each over a private link or VPN.',
    points: [
      {
        term: 'SMPP 3.4',
        text: 'We bind to your SMSC as a transceiver. You set the throughput of each bind, and receipts come back as deliver_sm. Two binds over separate links are the usual arrangement.',
      },
      {
        term: 'USSD over MAP',
        text: 'Your USSD gateway keeps the SS7/MAP dialogue with the HLR and passes each step to us over HTTP, or over SMPP with ussd_service_op. One screen holds up to 182 characters.',
      },
      {
        term: 'SIP and RTP',
        text: 'Calls go out as SIP to your session border controller, with G.711 or AMR audio and RFC 4733 keypress events. You assign the caller number.',
      },
      {
        term: 'WhatsApp Business Platform',
        text: 'Templates, opt-in and quality rating follow the platform’s rules. The business account belongs to you.',
      },
      {
        term: 'REST and signed webhooks',
        text: 'JSON over TLS, API keys restricted by channel and IP address, an idempotency key with each message, and results whose body is signed with HMAC-SHA256, in Base64.',
      },
      {
        term: 'CDR reconciliation',
        text: 'Our records and yours are compared by message identifier. Differences are listed one by one before an invoice is issued.',
      },
    ],
  },
  steps: [
    { title: 'Use and volume', text: 'You tell us whom to reach, where, how and how often.' },
    { title: 'Names and codes', text: 'We register senders, short codes and templates.' },
    { title: 'Connection', text: 'We issue test keys, set up binds and test both.' },
    { title: 'Measured start', text: 'A small volume proves each route.' },
    { title: 'Daily operation', text: 'We watch the routes. You see the same figures.' },
  ],
  audience: [
    'Mobile operators',
    'Banks and fintech companies',
    'Retail, transport and delivery',
    'Public bodies and aid organisations',
  ],
  commercial:
    'SMS, USSD sessions and calls are priced by country and network, WhatsApp Business messages by country and category, as WhatsApp charges them. You pay by use.',
  questions: [
    {
      question: 'How do you prove that someone agreed to be contacted?',
      answer:
        'Each opt-in is stored with its source, time and wording. Without one, promotional traffic is refused. STOP works on every channel at once, and national do-not-disturb lists, such as 2442 in Nigeria, are applied before sending.',
    },
    {
      question: 'What happens when a route fails?',
      answer:
        'Traffic moves to the second bind or trunk. A message is never sent after its validity period: a late payment code does more harm than good. You get the final status either way.',
    },
    {
      question: 'How long can a message be?',
      answer:
        'An SMS holds 160 characters of the GSM alphabet, or 70 if it contains any other character, such as the French ê or the Yoruba ọ. Longer texts are split into parts of 153 or 67. The interface tells you the number of parts before you send.',
    },
    {
      question: 'Can we use our company name as sender?',
      answer:
        'On most networks, yes, after registration. Some allow only numeric senders, and alphanumeric ones cannot receive replies. We tell you for each country.',
    },
    {
      question: 'Do you read the content of messages?',
      answer:
        'Templates are checked at approval, and links are screened for fraud. Message bodies are deleted after the period in your contract. Billing records are kept without the body.',
    },
    {
      question: 'What does an operator need to provide?',
      answer:
        'A bind or trunk, a test number, a rule for sender names and a contact for faults. None of our equipment needs to be in your data centre.',
    },
  ],
  closing: 'Tell us whom you need to reach, in which countries and how often.',
  actions: [
    { label: 'Get Started', href: '/get-quote' },
    { label: 'Get Custom Quote', href: '/get-quote' },
    { label: 'Request Demo', href: '/get-quote?demo=yes' },
  ],
} satisfies Product;
