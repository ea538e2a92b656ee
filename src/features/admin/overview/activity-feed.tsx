import { ownValue } from '@/lib/own-value';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Ban,
  CalendarClock,
  Download,
  Eraser,
  FilePen,
  FilePlus,
  FileX,
  Flag,
  Inbox,
  Mail,
  MailCheck,
  RefreshCw,
  Reply,
  ShieldAlert,
  ShieldCheck,
  ShieldX,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import type { ActivityAction } from '@/content/facts/stored-values';
import type { Database } from '@/lib/database.types';
import { cx } from '@/lib/cx';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { BatchEntry, isRemoval } from './batch-entry';
import { MoreButton } from './more-button';
import { replyActivity } from './reply-activity';
import { teamActivity } from './team-activity';
import { Empty, Failure, Skeleton } from '../ui/list-states';
import { loggedChange } from '../changes/staff-fields';
import { listOf, mailPath, teamPath } from '../records/tabs';
import { authorName, useColleagues } from '../ui/colleagues';
import { isolated, unturned } from '../ui/direction';
import { TimeAgo } from '../ui/time-ago';
import { useStaffQuery } from '../ui/staff-query';
import { refreshMs } from '../ui/refresh';

type Activity = Database['public']['Tables']['activity_log']['Row'];

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
        .overrideTypes<Activity[], { merge: false }>(),
    ),
  refetchInterval: refreshMs,
});

/** Entries on a phone until more are asked for. */
const few = 6;

export function ActivityFeed() {
  const [isWhole, setWhole] = useState(false);
  const { data, isError, refetch } = useStaffQuery(activityQuery);
  useColleagues();
  const deleted = new Set(
    data?.filter(({ action }) => action === 'posting_deleted').map((entry) => entry.record_id),
  );
  return (
    <section aria-labelledby="activity" className="mt-8">
      <h2 id="activity" className="pb-3 text-heading">
        {texts.title}
      </h2>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={admin.list.loading(texts.title)} rows={5} />}
      {data?.length === 0 && <Empty text={texts.empty} />}
      {data && data.length > 0 && (
        <ol
          className={cx(
            'gap-x-12 border-t border-hairline xl:columns-2',
            !isWhole && 'max-md:*:nth-[n+7]:hidden',
          )}
        >
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} deleted={deleted.has(entry.record_id)} />
          ))}
        </ol>
      )}
      {data && data.length > few && (
        <MoreButton
          count={data.length - few}
          isOpen={isWhole}
          onChange={setWhole}
          className="md:hidden"
        />
      )}
    </section>
  );
}

function Entry({ entry, deleted }: { entry: Activity; deleted: boolean }) {
  const { icon: Icon = RefreshCw } = ownValue(kinds, entry.action) ?? {};
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
    <li className="flex break-inside-avoid items-start gap-3 border-b border-hairline py-2.5 pointer-coarse:py-0">
      <Icon
        aria-hidden
        className="mt-0.5 size-4 shrink-0 text-quiet pointer-coarse:mt-3.5"
        strokeWidth={1.5}
      />
      {entry.batch ? (
        <BatchEntry batch={entry.batch} action={entry.action}>
          {story}
        </BatchEntry>
      ) : target ? (
        <Link
          to={target}
          className="min-w-0 grow wrap-anywhere hover:text-brand hover:underline pointer-coarse:py-3"
        >
          {story}
        </Link>
      ) : (
        <p className="min-w-0 grow wrap-anywhere pointer-coarse:py-3">{story}</p>
      )}
      <span className="shrink-0 text-quiet pointer-coarse:py-3">
        <TimeAgo timestamp={entry.created_at} />
      </span>
    </li>
  );
}

function actorOf({ action, summary, actor_id, actor_email }: Activity): string {
  if (action.endsWith('submitted')) return unturned(summary);
  return (
    authorName(actor_id, actor_email) ?? (action === 'withdrawn' ? texts.visitor : texts.nobody)
  );
}

