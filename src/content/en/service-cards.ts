import type { choices } from '@/content/facts/choices';
import type { ServiceCard } from '@/content/types';

const cards = [
  {
    title: 'Value-Added Services (VAS)',
    description:
      'Entertainment and health services that subscribers order by short code, USSD or app and pay for with airtime.',
    features: [
      'Caller ring-back tones and music',
      'Games and quiz',
      'Health, well-being and doctor on call',
      'Talent search and influencer contest',
    ],
    href: '/products/vas',
    art: { kind: 'wave', label: 'Press * to copy the tone you hear' },
  },
  {
    title: 'Fintech Solutions',
    description:
      'Gateways that connect people with a bill to pay, the wallet they already use and the company waiting for the money.',
    features: [
      'Payment gateway',
      'Billing gateway for natural gas supply',
      'Billing gateway for an electricity board',
      'Every payment matched to its bill',
    ],
    href: '/products/fintech',
    art: {
      kind: 'receipt',
      title: 'Power, prepaid',
      rows: [
        { label: 'Meter', value: '••• 001' },
        { label: 'Amount', value: 'KES 500' },
        { label: 'State', value: 'Paid, 08:15' },
      ],
    },
  },
  {
    title: 'Marketplace Applications',
    description:
      'A B2B marketplace where suppliers list what they sell and companies find who can deliver it.',
    features: [
      'Businesses only, buying and selling',
      'Supplier listings in one catalogue',
      'Enquiries go straight to the seller',
      'Works on phone and desktop',
    ],
    href: '/products/marketplace',
    art: {
      kind: 'board',
      title: 'Enquiries today',
      rows: [
        { label: 'Solar panels, 200', value: 'Sent to 3 sellers' },
        { label: 'Office chairs, 40', value: 'Answered', state: 'good' },
        { label: 'Maize flour, 12 t', value: 'Answered', state: 'good' },
      ],
    },
  },
  {
    title: 'Enterprise Solutions',
    description:
      'Our engineers look after your servers and applications; schools get an application for tuition payments.',
    features: [
      'Cloud and managed services',
      'Payment tracking and reminders',
      'Student portal and fee structures',
      'School bus tracking',
    ],
    href: '/products/enterprise',
    art: {
      kind: 'board',
      title: 'Fees, term 2',
      rows: [
        { label: 'Grade 7', value: 'Paid', state: 'good' },
        { label: 'Grade 4', value: 'Reminder sent', state: 'warning' },
        { label: 'Bus 3', value: 'At the school gate' },
      ],
    },
  },
  {
    title: 'AI-Based Solutions',
    description:
      'A chatbot that answers customers on the channels they already use and passes the hard questions to your staff.',
    features: [
      'Customer support',
      'Sales and technical support',
      'Website and mobile SDK',
      'WhatsApp Business, Messenger and an API',
    ],
    href: '/products/ai',
    art: {
      kind: 'chat',
      messages: [
        { type: 'me', text: 'My bundle is gone after one hour. Why?' },
        {
          type: 'them',
          text: 'A video used 900 MB at 20:14. Shall I lower the quality on mobile data?',
        },
        { type: 'me', text: 'Talk to a person' },
        { type: 'them', text: 'I am passing you to Grace, with this chat.' },
      ],
    },
  },
  {
    title: '5G Infotainment Solutions',
    description:
      'Streaming that gives subscribers a reason to use the data your new network can carry.',
    features: [
      'Streaming from an Indian entertainment platform',
      'Audio and video content',
      'Sold as part of the operator’s offer',
      'Charged to airtime, the phone bill or mobile money',
    ],
    href: '/products/ott',
    art: {
      kind: 'board',
      title: 'Tonight',
      rows: [
        { label: '20:00 Family drama', value: 'On now', state: 'good' },
        { label: '21:30 Cricket highlights', value: 'Reminder set' },
        { label: 'Day pass', value: 'From airtime' },
      ],
    },
  },
] satisfies readonly (ServiceCard & { title: (typeof choices.service)[number] })[];

/** The six services, as the home page and the list of all show them. */
export const serviceCards: readonly ServiceCard[] = cards;
