import { useCallback, useState } from 'react';

/** An element's width in rem as it changes; undefined until it is known. */
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
