import { queryOptions } from '@tanstack/react-query';
import { replyLimits } from '@/content/facts/replies';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { ReplyText } from './reply-text';
import type { SentTo } from './reply-to';
import type { Noted, RecordTable } from '../records/record-list';
import { dateOf } from '../ui/timestamps';
import { refresh, refreshMs } from '../ui/refresh';

const replyColumns = [
  'id',
  'kind',
  'table_name',
  'record_id',
  'mail_id',
  'batch',
  'author_id',
  'author_email',
  'subject',
  'body',
  'is_proposal',
  'on_paper',
  'meeting_sequence',
  'meeting_at',
  'meeting_minutes',
  'meeting_zone',
  'meeting_place',
  'meeting_cancelled',
  'meeting_declined_at',
  'to_author',
  'sent_to',
  'with_record',
  'from_status',
  'to_status',
  'state',
  'reason',
  'unsent',
  'send_at',
  'done_at',
  'created_at',
] as const;

type Message = Pick<
  Database['public']['Views']['messages_list']['Row'],
  (typeof replyColumns)[number]
>;
/** What a message may lack, and a reply has. */
type Given =
  | 'table_name'
  | 'record_id'
  | 'mail_id'
  | 'subject'
  | 'from_status'
  | 'state'
  | 'send_at'
  | 'unsent';

export type Reply = Message & { [Name in Given]: NonNullable<Message[Name]> };

export const repliesKey = (table: RecordTable) => ['messages', 'reply', table] as const;

/** Reads replies, with what became of their mails. */
export const selectReplies = (columns: string) =>
  staff().from('messages_list').select(columns).eq('kind', 'reply');

/** Interval at which a reply that is about to leave is followed, in milliseconds. */
const leavingMs = 3000;

const isLeaving = ({ send_at }: Pick<Reply, 'send_at'>) =>
  Math.abs(Date.now() - dateOf(send_at).getTime()) < 60_000;

/** The newest replies to a record. */
export function repliesQuery({ table, recordId }: Noted) {
  return queryOptions({
    queryKey: [...repliesKey(table), recordId],
    queryFn: async ({ signal }) =>
      dataOf(
        await selectReplies(replyColumns.join(','))
          .eq('table_name', table)
          .eq('record_id', recordId)
          .order('created_at', { ascending: false })
          .limit(100)
          .abortSignal(signal)
          .overrideTypes<Reply[], { merge: false }>(),
      ) ?? [],
    enabled: table !== 'job_postings',
    refetchInterval: ({ state }) =>
      state.data?.some((reply) => reply.state === 'waiting' && isLeaving(reply))
        ? leavingMs
        : refreshMs,
  });
}

type Waiting = Pick<
  Reply,
  'id' | 'mail_id' | 'record_id' | 'batch' | 'author_id' | 'author_email' | 'send_at'
>;

/** Replies that have not left yet, the earliest first. Once one has, its record is loaded again. */
export function waitingQuery(table: RecordTable) {
  const queryKey = [...repliesKey(table), 'waiting'];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Waiting[]> => {
      const before = client.getQueryData<Waiting[]>(queryKey) ?? [];
      const waiting =
        dataOf(
          await selectReplies('id,mail_id,record_id,batch,author_id,author_email,send_at')
            .eq('table_name', table)
            .eq('state', 'waiting')
            .order('send_at')
            .limit(1000)
            .abortSignal(signal)
            .overrideTypes<Waiting[], { merge: false }>(),
        ) ?? [];
      const ids = new Set(waiting.map(({ id }) => id));
      if (before.some(({ id }) => !ids.has(id))) {
        void refresh(client, table, 'activity_log', 'open_work');
      }
      return waiting;
    },
    refetchInterval: ({ state }) => (state.data?.some(isLeaving) ? leavingMs : refreshMs),
  });
}

export type OutgoingMeeting =
  | { starts_at: string; minutes: number; time_zone: string; place: string }
  | { cancelled: true };

export interface Outgoing extends ReplyText, SentTo {
  id: string;
  record_id: string;
  to_author: boolean;
  is_proposal?: boolean;
  on_paper?: boolean;
  /** The status that the author saw: with another one, nothing is sent. */
  seen: string;
  status: string | undefined;
  /** The number of replies that the author saw. */
  known?: number | undefined;
  /** The number of mails from the sender that the author saw. */
  known_mails?: number | undefined;
  /** The ids of stored files. */
  files?: readonly string[];
  meeting?: OutgoingMeeting | undefined;
}

export type Refusal = 'gone' | 'address' | 'changed' | 'answered' | 'new answer' | 'files' | 'text';

/**
 * Sends replies, each once however often this is called with its id, and returns what became of them by record.
 * @throws RequestError unless all are answered for.
 */
export async function sendReplies(
  table: RecordTable,
  replies: readonly Outgoing[],
  { batch, sendAt }: { batch?: string; sendAt?: Date | undefined } = {},
): Promise<Map<string, 'queued' | Refusal>> {
  const outcomes = new Map<string, 'queued' | Refusal>();
  for (let at = 0; at < replies.length; at += replyLimits.atOnce) {
    const part = replies.slice(at, at + replyLimits.atOnce);
    const rows = dataOf(
      // oxlint-disable-next-line no-await-in-loop -- a failure stops the rest
      await staff().rpc('send_messages', {
        table_name: table,
        replies: part.map(({ files = [], ...reply }) => ({ ...reply, files: [...files] })),
        ...(batch && { batch }),
        ...(sendAt && { send_at: sendAt.toISOString() }),
      }),
    );
    for (const { record_id, outcome } of rows ?? []) {
      outcomes.set(record_id, outcome as 'queued' | Refusal);
    }
  }
  return outcomes;
}

/** Returns a single reply; null for the id of a batch. */
export async function readReply(id: string): Promise<Reply | null> {
  return dataOf(
    await selectReplies(replyColumns.join(','))
      .eq('id', id)
      .maybeSingle()
      .overrideTypes<Reply, { merge: false }>(),
  );
}

/** Stops a batch or a single reply, and returns how many were stopped, and how many had left. */
export async function stopReplies(id: string) {
  const [counts] = dataOf(await staff().rpc('stop_messages', { id })) ?? [];
  return counts ?? { stopped: 0, missed: 0 };
}
