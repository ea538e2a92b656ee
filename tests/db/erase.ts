import { acting, type Tx } from './personas';

/** Returns the function's counts for an admin. */
export async function erase(tx: Tx, email: string, dryRun?: boolean, also: string[] = []) {
  const more = dryRun === undefined ? tx`` : tx`, ${dryRun}, ${also}`;
  const rows = await acting(
    tx,
    'admin',
    () => tx<{ place: string; rows: number }[]>`
      select place, rows::int from erase_person(${email} ${more})`,
  );
  return Object.fromEntries(rows.map(({ place, rows: n }) => [place, n]));
}

/** Returns all readable data of the database as text. */
export async function allRows(tx: Tx): Promise<string> {
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
