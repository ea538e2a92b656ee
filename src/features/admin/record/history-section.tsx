import { queryOptions } from '@tanstack/react-query';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from './record-queries';
import { RecordSection } from './record-section';
import { Failure, Skeleton } from '../ui/list-states';
import { statusBadge } from '../registry/statuses';
import type { RecordTable } from '../registry/record-lists';
import { TimeAgo } from '../ui/time-ago';
import { useStaffQuery } from '../ui/staff-query';

type Activity = Database['public']['Tables']['activity_log']['Row'];

const { history: texts } = adminDetail;

/** More than this has happened to no record yet; what is older is left out. */
const newest = 100;

function historyQuery(table: RecordTable, recordId: string) {
  return queryOptions({
    queryKey: ['activity_log', table, recordId],
    queryFn: async ({ signal }) =>
      dataOf(
        await staff()
          .db.from('activity_log')
          .select('*')
          .eq('table_name', table)
          .eq('record_id', recordId)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(newest)
          .abortSignal(signal),
      ) ?? [],
    refetchInterval: refreshMs,
  });
}

interface HistorySectionProps {
  table: RecordTable;
  recordId: string;
}

export function HistorySection({ table, recordId }: HistorySectionProps) {
  const { data, isError, refetch } = useStaffQuery(historyQuery(table, recordId));
  return (
    <RecordSection title={texts.title}>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={texts.loading} rows={2} />}
      {data?.length === 0 && <p className="text-quiet">{texts.none}</p>}
      {data && data.length > 0 && (
        <ol className="flex flex-col gap-1.5">
          {data.map((entry) => (
            <li key={entry.id} className="flex items-baseline justify-between gap-4">
              <p className="min-w-0 wrap-anywhere">
                <bdi className="font-semibold">{actorOf(entry)}</bdi> {whatOf(entry)}
              </p>
              <span className="shrink-0 text-quiet">
                <TimeAgo timestamp={entry.created_at} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </RecordSection>
  );
}

function actorOf({ action, actor_email }: Activity) {
  if (actor_email) return actor_email;
  return action.endsWith('submitted') ? texts.visitor : admin.activity.nobody;
}

function whatOf({ action, from_status, to_status }: Activity) {
  return to_status
    ? texts.moved(statusBadge(from_status).label, statusBadge(to_status).label)
    : (texts.what[action] ?? action);
}
