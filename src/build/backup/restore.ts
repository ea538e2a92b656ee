// Script: npm run restore [-- FOLDER]. Restores a backup into an empty project, all of it or nothing.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../launch/terminal.ts';
import { dumpFilesIn, runOnDatabase, type Client, type DumpFiles } from './client.ts';

/** Settings of the database and its roles, which no dump has and the restored objects need. */
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

await runOnDatabase((client, folder) => {
  const dumps = dumpFilesIn(folder);
  for (const file of Object.values(dumps)) {
    if (existsSync(file)) continue;
    throw new Problem(`${file} is missing.`, 'Name the backup: npm run restore -- FOLDER.');
  }
  assertEmpty(client);
  const workFolder = mkdtempSync(join(tmpdir(), 'deccan-reach-restore-'));
  try {
    restore(client, dumps, workFolder);
  } finally {
    rmSync(workFolder, { recursive: true });
  }
  process.stdout.write(
    'Restored. Next: npm run go-live with the reference of this project as SUPABASE_PROJECT sets up the rest.\n',
  );
});

function assertEmpty({ databaseOption, run }: Client): void {
  const countTables = `select count(*) from pg_tables where schemaname in ('public', 'private')`;
  const count = run('psql', [databaseOption, '--tuples-only', `--command=${countTables}`]);
  if (count.trim() === '0') return;
  throw new Problem('This database already has tables.', 'Restore into an empty project.');
}

/** Turns the dumps into scripts, and runs them in one transaction. */
function restore({ databaseOption, run }: Client, dumps: DumpFiles, workFolder: string): void {
  const pathOf = (name: string) => join(workFolder, name);
  const fileOption = (name: string) => `--file=${pathOf(name)}`;
  writeFileSync(pathOf('before.sql'), beforeSql);
  writeFileSync(pathOf('after.sql'), afterSql);
  // the platform's own roles grant what they grant in every project
  const platformEntry = / SCHEMA - (public|supabase_migrations) | DEFAULT ACL .* supabase_\w+$/;
  const entries = run('pg_restore', ['--list', dumps.site]).split('\n');
  writeFileSync(pathOf('list'), entries.filter((line) => !platformEntry.test(line)).join('\n'));
  run('pg_restore', ['--no-owner', fileOption('accounts.sql'), dumps.accounts]);
  const siteOptions = ['--no-owner', `--use-list=${pathOf('list')}`, fileOption('site.sql')];
  run('pg_restore', [...siteOptions, dumps.site]);
  const scripts = ['before.sql', 'accounts.sql', 'site.sql', 'after.sql'].map(fileOption);
  const options = [databaseOption, '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction'];
  run('psql', [...options, ...scripts]);
}
