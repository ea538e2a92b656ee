import type { Stat } from '@/content/types';

export function Stats({ stats }: { stats: readonly Stat[] }) {
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
