import type { ComponentType } from 'react';
import {
  productPaths,
  regionPaths,
  type PagePath,
  type ProductPath,
  type RegionPath,
} from '@/content/facts/paths';
import type { Product, Region } from '@/content/types';
import { lazyOnVisible } from '@/lib/lazy-on-visible';
import { lazyPage, type LazyPage } from '@/lib/lazy-page';

/** A page's code and its texts of one language, fetched together. */
function page<Texts>(
  code: () => Promise<ComponentType<{ texts: Texts }>>,
  words: () => Promise<Texts>,
): LazyPage {
  return lazyPage(async () => {
    const [Page, texts] = await Promise.all([code(), words()]);
    return () => <Page texts={texts} />;
  });
}

const products: Record<ProductPath, () => Promise<{ default: Product }>> = {
  '/products/enterprise': () => import('@/content/en/products/enterprise'),
  '/products/fintech': () => import('@/content/en/products/fintech'),
  '/products/ott': () => import('@/content/en/products/ott'),
  '/products/ai': () => import('@/content/en/products/ai'),
  '/products/cpaas': () => import('@/content/en/products/cpaas'),
  '/products/marketplace': () => import('@/content/en/products/marketplace'),
  '/products/vas': () => import('@/content/en/products/vas'),
  '/products/content': () => import('@/content/en/products/content'),
  '/products/lottery': () => import('@/content/en/products/lottery'),
  '/products/iot': () => import('@/content/en/products/iot'),
  '/products/ccas': () => import('@/content/en/products/ccas'),
};

const regions: Record<RegionPath, () => Promise<{ default: Region }>> = {
  '/regions/west-africa': () => import('@/content/en/regions/west-africa'),
  '/regions/east-africa': () => import('@/content/en/regions/east-africa'),
  '/regions/central-africa': () => import('@/content/en/regions/central-africa'),
};

const productPage = (path: ProductPath) =>
  lazyPage(async () => {
    const [{ ProductPage }, { productPage: texts }, { default: product }] = await Promise.all([
      import('@/pages/product-page'),
      import('@/content/en/product-page'),
      products[path](),
    ]);
    return () => <ProductPage path={path} texts={texts} product={product} />;
  });

const regionPage = (path: RegionPath) =>
  lazyPage(async () => {
    const [{ RegionPage }, { regionPage: texts }, { default: region }] = await Promise.all([
      import('@/pages/region-page'),
      import('@/content/en/region-page'),
      regions[path](),
    ]);
    return () => <RegionPage path={path} texts={texts} region={region} />;
  });

const homePage = lazyPage(async () => {
  const [{ HomePage }, { home: texts }] = await Promise.all([
    import('@/pages/home-page'),
    import('@/content/en/home'),
  ]);
  const Form = lazyOnVisible(async () => {
    const [{ ContactForm }, { contactForm }] = await Promise.all([
      import('@/features/forms/contact/contact-form'),
      import('@/content/en/contact-form'),
    ]);
    return () => <ContactForm title={texts.contact.formTitle} texts={contactForm} />;
  });
  const form = <Form />;
  return () => <HomePage texts={texts} contactForm={form} />;
});

type Routes<Path extends string> = Record<Path, LazyPage>;

const family = <Path extends string>(paths: readonly Path[], pageOf: (path: Path) => LazyPage) =>
  Object.fromEntries(paths.map((path) => [path, pageOf(path)])) as Routes<Path>;

/** THE list: every public path, the page it shows and its texts. A path without one does not compile. */
export const routes: Routes<PagePath> = {
  '/': homePage,
  '/about': page(
    async () => (await import('@/pages/about-page')).AboutPage,
    async () => (await import('@/content/en/about')).about,
  ),
  '/products-services': page(
    async () => (await import('@/pages/products-services-page')).ProductsServicesPage,
    async () => (await import('@/content/en/products-services')).productsServices,
  ),
  '/products': page(
    async () => (await import('@/pages/products-page')).ProductsPage,
    async () => (await import('@/content/en/products-page')).productsPage,
  ),
  '/network': page(
    async () => (await import('@/pages/network-page')).NetworkPage,
    async () => (await import('@/content/en/network')).network,
  ),
  '/partnership': page(
    async () => (await import('@/pages/partnership-page')).PartnershipPage,
    async () => (await import('@/content/en/partnership')).partnership,
  ),
  '/get-quote': page(
    async () => (await import('@/pages/get-quote-page')).GetQuotePage,
    async () => (await import('@/content/en/quote')).quote,
  ),
  '/careers': page(
    async () => (await import('@/pages/careers-page')).CareersPage,
    async () => (await import('@/content/en/careers')).careers,
  ),
  '/apply': page(
    async () => (await import('@/pages/apply-page')).ApplyPage,
    async () => (await import('@/content/en/apply')).apply,
  ),
  '/privacy': page(
    async () => (await import('@/pages/privacy-page')).PrivacyPage,
    async () => (await import('@/content/en/privacy')).privacy,
  ),
  '/terms': page(
    async () => (await import('@/pages/terms-page')).TermsPage,
    async () => (await import('@/content/en/terms')).terms,
  ),
  ...family(productPaths, productPage),
  ...family(regionPaths, regionPage),
};

export const adminPage = lazyPage(async () => (await import('@/pages/admin-page')).AdminPage);

/** The page of any job posting, /careers/<id>. */
export const jobPage = page(
  async () => (await import('@/pages/job-page')).JobPage,
  async () => (await import('@/content/en/posting')).posting,
);

export const notFoundPage = page(
  async () => (await import('@/pages/not-found-page')).NotFoundPage,
  async () => (await import('@/content/en/not-found')).notFound,
);
