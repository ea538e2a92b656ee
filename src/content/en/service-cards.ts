import type { choices } from '@/content/facts/choices';
import type { ServiceCard } from '@/content/types';

const cards = [
  {
    icon: 'music',
    title: 'Value-Added Services (VAS)',
    purpose: 'To earn more from each subscriber, a little at a time.',
    description:
      'Entertainment and care that a subscriber orders by short code, USSD or app and pays for with airtime.',
    features: [
      'Caller ring-back tones and music',
      'Games and quiz',
      'Health, well-being and doctor on call',
      'Talent search and influencer contest',
    ],
    href: '/products/vas',
  },
  {
    icon: 'banknote',
    title: 'Fintech Solutions',
    purpose: 'To collect bills and payments through the phone.',
    description:
      'Gateways between the people who owe a bill, the wallet they already use and the company that waits for the money.',
    features: [
      'Payment gateway',
      'Billing gateway for natural gas supply',
      'Billing gateway for an electricity board',
      'Every payment matched to its bill',
    ],
    href: '/products/fintech',
  },
  {
    icon: 'store',
    title: 'Marketplace Applications',
    purpose: 'To bring business buyers and sellers together.',
    description:
      'A B2B marketplace where suppliers show what they sell and companies find who can deliver it.',
    features: [
      'Sellers and buyers are companies',
      'Supplier listings in one catalogue',
      'Enquiries go straight to the seller',
      'Open on a phone or at a desk',
    ],
    href: '/products/marketplace',
  },
  {
    icon: 'building',
    title: 'Enterprise Solutions',
    purpose: 'To hand over servers, software and school fees.',
    description:
      'Servers and applications looked after by our engineers, and a tuition payment application for schools.',
    features: [
      'Cloud and managed services',
      'Payment tracking and reminders',
      'Student portal and fee structures',
      'School bus tracking',
    ],
    href: '/products/enterprise',
  },
  {
    icon: 'bot',
    title: 'AI-Based Solutions',
    purpose: 'To answer customers at any hour, in chat.',
    description:
      'A chatbot that answers customers where they write to you and hands the hard questions to your staff.',
    features: [
      'Customer support',
      'Sales and technical support',
      'Website and mobile SDK',
      'WhatsApp Business, Messenger and an API',
    ],
    href: '/products/ai',
  },
  {
    icon: 'clapperboard',
    title: '5G Infotainment Solutions',
    purpose: 'To fill a fast network with something to watch.',
    description:
      'Streaming that gives subscribers a reason to use the data your new network can carry.',
    features: [
      'Streaming from an Indian entertainment platform',
      'Audio and video content',
      'Sold under the operator’s offer',
      'Charged with the phone bill',
    ],
    href: '/products/ott',
  },
] satisfies readonly (ServiceCard & { title: (typeof choices.service)[number] })[];

/** The six services, as the home page and the list of all show them. */
export const serviceCards: readonly ServiceCard[] = cards;
