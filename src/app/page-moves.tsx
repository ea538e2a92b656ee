import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { arrivalKey, siteMoves } from '@/lib/lazy-still';
import { keepScrollPlaces, scrollBackTo, scrollPlaces, scrollToElement } from './scroll-places';
import { useTraversals } from './use-traversals';

/**
 * What a browser does on a page load, done for moves inside the site: a new page starts at its top
 * with the focus on its content, an address with a # scrolls to its target, Back keeps its place.
 * It stands before the page, whose place it notes before the next one is put there.
 */
export function PageMoves() {
  const here = useLocation();
  const { pathname, hash, key } = here;
  // Before the next page renders, so that it finds its drawings.
  if (key !== arrivalKey) siteMoves();

  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(keepScrollPlaces, []);
  useTraversals(here);

  // Before the page is painted, which would show it at the place of the one before.
  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = pathname;
    if (previous !== undefined) {
      const moved = previous !== pathname && !pathname.startsWith('/admin');
      const target = hash ? document.getElementById(hash.slice(1)) : null;
      const place = type === 'POP' ? scrollPlaces.of(key) : undefined;
      if (place !== undefined) scrollBackTo(place);
      else if (target) scrollToElement(target);
      else if (moved) window.scrollTo({ top: 0, behavior: 'instant' });
      if (moved && !hash) document.getElementById('main')?.focus({ preventScroll: true });
    }
    return () => scrollPlaces.leave(key);
  }, [pathname, hash, key, type]);

  return null;
}
