import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { fetchAhead } from '@/app/fetch-ahead';
import { pageOf, shellOf } from '@/app/match-page';
import { allStyles } from '@/lib/all-styles';
import { firstSign } from '@/lib/first-sign';
import { siteMoves } from '@/lib/lazy-still';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

fetchAhead();

const page = pageOf(location.pathname);

// In development nothing is prerendered.
if (root.dataset['shell'] === shellOf(location.pathname)) {
  // In slices, between which a touch is answered: in one go a cheap phone stands still meanwhile. The
  // first two are tasks of their own, as the browser has just spent long enough on this file.
  setTimeout(() =>
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('hydration:', error),
      });
    }),
  );
  // While the header is hydrated. Should it fail, rendering tells.
  setTimeout(() => page.arrive().catch(() => undefined));
  void firstSign.then(allStyles);
} else {
  siteMoves();
  await page.preload();
  createRoot(root).render(app);
}
