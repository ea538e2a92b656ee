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
  // While the header is hydrated. Should it fail, rendering tells.
  page.arrive().catch(() => undefined);
  // In slices, between which a touch is answered: in one go a cheap phone stands still meanwhile.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => console.error('hydration:', error),
    });
  });
  void firstSign.then(allStyles);
} else {
  siteMoves();
  await page.preload();
  createRoot(root).render(app);
}
