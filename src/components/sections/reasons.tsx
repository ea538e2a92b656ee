import type { Feature, Stat } from '@/content/types';
import { DefinitionRows } from './definition-rows';
import { StatGrid } from './stat-grid';

interface ReasonsProps {
  title: string;
  reasons: readonly Feature[];
  stats: readonly Stat[];
}

/** Why to write to us, in a column beside the form. */
export function Reasons({ title, reasons, stats }: ReasonsProps) {
  return (
    <div>
      <h3 className="mb-5 text-heading">{title}</h3>
      <DefinitionRows
        stacked
        rows={reasons.map((reason) => ({ term: reason.title, text: reason.description }))}
      />
      <StatGrid stats={stats} className="-mt-px" />
    </div>
  );
}
