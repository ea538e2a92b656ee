import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import type { LazyPage } from '@/lib/lazy-page';
import { prefersReducedData } from '@/lib/prefers-reduced-data';
import type { VisitedPageMessage } from '@/lib/visited-page';
import { pageOf } from './route-match';
import type { Pages } from './routes';

/** Leaves the network to the visitor's own requests first. */
const delayMs = 4000;

const initialPath = globalThis.location?.pathname;

/** Keeps each visited page for offline use. A failure is not shown, as the page works without. */
export function RegisterServiceWorker({ pages }: { pages: Pages }) {
  const { pathname } = useLocation();
  const address = useHref(pathname);
  useEffect(() => {
    if (!import.meta.env.PROD || pathname.startsWith('/admin')) return;
    const keepPage = () => keepForOffline(address, pageOf(pages, pathname)).catch(() => undefined);
    const timer = setTimeout(keepPage, delayMs);
    return () => clearTimeout(timer);
  }, [pages, pathname, address]);
  return null;
}

async function keepForOffline(page: string, { hydrate, deferred = [] }: LazyPage): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await hydrate();
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  // Only for the offline copy: the page itself loads these parts on scroll.
  if (!prefersReducedData()) await Promise.all(deferred.map(({ preload }) => preload()));
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  active?.postMessage({
    type: 'seen',
    page,
    files: [...new Set(files)],
    isInitial: page === initialPath,
    savesData: prefersReducedData(),
  } satisfies VisitedPageMessage);
}
