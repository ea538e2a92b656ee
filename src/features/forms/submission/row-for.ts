import type { Database } from '@/lib/database.types';

type Tables = Database['public']['Tables'];

/** Columns that the form's shell or the database fills in. */
type Added =
  | 'id'
  | 'status'
  | 'created_at'
  | 'revision'
  | 'trap'
  | 'seconds_to_fill'
  | 'suspect'
  | 'suspect_reason';

type Written<Name extends keyof Tables> = Omit<Tables[Name]['Insert'], Added>;

/**
 * A row as a visitor may write it into a table. A column that is missing, misspelt or too many does
 * not compile.
 */
export function rowFor<Name extends keyof Tables, Row extends Written<Name>>(
  _table: Name,
  row: Row & Record<Exclude<keyof Row, keyof Written<Name>>, never>,
): Record<string, unknown> {
  return { ...row };
}
