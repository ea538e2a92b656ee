// Senders hand over again what was not answered 200; what was, is stored, whatever becomes of the database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { LOCAL_RECEIVE_TOKEN } from '../../supabase/embedded/settings.ts';
import {
  multipart,
  rawMail,
  type MailParts,
} from '../../supabase/functions/mail/received/raw-mails.ts';
import { databasePid, projectSupabaseDir, query, serve } from './harness.ts';

const root = mkdtempSync(join(tmpdir(), 'mail-lost-'));
const project = { root, supabaseDir: projectSupabaseDir, dataDir: join(root, 'postgres') };
let server: Awaited<ReturnType<typeof serve>>;
afterAll(async () => {
  server.signalGroup('SIGTERM');
  await server.exited;
  rmSync(root, { recursive: true, force: true });
}, 60_000);

const hostile: MailParts[] = [
  { body: '\u200d'.repeat(60_000) },
  { type: 'text/html', body: '<div>'.repeat(50_000) },
  { headers: { 'Content-Transfer-Encoding': 'base64' }, body: 'A='.repeat(50_000) },
  { type: 'multipart/mixed; boundary=b', body: '--b\n\nx\n'.repeat(5000) },
  { headers: { From: 'MAILER-DAEMON', Subject: '\u0000\u202e=?utf-8?B?////?=' } },
  multipart('mixed', [
    { type: 'text/calendar; method=REPLY', body: 'UID:\\;\nSEQUENCE:99999999999999\nATTENDEE' },
    { type: 'application/pdf', name: '../../etc/passwd\u0000.exe', body: 'MZ' },
  ]),
];

function mailTo(token: string, number: number): Uint8Array {
  const { headers, ...parts } = number % 5 === 0 ? (hostile[(number / 5) % 6] ?? {}) : {};
  const To = `r.${token}@reply.localhost`;
  const body = `${parts.body ?? 'Yes.'}\nNumber ${number}`;
  const id = `<${number}@mail.example.org>`;
  return rawMail({ ...parts, body, headers: { ...headers, To, 'Message-ID': id } });
}

it(
  'of 300 mails, 60 of them hostile, none that was answered 200 is lost or doubled when the database is killed',
  {
    timeout: 600_000,
  },
  async () => {
    server = await serve(project);
    await query(server.databaseUrl, 'update private.mail_settings set received_an_hour = 10000');
    const [record] = await query<{ token: string }>(
      server.databaseUrl,
      'select reply_token as token from private.records limit 1',
    );
    const mails = Array.from({ length: 300 }, (_, at) => mailTo(record?.token ?? '', at));
    const taken = new Set<number>();
    let onTaken = () => {};

    /** Eight at a time. */
    async function handOver() {
      const waiting = [...mails.keys()].filter((at) => !taken.has(at));
      const work = async () => {
        for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          const status = await fetch(`${server.url}/functions/v1/mail/received`, {
            method: 'POST',
            headers: { authorization: `Bearer ${LOCAL_RECEIVE_TOKEN}` },
            body: new Uint8Array(mails[at] ?? []),
            signal: AbortSignal.timeout(30_000),
          }).then(
            (answer) => answer.status,
            () => 0,
          );
          if (status === 200) {
            taken.add(at);
            onTaken();
          }
        }
      };
      await Promise.all(Array.from({ length: 8 }, work));
    }

    onTaken = () => {
      if (taken.size === 100) process.kill(databasePid(project.dataDir), 'SIGKILL');
    };
    await handOver();
    await server.exited;
    expect(taken.size).toBeGreaterThanOrEqual(100);
    expect(taken.size).toBeLessThan(300);
    const stored = async () => {
      const rows = await query<{ message_id: string }>(
        server.databaseUrl,
        "select message_id from messages where kind = 'received' and message_id like '%@mail.example.org>'",
      );
      return rows.map(({ message_id }) => Number(/\d+/.exec(message_id)?.[0]));
    };

    server = await serve(project);
    const kept = await stored();
    expect([...taken].filter((at) => !kept.includes(at))).toEqual([]);
    await handOver();
    expect(taken.size).toBe(300);
    expect((await stored()).toSorted((a, b) => a - b)).toEqual([...mails.keys()]);
  },
);
