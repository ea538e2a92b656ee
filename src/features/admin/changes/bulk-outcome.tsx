import { adminOutcome } from '@/content/en/admin-outcome';
import { Choice } from '../ui/choice';
import { columnsOfOutcome, outcomes } from '../ui/outcome';

const cleared = 'none';

/** Sets the outcome of several leads, or clears it. */
export function BulkOutcome({
  onSet,
}: {
  onSet: (set: ReturnType<typeof columnsOfOutcome>) => void;
}) {
  return (
    <Choice
      label={adminOutcome.label}
      value=""
      options={[['', adminOutcome.setFor], ...outcomes, [cleared, adminOutcome.none]]}
      onChoose={(logged) => onSet(columnsOfOutcome(logged === cleared ? '' : logged))}
    />
  );
}
