import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { offerMail } from '@/app/mail-instead';
import { prefetchOnReach } from '@/app/prefetch';
import { fallbackPages, fileOf, pageOf } from '@/app/route-match';
import { notFoundPage } from '@/app/routes';
import { rememberControls } from '@/lib/carry-over';
import { bearForeignNodes } from '@/lib/foreign-nodes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const page = pageOf(location.pathname);
const { prerendered } = root.dataset;
const isPage = prerendered === fileOf(location.pathname);
// A host knows no address that is misspelled, and no posting that was opened since the build.
const sent = !isPage && prerendered === fallbackPages.notFound ? notFoundPage : undefined;

const app = (
  <BrowserRouter>
    <App sent={sent} />
  </BrowserRouter>
);

if (import.meta.env.DEV) void import('@/site.css');

bearForeignNodes(root);
if (isPage || sent) {
  page.hydrate();
  sent?.hydrate();
  rememberControls(root);
  // In slices, between which a touch is answered.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => console.error('hydration:', error),
    });
  });
} else {
  createRoot(root).render(app);
}
offerMail(root);
prefetchOnReach();
