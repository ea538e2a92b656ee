import { adminOutcome } from '@/content/en/admin-outcome';
import type { StaffRecord } from '../records/record-list';
import { Choice } from '../ui/choice';
import { choiceOf, columnsOfOutcome, outcomes } from '../ui/outcome';
import type { Values } from './staff-fields';

interface BulkOutcomeProps {
  records: readonly StaffRecord[];
  onSet: (change: { records: readonly StaffRecord[]; set: Values }) => void;
}

const cleared = 'none';

/** Sets the outcome of several leads, or clears it. Those that have it keep their day and amount. */
export function BulkOutcome({ records, onSet }: BulkOutcomeProps) {
  function set(choice: string) {
    const others = records.filter((record) => choiceOf(record) !== choice);
    if (others.length > 0) onSet({ records: others, set: columnsOfOutcome(choice) });
  }
  return (
    <Choice
      label={adminOutcome.label}
      value=""
      options={[['', adminOutcome.setFor], ...outcomes, [cleared, adminOutcome.none]]}
      onChoose={(chosen) => set(chosen === cleared ? '' : chosen)}
    />
  );
}
