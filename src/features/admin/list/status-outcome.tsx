import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import type { Conflict } from './set-statuses';
import type { RecordList, RecordTable, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { listOf } from '../records/tabs';
import { isolated } from '../ui/direction';
import { dateOf, relativeTime } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

const { conflict: texts } = adminLists;
const maxShown = 5;

interface StatusOutcomeProps {
  list: RecordList;
  /** The last change of statuses. */
  change: {
    data?: { failed: readonly StaffRecord[]; conflicts: readonly Conflict[] } | undefined;
    variables?: { status: string } | undefined;
    mutate: (change: { records: readonly StaffRecord[]; status: string }) => void;
    reset: () => void;
  };
  /** The records' names, where several were changed at once. */
  nameOf?: (record: StaffRecord) => string;
}

/** Says why a status was not set. If somebody else set another one meanwhile, asks whether to replace it. */
export function StatusOutcome({ list, change, nameOf }: StatusOutcomeProps) {
  const { data, variables } = change;
  if (!data || !variables) return null;
  const { failed, conflicts } = data;
  const { status } = variables;
  return (
    <>
      {failed.length > 0 && !nameOf && (
        <p className="mt-1 font-semibold text-bad">{admin.list.statusFailed}</p>
      )}
      {conflicts.length > 0 && (
        <div
          role="alert"
          className="mt-1.5 basis-full border-s-2 border-warning ps-3 whitespace-normal"
        >
          {conflicts.slice(0, maxShown).map((conflict) => (
            <p key={conflict.record.id} className="wrap-anywhere">
              {nameOf && `${isolated(nameOf(conflict.record))}: `}
              {conflictText(list.table, conflict)}
            </p>
          ))}
          {conflicts.length > maxShown && <p>{texts.more(conflicts.length - maxShown)}</p>}
          <div className="mt-1 flex flex-wrap gap-1.5">
            <ToolButton
              onClick={() =>
                change.mutate({ records: conflicts.map(({ record }) => record), status })
              }
            >
              {texts.replace(statusBadge(list, status).label)}
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

/** Who set the current status, and when. */
export function conflictText(table: RecordTable, { record, by, at }: Conflict): string {
  const { label } = statusBadge(listOf(table), record.status);
  const when = at === undefined ? undefined : relativeTime(dateOf(at), Date.now());
  return texts.set(by && isolated(by), label, when);
}
