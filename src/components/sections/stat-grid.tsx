import type { Stat } from '@/content/types';
import { cx } from '@/lib/cx';

/** Figures in a row, ruled by one hairline above. */
export function StatGrid({ stats, className }: { stats: readonly Stat[]; className?: string }) {
  return (
    <dl
      className={cx(
        'grid grid-cols-2 gap-x-8 gap-y-8 border-t border-hairline pt-8',
        stats.length === 3 ? 'sm:grid-cols-3' : 'lg:grid-cols-4',
        className,
      )}
    >
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-2">
          <dt className="text-small text-quiet">{label}</dt>
          <dd className="text-figure tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
