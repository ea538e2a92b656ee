import { splitLocale } from '@/content/facts/languages';
import { prefersReducedData } from '@/lib/prefers-reduced-data';
import { withoutReload } from '@/lib/stale-chunk';
import { pageOf } from './route-match';
import type { Pages } from './routes';

const events = ['pointerover', 'touchstart', 'focusin'] as const;

export function prefetchOnIntent(pages: Pages): void {
  const prefetch = ({ target }: Event) => fetchBehind(target, pages);
  // Capture phase: React stops events on parts that are not hydrated.
  for (const event of events) {
    document.addEventListener(event, prefetch, { passive: true, capture: true });
  }
}

function fetchBehind(target: EventTarget | null, pages: Pages): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (link.target || link.hasAttribute('download') || prefersReducedData()) return;
  const { locale, path } = splitLocale(link.pathname);
  // Another language is a page load.
  if (locale !== splitLocale(location.pathname).locale) return;
  // After a failure, following the link fetches again.
  void withoutReload(pageOf(pages, path).preload);
}
