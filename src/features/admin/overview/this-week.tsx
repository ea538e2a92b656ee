import { queryOptions } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { adminMeetings } from '@/content/en/admin-meetings';
import { sorted } from '@/lib/arrays';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { recordKindOf } from '../records/tabs';
import { upcomingMeeting, type Reply } from '../replies/message-queries';
import { stripBidiControls } from '../ui/direction';
import { recordName } from '../ui/field-text';
import { QuerySection } from '../ui/query-section';
import { refreshMs } from '../ui/refresh';
import { rowsOf } from '../ui/rows-of';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { dayAndTime, readerZone, weekdayText, zoneCity } from '../ui/timestamps';

const { week: texts, ...words } = adminMeetings;
const weekMs = 7 * 86_400_000;

/** The interviews of the coming seven days, and the calls that the reader invited to. */
export function ThisWeek() {
  const week = useStaffQuery(weekQuery(useStaffUser().id));
  if (week.isPending || week.data?.length === 0) return null;
  return (
    <QuerySection as="part" texts={texts} query={week}>
      {(meetings) => (
        <ul className="border-t border-line">
          {meetings.map((meeting) => (
            <MeetingRow key={meeting.record.id} {...meeting} />
          ))}
        </ul>
      )}
    </QuerySection>
  );
}

interface WeekMeeting {
  kind: RecordKind;
  record: StaffRecord;
  meeting: NonNullable<ReturnType<typeof upcomingMeeting>>;
}

function MeetingRow({ kind, record, meeting }: WeekMeeting) {
  const { at, day, clock, minutes, timeZone, place } = meeting;
  const ownZone = readerZone();
  return (
    <li className="border-b border-line">
      <Link
        to={`${kind.path}/${record.id}`}
        className="grid min-h-13 gap-x-4 py-1.5 ps-5 pe-1 hover:bg-sand sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <span className="truncate">
          <bdi className="font-semibold">{stripBidiControls(recordName(kind, record))}</bdi>{' '}
          <span className="text-quiet">{kind.awaitsDecision ? words.interview : words.call}</span>
        </span>
        <span>{weekdayText(day)}</span>
        <span className="wrap-anywhere text-quiet sm:col-span-2">
          {words.at(clock, zoneCity(timeZone), minutes)}
          {ownZone !== timeZone && ` · ${words.here(dayAndTime(at, ownZone), zoneCity(ownZone))}`}
          {` · ${stripBidiControls(place)}`}
        </span>
      </Link>
    </li>
  );
}

const columns =
  'table_name,record_id,author_id,state,meeting_at,meeting_minutes,meeting_zone,meeting_place,meeting_cancelled,meeting_declined_at';

/** Far more than invite to the meetings of a week. */
const maxReplies = 500;

function weekQuery(readerId: string) {
  return queryOptions({
    queryKey: ['messages', 'this-week', readerId],
    queryFn: async ({ signal }): Promise<WeekMeeting[]> => {
      const request = staff()
        .from('messages_list')
        .select(columns)
        .in('state', ['waiting', 'sent'])
        .not('meeting_at', 'is', null)
        .order('created_at', { ascending: false })
        .limit(maxReplies)
        .abortSignal(signal);
      const replies = dataOf(await request.overrideTypes<Reply[], { merge: false }>()) ?? [];
      const recordIds = [...new Set(replies.map(({ record_id }) => record_id))];
      const meetings = await Promise.all(
        recordIds.map((id) => {
          const ofRecord = replies.filter(({ record_id }) => record_id === id);
          return readMeeting(ofRecord, readerId, signal);
        }),
      );
      return sorted(
        meetings.flatMap((meeting) => meeting ?? []),
        (left, right) => Number(left.meeting.at) - Number(right.meeting.at),
      );
    },
    refetchInterval: refreshMs,
  });
}

/** Returns the meeting of a record, which its newest reply decides, if it is within a week and concerns the reader. */
async function readMeeting(replies: readonly Reply[], readerId: string, signal: AbortSignal) {
  const [newest] = replies;
  const kind = newest && recordKindOf(newest.table_name);
  const meeting = upcomingMeeting(replies);
  const isSoon = meeting && Number(meeting.at) < Date.now() + weekMs;
  const isOwn = kind?.awaitsDecision || replies.some(({ author_id }) => author_id === readerId);
  if (!kind || !isSoon || !isOwn) return undefined;
  const record = await readNames(kind, newest.record_id, signal);
  return record ? { kind, record, meeting } : undefined;
}

async function readNames(kind: RecordKind, id: string, signal: AbortSignal) {
  const names = ['id', ...kind.nameParts, kind.person, kind.company].filter(Boolean);
  const request = rowsOf(kind.table).select(names.join(',')).eq('id', id).abortSignal(signal);
  return dataOf(await request.maybeSingle()) as StaffRecord | null;
}
