import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { projectSupabaseDir, serve } from '../support/embedded-server.ts';

/** The preview's backend, seeded, in a process and folder of its own. */
export interface Target {
  url: string;
  sql: Sql;
  /** Ends server and database with SIGKILL. */
  kill(): Promise<void>;
  /** Starts them again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startTarget(): Promise<Target> {
  const root = mkdtempSync(join(tmpdir(), 'deccan-reach-prove-'));
  const project = { root, supabaseDir: projectSupabaseDir, dataDir: join(root, 'data/postgres') };
  const start = async () => {
    const server = await serve(project);
    return { server, sql: postgres(server.databaseUrl, { max: 4, onnotice: () => undefined }) };
  };
  let running = await start();
  const target: Target = {
    url: running.server.url,
    sql: running.sql,
    async kill() {
      running.server.signalGroup('SIGKILL');
      await running.server.exited;
    },
    async restart() {
      await running.sql.end({ timeout: 1 }).catch(() => undefined);
      running = await start();
      Object.assign(target, { url: running.server.url, sql: running.sql });
    },
    async stop() {
      await running.sql.end({ timeout: 1 });
      running.server.signalGroup('SIGTERM');
      await running.server.exited;
      rmSync(root, { recursive: true, force: true });
    },
  };
  return target;
}

export interface Request {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

const PATIENCE = 60_000;

/** @param token of whoever asks; nobody by default. */
export async function ask(target: Target, request: Request, token?: string): Promise<Answer> {
  const { method = 'GET', path, headers = {}, body } = request;
  const response = await fetch(`${target.url}${path}`, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
