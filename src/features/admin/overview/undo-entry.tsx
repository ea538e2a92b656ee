import { adminUndo as texts } from '@/content/en/admin-undo';
import { useUndoEntry, type UndoneEntry } from '../changes/undo-entry';
import type { RecordTable } from '../records/record-list';

interface UndoEntryProps {
  entry: UndoneEntry;
  table: RecordTable;
  /** The entry in words. */
  story: string;
}

/** Undoes an entry of Recent Activity. */
export function UndoEntry({ entry, table, story }: UndoEntryProps) {
  const { run, isPending } = useUndoEntry(table);
  return (
    <button
      type="button"
      aria-label={texts.of(story)}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && void run(entry)}
      className="-my-0.5 min-h-6 shrink-0 font-semibold text-link hover:underline pointer-coarse:min-h-11 pointer-coarse:px-2"
    >
      {texts.undo}
    </button>
  );
}
