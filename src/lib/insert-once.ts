import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '@/lib/database.types';
import { anonymous } from '@/lib/supabase/anonymous';

type Tables = Database['public']['Tables'];

/**
 * What became of a submission: `stored` for certain; `unreachable`, nobody knows, try again with
 * the same id; `refused` for good, trying again changes nothing.
 */
export type Outcome = 'stored' | 'unreachable' | 'refused';

interface Answer {
  status: number;
  error: { code: string; message: string; details: string } | null;
}

const passing = new Set([408, 425, 429]);

function isStoredAlready({ status, error }: Answer) {
  return (
    status === 409 &&
    error?.code === '23505' &&
    /\(id\)|_pkey/.test(`${error.details} ${error.message}`)
  );
}

/** Reads an answer of the REST interface; a page that is not from it (a captive portal) is no success. */
export function outcomeOf(answer: Answer): Outcome {
  const { status, error } = answer;
  if ((status === 201 && !error) || isStoredAlready(answer)) return 'stored';
  // Some backends report a violated check with a 5xx.
  if (error && /violates .*constraint/.test(error.message)) return 'refused';
  if (status >= 400 && status < 500 && !passing.has(status)) return 'refused';
  return 'unreachable';
}

type Insert<Name extends keyof Tables> = Tables[Name]['Insert'] & { id: string };

/** Refuses columns that the table does not have, which TypeScript lets pass on variables. */
type Exactly<Row, Given> = Given & Record<Exclude<keyof Given, keyof Row>, never>;

/**
 * Stores one row under the id that the caller made. A second call with the same id, after an answer
 * got lost, finds the row there and counts as stored. Visitors may not read, so nothing comes back.
 */
export async function insertOnce<Name extends keyof Tables & string, Given extends Insert<Name>>(
  table: Name,
  row: Exactly<Insert<Name>, Given>,
): Promise<Outcome> {
  const untyped: PostgrestClient = anonymous;
  const { status, error } = await untyped.from(table).insert(row);
  return outcomeOf({ status, error });
}
