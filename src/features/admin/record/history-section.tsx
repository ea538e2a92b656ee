import { ownValue } from '@/lib/own-value';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import type { Database } from '@/lib/database.types';
import { OlderEntries, QuerySection } from './query-section';
import { entriesQuery, type Noted } from './record-entries';
import { loggedChange } from '../ui/staff-fields';
import { listOf } from '../records/tabs';
import { useColleagues } from '../ui/colleagues';
import { TimeAgo } from '../ui/time-ago';
import { useStaffPages } from '../ui/staff-query';

type Activity = Database['public']['Tables']['activity_log']['Row'];

const { history: texts } = adminDetail;

export function HistorySection(noted: Noted) {
  useColleagues();
  const history = useStaffPages(entriesQuery<Activity>('activity_log', noted));
  return (
    <QuerySection texts={texts} query={history} rows={2}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="text-quiet">{texts.none}</p>
        ) : (
          <>
            <ol className="flex flex-col gap-1.5">
              {rows.map((entry) => (
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
            <OlderEntries query={history} failed={texts.failed} />
          </>
        )
      }
    </QuerySection>
  );
}

function actorOf({ action, actor_email }: Activity) {
  if (actor_email) return actor_email;
  return action.endsWith('submitted') ? texts.visitor : admin.activity.nobody;
}

function whatOf(entry: Activity) {
  const { action, table_name, to_status } = entry;
  const { field, from, to } = loggedChange(entry, listOf(table_name));
  return (to_status && field?.texts.history(from, to)) ?? ownValue(texts.what, action) ?? action;
}
