import type { Database } from '@/lib/database.types';
import { RequestError } from '@/lib/supabase/request-error';
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

/** Returns whether a request failed because its record was withdrawn or deleted. */
export const isGone = (error: Error) => error instanceof RequestError && error.code === 'PT404';
