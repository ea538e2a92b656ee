import { Children, useEffect, useRef, useState, type ReactNode, type UIEvent } from 'react';
import { cx } from '@/lib/cx';

interface CardsProps {
  /** On phones they stand side by side, and the list scrolls; its name for those who scroll by keyboard. */
  swipe?: string | undefined;
  children: ReactNode;
}

export function Cards({ swipe, children }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    // Elsewhere there is nothing to scroll, so nothing to stop at.
    if (swipe && matchMedia('(width < 40rem)').matches) list.current?.setAttribute('tabindex', '0');
  }, [swipe]);
  function follow({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) {
    const last = Children.count(children) - 1;
    setAt(Math.round((scrollLeft / (scrollWidth - clientWidth)) * last));
  }
  return (
    <>
      <ul
        ref={list}
        className={cx('cards', swipe && 'swipe')}
        aria-label={swipe}
        onScroll={swipe ? follow : undefined}
      >
        {children}
      </ul>
      {swipe && (
        <p className="swipe-at" aria-hidden>
          {Children.map(children, (_, index) => (
            <i className={cx(index === at && 'on') || undefined} />
          ))}
        </p>
      )}
    </>
  );
}
