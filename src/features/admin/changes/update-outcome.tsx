import type { RecordList, StaffRecord } from '../records/record-list';
import { isolate } from '../ui/direction';
import { conflictText } from './report-update';
import { fieldOf } from './staff-fields';
import type { RecordUpdate } from './use-update-records';

type LastChange = Pick<RecordUpdate, 'data' | 'variables'>;

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

const maxShown = 5;

/** Says that a record was not changed, or what somebody else has set meanwhile. */
export function UpdateOutcome({ list, change, nameOf }: UpdateOutcomeProps) {
  const { data, variables } = change;
  if (!data || !variables) return null;
  const { failed, conflicts } = data;
  const { set } = variables;
  return (
    <>
      {failed.length > 0 && !nameOf && (
        <p className="mt-1 basis-full font-semibold text-bad">{fieldOf(set).texts.failed}</p>
      )}
      {conflicts.length > 0 && (
        <div
          role="alert"
          className="mt-1.5 basis-full border-s-2 border-warning ps-3 whitespace-normal"
        >
          {conflicts.slice(0, maxShown).map((record) => (
            <p key={record.id} className="wrap-anywhere">
              {nameOf && `${isolate(nameOf(record))}: `}
              {conflictText(list, set, record)}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
