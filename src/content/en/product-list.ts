import type { ProductPath } from '@/content/facts/paths';
import { products } from './products';

const summaries: Record<ProductPath, string> = {
  '/products/enterprise':
    'Cloud and managed services, and one application for school and university fees.',
  '/products/fintech': 'A payment gateway, and billing gateways for gas and electricity suppliers.',
  '/products/ott':
    'Streaming with an Indian entertainment platform, charged to airtime, the phone bill or mobile money.',
  '/products/ai': 'A chatbot for support and sales on web, app, WhatsApp Business and Messenger.',
  '/products/cpaas':
    'Revenue-based messaging, WhatsApp Business, outbound dialing, USSD and SMS on one platform.',
  '/products/marketplace': 'A B2B marketplace where suppliers and buyers in African markets meet.',
  '/products/vas': 'Ring-back tones, games, quizzes, health, music, doctor on call and contests.',
  '/products/content': 'Licensed audio and video, prepared for every handset and every network.',
  '/products/lottery': 'Digital lottery for licence holders, from ticket to draw to payout.',
  '/products/iot': 'Home automation that operators can sell with a SIM and a monthly plan.',
  '/products/ccas':
    'Contact center services for operators and enterprises, in their customers’ languages.',
};

/** The products with what lists say of each. */
export const productList = products.map(({ path, label }) => ({
  path,
  label,
  summary: summaries[path],
}));
