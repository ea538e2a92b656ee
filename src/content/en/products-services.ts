import { products, type ProductPath } from './products';
import { describedProducts } from './products/described';
import { serviceCards } from './service-cards';
import { figures } from '@/content/facts/site';
import type { PageMeta } from '@/content/types';

const groups = [
  {
    id: 'subscribers',
    title: 'For your subscribers',
    text: 'What people order, listen to, watch and play, charged to airtime or a wallet.',
  },
  {
    id: 'money',
    title: 'For payments and trade',
    text: 'Where money moves: bills, purchases and business between companies.',
  },
  {
    id: 'business',
    title: 'For companies and institutions',
    text: 'Software and people that an enterprise, a school or a public service works with.',
  },
  {
    id: 'conversation',
    title: 'For talking to customers',
    text: 'Messages, calls and answers, written by software or spoken by an agent.',
  },
] as const;

/** A product without a group does not compile. */
const groupOf: Record<ProductPath, (typeof groups)[number]['id']> = {
  '/products/vas': 'subscribers',
  '/products/content': 'subscribers',
  '/products/ott': 'subscribers',
  '/products/lottery': 'subscribers',
  '/products/fintech': 'money',
  '/products/marketplace': 'money',
  '/products/enterprise': 'business',
  '/products/iot': 'business',
  '/products/ai': 'conversation',
  '/products/cpaas': 'conversation',
  '/products/ccas': 'conversation',
};

const purposeOf: Record<(typeof serviceCards)[number]['title'], string> = {
  'Value-Added Services (VAS)': 'To earn more from each subscriber, a little at a time.',
  'Fintech Solutions': 'To collect bills and payments through the phone.',
  'Marketplace Applications': 'To bring business buyers and sellers together.',
  'Enterprise Solutions': 'To hand over servers, software and school fees.',
  'AI-Based Solutions': 'To answer customers at any hour, in chat.',
  '5G Infotainment Solutions': 'To fill a fast network with something to watch.',
};

export const productsServices = {
  meta: {
    title: 'All products and services',
    description:
      'Six services for mobile operators and every product behind them: VAS, content, OTT, lottery, fintech, marketplace, enterprise, IoT, AI, CPAAS, CCAs.',
    keywords: ['telecom products', 'telecom services', 'VAS', 'CPAAS', 'OTT', 'IoT'],
  } satisfies PageMeta,
  hero: {
    eyebrow: 'Products & Services',
    title: 'Everything we build and run',
    lead: `Six services and ${products.length} products, each with engineers on call ${figures.support}.`,
  },
  services: {
    title: 'Services',
    lead: 'What an operator asks for.',
    items: serviceCards.map(({ icon, title, href }) => ({
      icon,
      title,
      href,
      text: purposeOf[title],
    })),
  },
  products: {
    title: 'Products',
    lead: 'What the services are made of.',
    groups: groups.map((group) => ({
      ...group,
      products: describedProducts
        .filter(({ path }) => groupOf[path] === group.id)
        .map(({ path, label, icon }) => ({ path, label, icon })),
    })),
  },
  learnMore: 'Learn More',
  closing: 'Not sure which of these fits? Describe the result you want.',
} as const;
