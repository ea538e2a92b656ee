import type { Database } from '@/lib/database.types';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { Noted } from '../records/record-list';
import { counted, newestFirst, type Entry } from '../ui/newest-first';

const entriesKey = (from: EntryTable, { table, recordId }: Noted) =>
  [from, table, recordId] as const;

type EntryTable = 'staff_notes' | 'activity_log';

/** Reads the notes or the history of a record. */
export function entriesQuery<Row extends Entry>(from: EntryTable, noted: Noted, columns = '*') {
  return newestFirst<Row>(entriesKey(from, noted), () =>
    counted(from, columns).eq('table_name', noted.table).eq('record_id', noted.recordId),
  );
}

const noteColumns = [
  'id',
  'author_id',
  'author_email',
  'body',
  'sent_at',
  'is_proposal',
  'created_at',
] as const;

export type Note = Pick<
  Database['public']['Tables']['staff_notes']['Row'],
  (typeof noteColumns)[number]
>;

export const notesKey = (noted: Noted) => entriesKey('staff_notes', noted);

export const notesQuery = (noted: Noted) =>
  entriesQuery<Note>('staff_notes', noted, noteColumns.join(','));

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
    .from('staff_notes')
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

/** Returns whether a request failed because its record was withdrawn or deleted. */
export const isGone = (error: Error) => error instanceof RequestError && error.code === 'PT404';
