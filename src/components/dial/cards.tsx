import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface CardsProps {
  /** On phones they stand side by side, and the list scrolls; its name for those who scroll by keyboard. */
  swipe?: string | undefined;
  children: ReactNode;
}

/** A grid of `Card`: twelve columns on wide screens, two on tablets, one on phones. */
export function Cards({ swipe, children }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Elsewhere there is nothing to scroll, so nothing to stop at.
    if (swipe && matchMedia('(width < 40rem)').matches) list.current?.setAttribute('tabindex', '0');
  }, [swipe]);
  return (
    <ul ref={list} className={cx('cards', swipe && 'swipe')} aria-label={swipe}>
      {children}
    </ul>
  );
}
