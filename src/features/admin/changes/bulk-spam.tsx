import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { useSetSpam } from './use-set-spam';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';

interface BulkSpamProps {
  table: RecordTable;
  /** The records are marked already. */
  marked: boolean;
  records: readonly StaffRecord[];
  onDone: () => void;
}

/** Marks the selected records as spam, or clears the mark. */
export function BulkSpam({ table, marked, records, onDone }: BulkSpamProps) {
  const { mutate, isPending } = useSetSpam(table);
  const ids = records.map(({ id }) => id);
  const Icon = marked ? ShieldCheck : ShieldAlert;

  return (
    <ToolButton
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate({ ids, isSpam: !marked }, { onSuccess: onDone })}
    >
      <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />
      {marked ? texts.clear : texts.spam}
    </ToolButton>
  );
}
