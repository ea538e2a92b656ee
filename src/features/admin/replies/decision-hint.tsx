import { adminHiring } from '@/content/en/admin-hiring';
import { isUntold } from './reply-draft';
import type { RecordList, StaffRecord } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';

const { untold: texts } = adminHiring;

interface DecisionHintProps {
  list: RecordList;
  record: StaffRecord;
  onWrite: () => void;
}

/** Says what a rejected applicant sees and when, until they were written to. */
export function DecisionHint({ list, record, onWrite }: DecisionHintProps) {
  if (!isUntold(list, record)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 pb-2 text-warning">
      {texts.shown}
      <ToolButton variant="text" onClick={onWrite}>
        {texts.write}
      </ToolButton>
    </p>
  );
}
