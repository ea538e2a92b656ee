import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { offerMail } from '@/app/mail-instead';
import { prefetchOnReach } from '@/app/prefetch';
import { fallbackPages, fileOf, pageOf } from '@/app/route-match';
import { pagesIn } from '@/app/routes';
import { inLocale, prefixOf, splitLocale } from '@/content/facts/languages';
import { isStaffPath } from '@/content/facts/paths';
import { fetchTexts } from '@/content/languages';
import { rememberControls } from '@/lib/carry-over';
import { noteError, watchErrors } from '@/lib/client-errors/watch';
import { bearForeignNodes } from '@/lib/foreign-nodes';
import { loadUntilThere } from '@/lib/load-until-there';

if (import.meta.env.PROD && import.meta.env.VITE_ERROR_REPORTS !== 'off') {
  watchErrors(async () => (await import('@/app/report-error')).reportError);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const { locale, path } = splitLocale(location.pathname);
document.documentElement.lang = locale;
// Written otherwise, /FR say, the router would not find its base.
if (!location.pathname.startsWith(prefixOf(locale))) {
  history.replaceState(history.state, '', inLocale(locale, path) + location.search + location.hash);
}
if (import.meta.env.DEV) void import('@/site.css');

if (locale !== 'en' && isStaffPath(path)) {
  location.replace(path + location.search + location.hash);
} else {
  void start(root);
}

async function start(element: HTMLElement) {
  const { prerendered } = element.dataset;
  const isPage = prerendered === inLocale(locale, fileOf(path));
  // A host knows no address that is misspelled, and no posting that was opened since the build.
  const isOther = !isPage && prerendered === inLocale(locale, fallbackPages.notFound);
  bearForeignNodes(element);
  if (isPage || isOther) rememberControls(element);
  offerMail(element);

  const texts = loadUntilThere(fetchTexts[locale]);
  const pages = pagesIn(texts);
  const sent = isOther ? pages.notFound : undefined;
  if (isPage || isOther) {
    void pageOf(pages, path).hydrate();
    void sent?.hydrate();
  }
  const app = (
    <BrowserRouter basename={prefixOf(locale)}>
      <App texts={await texts} pages={pages} sent={sent} />
    </BrowserRouter>
  );
  if (isPage || isOther) {
    // In slices, between which a touch is answered.
    startTransition(() => {
      hydrateRoot(element, app, {
        onRecoverableError: (error) => {
          console.error('hydration:', error);
          noteError('hydration', error);
        },
      });
    });
  } else {
    createRoot(element).render(app);
  }
  prefetchOnReach(pages);
}
