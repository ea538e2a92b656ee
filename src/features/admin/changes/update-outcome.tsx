import { adminLists } from '@/content/en/admin-lists';
import type { Conflict } from './update-records';
import type { RecordList, RecordTable, StaffRecord } from '../records/record-list';
import { fieldOf, type Values } from './staff-fields';
import { listOf } from '../records/tabs';
import { isolated } from '../ui/direction';
import { dateOf, relativeTime } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

const { conflict: texts } = adminLists;
const maxShown = 5;

interface UpdateOutcomeProps {
  list: RecordList;
  /** The last change. */
  change: {
    data?: { failed: readonly StaffRecord[]; conflicts: readonly Conflict[] } | undefined;
    variables?: { set: Values } | undefined;
    mutate: (change: { records: readonly StaffRecord[]; set: Values }) => void;
    reset: () => void;
  };
  /** The records' names, where several were changed at once. */
  nameOf?: (record: StaffRecord) => string;
}

/** Returns whether the last change left records unchanged. */
export function isIncomplete({ data }: UpdateOutcomeProps['change']): boolean {
  return data !== undefined && data.failed.length + data.conflicts.length > 0;
}

/** Says why a record was not changed. If somebody else changed it meanwhile, asks whether to replace that. */
export function UpdateOutcome({ list, change, nameOf }: UpdateOutcomeProps) {
  const { data, variables } = change;
  if (!data || !variables) return null;
  const { failed, conflicts } = data;
  const { set } = variables;
  const { field } = fieldOf(set);
  return (
    <>
      {failed.length > 0 && !nameOf && (
        <p className="mt-1 basis-full font-semibold text-bad">{field.texts.failed}</p>
      )}
      {conflicts.length > 0 && (
        <div
          role="alert"
          className="mt-1.5 basis-full border-s-2 border-warning ps-3 whitespace-normal"
        >
          {conflicts.slice(0, maxShown).map((conflict) => (
            <p key={conflict.record.id} className="wrap-anywhere">
              {nameOf && `${isolated(nameOf(conflict.record))}: `}
              {conflictText(list.table, set, conflict)}
            </p>
          ))}
          {conflicts.length > maxShown && <p>{texts.more(conflicts.length - maxShown)}</p>}
          <div className="mt-1 flex flex-wrap gap-1.5">
            <ToolButton
              onClick={() => change.mutate({ records: conflicts.map(({ record }) => record), set })}
            >
              {field.texts.replace?.(field.label(set, list))}
            </ToolButton>
            <ToolButton variant="text" onClick={() => change.reset()}>
              {texts.keep}
            </ToolButton>
          </div>
        </div>
      )}
    </>
  );
}

/** Who set the current value, and when. */
export function conflictText(table: RecordTable, set: Values, { record, by, at }: Conflict) {
  const { field } = fieldOf(set);
  const when = at === undefined ? undefined : relativeTime(dateOf(at), Date.now());
  const label = field.label(record, listOf(table));
  return field.texts.changedBy?.(by && isolated(by), label, when) ?? field.texts.failed;
}
