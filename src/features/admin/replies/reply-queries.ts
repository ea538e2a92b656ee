import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable } from '../records/record-list';
import { affectedBy } from '../ui/affected';
import { refresh, refreshMs } from '../ui/refresh';

type Message = Database['public']['Views']['messages_list']['Row'];
/** What a message may lack, and a reply has. */
type Given = 'record_id' | 'mail_id' | 'subject' | 'from_status' | 'state' | 'send_at' | 'unsent';

export type Reply = Message & { [Name in Given]: NonNullable<Message[Name]> } & {
  table_name: RecordTable;
};

/** Reads replies, with what became of their mails. */
export const selectReplies = (columns: string) =>
  staff().from('messages_list').select(columns).eq('kind', 'reply');

type Waiting = Pick<
  Reply,
  'id' | 'mail_id' | 'record_id' | 'batch' | 'author_id' | 'author_email' | 'send_at'
>;

/** Interval at which replies that wait are followed, in milliseconds. */
const leavingMs = 5000;

/** Replies that have not left yet, the earliest first. Once one has, its record is loaded again. */
export function waitingQuery(table: RecordTable) {
  const queryKey = ['messages', 'reply', 'waiting', table];
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
      // Afterwards, because this query is loaded again, too.
      if (before.length > waiting.length)
        setTimeout(() => void refresh(client, ...affectedBy([table])));
      return waiting;
    },
    refetchInterval: ({ state }) => (state.data?.length ? leavingMs : refreshMs),
  });
}
