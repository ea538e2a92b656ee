import type { Stat } from '@/content/types';
import { cx } from '@/lib/cx';

/** Figures in a row under a hairline; on phones, three figures take one row each. */
export function StatGrid({ stats, className }: { stats: readonly Stat[]; className?: string }) {
  const three = stats.length === 3;
  return (
    <dl
      className={cx(
        'grid gap-x-4 gap-y-5 border-t border-line pt-5 md:gap-y-8 md:pt-8 lg:gap-x-10',
        three ? 'max-sm:gap-y-4 sm:grid-cols-3' : 'grid-cols-2',
        stats.length === 4 && 'lg:grid-cols-4',
        className,
      )}
    >
      {stats.map(({ value, label }) => (
        <div
          key={label}
          className={cx(
            'flex flex-col-reverse justify-end gap-2',
            three && 'max-sm:flex-row-reverse max-sm:items-baseline',
          )}
        >
          <dt className="text-small text-quiet">{label}</dt>
          <dd
            className={cx('tabular text-figure whitespace-nowrap', three && 'max-sm:min-w-[4.5em]')}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
