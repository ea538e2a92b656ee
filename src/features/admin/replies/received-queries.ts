import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { Noted } from '../records/record-list';
import { refreshMs } from '../ui/refresh';

const columns = [
  'id',
  'kind',
  'table_name',
  'record_id',
  'from_address',
  'from_name',
  'other_sender',
  'reply_to',
  'sender_proof',
  'subject',
  'body',
  'new_text',
  'automatic',
  'meeting_answer',
  'proposal_answer',
  'proposal',
  'left_out',
  'created_at',
  'done_at',
  'done_by',
  'open',
] as const;

type Row = Pick<Database['public']['Views']['messages_list']['Row'], (typeof columns)[number]>;
/** What a message may lack, and a received mail has. */
type Given = 'from_address' | 'subject' | 'new_text' | 'open';

export type ReceivedMail = Omit<Row, 'left_out' | 'proposal' | Given> & {
  [Name in Given]: NonNullable<Row[Name]>;
} & {
  left_out: readonly { file_name: string | null; size: number | null; problem: string }[];
  /** What was answered on the status page, as its reader saw it. */
  proposal: {
    sent_at: string;
    subject: string;
    files: readonly { name: string; size: number; hash: string }[];
  } | null;
};

const most = 100;

export const receivedMails = () =>
  staff().from('messages_list').select(columns.join(',')).eq('kind', 'received');

/** The newest mails of a record's sender. */
export function receivedQuery({ table, recordId }: Noted) {
  return queryOptions({
    queryKey: ['messages', 'received', table, recordId],
    queryFn: async ({ signal }) =>
      dataOf(
        await receivedMails()
          .eq('table_name', table)
          .eq('record_id', recordId)
          .order('created_at', { ascending: false })
          .limit(most)
          .abortSignal(signal)
          .overrideTypes<ReceivedMail[], { merge: false }>(),
      ) ?? [],
    enabled: table !== 'job_postings',
    refetchInterval: refreshMs,
  });
}

/** Returns the number of a record's mails, or undefined if not all were read. */
export const countOf = (mails: readonly ReceivedMail[] | undefined) =>
  mails && mails.length < most ? mails.length : undefined;
