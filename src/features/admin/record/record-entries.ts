import type { Database } from '@/lib/database.types';
import { RequestError } from '@/lib/supabase/request-error';
import type { Noted } from '../records/record-list';
import { counted, newestFirst, type Entry } from '../ui/newest-first';

/** Reads the history of a record. */
export const historyQuery = <Row extends Entry>({ table, recordId }: Noted) =>
  newestFirst<Row>(['activity_log', table, recordId], () =>
    counted('activity_log', '*').eq('table_name', table).eq('record_id', recordId),
  );

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
  Database['public']['Tables']['messages']['Row'],
  (typeof noteColumns)[number]
>;

export const notesKey = ({ table, recordId }: Noted) =>
  ['messages', 'note', table, recordId] as const;

/** Reads the notes of a record. */
export const notesQuery = (noted: Noted) =>
  newestFirst<Note>(notesKey(noted), () =>
    counted('messages', noteColumns.join(','))
      .eq('kind', 'note')
      .eq('table_name', noted.table)
      .eq('record_id', noted.recordId),
  );

/** Returns whether a request failed because its record was withdrawn or deleted. */
export const isGone = (error: Error) => error instanceof RequestError && error.code === 'PT404';
