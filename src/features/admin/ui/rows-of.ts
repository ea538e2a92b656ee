import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';

/** Untyped: one query serves five tables, whose columns records/record-kind.ts checks against the schema. */
export const rowsOf = (table: string) => (staff() as SupabaseClient).from(table);

export type RowsRequest = ReturnType<ReturnType<typeof rowsOf>['select']>;

/** The newest rows of a list with the words of a search. */
export function searchRows(table: string, words: object, columns: string): RowsRequest {
  const rows = (staff() as SupabaseClient).rpc(`search_${table}`, words, { get: true });
  return rows.select(columns) as unknown as RowsRequest;
}

/** Maximum number of records per request: their ids have to fit into its address. */
const maxIdsPerRequest = 100;

/** Reads the rows of any number of ids, in several requests if need be. */
export async function readInBatches<Row>(
  ids: readonly string[],
  read: (batch: readonly string[]) => PromiseLike<PostgrestSingleResponse<Row[]>>,
): Promise<Row[]> {
  const requests = [];
  for (let start = 0; start < ids.length; start += maxIdsPerRequest)
    requests.push(read(ids.slice(start, start + maxIdsPerRequest)));
  const responses = await Promise.all(requests);
  return responses.flatMap((response) => dataOf(response) ?? []);
}
