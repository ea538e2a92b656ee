const storageKey = 'scroll-places';

/**
 * How far each page of this tab's history was scrolled, by React Router's key of the entry. The
 * browser itself would restore that before the page that it belongs to is rendered.
 */
export const scrollPlaces = {
  leave(key: string): void {
    current?.abort();
    places.set(key, window.scrollY);
  },
  /** In pixels from the top; undefined for a page that was not left yet. */
  of: (key: string) => places.get(key),
};

const places = new Map<string, number>();

/** Ends the scrolling back that is going on. */
let current: AbortController | undefined;

/** What tells that the visitor scrolls by now. */
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
const patience = 3000;

/**
 * Scrolls there, and again whenever the page grows, be it to let the place be reached or by a drawing
 * above it that arrives late, for three seconds or until the visitor takes over.
 */
export function scrollBackTo(place: number): void {
  current?.abort();
  const given = (current = new AbortController());
  const go = () => window.scrollTo({ top: place, behavior: 'instant' });
  const growth = new ResizeObserver(go);
  const timer = setTimeout(() => given.abort(), patience);
  given.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const sign of signs) {
    addEventListener(sign, () => given.abort(), {
      signal: given.signal,
      passive: true,
      capture: true,
    });
  }
  growth.observe(document.body);
  go();
}

/** As the browser does for an address with a #, once and for all. */
export function scrollToElement(target: Element): void {
  current?.abort();
  target.scrollIntoView();
}

/** Takes restoring over from the browser, which keeps doing so for reloads. */
export function keepScrollPlaces(): void {
  const take = () => (history.scrollRestoration = 'manual');
  take();
  addEventListener('pageshow', take);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    store();
  });
  recall();
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]));
  } catch {
    // Blocked or full: after a reload, Back leads to the top.
  }
}

function recall(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    for (const [key, place] of kept as [string, number][]) places.set(key, place);
  } catch {
    // As above.
  }
}
