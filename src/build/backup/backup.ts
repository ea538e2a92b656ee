// Script: npm run backup [-- FOLDER]. Writes the accounts and the site's data, except what is valid in its own project only.
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { Problem } from '../go-live/request.ts';
import { dumpFilesIn, runOnDatabase } from './client.ts';

await runOnDatabase(({ databaseOption: database, run }, folder) => {
  const { accounts, site } = dumpFilesIn(folder);
  if (existsSync(site)) {
    throw new Problem(
      `${folder} has a backup already.`,
      'Name another folder: npm run backup -- FOLDER.',
    );
  }
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const dump = (file: string, ...options: string[]) => {
    // git also ignores this name
    const partFile = `${file}.part.dump`;
    run('pg_dump', [database, '--format=custom', '--no-owner', ...options, `--file=${partFile}`]);
    renameSync(partFile, file);
  };
  dump(accounts, '--data-only', '--table=auth.users', '--table=auth.identities');
  // the history of migrations says of which version the data is
  const schemas = ['public', 'private', 'supabase_migrations'].map((name) => `--schema=${name}`);
  // sessions and second factors are valid only in the project where they were made
  const excludedData = ['session_uses', 'recovery_codes'].map(
    (name) => `--exclude-table-data=private.${name}`,
  );
  dump(site, ...schemas, ...excludedData, '--exclude-table=supabase_migrations.go_live');
  process.stdout.write(`${accounts} and ${site} hold personal data: encrypt them.\n`);
});
