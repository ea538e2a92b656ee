import type { Feature, Stat } from '@/content/types';
import { StatGrid } from './stat-grid';

interface ReasonsProps {
  title: string;
  reasons: readonly Feature[];
  stats: readonly Stat[];
}

export function Reasons({ title, reasons, stats }: ReasonsProps) {
  return (
    <div>
      <h3 className="mb-5 text-heading">{title}</h3>
      <dl>
        {reasons.map((reason) => (
          <div key={reason.title} className="border-t border-hairline py-5">
            <dt className="font-semibold">{reason.title}</dt>
            <dd className="mt-1 text-quiet">{reason.description}</dd>
          </div>
        ))}
      </dl>
      <StatGrid stats={stats} />
    </div>
  );
}
