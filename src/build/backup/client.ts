import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { splitConnectionString } from '../launch/settings.ts';
import { ask, printFailure, Problem } from '../launch/terminal.ts';
import { findPgTools } from './pg-tools.ts';

/** A database, and how PostgreSQL's programs are run on it. */
export interface Client {
  /** The option `--dbname` of each program, without the password. */
  databaseOption: string;
  /** Returns what the program prints. @throws Problem when it fails */
  run: (program: 'pg_dump' | 'pg_restore' | 'psql', args: readonly string[]) => string;
}

/** Takes the connection string from DATABASE_URL or asks for it. @throws Problem */
async function openClient(): Promise<Client> {
  const prompt =
    'Connection string (dashboard, Connect, Session pooler, with the database’s password, see docs/backup.md): ';
  const connectionString = process.env['DATABASE_URL'] ?? (await ask(prompt, true));
  const { address, password } = splitConnectionString(connectionString);
  const PATH = [findPgTools(), process.env['PATH']].filter(Boolean).join(delimiter);
  const env = { ...process.env, PATH, PGPASSWORD: password };
  return {
    databaseOption: `--dbname=${address}`,
    run(program, args) {
      const { status, stdout, stderr, error } = spawnSync(program, args, {
        env,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024, // the list of what a dump holds is long
      });
      if (status === 0) return stdout;
      const reason = error?.message ?? stderr.trim().split('\n').slice(-3).join(' ');
      const next = 'The database was not changed. Fix the cause, then run the same command again.';
      throw new Problem(`${program}: ${reason}`, next);
    },
  };
}

/** Runs a script on a database and the folder in the arguments, and prints how long it took or how it failed. */
export async function runOnDatabase(script: (client: Client, folder: string) => void) {
  try {
    const [folder = 'backup'] = process.argv.slice(2);
    const startedMs = performance.now();
    script(await openClient(), folder);
    process.stdout.write(`Done in ${((performance.now() - startedMs) / 1000).toFixed(1)} s.\n`);
  } catch (error) {
    printFailure(error, 'docs/backup.md');
  }
}

export type DumpFiles = Record<'accounts' | 'site', string>;

/** The files of a backup: accounts of the sign-in service, and all else. */
export const dumpFilesIn = (folder: string): DumpFiles => ({
  accounts: join(folder, 'accounts.dump'),
  site: join(folder, 'site.dump'),
});
