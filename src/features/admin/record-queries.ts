import type { PostgrestClient } from '@supabase/postgrest-js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordList, RecordTable, StaffRecord } from './submissions';

export const pageSize = 25;

export interface RecordPage {
  rows: StaffRecord[];
  /** Exact number of records on all pages. */
  total: number;
}

/** Marks the pages that a status change rewrites ahead of the server. */
export const pagesKey = (table: RecordTable) => [table, 'staff-page'] as const;

/** One page of a list, newest first; `page` counts from 1, one past the end has no rows. */
export function pageQuery(list: RecordList, page: number) {
  return queryOptions({
    queryKey: [...pagesKey(list.table), page],
    queryFn: async ({ signal }): Promise<RecordPage> => {
      const from = (page - 1) * pageSize;
      const answer = await rowsOf(list.table)
        .select(columnsOf(list), { count: 'exact' })
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .range(from, from + pageSize - 1)
        .abortSignal(signal)
        .overrideTypes<StaffRecord[], { merge: false }>();
      if (answer.status === 416) {
        return { rows: [], total: await countRecords(list.table, signal) };
      }
      return { rows: dataOf(answer) ?? [], total: exact(answer) };
    },
    placeholderData: keepPreviousData,
  });
}

/** How many records a table holds. */
export function countQuery(table: RecordTable) {
  return queryOptions({
    queryKey: [table, 'count'],
    queryFn: ({ signal }) => countRecords(table, signal),
  });
}

/**
 * Sets one record's status.
 * @throws RequestError unless exactly one row has changed: what row-level security refuses is
 * answered with success and no row.
 */
export async function setStatus(table: RecordTable, id: string, status: string): Promise<void> {
  const answer = await rowsOf(table).update({ status }).eq('id', id).select('id');
  const changed = (dataOf(answer) as unknown[]).length;
  if (changed !== 1) throw new RequestError(`${changed} rows changed instead of one`, 404);
}

async function countRecords(table: RecordTable, signal: AbortSignal) {
  const answer = await rowsOf(table)
    .select('*', { count: 'exact', head: true })
    .abortSignal(signal);
  dataOf(answer);
  return exact(answer);
}

function exact({ count, status }: { count: number | null; status: number }): number {
  if (count === null || Number.isNaN(count)) throw new RequestError('no exact count', status);
  return count;
}

function columnsOf({ texts }: RecordList) {
  return ['id', 'status', 'created_at', ...Object.keys(texts.fields)].join(',');
}

// Untyped: one query serves five tables, whose columns submissions.ts holds against the schema.
function rowsOf(table: RecordTable) {
  return (staff().db as PostgrestClient).from(table);
}
