import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres } from '../../supabase/embedded/postgres.ts';
import { projectSupabaseDir, serve } from '../support/embedded-server.ts';

export { hold, query, run, runServer, serve } from '../support/embedded-server.ts';

type Server = Awaited<ReturnType<typeof serve>> & {
  /** A temporary folder, deleted with the server. */
  folder: string;
};

const patience = 120_000;

/** Starts the project's backend with the seed for all tests of a file. */
export function projectServer(): Server {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  const server = { folder } as Server;
  beforeAll(async () => {
    const dataDir = join(folder, 'data/postgres');
    const project = { root: folder, supabaseDir: projectSupabaseDir, dataDir };
    Object.assign(server, await serve(project));
  }, patience);
  afterAll(async () => {
    server.signalGroup('SIGTERM');
    await server.exited;
    rmSync(folder, { recursive: true, force: true });
  }, patience);
  return server;
}

/** Creates a folder with a one-table schema, `note (text)`, and an empty database; `remove()` deletes it. */
export async function smallProject() {
  const root = mkdtempSync(join(tmpdir(), 'embedded-'));
  const migrations = join(root, 'supabase/migrations');
  mkdirSync(migrations, { recursive: true });
  const project = {
    root,
    supabaseDir: join(root, 'supabase'),
    dataDir: join(root, 'data/postgres'),
    mailLog: join(root, 'data/mail.log'),
    write: (name: string, sql: string) => writeFileSync(join(migrations, name), sql),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  project.write('20260101000000_note.sql', 'create table public.note (text text not null);');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Small project</title>');
  await initialise(project.dataDir);
  return project;
}

export type Project = Awaited<ReturnType<typeof smallProject>>;

let template: string | undefined;
afterAll(() => template && rmSync(dirname(template), { recursive: true }));

/** Copies one empty cluster, which is a second faster than creating each. */
async function initialise(dataDir: string): Promise<void> {
  mkdirSync(dirname(dataDir), { recursive: true });
  if (!template) {
    template = join(mkdtempSync(join(tmpdir(), 'embedded-template-')), 'postgres');
    const server = await startPostgres({ dataDir: template });
    await server.stop();
  }
  spawnSync('cp', ['-a', template, dataDir]);
}

/** Returns the process id of the last PostgreSQL server on this folder. */
export function databasePid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
}

export async function hasEnded(pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await sleep(50);
  }
  return false;
}
