import { productPaths, type ProductPath } from '@/content/facts/paths';

/** A product without a name does not compile. */
const labels: Record<ProductPath, string> = {
  '/products/enterprise': 'Solutions pour entreprises',
  '/products/fintech': 'Solutions fintech',
  '/products/ott': 'OTT (streaming)',
  '/products/ai': 'Solutions IA',
  '/products/cpaas': 'CPAAS',
  '/products/marketplace': 'Place de marché',
  '/products/vas': 'Services à valeur ajoutée',
  '/products/content': 'Contenus',
  '/products/lottery': 'Application de loterie',
  '/products/iot': 'Solutions IoT',
  '/products/ccas': 'Centre de contact',
};

/** THE list of products: menu, list pages and their neighbours derive from it. */
export const products = productPaths.map((path) => ({ path, label: labels[path] }));
