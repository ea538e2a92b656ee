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

export function pagesIn(words: LanguageTexts): Pages {
  return {
    routes: {
      '/': homePage(words),
      '/about': page(async () => (await import('@/pages/about-page')).AboutPage, words.about),
      '/products-services': page(
        async () => (await import('@/pages/products-services-page')).ProductsServicesPage,
        words.productsServices,
      ),
      '/products': page(
        async () => (await import('@/pages/products-page')).ProductsPage,
        words.productsPage,
      ),
      '/network': page(
        async () => (await import('@/pages/network-page')).NetworkPage,
        words.network,
      ),
      '/partnership': pageWithDeferred(
        async () => (await import('@/pages/partnership-page')).PartnershipPage,
        words.partnership,
        formFor(
          async () =>
            (await import('@/features/forms/partnership/partnership-form')).PartnershipForm,
          words.partnershipForm,
        ),
      ),
      '/get-quote': pageWithDeferred(
        async () => (await import('@/pages/get-quote-page')).GetQuotePage,
        words.quote,
        formFor(async () => (await import('@/pages/get-quote-form')).GetQuoteForm, words.quoteForm),
      ),
      '/careers': pageWithDeferred(
        async () => (await import('@/pages/careers-page')).CareersPage,
        words.careers,
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
        words.apply,
        formFor(async () => (await import('@/pages/apply-form')).ApplyForm, words.applicationForm),
      ),
      '/privacy': page(
        async () => (await import('@/pages/privacy-page')).PrivacyPage,
        words.privacy,
      ),
      '/status': page(async () => (await import('@/pages/status-page')).StatusPage, words.status),
      '/security': page(
        async () => (await import('@/pages/security-page')).SecurityPage,
        words.security,
      ),
      '/terms': page(async () => (await import('@/pages/terms-page')).TermsPage, words.terms),
      ...family(productPaths, (path) => productPage(path, words)),
      ...family(regionPaths, (path) => regionPage(path, words)),
    },
    posting: page(async () => (await import('@/pages/job-page')).JobPage, words.posting),
    notFound: page(
      async () => (await import('@/pages/not-found-page')).NotFoundPage,
      words.notFound,
    ),
  };
}

function page<Texts>(
  code: () => Promise<ComponentType<{ texts: Texts }>>,
  words: () => Promise<Texts>,
): LazyPage {
  return lazyPage(async () => {
    const [Page, texts] = await Promise.all([code(), words()]);
    return () => <Page texts={texts} />;
  });
}

/** A page with a heavy part that hydrates separately, so that the rest reacts first. */
function pageWithDeferred<Texts>(
  code: () => Promise<ComponentType<{ texts: Texts; children: ReactNode }>>,
  words: () => Promise<Texts>,
  loadDeferred: (texts: Promise<Texts>) => Promise<ReactNode>,
): LazyPage {
  const deferred = lazyPage(async () => {
    const shown = await loadDeferred(words());
    return () => (
      <>
        {shown}
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
    const [Page, texts] = await Promise.all([code(), words()]);
    return () => <Page texts={texts}>{place}</Page>;
  }, deferred);
}

function formFor<Texts>(
  code: () => Promise<ComponentType<{ title: string; texts: Texts }>>,
  words: () => Promise<Texts>,
) {
  return async (around: Promise<{ form: { title: string } }>) => {
    const [Form, texts, { form }] = await Promise.all([code(), words(), around]);
    return <Form title={form.title} texts={texts} />;
  };
}

const family = <Path extends string>(paths: readonly Path[], pageOf: (path: Path) => LazyPage) =>
  Object.fromEntries(paths.map((path) => [path, pageOf(path)])) as Record<Path, LazyPage>;

const productPage = (path: ProductPath, words: LanguageTexts) =>
  lazyPage(async () => {
    const [{ ProductPage }, texts, product] = await Promise.all([
      import('@/pages/product-page'),
      words.productPage(),
      words.products[path](),
    ]);
    return () => <ProductPage path={path} texts={texts} product={product} />;
  });

const regionPage = (path: RegionPath, words: LanguageTexts) =>
  lazyPage(async () => {
    const [{ RegionPage }, texts, region] = await Promise.all([
      import('@/pages/region-page'),
      words.regionPage(),
      words.regions[path](),
    ]);
    return () => <RegionPage path={path} texts={texts} region={region} />;
  });

/** The sections below the first screen load on visibility, or with a navigation to the page. */
function homePage(words: LanguageTexts): LazyPage {
  const form = lazyPage(async () => {
    const [{ ContactForm }, texts, { contact }] = await Promise.all([
      import('@/features/forms/contact/contact-form'),
      words.contactForm(),
      words.homeSections(),
    ]);
    return () => <ContactForm title={contact.formTitle} texts={texts} />;
  });
  const sections = lazyPage(async () => {
    const [{ HomeSections }, texts] = await Promise.all([
      import('@/pages/home-sections'),
      words.homeSections(),
    ]);
    return () => <HomeSections texts={texts} form={form} />;
  });
  const home = lazyPage(
    async () => {
      const [{ HomePage }, texts] = await Promise.all([import('@/pages/home-page'), words.home()]);
      return () => <HomePage texts={texts} sections={sections} />;
    },
    { code: sections.code, hydrate: () => Promise.resolve() },
  );
  return { ...home, deferred: [sections, form] };
}
