import type { Stat } from '@/content/types';
import { cx } from '@/lib/cx';

interface FactsProps {
  stats: readonly Stat[];
  /** In one row, also on phones: for three or four short figures. */
  three?: boolean;
}

/** Figures, each with its label below it. */
export function Facts({ stats, three }: FactsProps) {
  return (
    <dl className={cx('facts', three && 'facts-row')}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
