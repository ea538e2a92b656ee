import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runCli } from '../../src/build/go-live/supabase.ts';
import {
  connect,
  createDatabase,
  schema,
  seed,
  startTestServer,
  type TestServer,
} from '../support/test-database.ts';
import { runProgram } from './harness.ts';
import { hostedParts } from './stand-in.ts';

const [platform] = schema;
const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-backup-'));
const servers: TestServer[] = [];
const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(5_000_000)]);
let source = '';

/** Starts a server of this version, with a database as a hosted project has it at first. */
async function emptyProject(major: string) {
  vi.stubEnv('PG_MAJOR', major);
  const server = await startTestServer().finally(() => vi.unstubAllEnvs());
  servers.push(server);
  const scripts = [platform, hostedParts].flatMap((script) => script ?? []);
  return createDatabase(server.url, 'project', { scripts });
}

/** Runs a command of package.json on a database. */
async function runCommand(script: 'backup' | 'restore', url: string) {
  const program = runProgram(`../../src/build/backup/${script}.ts`, [folder], {
    DATABASE_URL: url,
  });
  return { code: await program.exited, output: program.output() };
}

/** Returns a hash of the rows of each table, and everything that decides who may do what. */
async function contentOf(url: string) {
  const sql = connect(url);
  try {
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private') order by 1`;
    const rows: Record<string, unknown> = {};
    for (const { name } of [...tables, { name: 'auth.users' }, { name: 'auth.identities' }]) {
      rows[name] = (await hashOf(sql, name))[0];
    }
    const rights = await sql`
      select 'policy' as kind, to_jsonb(p) as of from pg_policies as p
      union all
      select 'grant', to_jsonb(g) - 'grantor' from information_schema.role_table_grants as g
        where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'service_role')
      union all
      select 'column', to_jsonb(c) - 'grantor' from information_schema.role_column_grants as c
        where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'service_role')
      union all
      select 'function', jsonb_build_array(oid::regprocedure, prosecdef, md5(prosrc), array(
          select role from unnest(array['anon', 'authenticated', 'service_role']) as role
          where has_function_privilege(role, oid, 'execute')))
        from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      union all
      select 'default privilege', jsonb_build_array(defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype,
          array(select one::text from unnest(defaclacl) as one order by 1)) from pg_default_acl
      union all
      select 'schedule', to_jsonb(j) from cron.job as j
      union all
      select 'migration', to_jsonb(version) from supabase_migrations.schema_migrations
      union all
      select 'setting', to_jsonb(setconfig)
        from pg_db_role_setting join pg_roles as r on r.oid = setrole where rolname = 'authenticator'
      union all
      select 'trigger', to_jsonb(pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      order by 1, 2`;
    return { rows, rights: [...rights] };
  } finally {
    await sql.end();
  }
}

const hashOf = (sql: Sql, name: string) =>
  sql.unsafe(
    `select count(*)::integer, md5(string_agg(t::text, e'\\n' order by t::text)) from ${name} as t`,
  );

const push = (url: string, ...flags: string[]) =>
  runCli('', ['db', 'push', `--remote=${url}`, ...flags], {
    VITE_SITE_URL: 'https://company.africa',
  });

beforeAll(async () => {
  source = await emptyProject('17');
  await push(source);
  const sql = connect(source);
  await sql.unsafe(seed.sql);
  await sql`
    insert into public.quote_requests
      (company_name, contact_name, email, phone, country, service_type, timeline, budget, project_description)
    select 'Company ' || n, 'Ọláwálé ' || n, 'ola' || n || '@example.com', '+234 803 000 0001', country, service_type,
      timeline, budget, project_description
    from public.quote_requests, generate_series(1, 300) as n`;
  await sql`
    insert into public.record_files (table_name, record_id, kind, file_name, content)
    select 'career_applications', id, 'cover_letter', 'letter.pdf', ${content}
    from public.career_applications as a
    where not exists (select from public.record_files as f where f.record_id = a.id and f.kind = 'cover_letter')
    limit 1`;
  await sql.end();
}, 300_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

it('an owner backs up with one command, which overwrites nothing', async () => {
  const { code, output } = await runCommand('backup', source);
  process.stdout.write(`backup: ${output}`);
  expect(output).toMatch(
    /accounts.dump and .*site.dump hold personal data: encrypt them.\nDone in/,
  );
  expect(code).toBe(0);
  expect((await runCommand('backup', source)).output).toContain(
    'already holds a backup.\nNext: Name',
  );
}, 300_000);

it.each(['17', '18'])(
  'an owner restores a backup into an empty project of PostgreSQL %s, row by row and right by right',
  async (major) => {
    const target = await emptyProject(major);
    expect(statSync(join(folder, 'site.dump')).size).toBeGreaterThan(content.length);
    const { code, output } = await runCommand('restore', target);
    process.stdout.write(`restore into ${major}: ${output}`);
    expect(code).toBe(0);
    const [before, after] = await Promise.all([contentOf(source), contentOf(target)]);
    expect(after.rows).toEqual(before.rows);
    expect(after.rights).toEqual(before.rights);
    await push(target, '--dry-run');
    expect(await runCommand('restore', target)).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'This database already has tables.\nNext: Restore into',
      ) as string,
    });
  },
  300_000,
);

it('a restore that ends half way leaves the project empty, and the next one finishes it', async () => {
  const target = await emptyProject('17');
  const sql = connect(target);
  await sql`alter table auth.identities add column another text not null`;
  expect((await runCommand('restore', target)).output).toMatch(
    /^psql: .*another.*\nNext: The database was not changed/,
  );
  expect(await sql`select from pg_tables where schemaname in ('public', 'private')`).toHaveLength(
    0,
  );
  expect(await sql`select from auth.users`).toHaveLength(0);
  await sql`alter table auth.identities drop column another`;
  await sql.end();
  expect((await runCommand('restore', target)).code).toBe(0);
}, 300_000);
