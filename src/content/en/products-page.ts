import type { Action, PageMeta } from '@/content/types';
import { productList } from './product-list';

export const productsPage = {
  meta: {
    title: 'Product categories',
    description:
      'Eleven product categories for mobile operators and enterprises in Africa: what each one does, how it connects to your network and how it is paid for.',
    keywords: ['product categories', 'telecom software', 'mobile operators', 'enterprises'],
  } satisfies PageMeta,
  hero: {
    eyebrow: 'Products',
    title: 'Eleven product categories',
    lead: 'Each page says what the product does, how it connects to your network, how it is paid for and how it goes live.',
  },
  products: productList,
  learnMore: 'Learn More',
  next: {
    title: 'Two ways forward',
    text: 'Buy a product for your network or company, or sell it with us in your market.',
    actions: [
      { label: 'Get Custom Quote', href: '/get-quote' },
      { label: 'Become a Partner', href: '/partnership' },
    ] satisfies Action[],
  },
  closing: 'Tell us which products you are considering.',
};
