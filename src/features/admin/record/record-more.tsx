import { ShieldAlert } from 'lucide-react';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { ErasePerson } from './erase-person';
import type { FullRecord } from './record-queries';
import { SpamQuestion } from '../changes/spam-question';
import { useUpdateRecords } from '../changes/use-update-records';
import type { RecordList } from '../records/record-list';
import { useRight } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';

interface RecordMoreProps {
  list: RecordList;
  record: FullRecord;
}

/** What is rarely done with a record. */
export function RecordMore({ list, record }: RecordMoreProps) {
  const mayErase = useRight('erase');
  const change = useUpdateRecords(list.table);
  return (
    <div className="mt-7 flex flex-wrap gap-2 border-t border-line pt-4">
      {!record.spam_suspected && (
        <ToolButton
          aria-keyshortcuts="s"
          title={`${texts.mark} (s)`}
          onClick={() => change.mutate({ records: [record], set: { spam_suspected: true } })}
        >
          <ShieldAlert aria-hidden className="size-4.5" strokeWidth={1.5} />
          {texts.mark}
        </ToolButton>
      )}
      <SpamQuestion list={list} change={change} />
      {mayErase && record['email'] && (
        <ErasePerson table={list.table} email={String(record['email'])} recordId={record.id} />
      )}
    </div>
  );
}
