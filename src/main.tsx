// First: it requests the page's code before React's renderer runs.
import { initialPage } from '@/app/initial-page';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { offerMailtoFallback } from '@/app/mailto-fallback';
import { prefetchOnIntent } from '@/app/prefetch';
import { inLocale, prefixOf } from '@/content/facts/languages';
import { isStaffPath } from '@/content/facts/paths';
import { noteError, watchErrors } from '@/lib/client-errors/watch';
import { rememberInputs } from '@/lib/preserve-inputs';
import { reloadOnStaleChunk } from '@/lib/stale-chunk';
import { restoreText } from '@/lib/restore-text';
import { tolerateDomChanges } from '@/lib/tolerate-dom-changes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

reloadOnStaleChunk();
const { locale, path, texts, pages, common, isPrerendered, isFallback } = initialPage;

if (import.meta.env.PROD && import.meta.env.VITE_ERROR_REPORTS !== 'off') {
  watchErrors(async () => (await import('@/app/report-error')).reportError);
}

document.documentElement.lang = locale;
// The router would not recognise its base in another spelling, such as /FR.
if (!location.pathname.startsWith(prefixOf(locale))) {
  history.replaceState(history.state, '', inLocale(locale, path) + location.search + location.hash);
}
if (import.meta.env.DEV) void import('@/styles/site.css');

if (locale !== 'en' && isStaffPath(path)) {
  location.replace(path + location.search + location.hash);
} else {
  // Without its texts the page stays as sent.
  common.then(
    (commonTexts) => start(root, commonTexts),
    () => undefined,
  );
}

function start(element: HTMLElement, commonTexts: Awaited<typeof common>) {
  tolerateDomChanges();
  restoreText();
  if (isPrerendered) rememberInputs(element);
  offerMailtoFallback(element);
  const app = (
    <BrowserRouter basename={prefixOf(locale)}>
      <App
        common={commonTexts}
        texts={texts}
        pages={pages}
        fallback={isFallback ? pages.notFound : undefined}
      />
    </BrowserRouter>
  );
  if (isPrerendered) {
    // Time-sliced, so that touches are answered in between.
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
  prefetchOnIntent(pages);
}
