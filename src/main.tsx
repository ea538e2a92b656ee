// First: it asks for the page before React's renderer runs.
import { common, isBuilt, isOther, locale, pages, path, texts } from '@/app/arrival';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { offerMail } from '@/app/mail-instead';
import { prefetchOnReach } from '@/app/prefetch';
import { inLocale, prefixOf } from '@/content/facts/languages';
import { isStaffPath } from '@/content/facts/paths';
import { rememberControls } from '@/lib/carry-over';
import { noteError, watchErrors } from '@/lib/client-errors/watch';
import { bearForeignNodes } from '@/lib/foreign-nodes';

if (import.meta.env.PROD && import.meta.env.VITE_ERROR_REPORTS !== 'off') {
  watchErrors(async () => (await import('@/app/report-error')).reportError);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

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
  bearForeignNodes(element);
  if (isBuilt) rememberControls(element);
  offerMail(element);
  const sent = isOther ? pages.notFound : undefined;
  const app = (
    <BrowserRouter basename={prefixOf(locale)}>
      <App common={await common} texts={texts} pages={pages} sent={sent} />
    </BrowserRouter>
  );
  if (isBuilt) {
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
