import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface IllustratedProps {
  drawing: ReactNode;
  /** On wide screens beside the text, at its start or its end, or below it. */
  at: 'start' | 'end' | 'below';
  /** Below the text on wide screens, below the drawing on narrow ones. */
  after?: ReactNode;
  children: ReactNode;
}

/** The texts of a page's head with a drawing. Neither column moves when the drawing arrives after the text. */
export function Illustrated({ drawing, at, after, children }: IllustratedProps) {
  return (
    <div
      className={cx(
        'grid gap-x-12 gap-y-9',
        at !== 'below' && 'items-start print:grid-cols-2',
        at === 'start' && 'lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]',
        at === 'end' && 'lg:grid-cols-2',
      )}
    >
      <div className={cx(at === 'start' && 'lg:col-start-2')}>{children}</div>
      <div
        className={cx('min-w-0', at === 'start' && 'lg:col-start-1 lg:row-span-2 lg:row-start-1')}
      >
        {drawing}
      </div>
      {after && <div className="lg:col-start-2">{after}</div>}
    </div>
  );
}
