import { later } from '@/lib/all-styles';
import { lazyPage, type LazyPage } from '@/lib/lazy-page';
import type { PagePath } from '@/content/facts/paths';
import { products, type ProductPath } from '@/content/en/products';
import { regions, type RegionPath } from '@/content/en/regions';

type Routes<Path extends string> = Record<Path, LazyPage>;

const productRoutes = Object.fromEntries(
  products.map(({ path, load }) => [
    path,
    lazyPage(async () => {
      const [{ ProductPage }, { default: product }] = await Promise.all([
        import('@/pages/product-page'),
        load(),
      ]);
      return () => <ProductPage path={path} product={product} />;
    }, 'move'),
  ]),
) as Routes<ProductPath>;

const regionRoutes = Object.fromEntries(
  regions.map(({ path, load }) => [
    path,
    lazyPage(async () => {
      const [{ RegionPage }, { default: region }] = await Promise.all([
        import('@/pages/region-page'),
        load(),
      ]);
      return () => <RegionPage path={path} region={region} />;
    }, 'move'),
  ]),
) as Routes<RegionPath>;

/** THE list: every public path and the page it shows. A path without a page does not compile. */
export const routes: Routes<PagePath> = {
  '/': lazyPage(async () => (await import('@/pages/home-page')).HomePage, 'sign'),
  '/about': lazyPage(async () => (await import('@/pages/about-page')).AboutPage, 'move'),
  '/products-services': lazyPage(
    async () => (await import('@/pages/products-services-page')).ProductsServicesPage,
    'move',
  ),
  '/products': lazyPage(async () => (await import('@/pages/products-page')).ProductsPage, 'move'),
  '/network': lazyPage(async () => (await import('@/pages/network-page')).NetworkPage, 'move'),
  '/partnership': lazyPage(
    async () => (await import('@/pages/partnership-page')).PartnershipPage,
    'sign',
  ),
  '/get-quote': lazyPage(async () => {
    alongside(() => import('@/features/forms/quote/quote-form'));
    return (await import('@/pages/get-quote-page')).GetQuotePage;
  }),
  '/careers': lazyPage(async () => {
    alongside(() => import('@/features/jobs/list/open-positions'));
    return (await import('@/pages/careers-page')).CareersPage;
  }),
  '/apply': lazyPage(async () => {
    alongside(() => import('@/features/forms/application/application-form'));
    return (await import('@/pages/apply-page')).ApplyPage;
  }),
  '/privacy': lazyPage(async () => (await import('@/pages/privacy-page')).PrivacyPage, 'move'),
  '/terms': lazyPage(async () => (await import('@/pages/terms-page')).TermsPage, 'move'),
  ...productRoutes,
  ...regionRoutes,
};

export const adminPage = lazyPage(
  // What it shows is not prerendered.
  async () => (await later(() => import('@/pages/admin-page'))).AdminPage,
  'start',
);

/** The page of any job posting, /careers/<id>. */
export const jobPage = lazyPage(async () => (await import('@/pages/job-page')).JobPage);

export const notFoundPage = lazyPage(
  async () => (await import('@/pages/not-found-page')).NotFoundPage,
);

/**
 * Asks for what a page will want as soon as it is there itself, without that way there and back; in a
 * task of its own. The page asks again, and tells should it fail.
 */
function alongside(part: () => Promise<unknown>): void {
  if (!import.meta.env.SSR) setTimeout(() => part().catch(() => undefined));
}
