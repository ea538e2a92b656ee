/** Loads the English texts: those of all pages, and a file for each page. */
import type { ProductPath, RegionPath } from '@/content/facts/paths';
import type { Product, Region } from '@/content/types';

const products: Record<ProductPath, () => Promise<Product>> = {
  '/products/enterprise': () => import('./products/enterprise').then((file) => file.default),
  '/products/fintech': () => import('./products/fintech').then((file) => file.default),
  '/products/ott': () => import('./products/ott').then((file) => file.default),
  '/products/ai': () => import('./products/ai').then((file) => file.default),
  '/products/cpaas': () => import('./products/cpaas').then((file) => file.default),
  '/products/marketplace': () => import('./products/marketplace').then((file) => file.default),
  '/products/vas': () => import('./products/vas').then((file) => file.default),
  '/products/content': () => import('./products/content').then((file) => file.default),
  '/products/lottery': () => import('./products/lottery').then((file) => file.default),
  '/products/iot': () => import('./products/iot').then((file) => file.default),
  '/products/ccas': () => import('./products/ccas').then((file) => file.default),
};

const regions: Record<RegionPath, () => Promise<Region>> = {
  '/regions/west-africa': () => import('./regions/west-africa').then((file) => file.default),
  '/regions/east-africa': () => import('./regions/east-africa').then((file) => file.default),
  '/regions/central-africa': () => import('./regions/central-africa').then((file) => file.default),
};

export const texts = {
  common: () => import('./common').then((file) => file.common),
  about: () => import('./about').then((file) => file.about),
  applicationForm: () => import('./application-form').then((file) => file.applicationForm),
  apply: () => import('./apply').then((file) => file.apply),
  careers: () => import('./careers').then((file) => file.careers),
  contactForm: () => import('./contact-form').then((file) => file.contactForm),
  formParts: () => import('./form-parts').then((file) => file.formParts),
  home: () => import('./home').then((file) => file.home),
  homeSections: () => import('./home-sections').then((file) => file.homeSections),
  network: () => import('./network').then((file) => file.network),
  notFound: () => import('./not-found').then((file) => file.notFound),
  partnership: () => import('./partnership').then((file) => file.partnership),
  partnershipForm: () => import('./partnership-form').then((file) => file.partnershipForm),
  posting: () => import('./posting').then((file) => file.posting),
  privacy: () => import('./privacy').then((file) => file.privacy),
  productPage: () => import('./product-page').then((file) => file.productPage),
  productsPage: () => import('./products-page').then((file) => file.productsPage),
  productsServices: () => import('./products-services').then((file) => file.productsServices),
  quote: () => import('./quote').then((file) => file.quote),
  quoteForm: () => import('./quote-form').then((file) => file.quoteForm),
  regionPage: () => import('./region-page').then((file) => file.regionPage),
  security: () => import('./security').then((file) => file.security),
  status: () => import('./status').then((file) => file.status),
  terms: () => import('./terms').then((file) => file.terms),
  products,
  regions,
};
