import { queryOptions } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminUndo } from '@/content/en/admin-undo';
import { teamActions } from '@/content/facts/stored-values';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { actorOf, eventText, undoneText, type FeedEntry } from './activity-story';
import { EmptyState } from '../ui/list-states';
import { QuerySection } from '../ui/query-section';
import { useUndoEntry } from '../changes/undo-entry';
import type { RecordTable } from '../records/record-kind';
import { recordKindOf, mailPath, setupPath, teamPath } from '../records/tabs';
import { useColleagues } from '../ui/colleagues';
import { TimeAgo } from '../ui/time-ago';
import { useStaffQuery } from '../ui/staff-query';
import { refreshMs } from '../ui/refresh';

const { activity: texts } = admin;

const maxEntries = 15;

const activityQuery = queryOptions({
  queryKey: ['activity_log', 'newest'],
  queryFn: async ({ signal }) =>
    dataOf(
      await staff()
        .from('activity_feed')
        .select('*')
        // Leaves out the hourly retention runs, and what visitors send that looks like spam.
        .not('action', 'in', '(purged,spam_received)')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(maxEntries)
        .abortSignal(signal)
        .overrideTypes<FeedEntry[], { merge: false }>(),
    ) ?? [],
  refetchInterval: refreshMs,
});

export function ActivityFeed() {
  const activity = useStaffQuery(activityQuery);
  useColleagues();
  return (
    <QuerySection
      as="part"
      texts={{ ...texts, loading: admin.list.loading(texts.title) }}
      query={activity}
      rows={5}
    >
      {(entries) => (
        <>
          {entries.length === 0 && <EmptyState text={texts.empty} />}
          <ol className="border-t border-line empty:hidden">
            {entries.map((entry) => (
              <ActivityEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </>
      )}
    </QuerySection>
  );
}

function ActivityEntry({ entry }: { entry: FeedEntry }) {
  const kind = recordKindOf(entry.table_name);
  const target = targetOf(entry);
  const story = (
    <>
      <strong className="font-semibold">
        <bdi>{actorOf(entry)}</bdi>
      </strong>{' '}
      {eventText(entry)}
    </>
  );
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5 pointer-coarse:py-0">
      <div className="min-w-0 grow wrap-anywhere">
        {target ? (
          <Link to={target} className="block hover:text-link hover:underline pointer-coarse:py-3">
            {story}
          </Link>
        ) : (
          <p className="pointer-coarse:py-3">{story}</p>
        )}
        {entry.undone > 0 && (
          <p className="text-quiet pointer-coarse:-mt-2 pointer-coarse:pb-3">{undoneText(entry)}</p>
        )}
      </div>
      {entry.can_undo && kind && <UndoButton entry={entry} table={kind.table} />}
      <span className="shrink-0 text-quiet pointer-coarse:py-3">
        <TimeAgo timestamp={entry.created_at} />
      </span>
    </li>
  );
}

function UndoButton({ entry, table }: { entry: FeedEntry; table: RecordTable }) {
  const { run, isPending } = useUndoEntry(table);
  return (
    <button
      type="button"
      aria-label={adminUndo.of(`${actorOf(entry)} ${eventText(entry)}`)}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && void run(entry)}
      className="-my-0.5 min-h-6 shrink-0 font-semibold text-link hover:underline pointer-coarse:min-h-11 pointer-coarse:px-2"
    >
      {adminUndo.undo}
    </button>
  );
}

const removalActions = ['withdrawn', 'erased', 'posting_deleted'];

/** Returns the path of what an entry is about, or of the list of several; undefined if it is gone. */
function targetOf({ action, table_name, record_id, records }: FeedEntry): string | undefined {
  if (action === 'recipient_changed') return mailPath;
  if (action === 'fact_changed') return setupPath;
  if (teamActions.some((one) => one === action)) return teamPath;
  const kind = removalActions.includes(action) ? undefined : recordKindOf(table_name);
  return records || action.startsWith('template_')
    ? kind?.path
    : kind && `${kind.path}/${record_id}`;
}
