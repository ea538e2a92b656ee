import { productGroups, type ProductGroup } from '@/content/facts/product-groups';
import type { PageMeta } from '@/content/types';
import { productList } from './product-list';

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
] satisfies readonly { id: ProductGroup; title: string; text: string }[];

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
    lead: 'Six kinds of service, made of eleven products.',
  },
  learnMore: 'Learn More',
  groups: groups.map((group) => ({
    ...group,
    products: productList.filter(({ path }) => productGroups[path] === group.id),
  })),
  closing: 'Not sure which of these fits? Describe the result you want.',
};
