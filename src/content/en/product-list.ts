import type { ProductPath } from '@/content/facts/paths';
import { products } from './products';

const words: Record<ProductPath, { summary: string }> = {
  '/products/enterprise': {
    summary: 'Cloud and managed services, and one application for school and university fees.',
  },
  '/products/fintech': {
    summary: 'A payment gateway, and billing gateways for gas and electricity suppliers.',
  },
  '/products/ott': {
    summary:
      'Streaming with an Indian entertainment platform, charged to airtime, the phone bill or mobile money.',
  },
  '/products/ai': {
    summary: 'A chatbot for support and sales on web, app, WhatsApp Business and Messenger.',
  },
  '/products/cpaas': {
    summary:
      'Revenue-based messaging, WhatsApp Business, outbound dialing, USSD and SMS on one platform.',
  },
  '/products/marketplace': {
    summary: 'A B2B marketplace where suppliers and buyers in African markets meet.',
  },
  '/products/vas': {
    summary: 'Ring-back tones, games, quizzes, health, music, doctor on call and contests.',
  },
  '/products/content': {
    summary: 'Licensed audio and video, prepared for every handset and every network.',
  },
  '/products/lottery': {
    summary: 'Digital lottery for licence holders, from ticket to draw to payout.',
  },
  '/products/iot': {
    summary: 'Home automation that operators can sell with a SIM and a monthly plan.',
  },
  '/products/ccas': {
    summary:
      'Contact center services for operators and enterprises, in their customers’ languages.',
  },
};

/** The products with what lists say of each. */
export const productList = products.map((product) => ({ ...product, ...words[product.path] }));
