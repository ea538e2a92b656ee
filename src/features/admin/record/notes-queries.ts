import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from './record-queries';
import type { RecordTable } from '../registry/record-lists';

export type Note = Database['public']['Tables']['staff_notes']['Row'];

export interface Noted {
  table: RecordTable;
  recordId: string;
}

export const notesKey = ({ table, recordId }: Noted) => ['staff_notes', table, recordId] as const;

export function notesQuery(noted: Noted) {
  return queryOptions({
    queryKey: notesKey(noted),
    queryFn: async ({ signal }) =>
      dataOf(
        await staff()
          .db.from('staff_notes')
          .select('*')
          .eq('table_name', noted.table)
          .eq('record_id', noted.recordId)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .abortSignal(signal),
      ) ?? [],
    refetchInterval: refreshMs,
  });
}

/**
 * Stores a note under the id that its writer's form made, so that a second try after a lost answer
 * makes no twin. The database signs it.
 * @throws RequestError unless it is stored.
 */
export async function addNote({ table, recordId }: Noted, id: string, body: string) {
  const answer = await staff()
    .db.from('staff_notes')
    .insert({ id, table_name: table, record_id: recordId, body });
  if (answer.status === 409 && answer.error?.code === '23505') return;
  dataOf(answer);
}

/** @throws RequestError unless exactly this note is gone. */
export async function removeNote(id: string) {
  const rows = dataOf(await staff().db.from('staff_notes').delete().eq('id', id).select('id'));
  if (rows?.length !== 1) throw new RequestError('no note was deleted', 404);
}
