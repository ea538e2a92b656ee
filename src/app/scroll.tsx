import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export function ScrollAndFocus() {
  const here = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(keepPositions, []);

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

const positions = new Map<string, number>();

/** React Router's key of the entry; fragment links on the same page create entries without one. */
const entryId = () =>
  `${(history.state as { key?: string } | null)?.key ?? 'default'}${location.hash}`;

/** Browsers would restore positions before the page has rendered. They still do on reloads. */
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
    // Storage is blocked or full: after a reload, Back leads to the top.
  }
}

function recall(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    for (const [id, top] of stored as [string, number][]) positions.set(id, top);
  } catch {}
}
