import { useCallback, useState, useSyncExternalStore } from 'react';

/** Returns an element's width in rem, updated on resize; undefined before it is measured. */
export function useWidth<Measured extends HTMLElement>() {
  const [width, setWidth] = useState<number>();

  const measure = useCallback((element: Measured | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const read = () => setWidth(Math.floor(element.clientWidth / rem));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [measure, width] as const;
}

/** Before a list is measured, it is assumed to have room for a table from here. */
const wide = '(min-width: 64rem)';

export function useIsWide(): boolean {
  return useMedia(wide);
}

/** There is room for something beside an open record, as Tailwind's `xl` has it. */
export function useIsBeside(): boolean {
  return useMedia('(min-width: 80rem)');
}

/** Beside a list and a record there is room for a third column. */
export function useHasColumn(): boolean {
  return useMedia('(min-width: 86rem)');
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (change: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', change);
      return () => media.removeEventListener('change', change);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
