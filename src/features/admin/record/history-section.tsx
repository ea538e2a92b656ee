import { useRef } from 'react';
import { ownValue } from '@/lib/own-value';
import { sorted } from '@/lib/arrays';
import { admin } from '@/content/en/admin';
import { adminAnswers } from '@/content/en/admin-answers';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import type { Database } from '@/lib/database.types';
import { OlderEntries, QuerySection } from '../ui/query-section';
import { historyQuery } from './record-entries';
import { ReplyEntry } from '../replies/reply-entry';
import { ReceivedEntry } from '../replies/received-entry';
import { receivedQuery, type ReceivedMail } from '../replies/received-queries';
import { repliesQuery, type Reply } from '../replies/reply-queries';
import { loggedChange } from '../changes/staff-fields';
import { listOf } from '../records/tabs';
import { authorName, useColleagues } from '../ui/colleagues';
import { isolated } from '../ui/direction';
import { Failure } from '../ui/list-states';
import { recordFilesQuery } from '../ui/record-files';
import { useStaffPages, useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { dateOf } from '../ui/timestamps';
import { useRestoreFocus } from '../ui/use-restore-focus';
import type { Noted } from '../records/record-list';

type Activity = Database['public']['Tables']['activity_log']['Row'];
type Entry = Activity | Reply | ReceivedMail;

const { history: texts } = adminDetail;

export function HistorySection(noted: Noted) {
  useColleagues();
  const history = useStaffPages(historyQuery<Activity>(noted));
  const replies = useStaffQuery(repliesQuery(noted));
  const received = useStaffQuery(receivedQuery(noted));
  const { data: files = [] } = useStaffQuery(recordFilesQuery(noted));
  const said = [...(replies.data ?? []), ...(received.data ?? [])];
  const area = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(area, heading);
  return (
    <div ref={area}>
      <QuerySection
        texts={texts}
        query={history}
        heading={heading}
        rows={2}
        above={
          <>
            {replies.isError && (
              <Failure text={texts.repliesFailed} onRetry={() => void replies.refetch()} />
            )}
            {received.isError && (
              <Failure text={adminAnswers.failed} onRetry={() => void received.refetch()} />
            )}
          </>
        }
      >
        {({ rows }) =>
          rows.length + said.length === 0 ? (
            <p className="text-quiet">{texts.none}</p>
          ) : (
            <>
              <ol className="flex flex-col gap-1.5">
                {byTime([...rows, ...said]).map((entry) => (
                  <li
                    key={entry.id}
                    className={cx(
                      'flex items-baseline justify-between gap-4',
                      isReceived(entry) &&
                        'max-md:flex-col-reverse max-md:items-stretch max-md:gap-0',
                    )}
                  >
                    {isReceived(entry) ? (
                      <ReceivedEntry mail={entry} files={files} />
                    ) : 'body' in entry ? (
                      <ReplyEntry
                        reply={entry}
                        received={received.data}
                        files={files.filter((file) => file.reply_id === entry.id)}
                      />
                    ) : (
                      <p className="min-w-0 wrap-anywhere">
                        <bdi className="font-semibold">{actorOf(entry)}</bdi> {whatOf(entry)}
                      </p>
                    )}
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
    </div>
  );
}

const isReceived = (entry: Entry): entry is ReceivedMail =>
  'kind' in entry && entry.kind === 'received';

/** The newest first. */
const byTime = (entries: readonly Entry[]) =>
  sorted(
    entries,
    (one, other) => Number(dateOf(other.created_at)) - Number(dateOf(one.created_at)),
  );

function actorOf({ action, actor_id, actor_email }: Activity) {
  if (actor_email) return authorName(actor_id, actor_email);
  const isVisitor = action.endsWith('submitted') || action === 'spam_received';
  return isVisitor ? texts.visitor : admin.activity.nobody;
}

function whatOf(entry: Activity) {
  const { action, table_name, from_status, to_status } = entry;
  if (action === 'address_corrected' && from_status && to_status) {
    return texts.corrected(isolated(from_status), isolated(to_status));
  }
  const { field, from, to } = loggedChange(entry, listOf(table_name));
  return (to_status && field?.texts.history?.(from, to)) ?? ownValue(texts.what, action) ?? action;
}
