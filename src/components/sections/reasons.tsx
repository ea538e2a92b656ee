import type { Feature, Stat } from '@/content/types';
import { FoldRows } from './fold-rows';
import { StatGrid } from './stat-grid';

interface ReasonsProps {
  title: string;
  reasons: readonly Feature[];
  stats: readonly Stat[];
}

export function Reasons({ title, reasons, stats }: ReasonsProps) {
  return (
    <div>
      <h3 className="mb-4 text-heading">{title}</h3>
      <FoldRows
        level={4}
        rows={reasons.map(({ title: term, description: text }) => ({ term, text }))}
      />
      <StatGrid stats={stats} className="-mt-px" />
    </div>
  );
}
