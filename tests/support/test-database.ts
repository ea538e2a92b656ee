import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres, { type Sql } from 'postgres';
import { startPostgres } from '../../supabase/embedded/postgres';

const root = fileURLToPath(new URL('../..', import.meta.url));
const migrationsFolder = join(root, 'supabase/migrations');

export const bootstrapSql = readFileSync(
  join(root, 'tests/support/supabase-bootstrap.sql'),
  'utf8',
);
export const seedSql = readFileSync(join(root, 'supabase/seed.sql'), 'utf8');
export const migrations = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => ({ name, sql: readFileSync(join(migrationsFolder, name), 'utf8') }));

export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * The server behind TEST_DATABASE_URL (a superuser's; databases are made and dropped in it), or a
 * temporary one of our own.
 * @throws Error that says in one line what is missing.
 */
export async function startTestServer(): Promise<TestServer> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, stop: () => Promise.resolve() };

  const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-db-'));
  try {
    const server = await startPostgres({
      dataDir: join(folder, 'data'),
      persistent: false,
      flags: ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((s) => ['-c', `${s}=off`]),
    });
    const stop = async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    };
    return { url: server.url, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database tests need PostgreSQL: ${why} Or set TEST_DATABASE_URL to a superuser's URL.`,
      { cause: error },
    );
  }
}

export function connect(url: string): Sql {
  return postgres(url, { max: 1, onnotice: () => {} });
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A name that no other run uses. */
export function uniqueName(purpose: string): string {
  return `deccan_${purpose}_${randomBytes(5).toString('hex')}`;
}

/** Makes a database, a copy of `template` if given, and runs the scripts in it, one transaction each. */
export async function createDatabase(
  serverUrl: string,
  name: string,
  { template = 'template1', scripts = [] }: { template?: string; scripts?: string[] } = {},
): Promise<string> {
  const server = connect(serverUrl);
  await server`create database ${server(name)} template ${server(template)}`;
  await server.end();

  const url = databaseUrl(serverUrl, name);
  if (scripts.length > 0) {
    const database = connect(url);
    for (const script of scripts) await database.unsafe(script);
    await database.end();
  }
  return url;
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const server = connect(serverUrl);
  await server`drop database if exists ${server(name)} with (force)`;
  await server.end();
}
