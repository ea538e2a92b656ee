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
    }),
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
    }),
  ]),
) as Routes<RegionPath>;

/** THE list: every public path and the page it shows. A path without a page does not compile. */
export const routes: Routes<PagePath> = {
  '/': lazyPage(async () => (await import('@/pages/home-page')).HomePage),
  '/about': lazyPage(async () => (await import('@/pages/about-page')).AboutPage),
  '/products-services': lazyPage(
    async () => (await import('@/pages/products-services-page')).ProductsServicesPage,
  ),
  '/products': lazyPage(async () => (await import('@/pages/products-page')).ProductsPage),
  '/network': lazyPage(async () => (await import('@/pages/network-page')).NetworkPage),
  '/partnership': lazyPage(async () => (await import('@/pages/partnership-page')).PartnershipPage),
  '/get-quote': lazyPage(async () => (await import('@/pages/get-quote-page')).GetQuotePage),
  '/careers': lazyPage(async () => (await import('@/pages/careers-page')).CareersPage),
  '/apply': lazyPage(async () => (await import('@/pages/apply-page')).ApplyPage),
  '/privacy': lazyPage(async () => (await import('@/pages/privacy-page')).PrivacyPage),
  '/terms': lazyPage(async () => (await import('@/pages/terms-page')).TermsPage),
  ...productRoutes,
  ...regionRoutes,
};

export const adminPage = lazyPage(async () => (await import('@/pages/admin-page')).AdminPage);

/** The page of any job posting, /careers/<id>. */
export const jobPage = lazyPage(async () => (await import('@/pages/job-page')).JobPage);

export const notFoundPage = lazyPage(
  async () => (await import('@/pages/not-found-page')).NotFoundPage,
);
