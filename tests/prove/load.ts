import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startPostgres } from '../../supabase/embedded/postgres.ts';
import { quotes, type Row } from '../db/tables.ts';
import { createDatabase, schema } from '../support/test-database.ts';
import { ask, startTarget } from './target.ts';

export interface LoadSize {
  /** Submissions at the same moment. */
  parallel: number;
  /** Submissions one after the other, on a few connections. */
  inARow: number;
  /** Acknowledged ones before the kill. */
  beforeKill: number;
}

export interface LoadReport {
  what: string;
  sent: number;
  /** Acknowledged and stored exactly once. */
  held: number;
  note: string;
}

/** A place that takes submissions, and may be killed. */
interface Store {
  name: string;
  /** Resolves when the submission is acknowledged. */
  send(row: Row): Promise<void>;
  /** How often each id is stored, and logged as submitted. */
  stored(): Promise<Map<string, { rows: number; entries: number }>>;
  kill(): Promise<void>;
  /** After a kill, once nobody is sending any more. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const LANES = 4;

/** Sends submissions to the preview's backend and to PostgreSQL itself, then kills each in the middle. */
export async function proveLoad(size: LoadSize): Promise<LoadReport[]> {
  const reports: LoadReport[] = [];
  for (const open of [previewStore, postgresStore]) {
    const store = await open();
    try {
      reports.push(await flood(store, `${size.parallel} at once`, size.parallel, size.parallel));
      reports.push(await flood(store, `${size.inARow} in a row`, size.inARow, LANES));
      reports.push(await killInTheMiddle(store, size.beforeKill));
    } finally {
      await store.stop();
    }
  }
  return reports;
}

const newQuote = () => ({ ...quotes.row, id: randomUUID(), email: `${randomUUID()}@example.com` });

async function flood(store: Store, what: string, sent: number, lanes: number): Promise<LoadReport> {
  const acknowledged: string[] = [];
  const times: number[] = [];
  let left = sent;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (left-- > 0) {
        const row = newQuote();
        const start = performance.now();
        await store.send(row);
        times.push(performance.now() - start);
        acknowledged.push(row.id);
      }
    }),
  );
  return {
    what: `${store.name}: ${what}`,
    sent,
    held: await countHeld(store, acknowledged),
    note: `p95 ${Math.round(percentile(times, 0.95))} ms`,
  };
}

/** Every acknowledged one is there after the restart, and those without an answer arrive once. */
async function killInTheMiddle(store: Store, beforeKill: number): Promise<LoadReport> {
  const acknowledged: string[] = [];
  const unanswered: Row[] = [];
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: LANES * 2 }, async () => {
      while (!killed) {
        const row = newQuote();
        try {
          await store.send(row);
          acknowledged.push(row.id);
        } catch {
          unanswered.push(row);
        }
        if (acknowledged.length >= beforeKill) killed ??= store.kill();
      }
    }),
  );
  await killed;
  await store.restart();
  const survived = await countHeld(store, acknowledged);
  for (const row of unanswered) await store.send(row);
  const ids = unanswered.map((row) => String(row['id']));
  return {
    what: `${store.name}: killed with SIGKILL after ${acknowledged.length}`,
    sent: acknowledged.length + ids.length,
    held: survived + (await countHeld(store, ids)),
    note: `${ids.length} without an answer, sent again`,
  };
}

async function countHeld(store: Store, ids: string[]): Promise<number> {
  const stored = await store.stored();
  return ids.filter((id) => {
    const found = stored.get(id);
    return found?.rows === 1 && found.entries === 1;
  }).length;
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

const STORED = `
  select q.id, count(distinct q.ctid)::int as rows, count(a.id)::int as entries
  from quote_requests as q left join activity_log as a
    on a.record_id = q.id and a.action = 'submitted' and a.table_name = 'quote_requests'
  group by q.id`;

async function readStored(sql: postgres.Sql) {
  const rows = await sql.unsafe<{ id: string; rows: number; entries: number }[]>(STORED);
  return new Map(rows.map(({ id, ...found }) => [id, found]));
}

async function previewStore(): Promise<Store> {
  const target = await startTarget();
  return {
    name: 'preview’s backend',
    async send(body) {
      const headers = { prefer: 'return=minimal' };
      const request = { method: 'POST', path: '/rest/v1/quote_requests', headers, body };
      const { status, text } = await ask(target, request);
      if (status !== 201) throw new Error(`${status} ${text}`);
    },
    stored: () => readStored(target.sql),
    kill: () => target.kill(),
    restart: () => target.restart(),
    stop: () => target.stop(),
  };
}

/**
 * In one message, which is one transaction: the driver does not live through the end of a connection
 * between two messages of a transaction.
 */
function asVisitor(row: Row): string {
  const values = Object.values(row).map((value) => `'${String(value).replaceAll("'", "''")}'`);
  return `
    select set_config('request.jwt.claims', '{"role": "anon"}', true), set_config('role', 'anon', true);
    insert into quote_requests (${Object.keys(row).join(', ')}) values (${values.join(', ')});
  `;
}

async function postgresStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'deccan-reach-load-'));
  const dataDir = join(folder, 'data');
  const connect = (url: string) => postgres(url, { max: 20, onnotice: () => undefined });
  let server = await startPostgres({ dataDir });
  let url = await createDatabase(server.url, 'load', { scripts: schema });
  let sql = connect(url);
  return {
    name: 'PostgreSQL',
    async send(row) {
      await sql.unsafe(asVisitor(row));
    },
    stored: () => readStored(sql),
    async kill() {
      const pid = Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
      process.kill(pid, 'SIGKILL');
      await server.crashed;
    },
    async restart() {
      await sql.end({ timeout: 1 });
      await server.stop();
      server = await startPostgres({ dataDir });
      url = url.replace(/:\d+\//, `:${server.port}/`);
      sql = connect(url);
    },
    async stop() {
      await sql.end({ timeout: 1 });
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
