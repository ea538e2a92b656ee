import type { choices } from '@/content/facts/choices';
import type { ServiceCard } from '@/content/types';

const cards = [
  {
    title: 'Value-Added Services (VAS)',
    purpose: 'To raise ARPU, one small purchase at a time.',
    description:
      'Entertainment and health services that subscribers order by short code, USSD or app and pay for with airtime.',
    features: [
      'Caller ring-back tones and music',
      'Games and quiz',
      'Health, well-being and doctor on call',
      'Talent search and influencer contest',
    ],
    href: '/products/vas',
  },
  {
    title: 'Fintech Solutions',
    purpose: 'To collect bills and payments by phone.',
    description:
      'Gateways that connect people with a bill to pay, the wallet they already use and the company waiting for the money.',
    features: [
      'Payment gateway',
      'Billing gateway for natural gas supply',
      'Billing gateway for an electricity board',
      'Every payment matched to its bill',
    ],
    href: '/products/fintech',
  },
  {
    title: 'Marketplace Applications',
    purpose: 'To bring business buyers and sellers together.',
    description:
      'A B2B marketplace where suppliers list what they sell and companies find who can deliver it.',
    features: [
      'Businesses only, buying and selling',
      'Supplier listings in one catalogue',
      'Enquiries go straight to the seller',
      'Works on phone and desktop',
    ],
    href: '/products/marketplace',
  },
  {
    title: 'Enterprise Solutions',
    purpose: 'To take servers, software and fee collection off your hands.',
    description:
      'Our engineers look after your servers and applications; schools get an application for tuition payments.',
    features: [
      'Cloud and managed services',
      'Payment tracking and reminders',
      'Student portal and fee structures',
      'School bus tracking',
    ],
    href: '/products/enterprise',
  },
  {
    title: 'AI-Based Solutions',
    purpose: 'To answer customers in chat, at any hour.',
    description:
      'A chatbot that answers customers on the channels they already use and passes the hard questions to your staff.',
    features: [
      'Customer support',
      'Sales and technical support',
      'Website and mobile SDK',
      'WhatsApp Business, Messenger and an API',
    ],
    href: '/products/ai',
  },
  {
    title: '5G Infotainment Solutions',
    purpose: 'To earn more from your faster network.',
    description:
      'Streaming that gives subscribers a reason to use the data your new network can carry.',
    features: [
      'Streaming from an Indian entertainment platform',
      'Audio and video content',
      'Sold as part of the operator’s offer',
      'Charged to airtime, the phone bill or mobile money',
    ],
    href: '/products/ott',
  },
] satisfies readonly (ServiceCard & { title: (typeof choices.service)[number] })[];

/** The six services, as the home page and the list of all show them. */
export const serviceCards: readonly ServiceCard[] = cards;
