import { adminOutcome } from '@/content/en/admin-outcome';
import { Choice } from '../ui/choice';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import { columnsOfOutcome, outcomeOf, outcomes } from '../ui/outcome';
import type { RecordList, StaffRecord } from '../records/record-list';

interface RecordOutcomeProps {
  list: RecordList;
  record: StaffRecord;
}

/** What became of a lead; it leaves the status as it is. */
export function RecordOutcome({ list, record }: RecordOutcomeProps) {
  const change = useUpdateRecords(list.table);
  const current = outcomeOf(record);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2">
      <span aria-hidden className="text-quiet">
        {adminOutcome.label}
      </span>
      <Choice
        label={adminOutcome.label}
        isActive={current !== ''}
        value={current}
        options={[['', adminOutcome.none], ...outcomes]}
        onChoose={(logged) => change.mutate({ records: [record], set: columnsOfOutcome(logged) })}
      />
      <UpdateOutcome list={list} change={change} />
    </div>
  );
}
