import { queryOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { teamActions } from '@/content/facts/stored-values';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { actorOf, happened, icons, undoneBy, type FeedEntry } from './activity-story';
import { BatchEntry, isRemoval } from './batch-entry';
import { MoreButton, Empty, Failure, Skeleton } from '../ui/list-states';
import { UndoEntry } from './undo-entry';
import { listOf, mailPath, teamPath } from '../records/tabs';
import { useColleagues } from '../ui/colleagues';
import { TimeAgo } from '../ui/time-ago';
import { useStaffQuery } from '../ui/staff-query';
import { refreshMs } from '../ui/refresh';
import { useRestoreFocus } from '../ui/use-restore-focus';

const { activity: texts } = admin;

const newest = 20;

const activityQuery = queryOptions({
  queryKey: ['activity_log', 'newest'],
  queryFn: async ({ signal }) =>
    dataOf(
      await staff()
        .from('activity_feed')
        .select('*')
        // Leaves out the nightly retention runs, and what visitors send that looks like spam.
        .not('action', 'in', '(purged,spam_received)')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(newest)
        .abortSignal(signal)
        .overrideTypes<FeedEntry[], { merge: false }>(),
    ),
  refetchInterval: refreshMs,
});

/** Entries until more are asked for. */
const few = 10;

export function ActivityFeed() {
  const [isWhole, setWhole] = useState(false);
  const { data, isError, refetch } = useStaffQuery(activityQuery);
  const area = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useColleagues();
  useRestoreFocus(area, heading);
  const deleted = new Set(
    data?.filter(({ action }) => action === 'posting_deleted').map((entry) => entry.record_id),
  );
  return (
    <section ref={area} aria-labelledby="activity">
      <h2 id="activity" ref={heading} tabIndex={-1} className="pb-3 text-heading outline-none">
        {texts.title}
      </h2>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={admin.list.loading(texts.title)} rows={5} />}
      {data?.length === 0 && <Empty text={texts.empty} />}
      {data && data.length > 0 && (
        <ol className="border-t border-line">
          {data.slice(0, isWhole ? newest : few).map((entry) => (
            <Entry key={entry.id} entry={entry} deleted={deleted.has(entry.record_id)} />
          ))}
        </ol>
      )}
      {data && data.length > few && (
        <MoreButton count={data.length - few} isOpen={isWhole} onChange={setWhole} />
      )}
    </section>
  );
}

function Entry({ entry, deleted }: { entry: FeedEntry; deleted: boolean }) {
  const Icon = icons[entry.action] ?? RefreshCw;
  const list = listOf(entry.table_name);
  const target = deleted ? undefined : targetOf(entry);
  const story = (
    <>
      <strong className="font-semibold">
        <bdi>{actorOf(entry)}</bdi>
      </strong>{' '}
      {happened(entry)}
    </>
  );
  return (
    <li className="flex break-inside-avoid items-start gap-3 border-b border-line py-2.5 pointer-coarse:py-0">
      <Icon
        aria-hidden
        className="mt-0.5 size-4 shrink-0 text-quiet pointer-coarse:mt-3.5"
        strokeWidth={1.5}
      />
      <div className="min-w-0 grow">
        {entry.batch ? (
          <BatchEntry batch={entry.batch} action={entry.action}>
            {story}
          </BatchEntry>
        ) : target ? (
          <Link
            to={target}
            className="block wrap-anywhere hover:text-link hover:underline pointer-coarse:py-3"
          >
            {story}
          </Link>
        ) : (
          <p className="wrap-anywhere pointer-coarse:py-3">{story}</p>
        )}
        {entry.undone > 0 && (
          <p className="wrap-anywhere text-quiet pointer-coarse:-mt-2 pointer-coarse:pb-3">
            {undoneBy(entry)}
          </p>
        )}
      </div>
      {entry.can_undo && list && (
        <UndoEntry
          entry={entry}
          table={list.table}
          story={`${actorOf(entry)} ${happened(entry)}`}
        />
      )}
      <span className="shrink-0 text-quiet pointer-coarse:py-3">
        <TimeAgo timestamp={entry.created_at} />
      </span>
    </li>
  );
}

/** Returns the page that shows an entry's subject; removed submissions have none. */
function targetOf({ action, table_name, record_id }: FeedEntry): string | undefined {
  if (action === 'recipient_changed') return mailPath;
  if (teamActions.some((one) => one === action)) return teamPath;
  const list = isRemoval(action) ? undefined : listOf(table_name);
  if (action === 'exported' || action.startsWith('template_')) return list?.path;
  return list && `${list.path}/${record_id}`;
}
