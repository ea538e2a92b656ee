import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres, { type Sql } from 'postgres';
import { startPostgres } from '../../supabase/embedded/postgres';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Script {
  name: string;
  sql: string;
}

const readScript = (path: string): Script => ({
  name: path,
  sql: readFileSync(join(root, path), 'utf8'),
});

export const seed = readScript('supabase/seed.sql');
/** What a hosted project has by itself, then the migrations in their order. */
export const schema = [
  readScript('tests/support/supabase-bootstrap.sql'),
  ...readdirSync(join(root, 'supabase/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => readScript(`supabase/migrations/${name}`)),
];

export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/** Returns the server of TEST_DATABASE_URL (a superuser's), or starts a temporary one. */
export async function startTestServer(): Promise<TestServer> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, stop: () => Promise.resolve() };

  const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-db-'));
  try {
    const server = await startPostgres({
      dataDir: join(folder, 'data'),
      isPersistent: false,
      flags: ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((s) => ['-c', `${s}=off`]),
    });
    const stop = async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    };
    return { url: server.url, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The database tests need PostgreSQL. ${messageOf(error)}`, { cause: error });
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const connect = (url: string): Sql => postgres(url, { max: 1, onnotice: () => {} });

/** Runs `task` on a connection of its own, and closes it however that ends. */
export async function withConnection<Result>(
  url: string,
  task: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = connect(url);
  try {
    return await task(sql);
  } finally {
    await sql.end();
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export const uniqueName = (purpose: string) =>
  `deccan_${purpose}_${randomBytes(5).toString('hex')}`;

/** Copies `template` if given, and runs each script in a separate transaction. @returns the URL */
export async function createDatabase(
  serverUrl: string,
  name: string,
  { template = 'template1', scripts = [] }: { template?: string; scripts?: Script[] } = {},
): Promise<string> {
  await withConnection(
    serverUrl,
    (sql) => sql`create database ${sql(name)} template ${sql(template)}`,
  );
  const url = databaseUrl(serverUrl, name);
  await withConnection(url, async (database) => {
    for (const { name: file, sql } of scripts) {
      await database.unsafe(sql).catch((error: unknown) => {
        throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
      });
    }
  });
  return url;
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await withConnection(serverUrl, (sql) => sql`drop database if exists ${sql(name)} with (force)`);
}
