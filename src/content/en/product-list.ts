import type { ProductPath } from '@/content/facts/paths';
import type { IconName } from '@/content/types';
import { products } from './products';

const words: Record<ProductPath, { icon: IconName; summary: string }> = {
  '/products/enterprise': {
    icon: 'building',
    summary: 'Cloud and managed services, and one application for school and university fees.',
  },
  '/products/fintech': {
    icon: 'banknote',
    summary: 'A payment gateway, and billing gateways for gas and electricity suppliers.',
  },
  '/products/ott': {
    icon: 'clapperboard',
    summary:
      'Streaming with an Indian entertainment platform, charged to airtime or the phone bill.',
  },
  '/products/ai': {
    icon: 'bot',
    summary: 'A chatbot for support and sales on web, app, WhatsApp Business and Messenger.',
  },
  '/products/cpaas': {
    icon: 'message',
    summary: 'Messaging, WhatsApp Business, outbound dialing, USSD and SMS on one platform.',
  },
  '/products/marketplace': {
    icon: 'store',
    summary: 'A B2B marketplace where suppliers and buyers in African markets meet.',
  },
  '/products/vas': {
    icon: 'music',
    summary: 'Ring-back tones, games, quizzes, health, music, doctor on call and contests.',
  },
  '/products/content': {
    icon: 'play',
    summary: 'Licensed audio and video, prepared for every handset and every network.',
  },
  '/products/lottery': {
    icon: 'ticket',
    summary: 'Digital lottery for licence holders, from ticket to draw to payout.',
  },
  '/products/iot': {
    icon: 'home',
    summary: 'Home automation that operators can sell with a SIM and a monthly plan.',
  },
  '/products/ccas': {
    icon: 'headset',
    summary:
      'Contact center services for operators and enterprises, in their customers’ languages.',
  },
};

/** The products with what lists say of each. */
export const productList = products.map((product) => ({ ...product, ...words[product.path] }));
