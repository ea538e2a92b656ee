import { productList } from './product-list';
import type { ProductPath } from '@/content/facts/paths';
import { figures } from './figures';
import type { PageMeta } from '@/content/types';

type Group = 'subscribers' | 'money' | 'business' | 'conversation';

const groups = [
  {
    id: 'subscribers',
    title: 'For your subscribers',
    text: 'What people order, listen to, watch and play, charged to airtime or a mobile wallet.',
  },
  {
    id: 'money',
    title: 'For payments and trade',
    text: 'Bills, purchases and trade between companies.',
  },
  {
    id: 'business',
    title: 'For companies and institutions',
    text: 'Managed servers, fee collection and home automation.',
  },
  {
    id: 'conversation',
    title: 'For talking to customers',
    text: 'Messages, calls and chat, handled by software or by an agent.',
  },
] satisfies readonly { id: Group; title: string; text: string }[];

/** A product without a group does not compile. */
const groupOf: Record<ProductPath, Group> = {
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
    lead: `Six services and ${productList.length} products, all with ${figures.support} support.`,
  },
  products: {
    title: 'Products',
    lead: 'Grouped by what you want to do.',
    groups: groups.map((group) => ({
      ...group,
      products: productList.filter(({ path }) => groupOf[path] === group.id),
    })),
  },
  closing: 'Not sure which of these fits? Describe the result you want.',
};
