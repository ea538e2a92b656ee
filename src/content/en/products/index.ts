import { productPaths, type ProductPath } from '@/content/facts/paths';
import type { IconName } from '@/content/types';

/** What lists say of a product. One without it does not compile. */
const words: Record<ProductPath, { label: string; icon: IconName; summary: string }> = {
  '/products/enterprise': {
    label: 'Enterprise Solutions',
    icon: 'building',
    summary: 'Cloud and managed services, and one application for school and university fees.',
  },
  '/products/fintech': {
    label: 'Fintech Solutions',
    icon: 'banknote',
    summary: 'A payment gateway, and billing gateways for gas and electricity suppliers.',
  },
  '/products/ott': {
    label: 'OTT (Over-The-Top)',
    icon: 'clapperboard',
    summary: 'Streaming with an Indian entertainment platform, paid through the phone bill.',
  },
  '/products/ai': {
    label: 'AI Solutions',
    icon: 'bot',
    summary: 'A chatbot for support and sales on web, app, WhatsApp Business and Messenger.',
  },
  '/products/cpaas': {
    label: 'CPAAS',
    icon: 'message',
    summary: 'Messaging, WhatsApp Business, outbound dialling, USSD and SMS from one platform.',
  },
  '/products/marketplace': {
    label: 'Market Place',
    icon: 'store',
    summary: 'A B2B marketplace where suppliers and buyers in African markets meet.',
  },
  '/products/vas': {
    label: 'Value Added Services',
    icon: 'music',
    summary: 'Ring-back tones, games, quiz, health, music, doctor on call and contests.',
  },
  '/products/content': {
    label: 'Content',
    icon: 'play',
    summary: 'Licensed audio and video, prepared for every handset and every network.',
  },
  '/products/lottery': {
    label: 'Lottery Application',
    icon: 'ticket',
    summary: 'Digital lottery for licensed operators, from ticket to draw to payout.',
  },
  '/products/iot': {
    label: 'IoT Solutions',
    icon: 'home',
    summary: 'Home automation that an operator can sell with a SIM and a monthly plan.',
  },
  '/products/ccas': {
    label: 'CCAs',
    icon: 'headset',
    summary: 'Contact centre services for operators and enterprises, in their languages.',
  },
};

/** THE list of products: menu, list pages and their neighbours derive from it. */
export const products = productPaths.map((path) => ({ path, ...words[path] }));
