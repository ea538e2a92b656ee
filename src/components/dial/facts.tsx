import type { Stat } from '@/content/types';

/** Figures, each with its label below it: three in a row, four in two. */
export function Facts({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={`facts facts-${stats.length}`}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
