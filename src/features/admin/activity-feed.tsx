import { queryOptions, useQuery } from '@tanstack/react-query';
import { Ban, FilePen, FilePlus, Inbox, RefreshCw, type LucideIcon } from 'lucide-react';
import { admin } from '@/content/admin';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { Empty, Failure, Skeleton } from './list-states';
import { lookOf } from './statuses';
import { TimeAgo } from './time-ago';

type Activity = Database['public']['Tables']['activity_log']['Row'];

const { activity: texts } = admin;

const newest = 20;

const activityQuery = queryOptions({
  queryKey: ['activity_log', 'newest'],
  queryFn: async ({ signal }) =>
    dataOf(
      await staff()
        .db.from('activity_log')
        .select('*')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(newest)
        .abortSignal(signal),
    ),
});

const icons: Record<string, LucideIcon> = {
  submitted: Inbox,
  status_changed: RefreshCw,
  posting_created: FilePlus,
  posting_edited: FilePen,
  posting_deleted: Ban,
};

/** What happened last: who, what, when; written by the database itself. */
export function ActivityFeed() {
  const { data, isError, refetch } = useQuery(activityQuery);
  return (
    <section aria-labelledby="activity" className="mt-8 max-w-4xl">
      <h2 id="activity" className="pb-3 text-heading">
        {texts.title}
      </h2>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={admin.list.loading(texts.title)} rows={5} />}
      {data?.length === 0 && <Empty text={texts.empty} />}
      {data && data.length > 0 && (
        <ol className="divide-y divide-hairline border-y border-hairline">
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: Activity }) {
  const Icon = icons[entry.action] ?? RefreshCw;
  const visitor = entry.action === 'submitted';
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-quiet" strokeWidth={1.5} />
      <p className="min-w-0 grow wrap-anywhere">
        <strong className="font-semibold">
          <bdi>{visitor ? entry.summary : (entry.actor_email ?? texts.nobody)}</bdi>
        </strong>{' '}
        {happened(entry)}
      </p>
      <span className="shrink-0 text-quiet">
        <TimeAgo timestamp={entry.created_at} />
      </span>
    </li>
  );
}

function happened({ action, table_name, summary, from_status, to_status }: Activity): string {
  const what = texts.what[table_name] ?? table_name;
  const from = lookOf(from_status).label;
  const to = lookOf(to_status).label;
  switch (action) {
    case 'submitted':
      return texts.submitted(what);
    case 'status_changed':
      return texts.statusChanged(what, summary, from, to);
    case 'posting_created':
      return texts.postingCreated(summary);
    case 'posting_edited':
      return to_status ? texts.postingMoved(summary, from, to) : texts.postingEdited(summary);
    case 'posting_deleted':
      return texts.postingDeleted(summary);
    default:
      return `${action} ${summary}`;
  }
}
