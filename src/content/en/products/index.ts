/**
 * THE list of products: menu, list pages, routes, sitemap and tests derive from it, in this order.
 * Every page starts with it, so what only lists say of a product is in described.ts.
 */
export const products = [
  {
    path: '/products/enterprise',
    label: 'Enterprise Solutions',
    load: () => import('./enterprise'),
  },
  {
    path: '/products/fintech',
    label: 'Fintech Solutions',
    load: () => import('./fintech'),
  },
  {
    path: '/products/ott',
    label: 'OTT (Over-The-Top)',
    load: () => import('./ott'),
  },
  {
    path: '/products/ai',
    label: 'AI Solutions',
    load: () => import('./ai'),
  },
  {
    path: '/products/cpaas',
    label: 'CPAAS',
    load: () => import('./cpaas'),
  },
  {
    path: '/products/marketplace',
    label: 'Market Place',
    load: () => import('./marketplace'),
  },
  {
    path: '/products/vas',
    label: 'Value Added Services',
    load: () => import('./vas'),
  },
  {
    path: '/products/content',
    label: 'Content',
    load: () => import('./content'),
  },
  {
    path: '/products/lottery',
    label: 'Lottery Application',
    load: () => import('./lottery'),
  },
  {
    path: '/products/iot',
    label: 'IoT Solutions',
    load: () => import('./iot'),
  },
  {
    path: '/products/ccas',
    label: 'CCAs',
    load: () => import('./ccas'),
  },
] as const;

export type ProductPath = (typeof products)[number]['path'];
