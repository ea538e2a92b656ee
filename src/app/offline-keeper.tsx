import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { savesData } from '@/lib/saves-data';
import type { SeenPage } from '@/lib/seen-page';
import { pageOf } from './match-page';

/** What tells that there is a visitor, and how long to wait without a sign, in milliseconds. */
const signs = ['scroll', 'pointerdown', 'keydown'] as const;
const patience = 10_000;
/** The visitor's own wishes go first. */
const pause = 2000;

const arrival = globalThis.location?.pathname;

/**
 * Has the service worker keep each public page that is seen. It starts late, so that it never
 * competes with the page itself, and only in a built site.
 */
export function OfflineKeeper() {
  const { pathname } = useLocation();
  const started = useStarted();
  useEffect(() => {
    if (!import.meta.env.PROD || !started || pathname.startsWith('/admin')) return;
    // Where it is refused, the site works as it does without.
    const timer = setTimeout(() => keep(pathname).catch(() => undefined), pause);
    return () => clearTimeout(timer);
  }, [pathname, started]);
  return null;
}

function useStarted(): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const start = () => {
      over.abort();
      setStarted(true);
    };
    const timer = setTimeout(start, patience);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const sign of signs) {
      addEventListener(sign, start, { passive: true, capture: true, signal: over.signal });
    }
    return () => over.abort();
  }, []);
  return started;
}

async function keep(page: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { due, arrive } = pageOf(page);
  // Its own file tells the worker what the page asks for later: its form, for one.
  if (due !== 'move') await arrive().catch(() => undefined);
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  active?.postMessage({
    type: 'seen',
    page,
    files: [...new Set(files)],
    arrival: page === arrival,
    sparing: savesData(),
  } satisfies SeenPage);
}
