import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';

// Untyped: one query serves five tables, whose columns records/record-kind.ts checks against the schema.
export function rowsOf(table: string) {
  return (staff() as SupabaseClient).from(table);
}

export type Request = ReturnType<ReturnType<typeof rowsOf>['select']>;

/** The newest rows of a list with the words of a search. */
export function foundRows(table: string, words: object, columns: string): Request {
  const found = (staff() as SupabaseClient).rpc(`search_${table}`, words, { get: true });
  return found.select(columns) as unknown as Request;
}

/** Maximum number of records per request: their ids have to fit into its address. */
export const maxNamed = 100;

/** Reads the rows of any number of ids. */
export async function inParts<Row>(
  ids: readonly string[],
  read: (part: readonly string[]) => PromiseLike<PostgrestSingleResponse<Row[]>>,
): Promise<Row[]> {
  const requests = [];
  for (let at = 0; at < ids.length; at += maxNamed)
    requests.push(read(ids.slice(at, at + maxNamed)));
  const answers = await Promise.all(requests);
  return answers.flatMap((answer) => dataOf(answer) ?? []);
}
