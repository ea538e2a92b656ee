import { siteMovesSoon } from '@/lib/lazy-still';
import { savesData } from '@/lib/saves-data';
import { pageOf } from './match-page';
import { siteLink } from './site-link';

/** What a visitor does to a link just before following it. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the code of the page behind a link as soon as a visitor reaches for the link. */
export function fetchAhead(): void {
  // Before React, which keeps to itself what happens to a part that it has no code for.
  for (const sign of signs)
    document.addEventListener(sign, reach, { passive: true, capture: true });
}

function reach({ target }: Event): void {
  const link = siteLink(target);
  if (!link || link.pathname === location.pathname || savesData()) return;
  siteMovesSoon();
  // Should it fail, following the link asks again.
  pageOf(link.pathname)
    .preload()
    .catch(() => undefined);
}
