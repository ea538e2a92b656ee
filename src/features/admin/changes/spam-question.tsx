import { adminSpam as texts } from '@/content/en/admin-spam';
import { referenceOf } from '@/lib/reference';
import type { RecordList } from '../records/record-list';
import { Dialog, DialogActions } from '../ui/dialog';
import { isolated } from '../ui/direction';
import { nameOf } from '../ui/name-of';
import { ToolButton } from '../ui/tool-button';
import type { RecordUpdate } from './use-update-records';

interface SpamQuestionProps {
  list: RecordList;
  change: Pick<RecordUpdate, 'data' | 'variables' | 'reset'> & {
    mutate: (change: NonNullable<RecordUpdate['variables']>) => void;
  };
}

/** Asks before records that staff worked on are marked as spam. */
export function SpamQuestion({ list, change }: SpamQuestionProps) {
  const { data, variables } = change;
  if (!data || !variables || data.workedOn.length === 0) return null;
  const { workedOn: records, work } = data;
  return (
    <Dialog
      title={texts.markTitle(records.length)}
      text={texts.markText}
      onClose={() => change.reset()}
    >
      <ul className="list-disc ps-5">
        {records.map((record) => (
          <li key={record.id} className="wrap-anywhere">
            {referenceOf(record.id)} {isolated(nameOf(list, record))}:{' '}
            {(work.get(record.id) ?? []).map((what) => texts.work[what]).join(', ')}
          </li>
        ))}
      </ul>
      <DialogActions cancel={texts.cancel}>
        <ToolButton
          variant="danger"
          onClick={() => change.mutate({ records, set: variables.set, isConfirmed: true })}
        >
          {texts.mark}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}
