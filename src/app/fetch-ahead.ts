import { siteMovesSoon } from '@/lib/lazy-still';
import { savesData } from '@/lib/saves-data';
import { pageOf } from './match-page';

/** What a visitor does to a link just before following it. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the code of the page behind a link as soon as a visitor reaches for the link. */
export function fetchAhead(): void {
  for (const sign of signs) document.addEventListener(sign, reach, { passive: true });
}

function reach({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (link.target || link.hasAttribute('download') || savesData()) return;
  siteMovesSoon();
  // Should it fail, following the link asks again.
  pageOf(link.pathname)
    .preload()
    .catch(() => undefined);
}
