import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../supabase/embedded/backend.ts';
import { localSettings } from '../../supabase/embedded/settings.ts';
import { quotes } from '../db/tables.ts';
import { projectSupabaseDir, query } from './harness.ts';

/** Starts the embedded backend without site and mailer. */
export async function startQueue() {
  const root = mkdtempSync(join(tmpdir(), 'mail-queue-'));
  const settings = localSettings(projectSupabaseDir, {
    LOCAL_DATA_DIR: join(root, 'postgres'),
    LOCAL_DB_PORT: '0',
    LOCAL_SEED: 'off',
  });
  const backend = await startBackend(settings, { warn: () => undefined });
  const api: Server = createServer((request, response) => {
    backend.lite.middleware(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const sql = <Row extends object>(text: string) => query<Row>(backend.postgres.url, text);
  return {
    url: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    databaseUrl: backend.postgres.url,
    sql,
    clear: () => sql('truncate mails, private.mail_events, private.records cascade'),
    /** Inserts events like the trigger; each becomes a confirmation in French. */
    async addVisitors(...addresses: string[]) {
      const columns = Object.keys(quotes.row).filter((column) => column !== 'email');
      const values = columns.map(
        (column) => `'${String(quotes.row[column]).replaceAll("'", "''")}'`,
      );
      const rows = addresses.map((address) => `(${values.join(', ')}, '${address}', 'fr')`);
      await sql(`
        with stored as (
          insert into quote_requests (${columns.join(', ')}, email, locale)
          values ${rows.join(', ')} returning id
        )
        insert into private.mail_events (table_name, record_id)
        select 'quote_requests', id from stored
      `);
    },
    readStates: () =>
      sql<{ state: string; attempts: number; reason: string | null; seconds: number }>(`
        select state, attempts, reason, round(extract(epoch from due_at - now()))::int as seconds
        from mails order by created_at, id
      `),
    async stop() {
      api.closeAllConnections();
      api.close();
      await backend.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export type MailQueue = Awaited<ReturnType<typeof startQueue>>;
