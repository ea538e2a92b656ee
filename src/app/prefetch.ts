import { splitLocale } from '@/content/facts/languages';
import { prefersReducedData } from '@/lib/prefers-reduced-data';
import { withoutReload } from '@/lib/stale-chunk';
import { pageOf } from './route-match';
import type { Pages } from './routes';

const events = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the code of the page behind a link at a visitor's first sign of following the link. */
export function prefetchOnIntent(pages: Pages): void {
  const prefetch = ({ target }: Event) => fetchBehind(target, pages);
  // Before React, which keeps to itself what happens to a part that it has no code for.
  for (const event of events) {
    document.addEventListener(event, prefetch, { passive: true, capture: true });
  }
}

function fetchBehind(target: EventTarget | null, pages: Pages): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (link.target || link.hasAttribute('download') || prefersReducedData()) return;
  const { locale, path } = splitLocale(link.pathname);
  // Another language is another page load.
  if (locale !== splitLocale(location.pathname).locale) return;
  // Should it fail, following the link asks again.
  void withoutReload(pageOf(pages, path).preload);
}
