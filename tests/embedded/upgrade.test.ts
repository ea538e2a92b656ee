// A database of each release, and of this version, with many rows gets the migrations that came later, and loses nothing.
import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionAt } from '../../src/features/forms/submission/outbox/device-store.ts';
import { resume } from '../db/submit.ts';
import { currentRelease, readReleases, type Release } from '../support/release.ts';
import {
  connect,
  createDatabase,
  schema,
  seed,
  startTestServer,
  uniqueName,
  type Script,
  type TestServer,
} from '../support/test-database.ts';

const rowsOfEach = 5000;
const kinds = [
  'contact_submissions',
  'quote_requests',
  'partnership_applications',
  'career_applications',
  'job_postings',
];
const [platform, ...migrations] = schema;
const isPartOf = ({ migrations: released }: Release, { name }: Script) =>
  Object.hasOwn(released, name.split('/').at(-1) ?? '');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.stop());

/** Builds a database as this release left it, with thousands of copies of the demo rows. */
async function buildDatabase(release: Release, name: string): Promise<Sql> {
  const scripts = [platform, ...migrations.filter((one) => isPartOf(release, one)), seed];
  const url = await createDatabase(server.url, name, {
    scripts: scripts.flatMap((script) => script ?? []),
  });
  const sql = connect(url);
  for (const kind of kinds) {
    const columns = await sql<{ name: string }[]>`
      select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = ${kind} and is_updatable = 'YES' and is_generated = 'NEVER'
        and column_name not in (
          select attname from pg_attribute where attrelid = to_regclass('private.records') and attgenerated <> ''
        )
        and column_name <> 'id'`;
    const names = columns.map((column) => column.name).join(', ');
    await sql.unsafe(`
      insert into public.${kind} (id, ${names})
      select gen_random_uuid(), ${names}
      from (select * from public.${kind} order by id limit 1) as one, generate_series(1, ${rowsOfEach})`);
  }
  return sql;
}

interface Content {
  counts: Record<string, number>;
  rows: Record<string, Record<string, unknown>>;
  /** What each API role may do with each table, and who may read which rows. */
  rights: string[];
}

async function contentOf(sql: Sql, tables: readonly string[]): Promise<Content> {
  const counts: Content['counts'] = {};
  for (const name of tables) {
    const [row] = await sql.unsafe(`select count(*)::integer as rows from ${name}`);
    counts[name] = Number(row?.['rows']);
  }
  const rows: Content['rows'] = {};
  for (const kind of kinds) {
    const [row] = await sql.unsafe(
      `select to_jsonb(t) as of from public.${kind} as t order by created_at, id limit 1`,
    );
    rows[kind] = row?.['of'] as Record<string, unknown>;
  }
  const rights = await sql<{ right: string }[]>`
    select concat_ws(' ', grantee, privilege_type, table_schema, table_name) as right
      from information_schema.role_table_grants
      where grantee in ('anon', 'authenticated', 'service_role') and table_schema in ('public', 'private')
    union all
    select concat_ws(' ', policyname, tablename, cmd, roles, qual, with_check) from pg_policies
    union all
    select concat_ws(' ', 'row-level security', relname, relrowsecurity) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by 1`;
  return { counts, rows, rights: rights.map(({ right }) => right) };
}

async function tablesOf(sql: Sql): Promise<string[]> {
  const found = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') order by 1`;
  return found.map(({ name }) => name);
}

/** Returns what an upgrade has changed that an owner did not ask for. */
async function findLosses(sql: Sql, later: readonly Script[]): Promise<string[]> {
  const tables = await tablesOf(sql);
  const before = await contentOf(sql, tables);
  for (const script of later) await sql.unsafe(script.sql);
  const left = (await tablesOf(sql)).filter((name) => tables.includes(name));
  const after = await contentOf(sql, left);
  const known = new Set(before.rights);
  const isOld = (right: string) =>
    tables.some((name) => right.includes(name.split('.')[1] ?? name));
  return [
    ...tables
      .filter((name) => before.counts[name] !== after.counts[name])
      .map(
        (name) => `${name}: ${before.counts[name]} rows, then ${after.counts[name] ?? 'no table'}`,
      ),
    ...kinds.flatMap((kind) =>
      Object.entries(before.rows[kind] ?? {})
        .filter(
          ([column, value]) => JSON.stringify(after.rows[kind]?.[column]) !== JSON.stringify(value),
        )
        .map(([column]) => `${kind}.${column} has another value`),
    ),
    ...before.rights.filter((right) => !after.rights.includes(right)).map((one) => `gone: ${one}`),
    ...after.rights
      .filter((right) => !known.has(right) && isOld(right))
      .map((one) => `new: ${one}`),
  ];
}

describe.each([...readReleases(), currentRelease('this version')])(
  'a site of $version',
  (release) => {
    it('keeps each row, column and right through what came later', async () => {
      const sql = await buildDatabase(release, uniqueName('upgraded'));
      try {
        const later = migrations.filter((one) => !isPartOf(release, one));
        expect(await findLosses(sql, later)).toEqual([]);
        for (const [table, entry] of Object.entries(release.waiting)) {
          const waiting = submissionAt(entry.id, { ...entry, files: [] });
          expect([table, waiting?.id]).toEqual([table, entry.id]);
          const row = { ...waiting?.row, id: entry.id };
          await sql.begin(async (tx) => {
            await tx`select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true)`;
            await (waiting?.rowAs
              ? tx`select public.submit_application(${tx.json(row as never)}, ${tx.json([resume] as never)})`
              : tx`insert into ${tx(table)} ${tx(row)}`);
          });
          const stored = await sql`select id from ${sql(table)} where id = ${entry.id}`;
          expect([table, stored.length]).toEqual([table, 1]);
        }
      } finally {
        await sql.end();
      }
    }, 300_000);

    // Without a later migration, the test above could not fail.
    it('would show a migration that loses rows, drops a column or opens a table', async () => {
      const sql = await buildDatabase(release, uniqueName('harmed'));
      try {
        const harm = {
          name: 'harm',
          sql: `
          delete from public.quote_requests where id in (select id from public.quote_requests limit 1);
          alter table public.job_postings drop column salary_range cascade;
          grant select on public.mails to anon;`,
        };
        const losses = await findLosses(sql, [harm]);
        for (const loss of [
          /^private.records: \d+ rows, then/,
          /^job_postings.salary_range/,
          /^new: anon SELECT public mails$/,
        ]) {
          expect(losses).toContainEqual(expect.stringMatching(loss));
        }
      } finally {
        await sql.end();
      }
    }, 300_000);
  },
);
