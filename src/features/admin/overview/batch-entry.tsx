import { useId, useState, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import type { Database } from '@/lib/database.types';
import { Loaded, OlderEntries } from '../ui/query-section';
import { loggedChange } from '../changes/staff-fields';
import { listOf } from '../records/tabs';
import { unturned } from '../ui/direction';
import { useStaffPages } from '../ui/staff-query';
import { counted, newestFirst } from '../ui/newest-first';

type Activity = Database['public']['Tables']['activity_log']['Row'];

const { batch: texts } = admin.activity;

interface BatchProps {
  batch: string;
  action: string;
}

/** An entry of changes that were made together; opens the list of them. */
export function BatchEntry({ children, ...batch }: BatchProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="text-start wrap-anywhere hover:text-link hover:underline pointer-coarse:py-3"
      >
        {children}
      </button>
      <div id={id}>{isOpen && <Batch {...batch} />}</div>
    </>
  );
}

/** The entry outlives its record. */
export const isRemoval = (action: string) => ['withdrawn', 'erased', 'purged'].includes(action);

function Batch({ batch, action }: BatchProps) {
  const changes = useStaffPages(
    newestFirst<Activity>(['activity_log', 'batch', batch, action], () =>
      counted('activity_log', '*').eq('batch', batch).eq('action', action).is('undoes', null),
    ),
  );
  return (
    <div className="max-h-96 overflow-y-auto pt-1 pb-2">
      <Loaded texts={texts} query={changes} rows={2}>
        {({ rows }) => (
          <>
            {rows.length === 0 && <p className="text-quiet">{texts.none}</p>}
            <ul>
              {rows.map((change) => (
                <Changed key={change.id} change={change} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <OlderEntries query={changes} failed={texts.failed} />
    </div>
  );
}

function Changed({ change }: { change: Activity }) {
  const { action, table_name, record_id, summary } = change;
  const list = listOf(table_name);
  const { from, to } = loggedChange(change, list);
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 py-0.5">
      {isRemoval(action) ? (
        <bdi className="min-w-0 wrap-anywhere">{unturned(summary)}</bdi>
      ) : (
        <Link
          to={`${list?.path}/${record_id}`}
          className="min-w-0 wrap-anywhere hover:text-link hover:underline pointer-coarse:py-3"
        >
          <bdi>{unturned(summary)}</bdi>
        </Link>
      )}{' '}
      {change.to_status && <span className="text-quiet">{texts.moved(from, to)}</span>}
    </li>
  );
}
