import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { arrivalKey, siteMoves } from '@/lib/lazy-still';

/**
 * What a browser does on a page load, done for moves inside the site: a new page starts at its top
 * with the focus on its content, an address with a # scrolls to its target, Back keeps its place.
 */
export function PageMoves() {
  const { pathname, hash, key } = useLocation();
  // Before the next page renders, so that it finds its drawings.
  if (key !== arrivalKey) siteMoves();

  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const previous = shown.current;
    shown.current = pathname;
    if (previous === undefined) return;
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    if (previous === pathname || pathname.startsWith('/admin')) return;
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, type]);

  return null;
}
