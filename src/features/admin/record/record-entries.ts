import type { Database } from '@/lib/database.types';
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

/** Reads the notes of a record. */
export const notesQuery = (noted: Noted) =>
  newestFirst<Note>(['messages', 'note', noted.table, noted.recordId], () =>
    counted('messages', noteColumns.join(','))
      .eq('kind', 'note')
      .eq('table_name', noted.table)
      .eq('record_id', noted.recordId),
  );
