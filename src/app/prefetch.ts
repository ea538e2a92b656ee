import { savesData } from '@/lib/saves-data';
import { pageOf } from './route-match';

const events = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the code of the page behind a link as soon as a visitor reaches for the link. */
export function prefetchOnReach(): void {
  // Before React, which keeps to itself what happens to a part that it has no code for.
  for (const event of events) {
    document.addEventListener(event, prefetch, { passive: true, capture: true });
  }
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (link.target || link.hasAttribute('download') || savesData()) return;
  // Should it fail, following the link asks again.
  pageOf(link.pathname)
    .preload()
    .catch(() => undefined);
}
