import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { fieldOf, type Values } from '../ui/staff-fields';
import { listOf } from '../records/tabs';
import { offerUndo, reportUndone } from '../ui/undo';
import type { Conflict } from './update-records';
import { conflictText } from './update-outcome';

const { undo: texts, selection } = adminLists;

interface Outcome {
  failed: readonly StaffRecord[];
  conflicts: readonly Conflict[];
  /** Of those that failed. */
  gone: readonly StaffRecord[];
  /** The values before, by id. */
  changed: ReadonlyMap<string, Values>;
}

/** Says in a toast what became of a change, and offers to undo what was changed. */
export function reportChange(
  table: RecordTable,
  set: Values,
  { failed, conflicts, changed }: Outcome,
  asked: number,
  undo: (() => void) | undefined,
) {
  const [conflict] = conflicts;
  const { field } = fieldOf(set);
  const isWhole = failed.length === 0 && !conflict;
  const description =
    failed.length > 0
      ? field.texts.failed
      : conflict
        ? conflictText(table, set, conflict)
        : asked > 1 && selection.saved(asked);
  offerUndo(
    {
      kind: isWhole ? 'success' : 'error',
      title: isWhole
        ? field.texts.saved(field.label(set, listOf(table)))
        : failed.length > 0
          ? admin.error
          : field.texts.changed,
      ...(description && { description }),
    },
    undo && { label: isWhole ? texts.undo : texts.rest(changed.size), undo },
  );
}

/** Says in a toast what was changed back, and what was not and why. */
export function reportUndo(
  table: RecordTable,
  set: Values,
  { failed, conflicts, gone, changed }: Outcome,
) {
  const [conflict] = conflicts;
  const refused = failed.length - gone.length;
  const isWhole = failed.length === 0 && !conflict;
  const description = [
    (!isWhole || changed.size > 1) && changed.size > 0 && texts.restored(changed.size),
    conflict &&
      (conflicts.length === 1
        ? conflictText(table, set, conflict)
        : texts.conflicts(conflicts.length)),
    gone.length > 0 && texts.gone(gone.length),
    refused > 0 && texts.failed(refused),
  ]
    .filter(Boolean)
    .join(' ');
  reportUndone({
    kind: isWhole ? 'success' : 'error',
    title: isWhole ? texts.done : changed.size > 0 ? texts.partly : texts.not,
    ...(description && { description }),
  });
}
