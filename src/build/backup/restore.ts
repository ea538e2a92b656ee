// Script: npm run restore [-- FOLDER]. Restores a backup into an empty project, all of it or nothing.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../go-live/request.ts';
import { dumpFilesIn, runOnDatabase } from './client.ts';

/** Settings of the database and its roles, which no dump has; they must exist before what is restored. */
const beforeSql = `
  alter default privileges in schema public revoke all on tables from anon, authenticated;
  alter default privileges in schema public revoke all on sequences from anon, authenticated;
  alter default privileges revoke execute on functions from public, anon, authenticated;
  alter default privileges in schema public revoke execute on functions from anon, authenticated;
  do $$ begin
    alter role authenticator set pgrst.db_pre_request = 'public.check_request';
  exception when insufficient_privilege then
    raise warning 'Set pgrst.db_pre_request as SECURITY.md says.';
  end $$;
  create schema if not exists supabase_migrations;
  create schema if not exists extensions;
  create extension if not exists pg_trgm with schema extensions;
  create extension if not exists pgcrypto with schema extensions;`;

const afterSql = `
  select private.schedule_work();
  notify pgrst, 'reload config';`;

await runOnDatabase(({ databaseOption: database, run }, folder) => {
  const dumps = dumpFilesIn(folder);
  for (const file of Object.values(dumps)) {
    if (existsSync(file)) continue;
    throw new Problem(
      `${file} is missing.`,
      'Name the folder of the backup: npm run restore -- FOLDER.',
    );
  }
  const countTables = `select count(*) from pg_tables where schemaname in ('public', 'private')`;
  if (run('psql', [database, '--tuples-only', `--command=${countTables}`]).trim() !== '0') {
    throw new Problem(
      'This database has tables already.',
      'Restore into a new project, before any migration.',
    );
  }
  const workFolder = mkdtempSync(join(tmpdir(), 'deccan-reach-restore-'));
  try {
    const pathOf = (name: string) => join(workFolder, name);
    writeFileSync(pathOf('before.sql'), beforeSql);
    writeFileSync(pathOf('after.sql'), afterSql);
    // the platform's own roles grant what they grant in every project
    const platformEntry = / SCHEMA - (public|supabase_migrations) | DEFAULT ACL .* supabase_\w+$/;
    const entries = run('pg_restore', ['--list', dumps.site]).split('\n');
    writeFileSync(pathOf('list'), entries.filter((line) => !platformEntry.test(line)).join('\n'));
    run('pg_restore', ['--no-owner', `--file=${pathOf('accounts.sql')}`, dumps.accounts]);
    run('pg_restore', [
      '--no-owner',
      `--use-list=${pathOf('list')}`,
      `--file=${pathOf('site.sql')}`,
      dumps.site,
    ]);
    const scripts = ['before', 'accounts', 'site', 'after'].map(
      (name) => `--file=${pathOf(`${name}.sql`)}`,
    );
    run('psql', [database, '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction', ...scripts]);
  } finally {
    rmSync(workFolder, { recursive: true });
  }
  process.stdout.write(
    'Restored. Next: the rest of this project, by npm run go-live with its reference as SUPABASE_PROJECT.\n',
  );
});
