import { Suspense, type ComponentType, type ReactNode } from 'react';
import {
  productPaths,
  regionPaths,
  type PagePath,
  type ProductPath,
  type RegionPath,
} from '@/content/facts/paths';
import type { LanguageTexts } from '@/content/texts';
import { lazyPage, type LazyPage } from '@/lib/lazy-page';
import { PreserveInputs } from '@/lib/preserve-inputs';

export interface Pages {
  /** The public paths and their pages. A path without a page does not compile. */
  routes: Record<PagePath, LazyPage>;
  posting: LazyPage;
  notFound: LazyPage;
}

export const adminPage = lazyPage(async () => (await import('@/pages/admin-page')).AdminPage);

export function pagesIn(load: LanguageTexts): Pages {
  const routes: Pages['routes'] = {
    '/': homePage(load),
    '/about': page(async () => (await import('@/pages/about-page')).AboutPage, load.about),
    '/products-services': page(
      async () => (await import('@/pages/products-services-page')).ProductsServicesPage,
      load.productsServices,
    ),
    '/products': page(
      async () => (await import('@/pages/products-page')).ProductsPage,
      load.productsPage,
    ),
    '/network': page(async () => (await import('@/pages/network-page')).NetworkPage, load.network),
    '/partnership': pageWithDeferred(
      async () => (await import('@/pages/partnership-page')).PartnershipPage,
      load.partnership,
      formFor(
        async () => (await import('@/features/forms/partnership/partnership-form')).PartnershipForm,
        load.partnershipForm,
      ),
    ),
    '/get-quote': pageWithDeferred(
      async () => (await import('@/pages/get-quote-page')).GetQuotePage,
      load.quote,
      formFor(async () => (await import('@/pages/get-quote-form')).GetQuoteForm, load.quoteForm),
    ),
    '/careers': pageWithDeferred(
      async () => (await import('@/pages/careers-page')).CareersPage,
      load.careers,
      async (texts) => {
        const [{ OpenPositions }, { positions }] = await Promise.all([
          import('@/features/careers/list/open-positions'),
          texts,
        ]);
        return <OpenPositions texts={positions} />;
      },
    ),
    '/apply': pageWithDeferred(
      async () => (await import('@/pages/apply-page')).ApplyPage,
      load.apply,
      formFor(async () => (await import('@/pages/apply-form')).ApplyForm, load.applicationForm),
    ),
    '/privacy': page(async () => (await import('@/pages/privacy-page')).PrivacyPage, load.privacy),
    '/status': page(async () => (await import('@/pages/status-page')).StatusPage, load.status),
    '/security': page(
      async () => (await import('@/pages/security-page')).SecurityPage,
      load.security,
    ),
    '/terms': page(async () => (await import('@/pages/terms-page')).TermsPage, load.terms),
    ...pagesOf(productPaths, (path) => productPage(path, load)),
    ...pagesOf(regionPaths, (path) => regionPage(path, load)),
  };
  return {
    routes,
    posting: page(async () => (await import('@/pages/job-page')).JobPage, load.posting),
    notFound: page(
      async () => (await import('@/pages/not-found-page')).NotFoundPage,
      load.notFound,
    ),
  };
}

function page<Texts>(
  loadCode: () => Promise<ComponentType<{ texts: Texts }>>,
  loadTexts: () => Promise<Texts>,
): LazyPage {
  return lazyPage(async () => {
    const [Page, texts] = await Promise.all([loadCode(), loadTexts()]);
    return () => <Page texts={texts} />;
  });
}

/** A page with a heavy part that hydrates separately, so that the rest reacts first. */
function pageWithDeferred<Texts>(
  loadCode: () => Promise<ComponentType<{ texts: Texts; children: ReactNode }>>,
  loadTexts: () => Promise<Texts>,
  loadDeferred: (texts: Promise<Texts>) => Promise<ReactNode>,
): LazyPage {
  const deferred = lazyPage(async () => {
    const content = await loadDeferred(loadTexts());
    return () => (
      <>
        {content}
        <PreserveInputs />
      </>
    );
  });
  // A stable element: an update would empty HTML that is not hydrated yet.
  const place = (
    <Suspense>
      <deferred.Page />
    </Suspense>
  );
  return lazyPage(async () => {
    const [Page, texts] = await Promise.all([loadCode(), loadTexts()]);
    return () => <Page texts={texts}>{place}</Page>;
  }, deferred);
}

function formFor<Texts>(
  loadCode: () => Promise<ComponentType<{ title: string; texts: Texts }>>,
  loadTexts: () => Promise<Texts>,
) {
  return async (pageTexts: Promise<{ form: { title: string } }>) => {
    const [Form, texts, { form }] = await Promise.all([loadCode(), loadTexts(), pageTexts]);
    return <Form title={form.title} texts={texts} />;
  };
}

const pagesOf = <Path extends string>(paths: readonly Path[], pageOf: (path: Path) => LazyPage) =>
  Object.fromEntries(paths.map((path) => [path, pageOf(path)])) as Record<Path, LazyPage>;

const productPage = (path: ProductPath, load: LanguageTexts) =>
  lazyPage(async () => {
    const [{ ProductPage }, texts, product] = await Promise.all([
      import('@/pages/product-page'),
      load.productPage(),
      load.products[path](),
    ]);
    return () => <ProductPage path={path} texts={texts} product={product} />;
  });

const regionPage = (path: RegionPath, load: LanguageTexts) =>
  lazyPage(async () => {
    const [{ RegionPage }, texts, region] = await Promise.all([
      import('@/pages/region-page'),
      load.regionPage(),
      load.regions[path](),
    ]);
    return () => <RegionPage path={path} texts={texts} region={region} />;
  });

/** The sections below the first screen load on visibility, or with a navigation; hydration does not wait for them. */
function homePage(load: LanguageTexts): LazyPage {
  const form = lazyPage(async () => {
    const [{ ContactForm }, texts, { contact }] = await Promise.all([
      import('@/features/forms/contact/contact-form'),
      load.contactForm(),
      load.homeSections(),
    ]);
    return () => <ContactForm title={contact.formTitle} texts={texts} />;
  });
  const sections = lazyPage(async () => {
    const [{ HomeSections }, texts] = await Promise.all([
      import('@/pages/home-sections'),
      load.homeSections(),
    ]);
    return () => <HomeSections texts={texts} form={form} />;
  });
  const home = lazyPage(
    async () => {
      const [{ HomePage }, texts] = await Promise.all([import('@/pages/home-page'), load.home()]);
      return () => <HomePage texts={texts} sections={sections} />;
    },
    { code: sections.code, hydrate: () => Promise.resolve() },
  );
  return { ...home, deferred: [sections, form] };
}
