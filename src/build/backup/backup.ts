// Script: npm run backup [-- FOLDER]. Writes the accounts and the site's data, except what is valid only in their project.
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { Problem } from '../launch/terminal.ts';
import { dumpFilesIn, runOnDatabase } from './client.ts';

await runOnDatabase(({ databaseOption: database, run }, folder) => {
  const { accounts, site } = dumpFilesIn(folder);
  if (existsSync(site)) {
    const next = 'Name another: npm run backup -- FOLDER.';
    throw new Problem(`${folder} already holds a backup.`, next);
  }
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const dump = (file: string, ...options: string[]) => {
    // git ignores this name, too
    const partFile = `${file}.part.dump`;
    run('pg_dump', [database, '--format=custom', '--no-owner', ...options, `--file=${partFile}`]);
    renameSync(partFile, file);
  };
  dump(accounts, '--data-only', '--table=auth.users', '--table=auth.identities');
  // the history of migrations tells the version of the data
  const schemas = ['public', 'private', 'supabase_migrations'].map((name) => `--schema=${name}`);
  // sessions and second factors are valid only in the project where they were made
  const excludedData = ['session_uses', 'recovery_codes'].map(
    (name) => `--exclude-table-data=private.${name}`,
  );
  dump(site, ...schemas, ...excludedData, '--exclude-table=supabase_migrations.go_live');
  process.stdout.write(`${accounts} and ${site} hold personal data: encrypt them.\n`);
});
