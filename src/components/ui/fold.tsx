import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface FoldProps {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Folded on phones; wide screens and paper show everything (base.css), also without script. */
export function Fold({ summary, className, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fold = details.current;
    if (!fold || !matchMedia('(min-width: 48rem)').matches) return;
    fold.open = true;
    // Nothing to open there, so nothing to stop at.
    fold.querySelector('summary')?.setAttribute('tabindex', '-1');
  }, []);
  return (
    <details ref={details} className={cx('fold', className)}>
      <summary className="flex min-h-12 items-center gap-4 py-2.5 font-semibold md:min-h-14 md:py-3 md:text-heading">
        {summary}
      </summary>
      <div className="pb-5 md:pb-6">{children}</div>
    </details>
  );
}
