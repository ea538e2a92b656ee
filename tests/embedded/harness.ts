import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../../supabase/embedded/free-port.ts';
import { startPostgres } from '../../supabase/embedded/postgres.ts';

const testFolder = fileURLToPath(new URL('.', import.meta.url));
const timeoutMs = 120_000;
export const projectSupabaseDir = resolve(testFolder, '../../supabase');

/** Runs a script of this repository in a process group of its own, from the repository's root. */
export function runProgram(script: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(testFolder, script), ...args], {
    cwd: resolve(testFolder, '../..'),
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', CI: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const exited = new Promise<number | null>((done) => child.once('close', done));
  const pid = child.pid ?? 0;
  return {
    pid,
    output: () => output,
    exited,
    /** Signals the whole group, as a terminal does. */
    signalGroup: (signal: NodeJS.Signals) => process.kill(-pid, signal),
    async waitFor(text: string): Promise<void> {
      const endsAt = Date.now() + timeoutMs;
      while (!output.includes(text)) {
        const hasExited = await Promise.race([exited.then(() => true), sleep(20, false)]);
        if ((hasExited || Date.now() > endsAt) && !output.includes(text))
          throw new Error(`The script did not print "${text}":\n${output}`);
      }
    },
  };
}

/** Starts a dev server on a free port, and waits until it serves. */
export async function serve(project: ServedProject, env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const server = runServer(project, port, env);
  return { ...server, url: `http://localhost:${port}`, databaseUrl: await readDatabaseUrl(server) };
}

async function readDatabaseUrl({ waitFor, output }: ReturnType<typeof runProgram>) {
  await waitFor('serving');
  return /Database: +(\S+)/.exec(output())?.[1] ?? '';
}

interface ServedProject {
  root: string;
  supabaseDir: string;
  dataDir: string;
}

export function runServer(project: ServedProject, port: number, env: NodeJS.ProcessEnv = {}) {
  return runProgram('serve.ts', [project.root, project.supabaseDir, String(port)], {
    LOCAL_DATA_DIR: project.dataDir,
    LOCAL_DB_PORT: '0',
    ...env,
  });
}

/** Runs one statement as the owner, on a connection of its own. */
export async function query<Row extends object>(databaseUrl: string, sql: string): Promise<Row[]> {
  const connection = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return [...(await connection.unsafe<Row[]>(sql))];
  } finally {
    await connection.end();
  }
}

type Server = Awaited<ReturnType<typeof serve>> & {
  /** A temporary folder, deleted with the server. */
  folder: string;
};

/** Starts the project's backend with the seed for all tests of a file. */
export function projectServer(): Server {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  const server = { folder } as Server;
  beforeAll(async () => {
    const dataDir = join(folder, 'data/postgres');
    const project = { root: folder, supabaseDir: projectSupabaseDir, dataDir };
    Object.assign(server, await serve(project));
  }, timeoutMs);
  afterAll(async () => {
    server.signalGroup('SIGTERM');
    await server.exited;
    rmSync(folder, { recursive: true, force: true });
  }, timeoutMs);
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

/** Waits for five seconds at most; false if the process still runs. */
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
