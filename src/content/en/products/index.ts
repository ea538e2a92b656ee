import { productPaths, type ProductPath } from '@/content/facts/paths';

/** A product without a name does not compile. */
const labels: Record<ProductPath, string> = {
  '/products/enterprise': 'Enterprise Solutions',
  '/products/fintech': 'Fintech Solutions',
  '/products/ott': 'OTT (Over-The-Top)',
  '/products/ai': 'AI Solutions',
  '/products/cpaas': 'CPAAS',
  '/products/marketplace': 'Market Place',
  '/products/vas': 'Value Added Services',
  '/products/content': 'Content',
  '/products/lottery': 'Lottery Application',
  '/products/iot': 'IoT Solutions',
  '/products/ccas': 'CCAs',
};

/** THE list of products: menu, list pages and their neighbours derive from it. */
export const products = productPaths.map((path) => ({ path, label: labels[path] }));
