import { adminHiring } from '@/content/en/admin-hiring';
import type { RecordList, StaffRecord } from '../records/record-list';
import { Choice } from '../ui/choice';
import type { Values } from './staff-fields';

const { rejection: texts } = adminHiring;

interface BulkRejectionProps {
  list: RecordList;
  records: readonly StaffRecord[];
  onSet: (change: { records: readonly StaffRecord[]; set: Values }) => void;
}

const cleared = 'none';

/** Sets the reason of those that are rejected. */
export function BulkRejection({ list, records, onSet }: BulkRejectionProps) {
  const status = list.replies.decline ?? null;
  const rejected = records.filter((record) => record.status === status);
  if (rejected.length === 0) return null;
  return (
    <Choice
      label={texts.label}
      value=""
      options={[['', texts.setFor], ...Object.entries(texts.reasons), [cleared, texts.none]]}
      onChoose={(reason) =>
        onSet({
          records: rejected,
          set: { status, rejection_reason: reason === cleared ? null : reason },
        })
      }
    />
  );
}
