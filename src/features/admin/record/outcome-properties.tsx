import { adminHiring } from '@/content/en/admin-hiring';
import { adminOutcome } from '@/content/en/admin-outcome';
import { decided } from '@/lib/form-row';
import { OutcomeDetails } from './outcome-details';
import { Property, quietControls } from './property';
import { pick } from '../changes/staff-fields';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import type { RecordList, StaffRecord } from '../records/record-list';
import { Choice } from '../ui/choice';
import { choiceOf, columnsOfOutcome, outcomeOf, outcomes } from '../ui/outcome';

interface OutcomePropertyProps {
  list: RecordList;
  record: StaffRecord;
}

/** What became of a lead; it leaves the status as it is. */
export function OutcomeProperty({ list, record }: OutcomePropertyProps) {
  const change = useUpdateRecords(list.table);
  const current = choiceOf(record);
  return (
    <Property label={adminOutcome.label}>
      <div className={quietControls}>
        <Choice
          label={adminOutcome.label}
          isActive={current !== ''}
          value={current}
          options={[['', adminOutcome.none], ...outcomes]}
          onChoose={(choice) => change.mutate({ records: [record], set: columnsOfOutcome(choice) })}
        />
      </div>
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
      <UpdateOutcome list={list} change={change} />
    </Property>
  );
}

const { rejection } = adminHiring;

/** Why an application was rejected. The applicant never reads it. */
export function RejectionProperty({ list, record }: OutcomePropertyProps) {
  const change = useUpdateRecords(list.table);
  const { status } = record;
  if (status !== list.replies.decline) return null;
  const current = String(record['rejection_reason'] ?? '');
  return (
    <Property label={rejection.label}>
      <div className={quietControls}>
        <Choice
          label={rejection.label}
          isActive={current !== ''}
          value={current}
          options={[['', rejection.none], ...Object.entries(rejection.reasons)]}
          onChoose={(reason) =>
            change.mutate({ records: [record], set: { status, rejection_reason: reason || null } })
          }
        />
      </div>
      <UpdateOutcome list={list} change={change} />
    </Property>
  );
}
