// Script: npm run backup [-- FOLDER]. Writes the accounts, and the site's data but what its project alone can use.
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { Problem } from '../go-live/request.ts';
import { filesIn, onDatabase } from './client.ts';

await onDatabase(({ database, run }, folder) => {
  const { accounts, site } = filesIn(folder);
  if (existsSync(site)) {
    throw new Problem(
      `${folder} has a backup already.`,
      'Name another folder: npm run backup -- FOLDER.',
    );
  }
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const dump = (file: string, ...what: string[]) => {
    // git also ignores this name
    const part = `${file}.part.dump`;
    run('pg_dump', [database, '--format=custom', '--no-owner', ...what, `--file=${part}`]);
    renameSync(part, file);
  };
  dump(accounts, '--data-only', '--table=auth.users', '--table=auth.identities');
  // the history of migrations says of which version they are
  const schemas = ['public', 'private', 'supabase_migrations'].map((name) => `--schema=${name}`);
  // sessions and second factors are valid only in the project where they were made
  const excludedData = ['session_uses', 'recovery_codes'].map(
    (name) => `--exclude-table-data=private.${name}`,
  );
  dump(site, ...schemas, ...excludedData, '--exclude-table=supabase_migrations.go_live');
  process.stdout.write(`${accounts} and ${site} hold personal data: encrypt them.\n`);
});
