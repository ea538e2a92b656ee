import { splitLocale } from '@/content/facts/languages';
import { prefersReducedData } from '@/lib/prefers-reduced-data';
import { withoutReload } from '@/lib/stale-chunk';
import { pageOf } from './route-match';
import type { Pages } from './routes';

const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const;

export function prefetchOnIntent(pages: Pages): void {
  const onIntent = ({ target }: Event) => prefetchTarget(target, pages);
  // Capture phase: React stops events on parts that are not hydrated.
  for (const event of intentEvents) {
    document.addEventListener(event, onIntent, { passive: true, capture: true });
  }
}

function prefetchTarget(target: EventTarget | null, pages: Pages): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (link.target || link.hasAttribute('download') || prefersReducedData()) return;
  const { locale, path } = splitLocale(link.pathname);
  if (locale !== splitLocale(location.pathname).locale) return;
  // After a failure, following the link fetches again.
  void withoutReload(pageOf(pages, path).preload);
}
