import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does on a page load, done for moves inside the site: a new page starts at its top
 * with the focus on its content, an address with a # scrolls to its target, Back keeps its place.
 */
export function ScrollAndFocus() {
  const here = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(keepPositions, []);

  // Before the page is painted, which would show it at the place of the one before.
  useLayoutEffect(() => {
    const { pathname, hash } = here;
    const previous = shown.current;
    shown.current = pathname;
    if (previous === undefined) return;
    const moved = previous !== pathname && !pathname.startsWith('/admin');
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const top = type === 'POP' ? (positions.get(entryId()) ?? (target ? undefined : 0)) : undefined;
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    else if (target) target.scrollIntoView();
    else if (moved) window.scrollTo({ top: 0, behavior: 'instant' });
    if (moved && !hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [here, type]);

  return null;
}

const storageKey = 'scroll-positions';

/** How far each entry of this tab's history was scrolled, in pixels from the top. */
const positions = new Map<string, number>();

/** React Router's key of the entry; links to a place on the same page make entries without one. */
const entryId = () =>
  `${(history.state as { key?: string } | null)?.key ?? 'default'}${location.hash}`;

/**
 * The browser itself would restore a position before the page that it belongs to is rendered. It keeps
 * doing so for reloads, after which the positions of this tab are still known.
 */
function keepPositions(): () => void {
  recall();
  const over = new AbortController();
  const take = () => (history.scrollRestoration = 'manual');
  take();
  addEventListener('pageshow', take, { signal: over.signal });
  addEventListener('scroll', () => positions.set(entryId(), window.scrollY), {
    passive: true,
    signal: over.signal,
  });
  addEventListener(
    'pagehide',
    () => {
      history.scrollRestoration = 'auto';
      store();
    },
    { signal: over.signal },
  );
  return () => over.abort();
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Blocked or full: after a reload, Back leads to the top.
  }
}

function recall(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    for (const [id, top] of kept as [string, number][]) positions.set(id, top);
  } catch {
    // As above.
  }
}
