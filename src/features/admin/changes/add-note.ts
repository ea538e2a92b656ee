import { toast } from '@/components/ui/toast';
import { adminOwner } from '@/content/en/admin-owner';
import { adminReplies } from '@/content/en/admin-replies';
import { randomId } from '@/lib/random-id';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordRef, StaffRecord } from '../records/record-kind';

/** A call or a proposal outside our mails, as a note records it. */
interface Contact {
  at: Date;
  isProposal?: boolean;
}

/** PostgreSQL's code of a key that exists already. */
const uniqueViolation = '23505';

/**
 * Stores a note under the id that its form generated, so that a retry after a lost response does not create
 * a duplicate. The database adds the author.
 * @throws RequestError unless it is stored.
 */
export async function addNote(target: RecordRef, id: string, body: string, contact?: Contact) {
  const response = await staff()
    .from('messages')
    .insert({
      id,
      table_name: target.table,
      record_id: target.recordId,
      body,
      ...(contact && {
        sent_at: contact.at.toISOString(),
        is_proposal: contact.isProposal === true,
      }),
    });
  if (response.error?.code === uniqueViolation) return;
  dataOf(response);
}

export const noteProposal = (target: RecordRef, at: Date) =>
  addNote(target, randomId(), adminReplies.proposal.note, { at, isProposal: true });

/** Confirms a note in a toast. Its author owns the record now if nobody did. */
export function reportNote(title: string, record: StaffRecord): void {
  const isTaken = record['owner_id'] === null;
  toast({ kind: 'success', title, ...(isTaken && { description: adminOwner.taken }) });
}
