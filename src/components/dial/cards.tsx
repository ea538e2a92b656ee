import { Children, useEffect, useRef, useState, type ReactNode, type UIEvent } from 'react';
import { cx } from '@/lib/cx';

interface CardsProps {
  /** On phones they stand side by side, and the list scrolls; its name for those who scroll by keyboard. */
  swipeLabel?: string | undefined;
  children: ReactNode;
}

export function Cards({ swipeLabel, children }: CardsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const [shownIndex, setShownIndex] = useState(0);
  useEffect(() => {
    // On wider screens, `.swipe` in section.css scrolls nothing, so the keyboard need not stop there.
    const list = listRef.current;
    if (swipeLabel && matchMedia('(width < 40rem)').matches) list?.setAttribute('tabindex', '0');
  }, [swipeLabel]);
  function updateShownIndex({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) {
    const lastIndex = Children.count(children) - 1;
    setShownIndex(Math.round((scrollLeft / (scrollWidth - clientWidth)) * lastIndex));
  }
  return (
    <>
      <ul
        ref={listRef}
        className={cx('cards', swipeLabel && 'swipe')}
        aria-label={swipeLabel}
        onScroll={swipeLabel ? updateShownIndex : undefined}
      >
        {children}
      </ul>
      {swipeLabel && (
        <p className="swipe-at" aria-hidden>
          {Children.map(children, (_, index) => (
            <i className={cx(index === shownIndex && 'on') || undefined} />
          ))}
        </p>
      )}
    </>
  );
}
