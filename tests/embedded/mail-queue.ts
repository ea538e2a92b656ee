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
    empty: () =>
      sql(`
        truncate mails, private.mail_events, quote_requests, replies, record_files cascade;
        delete from auth.users;
      `),
    /** Inserts events like the trigger; each becomes a confirmation in French. */
    async visitors(...addresses: string[]) {
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
    /** Inserts a reply of an admin to a quote request, with a file. */
    async reply() {
      await this.visitors('ada@example.com');
      await sql(`
        truncate private.mail_events;
        insert into auth.users (id, email) values (gen_random_uuid(), 'admin@example.com');
        insert into admin_users (user_id) select id from auth.users;
        insert into replies (
          id, mail_id, table_name, record_id, author_id, to_author, subject, body, from_status, send_at
        )
        select q.id, q.id, 'quote_requests', q.id, user_id, false, 'Offer', 'Here it is.', 'new', now()
        from quote_requests as q, admin_users;
        insert into record_files (table_name, record_id, reply_id, file_name, content)
        select table_name, record_id, id, 'offer.pdf', '%PDF-1.7'
        from replies;
        insert into mails (id, key, kind, table_name, record_id)
        select id, 'reply:' || id, 'reply', table_name, record_id from replies;
      `);
    },
    /** Makes the last reply set or cancel a meeting, and lets it leave again. */
    meeting: (sequence: number, cancelled: boolean) =>
      sql(`
        update replies set
          meeting_id = '1a2b3c4d-0000-4000-8000-000000000001', meeting_sequence = ${sequence},
          meeting_at = date_trunc('hour', now()) + interval '1 day', meeting_minutes = 45, meeting_zone = 'Africa/Lagos',
          meeting_place = 'https://meet.example/ada', meeting_cancelled = ${cancelled}, author_email = 'admin@example.com';
        update mails set id = gen_random_uuid(), state = 'waiting', due_at = now(), attempts = 0;
        update replies set mail_id = mails.id from mails;
      `),
    states: () =>
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
