import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { referenceOf } from '@/lib/reference';
import { staffFieldOf, type RowValues } from './staff-fields';
import { offerUndo } from './undo';
import type { UpdateResult } from './update-records';
import type { RecordKind, RecordTable, StaffRecord } from '../records/record-kind';
import { recordKindOf } from '../records/tabs';
import { isolate } from '../ui/direction';
import { recordName } from '../ui/field-text';

const { undo: texts, selection, conflict: conflictTexts } = adminLists;

/** Reports in a toast what became of a change of `requestedCount` records, and offers to undo what was changed. */
export function reportChange(
  table: RecordTable,
  set: RowValues,
  result: UpdateResult,
  requestedCount: number,
  undo: () => void,
) {
  const { failed, conflicts, changed } = result;
  const field = staffFieldOf(set);
  const isComplete = failed.length === 0 && conflicts.length === 0;
  const description = descriptionOf(table, set, result, requestedCount);
  const saved = field.texts.saved(field.label(set, recordKindOf(table)));
  const notSaved = failed.length > 0 ? admin.error : conflictTexts.title;
  offerUndo(
    {
      kind: isComplete ? 'success' : 'error',
      title: isComplete ? saved : notSaved,
      ...(description && { description }),
    },
    changed.size > 0
      ? { label: isComplete ? texts.undo : texts.rest(changed.size), undo }
      : undefined,
  );
}

function descriptionOf(table: RecordTable, set: RowValues, result: UpdateResult, count: number) {
  const { failed, conflicts } = result;
  const [conflict] = conflicts;
  if (failed.length > 0) return refusals(table, result).join(' ') || staffFieldOf(set).texts.failed;
  if (conflict) return conflictText(recordKindOf(table), set, conflict);
  if (count > 1) return selection.saved(count);
  return set['status'] === 'rejected' && adminHiring.untold.shown;
}

export function reportUndo(table: RecordTable, result: UpdateResult) {
  const { failed, conflicts, refused, changed } = result;
  const unchangedCount = failed.length + conflicts.length;
  const unexplainedCount = unchangedCount - refused.size;
  const description = [
    unchangedCount + changed.size > 1 && changed.size > 0 && texts.restored(changed.size),
    ...refusals(table, result),
    unexplainedCount > 0 && texts.kept(unexplainedCount),
  ]
    .filter(Boolean)
    .join(' ');
  const notDone = changed.size > 0 ? texts.partly : texts.not;
  toast({
    kind: unchangedCount === 0 ? 'success' : 'error',
    title: unchangedCount === 0 ? texts.done : notDone,
    ...(description && { description }),
  });
}

/** Returns a sentence about each record that the database refused, with its reason. */
function refusals(table: RecordTable, { failed, refused }: UpdateResult): string[] {
  const kind = recordKindOf(table);
  return failed
    .filter(({ id }) => refused.has(id))
    .map((record) => {
      const name = (kind && recordName(kind, record)) || referenceOf(record.id);
      return `${isolate(name)}: ${refused.get(record.id)}`;
    });
}

export function conflictText(kind: RecordKind | undefined, set: RowValues, record: StaffRecord) {
  return conflictTexts.now(staffFieldOf(set).label(record, kind));
}
