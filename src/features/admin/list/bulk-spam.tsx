import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { DeleteSpamButton } from './delete-spam-button';
import { useOpenList } from './list-context';
import { useSetSpam } from './use-set-spam';
import type { StaffRecord } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';

interface BulkSpamProps {
  records: readonly StaffRecord[];
  onDone: () => void;
}

/** Marks the selected records as spam; in the view of spam, clears the mark or deletes them. */
export function BulkSpam({ records, onDone }: BulkSpamProps) {
  const { list, view } = useOpenList();
  const { mutate, isPending } = useSetSpam(list.table);
  const ids = records.map(({ id }) => id);
  const Icon = view.spam ? ShieldCheck : ShieldAlert;

  return (
    <>
      <ToolButton
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && mutate({ ids, isSpam: !view.spam }, { onSuccess: onDone })}
      >
        <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />
        {view.spam ? texts.clear : texts.spam}
      </ToolButton>
      {view.spam && (
        <DeleteSpamButton ids={ids} count={ids.length} onDone={onDone}>
          {texts.delete}
        </DeleteSpamButton>
      )}
    </>
  );
}
