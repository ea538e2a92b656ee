import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { offerUndo } from '../ui/undo';
import type { Conflict } from './set-statuses';
import { conflictText } from './status-outcome';

const { undo: texts, selection } = adminLists;

interface Outcome {
  failed: readonly StaffRecord[];
  conflicts: readonly Conflict[];
  /** Of those that failed. */
  gone: readonly StaffRecord[];
  /** The statuses before, by id. */
  changed: ReadonlyMap<string, string>;
}

/** Says in a toast what became of a change of statuses, and offers to undo what was changed. */
export function reportChange(
  table: RecordTable,
  { failed, conflicts, changed }: Outcome,
  asked: number,
  undo: (() => void) | undefined,
) {
  const [conflict] = conflicts;
  const isWhole = failed.length === 0 && !conflict;
  const description =
    failed.length > 0
      ? admin.list.statusFailed
      : conflict
        ? conflictText(table, conflict)
        : asked > 1 && selection.saved(asked);
  offerUndo(
    {
      kind: isWhole ? 'success' : 'error',
      title: isWhole
        ? admin.list.statusSaved
        : failed.length > 0
          ? admin.error
          : admin.list.statusChanged,
      ...(description && { description }),
    },
    undo && { label: isWhole ? texts.undo : texts.rest(changed.size), undo },
  );
}

/** Says in a toast what was changed back, and what was not and why. */
export function reportUndo(table: RecordTable, { failed, conflicts, gone, changed }: Outcome) {
  const [conflict] = conflicts;
  const refused = failed.length - gone.length;
  const isWhole = failed.length === 0 && !conflict;
  const description = [
    (!isWhole || changed.size > 1) && changed.size > 0 && texts.restored(changed.size),
    conflict &&
      (conflicts.length === 1 ? conflictText(table, conflict) : texts.conflicts(conflicts.length)),
    gone.length > 0 && texts.gone(gone.length),
    refused > 0 && texts.failed(refused),
  ]
    .filter(Boolean)
    .join(' ');
  toast({
    kind: isWhole ? 'success' : 'error',
    title: isWhole ? texts.done : changed.size > 0 ? texts.partly : texts.not,
    ...(description && { description }),
  });
}
