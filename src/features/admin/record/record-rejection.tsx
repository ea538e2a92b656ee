import { adminHiring } from '@/content/en/admin-hiring';
import { Choice } from '../ui/choice';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import type { RecordList, StaffRecord } from '../records/record-list';

const { rejection: texts } = adminHiring;

interface RecordRejectionProps {
  list: RecordList;
  record: StaffRecord;
}

/** Why an application was rejected. The applicant never reads it. */
export function RecordRejection({ list, record }: RecordRejectionProps) {
  const change = useUpdateRecords(list.table);
  const { status } = record;
  if (status !== list.replies.decline) return null;
  const current = String(record['rejection_reason'] ?? '');
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <span aria-hidden className="text-quiet">
        {texts.label}
      </span>
      <Choice
        label={texts.label}
        isActive={current !== ''}
        value={current}
        options={[['', texts.none], ...Object.entries(texts.reasons)]}
        onChoose={(reason) =>
          change.mutate({ records: [record], set: { status, rejection_reason: reason || null } })
        }
      />
      <UpdateOutcome list={list} change={change} />
    </div>
  );
}
