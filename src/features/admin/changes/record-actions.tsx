import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminReplies } from '@/content/en/admin-replies';
import { cx } from '@/lib/cx';
import { RecordMenu } from './record-menu';
import type { RecordUpdate } from './use-update-records';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isolated } from '../ui/direction';
import { nameOf } from '../ui/name-of';

/** How a row shows its actions, by the room there is. */
export type ActionsLayout = 'menu' | 'wrapped' | 'inline';

interface RecordActionsProps {
  list: RecordList;
  record: StaffRecord;
  change: RecordUpdate;
  layout: ActionsLayout;
}

const quiet = 'inline-flex min-h-6 items-center text-[0.8125rem] whitespace-nowrap text-quiet';
const live = 'underline-offset-4 hover:text-link hover:underline';

/** A reply and the named statuses, where there is room for them, and the menu of everything else. */
export function RecordActions({ list, record, change, layout }: RecordActionsProps) {
  const { search } = useLocation();
  const label = admin.list.actionsOf(isolated(nameOf(list, record)));
  const isSpam = record['spam_suspected'] === true;
  return (
    <span className="relative flex items-center justify-end">
      {layout !== 'menu' && (
        <fieldset
          className={cx(
            'flex min-w-0 grow gap-x-3 pointer-coarse:hidden',
            layout === 'wrapped' && 'flex-wrap',
          )}
        >
          <legend className="sr-only">{label}</legend>
          {!isSpam && (
            <Link
              to={`${list.path}/${record.id}${search}`}
              state={{ shortcut: 'r' }}
              className={cx(quiet, live)}
            >
              {adminReplies.reply}
            </Link>
          )}
          {list.actions.map(({ label: action, status }) => {
            const idle = record.status === status;
            return (
              <button
                key={status}
                type="button"
                aria-disabled={idle || undefined}
                onClick={() => {
                  if (!idle) change.mutate({ records: [record], set: { status } });
                }}
                className={cx(quiet, idle ? 'cursor-default opacity-50' : live)}
              >
                {action}
              </button>
            );
          })}
        </fieldset>
      )}
      <span className="-me-1 shrink-0">
        <RecordMenu
          list={list}
          record={record}
          label={label}
          change={change}
          hasButtons={layout !== 'menu'}
        />
      </span>
    </span>
  );
}
