import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { freePort } from '../../supabase/embedded/free-port.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
export const projectSupabaseDir = resolve(here, '../../supabase');

export function run(script: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', resolve(here, '../embedded', script), ...args],
    {
      cwd: resolve(here, '../..'),
      env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', CI: 'true', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
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
    async says(text: string): Promise<void> {
      while (!output.includes(text)) {
        const ended = await Promise.race([exited.then(() => true), sleep(20, false)]);
        if (ended && !output.includes(text))
          throw new Error(`It ended without "${text}":\n${output}`);
      }
    },
  };
}

export async function serve(project: ServedProject, env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const server = runServer(project, port, env);
  return {
    ...server,
    url: `http://localhost:${port}`,
    databaseUrl: await announcedDatabase(server),
  };
}

/** Starts a process that only keeps a PostgreSQL running, and waits until it is ready. */
export async function hold(dataDir: string, ...args: string[]) {
  const parent = run('hold.ts', [dataDir, ...args]);
  return { ...parent, databaseUrl: await announcedDatabase(parent) };
}

async function announcedDatabase({ says, output }: ReturnType<typeof run>): Promise<string> {
  await says('serving');
  return /Database: +(\S+)/.exec(output())?.[1] ?? '';
}

interface ServedProject {
  root: string;
  supabaseDir: string;
  dataDir: string;
}

export function runServer(project: ServedProject, port: number, env: NodeJS.ProcessEnv = {}) {
  return run('serve.ts', [project.root, project.supabaseDir, String(port)], {
    LOCAL_DATA_DIR: project.dataDir,
    LOCAL_DB_PORT: '0',
    ...env,
  });
}

export async function query<Row extends object>(databaseUrl: string, sql: string): Promise<Row[]> {
  const connection = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return [...(await connection.unsafe<Row[]>(sql))];
  } finally {
    await connection.end();
  }
}
