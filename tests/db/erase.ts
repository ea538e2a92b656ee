import { actAs, type Tx } from './transaction';

/**
 * Erases a person as an admin, with the records of `alsoIds`, or only counts what it would erase; whether, if `dryRun`
 * is not given, is up to the function's default. @returns the number of rows by place
 */
export async function erase(tx: Tx, email: string, dryRun?: boolean, alsoIds: string[] = []) {
  const parameters = dryRun === undefined ? tx`` : tx`, ${dryRun}, ${alsoIds}`;
  const counts = tx<{ place: string; rows: number }[]>`
    select place, rows::int from erase_person(${email} ${parameters})`;
  const rows = await actAs(tx, 'admin', () => counts);
  return Object.fromEntries(rows.map(({ place, rows: count }) => [place, count]));
}

/** Returns every row of every table as JSON, one a line. */
export async function dumpRows(tx: Tx): Promise<string> {
  const tables = await tx<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class as c
    where relkind = 'r' and relnamespace in
      ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
  `;
  const texts = await Promise.all(
    tables.map(({ name }) => tx.unsafe(`select to_jsonb(t)::text as text from ${name} as t`)),
  );
  return texts.flatMap((rows) => rows.map((row) => String(row['text']))).join('\n');
}
