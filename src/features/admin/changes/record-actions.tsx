import { admin } from '@/content/en/admin';
import { cx } from '@/lib/cx';
import { RecordMenu } from './record-menu';
import type { Values } from './staff-fields';
import type { RecordUpdate } from './use-update-records';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isolated } from '../ui/direction';
import { toolButton } from '../ui/tool-button';
import { nameOf } from '../ui/name-of';

/** How a row shows its actions, by the room there is. */
export type ActionsLayout = 'menu' | 'stacked' | 'inline';

interface RecordActionsProps {
  list: RecordList;
  record: StaffRecord;
  change: RecordUpdate;
  layout: ActionsLayout;
}

/** The buttons of the named statuses, where there is room for them, and the menu of everything else. */
export function RecordActions({ list, record, change, layout }: RecordActionsProps) {
  const label = admin.list.actionsOf(isolated(nameOf(list, record)));
  const onSet = (set: Values) => change.mutate({ records: [record], set });
  return (
    <span className="flex items-center justify-end">
      {layout !== 'menu' && (
        <fieldset
          className={cx('flex grow pointer-coarse:hidden', layout === 'stacked' && 'flex-col')}
        >
          <legend className="sr-only">{label}</legend>
          {list.actions.map(({ label: action, status }) => {
            const idle = record.status === status;
            return (
              <button
                key={status}
                type="button"
                aria-disabled={idle || undefined}
                onClick={() => {
                  if (!idle) onSet({ status });
                }}
                className={cx(
                  toolButton,
                  'min-h-6! justify-start! px-1.5 font-normal! text-quiet',
                  idle ? 'opacity-50' : 'underline-offset-4 hover:text-link hover:underline',
                )}
              >
                {action}
              </button>
            );
          })}
        </fieldset>
      )}
      <span className="-me-1 shrink-0">
        <RecordMenu list={list} record={record} label={label} onSet={onSet} />
      </span>
    </span>
  );
}
