import { admin } from '@/content/en/admin';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { referenceOf } from '@/lib/reference';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { fieldOf, type Values } from './staff-fields';
import { listOf } from '../records/tabs';
import { offerUndo, reportUndone } from './undo';
import { isolated } from '../ui/direction';
import { dateOf, relativeTime } from '../ui/timestamps';
import type { Conflict, Result } from './update-records';
import { nameOf } from '../ui/name-of';

const { undo: texts, selection } = adminLists;

/** Says in a toast what became of a change, and offers to undo what was changed. */
export function reportChange(
  table: RecordTable,
  set: Values,
  { failed, conflicts, refused, changed }: Result,
  asked: number,
  undo: (() => void) | undefined,
) {
  const [conflict] = conflicts;
  const { field } = fieldOf(set);
  const isWhole = failed.length === 0 && !conflict;
  const description =
    failed.length > 0
      ? refusals(table, failed, refused).join(' ') || field.texts.failed
      : conflict
        ? conflictText(table, set, conflict)
        : asked > 1
          ? selection.saved(asked)
          : set['status'] === 'rejected' && adminHiring.untold.shown;
  offerUndo(
    {
      kind: isWhole ? 'success' : 'error',
      title: isWhole
        ? field.texts.saved(field.label(set, listOf(table)))
        : failed.length > 0
          ? admin.error
          : (field.texts.changed ?? admin.error),
      ...(description && { description }),
    },
    undo && { label: isWhole ? texts.undo : texts.rest(changed.size), undo },
  );
}

/** Says in a toast what was changed back, and what was not and why. */
export function reportUndo(
  table: RecordTable,
  set: Values,
  { failed, conflicts, gone, refused, changed }: Result,
) {
  const [conflict] = conflicts;
  const unexplained = failed.length - gone.length - refused.size;
  const isWhole = failed.length === 0 && !conflict;
  const description = [
    (!isWhole || changed.size > 1) && changed.size > 0 && texts.restored(changed.size),
    conflict &&
      (conflicts.length === 1
        ? conflictText(table, set, conflict)
        : texts.conflicts(conflicts.length)),
    gone.length > 0 && texts.gone(gone.length),
    ...refusals(table, failed, refused),
    unexplained > 0 && texts.failed(unexplained),
  ]
    .filter(Boolean)
    .join(' ');
  reportUndone({
    kind: isWhole ? 'success' : 'error',
    title: isWhole ? texts.done : changed.size > 0 ? texts.partly : texts.not,
    ...(description && { description }),
  });
}

const maxNamed = 3;

/** Names the records that the database refused, with its reason. */
function refusals(
  table: RecordTable,
  failed: readonly StaffRecord[],
  refused: ReadonlyMap<string, string>,
): string[] {
  const list = listOf(table);
  const named = failed.filter(({ id }) => refused.has(id));
  return [
    ...named
      .slice(0, maxNamed)
      .map(
        (record) =>
          `${isolated((list && nameOf(list, record)) || referenceOf(record.id))}: ${refused.get(record.id)}`,
      ),
    ...(named.length > maxNamed ? [texts.failed(named.length - maxNamed)] : []),
  ];
}

/** Who set the current value, and when. */
export function conflictText(table: RecordTable, set: Values, { record, by, at }: Conflict) {
  const { field } = fieldOf(set);
  const when = at === undefined ? undefined : relativeTime(dateOf(at), Date.now());
  const label = field.label(record, listOf(table));
  return field.texts.changedBy?.(by && isolated(by), label, when) ?? field.texts.failed;
}
