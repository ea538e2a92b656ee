import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { addFixtures } from '../db/fixtures.ts';
import { applications } from '../db/tables.ts';
import { pdf } from '../support/document-builders.ts';
import { FILE_SIZE_LIMIT } from '../support/sample-files.ts';
import {
  connect,
  createDatabase,
  dropDatabase,
  schema,
  startTestServer,
  uniqueName,
} from '../support/test-database.ts';
import { comparePermissions } from './permissions.ts';
import type { Finding } from './prover.ts';

/** Where PostgreSQL's programs are, if not on the path; of the server's version or newer. */
const folder = process.env['PG_BIN'];

function run(program: string, ...words: string[]): string {
  const path = folder ? join(folder, program) : program;
  const { status, stdout, stderr, error } = spawnSync(path, words, { encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${program}: ${error?.message ?? stderr.trim()}`);
}

/** The drill of docs/backup.md: dumped, restored into an empty project, and held against the first. */
export async function proveBackup(): Promise<Finding[]> {
  const server = await startTestServer();
  const names = { old: uniqueName('old'), empty: uniqueName('empty') };
  const dumps = mkdtempSync(join(tmpdir(), 'backup-'));
  try {
    const old = await createDatabase(server.url, names.old, { scripts: schema });
    const empty = await createDatabase(server.url, names.empty, { scripts: schema.slice(0, 1) });
    const [from, to] = [connect(old), connect(empty)];
    try {
      await fill(from);
      const problem = await tooOld(from);
      if (problem) return [{ what, tried: 0, held: null, note: problem }];
      backUp(old, dumps);
      await to`create extension if not exists pg_trgm with schema extensions`;
      restore(empty, dumps);
      return [await compare(from, to), await comparePermissions(to, 'explicit', 'restored')];
    } finally {
      await Promise.all([from.end(), to.end()]);
    }
  } finally {
    await dropDatabase(server.url, names.old);
    await dropDatabase(server.url, names.empty);
    await server.stop();
    rmSync(dumps, { recursive: true, force: true });
  }
}

const what = 'a backup restored into an empty project: rows, files, rights';

async function tooOld(sql: Sql): Promise<string | undefined> {
  const [server] = await sql`select current_setting('server_version_num')::int / 10000 as major`;
  const major = Number(server?.['major']);
  try {
    const version = Number(/\d+/.exec(run('pg_dump', '--version'))?.[0]);
    if (version >= major) return undefined;
    return `pg_dump ${version} cannot dump a server of version ${major}: set PG_BIN`;
  } catch {
    return 'there is no pg_dump: set PG_BIN';
  }
}

function backUp(url: string, to: string): void {
  const [accounts, site] = [join(to, 'accounts.dump'), join(to, 'site.dump')];
  const words = ['--format=custom', '--no-owner'];
  const tables = ['--table=auth.users', '--table=auth.identities'];
  run('pg_dump', url, ...words, '--data-only', ...tables, `--file=${accounts}`);
  run('pg_dump', url, ...words, '--schema=public', '--schema=private', `--file=${site}`);
}

function restore(url: string, from: string): void {
  const words = ['--single-transaction', '--no-owner', `--dbname=${url}`];
  run('pg_restore', ...words, join(from, 'accounts.dump'));
  // every project has a schema public
  const parts = run('pg_restore', '--list', join(from, 'site.dump')).split('\n');
  const list = join(from, 'site.list');
  writeFileSync(list, parts.filter((part) => !part.includes(' SCHEMA - public ')).join('\n'));
  run('pg_restore', ...words, `--use-list=${list}`, join(from, 'site.dump'));
}

/** What tests have, and the largest file that an application may bring. */
async function fill(sql: Sql): Promise<void> {
  await addFixtures(sql);
  const id = randomUUID();
  await sql`insert into career_applications ${sql({ ...applications.row, id })}`;
  const content = Buffer.from(pdf(FILE_SIZE_LIMIT));
  const file = { application_id: id, kind: 'resume', file_name: 'cv.pdf', content };
  await sql`insert into application_files ${sql(file)}`;
}

/** Rows of every table by their hashes, and the catalogue's word on rights; it drops brackets when it reads its own words. */
async function compare(from: Sql, to: Sql): Promise<Finding> {
  const [expected, found] = [await inventory(from), await inventory(to)];
  const failures = [...new Set([...expected.keys(), ...found.keys()])].filter(
    (line) => expected.get(line) !== found.get(line),
  );
  return { what, tried: expected.size, held: expected.size - failures.length, failures };
}

async function inventory(sql: Sql): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class where relkind = 'r'
      and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
  `;
  const rows = tables.map(
    ({ name }) =>
      `select 'rows of ${name}' as line, count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by t::text), '')) as word from ${name} as t`,
  );
  const lines = await sql.unsafe<{ line: string; word: string }[]>(`
    ${rows.join(' union all ')}
    union all select 'policy ' || tablename || ' ' || policyname,
      concat_ws(' ', cmd, roles::text, qual, with_check) from pg_policies
    union all select 'security of ' || oid::regclass, concat_ws(' ', relrowsecurity, (
        select string_agg(acl::text, ' ' order by acl::text)
        from aclexplode(coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))) as acl
      ))
      from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select 'column ' || attrelid::regclass::text || '.' || attname,
      concat_ws(' ', attacl::text, format_type(atttypid, atttypmod), attnotnull, attstorage::text)
      from pg_attribute join pg_class as c on c.oid = attrelid
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and attnum > 0
    union all select 'function ' || oid::regprocedure,
      concat_ws(' ', proacl::text, prosecdef, proconfig::text, md5(pg_get_functiondef(oid))) from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select 'trigger ' || tgrelid::regclass || ' ' || tgname, tgenabled::text || pg_get_triggerdef(oid)
      from pg_trigger where not tgisinternal
    union all select 'constraint ' || conrelid::regclass || ' ' || conname, translate(pg_get_constraintdef(oid), '()', '')
      from pg_constraint where conrelid <> 0
    union all select 'schema ' || nspname, nspacl::text from pg_namespace
      where nspname in ('public', 'private')
  `);
  return new Map(lines.map(({ line, word }) => [line, word]));
}
