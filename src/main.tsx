import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { offerMail } from '@/app/mail-instead';
import { prefetchOnReach } from '@/app/prefetch';
import { fileOf, pageOf } from '@/app/route-match';
import { rememberControls } from '@/lib/carry-over';
import { bearForeignNodes } from '@/lib/foreign-nodes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

if (import.meta.env.DEV) void import('@/site.css');

bearForeignNodes(root);
if (root.dataset['prerendered'] === fileOf(location.pathname)) {
  pageOf(location.pathname).hydrate();
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
