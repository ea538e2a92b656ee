import { Flag } from 'lucide-react';
import { outcomeOf, outcomeText } from '../ui/outcome';
import type { StaffRecord } from '../records/record-list';

/** What became of a lead, in its row. */
export function OutcomeChip({ record }: { record: StaffRecord }) {
  const outcome = outcomeText(outcomeOf({ ...record, outcome_on: null }));
  if (!outcome) return null;
  return (
    <span className="inline-flex min-w-0 shrink-0 items-center gap-1 text-quiet">
      <Flag aria-hidden className="size-4" strokeWidth={1.75} />
      {outcome}
    </span>
  );
}
