import { ShieldAlert } from 'lucide-react';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { ownValue } from '@/lib/own-value';
import type { FullRecord } from './record-queries';
import { useUpdateRecords } from '../changes/use-update-records';
import type { RecordTable } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';

interface SpamNoticeProps {
  table: RecordTable;
  record: FullRecord;
}

/** Says why a submission is spam and when it will be deleted, and clears the mark. */
export function SpamNotice({ table, record }: SpamNoticeProps) {
  const { mutate } = useUpdateRecords(table);
  const reason = record.spam_reason ?? '';
  const isHeld = reason !== 'marked by staff';

  return (
    <div className="mt-3 flex items-start gap-2 rounded border border-warning px-3 py-2 text-warning">
      <ShieldAlert aria-hidden className="mt-px size-5 shrink-0" strokeWidth={1.5} />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p>
          <strong>{texts.spam}.</strong> {ownValue(texts.reasons, reason) ?? reason}{' '}
          {isHeld && texts.held} {texts.kept}
        </p>
        <ToolButton
          aria-keyshortcuts="s"
          onClick={() => mutate({ records: [record], set: { spam_suspected: false } })}
        >
          {isHeld ? texts.clearAndConfirm : texts.clear}
        </ToolButton>
      </div>
    </div>
  );
}
