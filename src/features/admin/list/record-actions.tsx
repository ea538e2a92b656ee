import { admin } from '@/content/en/admin';
import { cx } from '@/lib/cx';
import { nameOf } from './record-cells';
import { RecordMenu } from './record-menu';
import { UpdateOutcome } from './update-outcome';
import { useUpdateRecords } from './use-update-records';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isolated } from '../ui/direction';
import { toolButton } from '../ui/tool-button';

interface RecordActionsProps {
  list: RecordList;
  record: StaffRecord;
  /** Shows the menu alone; in a table, it replaces the buttons where nothing can hover. */
  menuOnly?: boolean;
}

/** The status buttons, which show while their row has the pointer or the focus. */
export function RecordActions({ list, record, menuOnly = false }: RecordActionsProps) {
  const change = useUpdateRecords(list.table);
  const label = admin.list.actionsOf(isolated(nameOf(list, record)));
  const set = (status: string) => change.mutate({ records: [record], set: { status } });
  return (
    <>
      {!menuOnly && (
        <fieldset className="absolute end-1 top-1/2 flex -translate-y-1/2 gap-0.5 rounded border border-hairline bg-raised p-0.5 opacity-0 shadow-sm group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:hidden">
          <legend className="sr-only">{label}</legend>
          {list.actions.map(({ label: action, status }) => {
            const idle = record.status === status;
            return (
              <button
                key={status}
                type="button"
                aria-disabled={idle || undefined}
                onClick={() => {
                  if (!idle) set(status);
                }}
                className={cx(
                  toolButton,
                  'min-h-7! px-2 font-normal!',
                  !idle && 'hover:bg-page hover:text-brand',
                )}
              >
                {action}
              </button>
            );
          })}
        </fieldset>
      )}
      <span className={cx('-my-1.5 -me-2 shrink-0', !menuOnly && 'not-pointer-coarse:hidden')}>
        <RecordMenu list={list} record={record} label={label} onSet={set} />
      </span>
      <UpdateOutcome list={list} change={change} />
    </>
  );
}
