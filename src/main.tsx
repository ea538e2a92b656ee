import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { pageOf, shellOf } from '@/app/match-page';
import { siteMoves } from '@/lib/lazy-still';
import './index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

// In development nothing is prerendered.
if (root.dataset['shell'] === shellOf(location.pathname)) {
  hydrateRoot(root, app, {
    onRecoverableError: (error) => console.error('hydration:', error),
  });
} else {
  siteMoves();
  await pageOf(location.pathname).preload();
  createRoot(root).render(app);
}