/** Returns the page that shows an entry's subject; removed submissions have none. */
function targetOf({ action, table_name, record_id }: Activity): string | undefined {
  if (action === 'recipient_changed') return mailPath;
  if (Object.hasOwn(teamActivity, action)) return teamPath;
  const list = isRemoval(action) ? undefined : listOf(table_name);
  if (action === 'exported' || action.startsWith('template_')) return list?.path;
  return list && `${list.path}/${record_id}`;
}

function happened(entry: Activity): string {
  const { action, table_name } = entry;
  const summary = isolated(entry.summary);
  const what = ownValue(texts.what, table_name) ?? table_name;
  const changed = loggedChange(entry, listOf(table_name));
  const describe = ownValue(kinds, action)?.describe;
  return describe?.({ ...entry, ...changed, what, summary }) ?? `${action} ${summary}`;
}

interface Story
  extends
    Pick<Activity, 'summary' | 'from_status' | 'to_status' | 'records'>,
    ReturnType<typeof loggedChange> {
  what: string;
}

interface Kind {
  icon: LucideIcon;
  describe: (story: Story) => string;
}

const kinds: Record<Exclude<ActivityAction, 'purged' | 'spam_received'>, Kind> = {
  submitted: { icon: Inbox, describe: ({ what }) => texts.submitted(what) },
  resubmitted: { icon: Reply, describe: ({ what }) => texts.resubmitted(what) },
  status_changed: { icon: RefreshCw, describe: change },
  assigned: { icon: UserCheck, describe: change },
  follow_up_set: { icon: CalendarClock, describe: change },
  outcome_set: { icon: Flag, describe: change },
  exported: {
    icon: Download,
    describe: ({ what, summary, records }) => texts.exported(what, Number(records), summary),
  },
  file_downloaded: { icon: Download, describe: ({ summary }) => texts.fileDownloaded(summary) },
  posting_created: { icon: FilePlus, describe: ({ summary }) => texts.postingCreated(summary) },
  posting_edited: {
    icon: FilePen,
    describe: ({ summary, from, to, to_status }) =>
      to_status ? texts.postingMoved(summary, from, to) : texts.postingEdited(summary),
  },
  posting_deleted: { icon: Ban, describe: ({ summary }) => texts.postingDeleted(summary) },
  erased: { icon: Eraser, describe: ({ summary }) => texts.erased(summary) },
  withdrawn: { icon: Eraser, describe: ({ what, summary }) => texts.withdrawn(what, summary) },
  entered: { icon: FilePlus, describe: ({ what, summary }) => texts.entered(what, summary) },
  ...replyActivity,
  spam_cleared: {
    icon: ShieldCheck,
    describe: ({ what, summary, records }) => texts.spamCleared(what, summary, records),
  },
  spam_marked: {
    icon: ShieldAlert,
    describe: ({ what, summary, records }) => texts.spamMarked(what, summary, records),
  },
  spam_deleted: {
    icon: ShieldX,
    describe: ({ what, records }) => texts.spamDeleted(what, records ?? 1),
  },
  address_corrected: {
    icon: MailCheck,
    describe: ({ what, summary }) => texts.addressCorrected(what, summary),
  },
  file_deleted: { icon: FileX, describe: ({ summary }) => texts.fileDeleted(summary) },
  recipient_changed: { icon: Mail, describe: recipientChange },
  ...teamActivity,
};

function change({ field, what, summary, from, to, to_status, records }: Story): string {
  const text = records
    ? field?.texts.many?.(what, records, to_status && to)
    : field?.texts.one?.(what, summary, from, to);
  return text ?? summary;
}

function recipientChange({ summary: address, from_status: from, to_status: to }: Story): string {
  if (from === null) return texts.recipientAdded(address);
  if (to === null) return texts.recipientRemoved(address);
  const modeOf = (mode: string) => ownValue(adminMail.modes, mode) ?? mode;
  return from === to
    ? texts.recipientChanged(address)
    : texts.recipientMoved(address, modeOf(from), modeOf(to));
}
