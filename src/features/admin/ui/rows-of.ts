import type { SupabaseClient } from '@supabase/supabase-js';
import { staff } from '@/lib/supabase/staff';

// Untyped: one query serves five tables, whose columns records/record-list.ts checks against the schema.
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
