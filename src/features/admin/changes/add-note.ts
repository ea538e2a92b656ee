import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { Noted } from '../records/record-list';

/** What the sender got, by a call or another program, as a note says. */
interface Sent {
  at: Date;
  isProposal?: boolean;
}

/**
 * Stores a note under the id that its form generated, so that a retry after a lost response does not create
 * a duplicate. The database adds the author.
 * @throws RequestError unless it is stored.
 */
export async function addNote({ table, recordId }: Noted, id: string, body: string, sent?: Sent) {
  const answer = await staff()
    .from('messages')
    .insert({
      id,
      table_name: table,
      record_id: recordId,
      body,
      ...(sent && { sent_at: sent.at.toISOString(), is_proposal: sent.isProposal ?? false }),
    });
  if (answer.status === 409 && answer.error?.code === '23505') return;
  dataOf(answer);
}
