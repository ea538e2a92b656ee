import { useCallback, useState, useSyncExternalStore } from 'react';

/** Returns an element's width in rem, updated on resize; undefined before it is measured. */
export function useWidthRem<Measured extends HTMLElement>() {
  const [widthRem, setWidthRem] = useState<number>();

  const measure = useCallback((element: Measured | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const read = () => setWidthRem(Math.floor(element.clientWidth / rem));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [measure, widthRem] as const;
}

/** The staff area has its rail from here (Tailwind's `lg`), and a list that is not measured yet its table. */
export const useIsWide = () => useMediaQuery('(min-width: 64rem)');

/** The width with room for something beside an open record: Tailwind's `xl`. */
export const roomBeside = '(min-width: 80rem)';
export const useHasRoomBeside = () => useMediaQuery(roomBeside);

export const useHasThirdColumn = () => useMediaQuery('(min-width: 86rem)');

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
