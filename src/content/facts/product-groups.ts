import type { ProductPath } from './paths';

/** The sections of the list of all products. */
export type ProductGroup = 'subscribers' | 'money' | 'business' | 'conversation';

export const productGroups: Record<ProductPath, ProductGroup> = {
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
