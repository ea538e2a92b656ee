import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';

/** Untyped: one query serves five tables, whose columns records/record-kind.ts checks against the schema. */
export const rowsOf = (table: string) => (staff() as SupabaseClient).from(table);

export type RowsRequest = ReturnType<ReturnType<typeof rowsOf>['select']>;

type SearchParameters = { search: string; spam: boolean };

/** Begins a request for the newest rows with the words of a search, possible spam or all others. */
export function searchRows(table: string, parameters: SearchParameters, columns: string) {
  const rows = (staff() as SupabaseClient).rpc(`search_${table}`, parameters, { get: true });
  return rows.select(columns) as unknown as RowsRequest;
}

/** The ids have to fit into the address of the request. */
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
