import { ShieldAlert } from 'lucide-react';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { ErasePerson } from './erase-person';
import type { FullRecord } from './record-queries';
import { useSetSpam } from '../changes/use-set-spam';
import type { RecordTable } from '../records/record-list';
import { useRight } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';

interface RecordMoreProps {
  table: RecordTable;
  record: FullRecord;
}

/** What is rarely done with a record. */
export function RecordMore({ table, record }: RecordMoreProps) {
  const mayErase = useRight('erase');
  const { mutate, isPending } = useSetSpam(table);
  return (
    <div className="mt-7 flex flex-wrap gap-2 border-t border-hairline pt-4">
      {!record.spam_suspected && (
        <ToolButton
          aria-keyshortcuts="s"
          title={`${texts.mark} (s)`}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && mutate({ ids: [record.id], isSpam: true })}
        >
          <ShieldAlert aria-hidden className="size-4.5" strokeWidth={1.5} />
          {texts.mark}
        </ToolButton>
      )}
      {mayErase && (
        <ErasePerson table={table} email={String(record['email'])} recordId={record.id} />
      )}
    </div>
  );
}
