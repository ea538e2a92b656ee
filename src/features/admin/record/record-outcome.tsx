import { adminOutcome } from '@/content/en/admin-outcome';
import { Choice } from '../ui/choice';
import { pick } from '../changes/staff-fields';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import { decided } from '@/lib/form-row';
import { choiceOf, columnsOfOutcome, outcomeOf, outcomes } from '../ui/outcome';
import type { RecordList, StaffRecord } from '../records/record-list';
import { AcceptedProposal } from './accepted-proposal';
import { OutcomeDetails } from './outcome-details';

interface RecordOutcomeProps {
  list: RecordList;
  record: StaffRecord;
}

/** What became of a lead; it leaves the status as it is. */
export function RecordOutcome({ list, record }: RecordOutcomeProps) {
  const change = useUpdateRecords(list.table);
  const current = choiceOf(record);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <span aria-hidden className="text-quiet">
        {adminOutcome.label}
      </span>
      <Choice
        label={adminOutcome.label}
        isActive={current !== ''}
        value={current}
        options={[['', adminOutcome.none], ...outcomes]}
        onChoose={(choice) => change.mutate({ records: [record], set: columnsOfOutcome(choice) })}
      />
      {current && (
        <OutcomeDetails
          key={outcomeOf(record)}
          record={record}
          onSet={(details) =>
            change.mutate({
              records: [record],
              set: { ...pick(record, decided.outcome_set), ...details },
            })
          }
        />
      )}
      <AcceptedProposal
        {...{ list, record }}
        onWon={() => change.mutate({ records: [record], set: columnsOfOutcome('won') })}
      />
      <UpdateOutcome list={list} change={change} />
    </div>
  );
}
