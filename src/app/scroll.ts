import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export function ScrollAndFocus() {
  const route = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef<string>(undefined);

  useEffect(keepPositions, []);

  useLayoutEffect(() => {
    const { pathname, hash } = route;
    const previousPath = shownPath.current;
    shownPath.current = pathname;
    if (previousPath === undefined) return;
    const hasMoved = previousPath !== pathname && !pathname.startsWith('/admin');
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const isReturn = navigationType === 'POP';
    const top = isReturn ? positions.get(entryId()) : undefined;
    if (top === undefined && target) target.scrollIntoView();
    else if (isReturn || hasMoved) window.scrollTo({ top: top ?? 0, behavior: 'instant' });
    if (hasMoved && !hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [route, navigationType]);

  return null;
}

const storageKey = 'scroll-positions';

const positions = new Map<string, number>();

/** React Router's key of the entry; fragment links on the same page create entries without one. */
const entryId = () =>
  `${(history.state as { key?: string } | null)?.key ?? 'default'}${location.hash}`;

/** Browsers would restore positions before the page has rendered. They still do on reloads. */
function keepPositions(): () => void {
  restorePositions();
  const abort = new AbortController();
  const { signal } = abort;
  const takeOver = () => (history.scrollRestoration = 'manual');
  takeOver();
  addEventListener('pageshow', takeOver, { signal });
  const notePosition = () => positions.set(entryId(), window.scrollY);
  addEventListener('scroll', notePosition, { passive: true, signal });
  const handBack = () => {
    history.scrollRestoration = 'auto';
    storePositions();
  };
  addEventListener('pagehide', handBack, { signal });
  return () => abort.abort();
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage is blocked or full: after a reload, Back leads to the top.
  }
}

function restorePositions(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    for (const [id, top] of stored as [string, number][]) positions.set(id, top);
  } catch {
    // Storage is blocked, or holds something else.
  }
}
