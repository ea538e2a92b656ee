import { adminLists } from '@/content/en/admin-lists';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isolated } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';
import { conflictText } from './report-update';
import { fieldOf } from './staff-fields';
import type { Change, RecordUpdate } from './use-update-records';

const { conflict: texts } = adminLists;
const maxShown = 5;

export interface LastChange extends Pick<RecordUpdate, 'data' | 'variables' | 'reset'> {
  mutate: (change: Change) => void;
}

interface UpdateOutcomeProps {
  list: RecordList;
  change: LastChange;
  /** The records' names, where several were changed at once. */
  nameOf?: (record: StaffRecord) => string;
}

/** Returns whether the last change left records unchanged. */
export function isIncomplete({ data }: LastChange): boolean {
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
