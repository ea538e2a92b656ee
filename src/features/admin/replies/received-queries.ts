import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { Noted } from '../records/record-list';
import { refreshMs } from '../ui/refresh';

const columns = [
  'id',
  'table_name',
  'record_id',
  'from_address',
  'from_name',
  'other_sender',
  'subject',
  'body',
  'new_text',
  'automatic',
  'left_out',
  'received_at',
  'done_at',
  'done_by',
  'reply_id',
] as const;

type Row = Pick<Database['public']['Tables']['received_mails']['Row'], (typeof columns)[number]>;

export type ReceivedMail = Omit<Row, 'left_out'> & {
  left_out: readonly { file_name: string | null; size: number | null; problem: string }[];
};

const most = 100;

export const receivedMails = () => staff().from('received_mails').select(columns.join(','));

/** The newest mails of a record's sender. */
export function receivedQuery({ table, recordId }: Noted) {
  return queryOptions({
    queryKey: ['received_mails', table, recordId],
    queryFn: async ({ signal }) =>
      dataOf(
        await receivedMails()
          .eq('table_name', table)
          .eq('record_id', recordId)
          .order('received_at', { ascending: false })
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

export const isOpen = ({ automatic, done_at }: ReceivedMail) => !automatic && done_at === null;

/** The oldest answers that nobody has dealt with. */
export const openAnswersQuery = queryOptions({
  queryKey: ['received_mails', 'open'],
  queryFn: async ({ signal }) =>
    dataOf(
      await receivedMails()
        .eq('automatic', false)
        .is('done_at', null)
        .not('record_id', 'is', null)
        .order('received_at')
        .limit(5)
        .abortSignal(signal)
        .overrideTypes<ReceivedMail[], { merge: false }>(),
    ) ?? [],
  refetchInterval: refreshMs,
});
