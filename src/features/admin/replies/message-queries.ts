import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable } from '../records/record-kind';
import { refresh, refreshMs } from '../ui/refresh';
import { clockText, dateOf, dayIn } from '../ui/timestamps';

type Message = Database['public']['Views']['messages_list']['Row'];
type NonNullColumns<Names extends keyof Message> = { [Name in Names]: NonNullable<Message[Name]> };

export type Reply = Message & { table_name: RecordTable } & NonNullColumns<
    'record_id' | 'mail_id' | 'subject' | 'from_status' | 'state' | 'send_at' | 'unsent'
  >;

export type ReceivedMail = Omit<Message, 'left_out' | 'proposal'> &
  NonNullColumns<'from_address' | 'subject' | 'new_text' | 'open'> & {
    left_out: readonly { file_name: string | null; size: number | null; problem: string }[];
    /** The proposal that was answered, as the status page showed it. */
    proposal: {
      sent_at: string;
      subject: string;
      files: readonly { name: string; size: number; hash: string }[];
    } | null;
  };

export const selectReceived = () => staff().from('messages_list').select().eq('kind', 'received');

export const selectReplies = (columns: string) =>
  staff().from('messages_list').select(columns).eq('kind', 'reply');

type WaitingReply = Pick<
  Reply,
  'id' | 'mail_id' | 'record_id' | 'batch' | 'author_id' | 'author_email' | 'send_at'
>;

/** Shorter than elsewhere: a reply waits only for a short while, in which it can be stopped. */
const waitingRefreshMs = 5000;

/** Reads replies that wait to be sent, the earliest first. Reloads their records once one has been sent. */
export function waitingQuery(table: RecordTable) {
  const queryKey = ['messages', 'reply', 'waiting', table];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<WaitingReply[]> => {
      const previous = client.getQueryData<WaitingReply[]>(queryKey) ?? [];
      const waiting =
        dataOf(
          await selectReplies('id,mail_id,record_id,batch,author_id,author_email,send_at')
            .eq('table_name', table)
            .eq('state', 'waiting')
            .order('send_at')
            .limit(1000)
            .abortSignal(signal)
            .overrideTypes<WaitingReply[], { merge: false }>(),
        ) ?? [];
      // Delayed, because this query is reloaded as well.
      if (previous.length > waiting.length) setTimeout(() => void refresh(client, table));
      return waiting;
    },
    refetchInterval: ({ state }) => (state.data?.length ? waitingRefreshMs : refreshMs),
  });
}

/** An interview or a call as staff choose it. */
export interface Meeting {
  /** `2026-12-08`, or empty. */
  day: string;
  /** `10:00` in the time zone. */
  clock: string;
  minutes: number;
  timeZone: string;
  place: string;
  cancelled: boolean;
}

/** Returns the meeting that a sender was invited to and that can still be moved; none while another invitation waits. */
export function upcomingMeeting(replies: readonly Reply[]) {
  const newest = replies.find(
    ({ meeting_at, state }) => meeting_at && ['waiting', 'sent'].includes(state),
  );
  if (newest?.state !== 'sent' || newest.meeting_declined_at) return undefined;
  const meeting = meetingOf(newest);
  if (!meeting || meeting.cancelled) return undefined;
  return Number(meeting.at) + meeting.minutes * 60_000 > Date.now() ? meeting : undefined;
}

/** Returns the meeting of a reply with its time (`at`); undefined without one. */
export function meetingOf(reply: Reply): (Meeting & { at: Date }) | undefined {
  const { meeting_at, meeting_minutes, meeting_zone: timeZone, meeting_place } = reply;
  if (!meeting_at || !timeZone) return undefined;
  const at = dateOf(meeting_at);
  return {
    at,
    day: dayIn(timeZone, at),
    clock: clockText(at, timeZone),
    minutes: meeting_minutes ?? 0,
    timeZone,
    place: meeting_place ?? '',
    cancelled: reply.meeting_cancelled ?? false,
  };
}
