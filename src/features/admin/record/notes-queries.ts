import type { Database } from '@/lib/database.types';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { entriesKey, entriesQuery, type Noted } from './record-entries';

export type Note = Database['public']['Tables']['staff_notes']['Row'];

export const notesKey = (noted: Noted) => entriesKey('staff_notes', noted);

export const notesQuery = (noted: Noted) => entriesQuery<Note>('staff_notes', noted);

/**
 * Stores a note under the id that its writer's form made, so that a second try after a lost answer
 * makes no twin. The database signs it.
 * @throws RequestError unless it is stored.
 */
export async function addNote({ table, recordId }: Noted, id: string, body: string) {
  const answer = await staff()
    .from('staff_notes')
    .insert({ id, table_name: table, record_id: recordId, body });
  if (answer.status === 409 && answer.error?.code === '23505') return;
  dataOf(answer);
}

/** @throws RequestError unless exactly this note is gone. */
export async function removeNote(id: string) {
  const rows = dataOf(await staff().from('staff_notes').delete().eq('id', id).select('id'));
  if (rows?.length !== 1) throw new RequestError('no note was deleted', 404);
}
