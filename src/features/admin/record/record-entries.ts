import type { SupabaseClient } from '@supabase/supabase-js';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable } from '../records/record-list';
import { refreshMs } from './record-queries';

const pageSize = 100;
/** With more loaded pages than this, entries refresh only when the window regains the focus. */
const maxRefreshedPages = 3;

/** The record that notes or a history belong to. */
export interface Noted {
  table: RecordTable;
  recordId: string;
}

interface Entry {
  id: string | number;
  created_at: string;
}

interface EntryPage<Row> {
  rows: Row[];
  /** Number of entries on this page and all following ones. */
  total: number;
}

const entriesKey = (from: EntryTable, { table, recordId }: Noted) =>
  [from, table, recordId] as const;

type EntryTable = 'staff_notes' | 'activity_log';

/** Reads the notes or the history of a record. */
export function entriesQuery<Row extends Entry>(from: EntryTable, noted: Noted) {
  return newestFirst<Row>(entriesKey(from, noted), () =>
    counted(from, '*').eq('table_name', noted.table).eq('record_id', noted.recordId),
  );
}

export type Note = Database['public']['Tables']['staff_notes']['Row'];

export const notesKey = (noted: Noted) => entriesKey('staff_notes', noted);

export const notesQuery = (noted: Noted) => entriesQuery<Note>('staff_notes', noted);

/**
 * Stores a note under the id that its form generated, so that a retry after a lost response does not create
 * a duplicate. The database adds the author.
 * @throws RequestError unless it is stored.
 */
export async function addNote({ table, recordId }: Noted, id: string, body: string) {
  const answer = await staff()
    .from('staff_notes')
    .insert({ id, table_name: table, record_id: recordId, body });
  if (answer.status === 409 && answer.error?.code === '23505') return;
  dataOf(answer);
}

type Request = ReturnType<typeof counted>;

export function counted(from: string, columns: string) {
  return (staff() as SupabaseClient).from(from).select(columns, { count: 'exact' });
}

/**
 * Reads rows page by page, newest first. Each page starts after the last row of the previous one, so that
 * rows added or deleted in between are neither repeated nor skipped.
 * @param either filters of which a row must match one: the embedded backend uses only the last of two or()
 */
export function newestFirst<Row extends Entry>(
  queryKey: readonly unknown[],
  request: () => Request,
  either?: string,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam: last, signal }): Promise<EntryPage<Row>> => {
      const all = last ? request().lte('created_at', last.created_at) : request();
      const behind = last && `created_at.lt."${last.created_at}",id.lt.${last.id}`;
      const both = behind && either ? `and(or(${either}),or(${behind}))` : (behind ?? either);
      const answer = await (both ? all.or(both) : all)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(pageSize)
        .abortSignal(signal)
        .overrideTypes<Row[], { merge: false }>();
      const rows = dataOf(answer) ?? [];
      return { rows, total: answer.count ?? rows.length };
    },
    initialPageParam: undefined as Entry | undefined,
    getNextPageParam: ({ rows, total }) => (total > rows.length ? rows.at(-1) : undefined),
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      total: pages[0]?.total ?? 0,
      pages: pages.length,
    }),
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= maxRefreshedPages ? refreshMs : false,
  });
}
