import { useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { siteMovesSoon } from '@/lib/lazy-still';
import { pageOf } from './match-page';
import { scrollBackTo, scrollPlaces, scrollToElement } from './scroll-places';
import { siteLink } from './site-link';

/**
 * What the router hears of Back, Forward and links to a place on the page shown. React renders at once
 * what it hears of them, and empties whatever it has no code for.
 */
export function useTraversals({ pathname, search, key }: Location): void {
  useLayoutEffect(() => {
    if (pathname.startsWith('/admin')) return;
    const isHere = (to: HTMLAnchorElement | typeof location) =>
      to.pathname === pathname && to.search === search;

    // The address is the next page's already while this one waits for its code.
    let leaving = false;
    const notice = () => (leaving = !isHere(location));

    function follow({ target }: MouseEvent) {
      const link = siteLink(target);
      if (link?.hash && isHere(link)) scrollPlaces.leave(key);
      // Once the router has heard of it, too.
      setTimeout(notice);
    }

    function traverse(event: PopStateEvent) {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      const within = isHere(location) && !leaving;
      notice();
      if (within) goToPlace(key);
      else void tellWhenReady(event);
    }

    document.addEventListener('click', follow, { capture: true });
    window.addEventListener('popstate', traverse, { capture: true });
    return () => {
      document.removeEventListener('click', follow, { capture: true });
      window.removeEventListener('popstate', traverse, { capture: true });
    };
  }, [pathname, search, key]);
}

/** Needs no rendering. The browser scrolls to a new place only, not back. */
function goToPlace(key: string) {
  const target = document.getElementById(location.hash.slice(1));
  const place = scrollPlaces.of(key);
  if (target) scrollToElement(target);
  else if (place !== undefined) scrollBackTo(place);
}

async function tellWhenReady({ state }: PopStateEvent) {
  const { href, pathname } = location;
  siteMovesSoon();
  // Should it fail, rendering asks again, and tells.
  await pageOf(pathname)
    .preload()
    .catch(() => undefined);
  if (location.href === href) window.dispatchEvent(new PopStateEvent('popstate', { state }));
}
