/** THE list of products: menu, list pages, routes, sitemap and tests derive from it, in this order. */
export const products = [
  {
    path: '/products/enterprise',
    label: 'Enterprise Solutions',
    icon: 'building',
    summary: 'Cloud and managed services, and one application for school and university fees.',
    load: () => import('./enterprise'),
  },
  {
    path: '/products/fintech',
    label: 'Fintech Solutions',
    icon: 'banknote',
    summary: 'A payment gateway, and billing gateways for gas and electricity suppliers.',
    load: () => import('./fintech'),
  },
  {
    path: '/products/ott',
    label: 'OTT (Over-The-Top)',
    icon: 'clapperboard',
    summary: 'Streaming with an Indian entertainment platform, paid through the phone bill.',
    load: () => import('./ott'),
  },
  {
    path: '/products/ai',
    label: 'AI Solutions',
    icon: 'bot',
    summary: 'A chatbot for support and sales on web, app, WhatsApp Business and Messenger.',
    load: () => import('./ai'),
  },
  {
    path: '/products/cpaas',
    label: 'CPAAS',
    icon: 'message',
    summary: 'Messaging, WhatsApp Business, outbound dialling, USSD and SMS from one platform.',
    load: () => import('./cpaas'),
  },
  {
    path: '/products/marketplace',
    label: 'Market Place',
    icon: 'store',
    summary: 'A B2B marketplace where suppliers and buyers in African markets meet.',
    load: () => import('./marketplace'),
  },
  {
    path: '/products/vas',
    label: 'Value Added Services',
    icon: 'music',
    summary: 'Ring-back tones, games, quiz, health, music, doctor on call and contests.',
    load: () => import('./vas'),
  },
  {
    path: '/products/content',
    label: 'Content',
    icon: 'play',
    summary: 'Licensed audio and video, prepared for every handset and every network.',
    load: () => import('./content'),
  },
  {
    path: '/products/lottery',
    label: 'Lottery Application',
    icon: 'ticket',
    summary: 'Digital lottery for licensed operators, from ticket to draw to payout.',
    load: () => import('./lottery'),
  },
  {
    path: '/products/iot',
    label: 'IoT Solutions',
    icon: 'home',
    summary: 'Home automation that an operator can sell with a SIM and a monthly plan.',
    load: () => import('./iot'),
  },
  {
    path: '/products/ccas',
    label: 'CCAs',
    icon: 'headset',
    summary: 'Contact centre services for operators and enterprises, in their languages.',
    load: () => import('./ccas'),
  },
] as const;

export type ProductPath = (typeof products)[number]['path'];
