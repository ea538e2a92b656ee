import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import postgres from 'postgres';
import { LocalBackendError } from './local-backend-error.ts';

type Sql = ReturnType<typeof postgres>;

export interface MigrateOptions {
  migrationsDir: string;
  seedFile: string | null;
}

export interface Logger {
  warn(message: string): void;
}

/** Objects that a hosted project has before its first migration, besides the schema `auth`. */
const PLATFORM = `
  do $$ begin
    if to_regrole('anon') is null then create role anon nologin; end if;
    if to_regrole('authenticated') is null then create role authenticated nologin; end if;
    if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
  end $$;
  create schema if not exists auth;
  create schema if not exists extensions;
  create extension if not exists pgcrypto with schema extensions;
  grant usage on schema public, auth, extensions to anon, authenticated, service_role;
`;

export async function preparePlatform(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, (sql) => sql.unsafe(PLATFORM).simple());
}

/** Applies pending migrations, then the seed, each file in a transaction; returns the names of the files. */
export async function migrate(
  databaseUrl: string,
  { migrationsDir, seedFile }: MigrateOptions,
  log: Logger,
): Promise<string[]> {
  return withDatabase(databaseUrl, async (sql) => {
    const appliedFiles: string[] = [];
    for (const file of await pendingMigrations(sql, migrationsDir, log)) {
      const [, version = '', name = ''] = /^(\d{14})_(.+)\.sql$/.exec(basename(file.path)) ?? [];
      await runFile(sql, file, [
        `insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])`,
        [version, name, file.text],
      ]);
      appliedFiles.push(basename(file.path));
    }
    const seed = seedFile && (await pendingSeed(sql, seedFile));
    if (seed) {
      await runFile(sql, seed, [
        `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
         on conflict (path) do update set hash = excluded.hash`,
        [basename(seed.path), sha256(seed.text)],
      ]);
      appliedFiles.push(basename(seed.path));
    }
    return appliedFiles;
  });
}

interface SqlFile {
  path: string;
  text: string;
}

type HistoryEntry = [text: string, parameters: string[]];

async function pendingMigrations(sql: Sql, folder: string, log: Logger): Promise<SqlFile[]> {
  const rows = await sql<{ version: string; statements: string[] | null }[]>`
    select version, statements from supabase_migrations.schema_migrations`;
  const applied = new Map(rows.map((row) => [row.version, row.statements?.join('\n')]));
  const pending: SqlFile[] = [];
  for (const name of sqlFiles(folder)) {
    const path = resolve(folder, name);
    const text = readFileSync(path, 'utf8');
    const version = name.slice(0, 14);
    if (!applied.has(version)) {
      if (text.trim()) pending.push({ path, text }); // an empty file is still being written
    } else if (applied.get(version) !== text) {
      log.warn(`${name} was edited after it was applied: run npm run db:reset to apply it again.`);
    }
  }
  return pending;
}

function sqlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const misnamedFile = names.find((name) => !/^\d{14}_.+\.sql$/.test(name));
  if (misnamedFile) {
    throw new LocalBackendError(
      `supabase/migrations/${misnamedFile}: a migration is named <14 digits>_<name>.sql, as "supabase migration new" does.`,
    );
  }
  return names.toSorted();
}

async function pendingSeed(sql: Sql, path: string): Promise<SqlFile | undefined> {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  const [applied] = await sql<{ hash: string }[]>`
    select hash from supabase_migrations.seed_files where path = ${basename(path)}`;
  return applied?.hash === sha256(text) ? undefined : { path, text };
}

async function runFile(
  sql: Sql,
  file: SqlFile,
  [historySql, parameters]: HistoryEntry,
): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(file.text).simple();
      await transaction.unsafe(historySql, parameters);
    });
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    const line = file.text.slice(0, Number(error.position ?? 0)).split('\n').length;
    const details = [error.detail, error.hint].filter(Boolean).map((text) => ` (${text})`);
    throw new LocalBackendError(
      `${basename(file.path)}${error.position ? `:${line}` : ''}: ${error.message}${details.join('')}`,
    );
  }
}

export async function withDatabase<Result>(
  databaseUrl: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
