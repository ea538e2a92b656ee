import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { formParts as en } from '@/content/en/form-parts';
import { formParts as fr } from '@/content/fr/form-parts';
import { sendResultOf } from '@/features/forms/submission/outbox/send-result';
import { whyStopped } from '@/features/forms/submission/outbox/waiting-words';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/embedded/settings.ts';
import { applications, contacts } from '../db/tables.ts';
import { pdf } from '../support/document-builders.ts';
import { query, projectServer } from './harness.ts';

const server = projectServer();

const kB = 1024;
/** Of each limit four fifths are for files of more than 10 kB together. */
const limits = { network_a_day: 200 * kB, all_a_day: 500 * kB, small: 10 * kB };

const of = (row: object) => ({ ...row, id: randomUUID(), email: `${randomUUID()}@example.com` });

/** What becomes of it in its sender's outbox. */
async function post(path: string, id: string, body: object, from: string) {
  const answer = await fetch(`${server.url}/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      prefer: 'return=minimal',
      'x-forwarded-for': from,
    },
    body: JSON.stringify(body),
  });
  const retryAfter = answer.headers.get('retry-after');
  const told = { status: answer.status, body: await answer.text(), retryAfter };
  return sendResultOf(told, id, { now: Date.now(), online: true });
}

function apply(size: number, from: string) {
  const application = of(applications.row);
  const content = Buffer.from(pdf(size)).toString('base64');
  const files = [{ kind: 'resume', file_name: 'cv.pdf', content }];
  return post('rpc/submit_application', application.id, { application, files }, from);
}

type Results = Awaited<ReturnType<typeof apply>>[];

const stored = (results: Results) => results.filter(({ result }) => result === 'stored').length;

/** What the senders of those that were not stored read, each text once. */
function words(results: Results, texts: typeof en): string[] {
  const stops = results.flatMap((sent) => (sent.result === 'unreachable' ? [sent.stop] : []));
  return [...new Set(stops.map((stop) => whyStopped(stop, texts)))];
}

it('a day’s flood of files ends in words, and other visitors’ forms go on', async () => {
  const values = Object.entries(limits).map(([column, bytes]) => `${column} = ${bytes}`);
  await query(server.databaseUrl, `update private.room_settings set ${values.join()}`);
  const before = await keptBytes();

  const one = await Promise.all(Array.from({ length: 20 }, () => apply(32 * kB, '203.0.113.7')));
  expect(stored(one)).toBe(5);
  expect(words(one, en)).toEqual([
    `${en.submission.room.network} ${en.submission.room.smaller(en.file.size(10 * kB))}`,
  ]);
  expect(words(one, fr)).toEqual([
    `${fr.submission.room.network} ${fr.submission.room.smaller(fr.file.size(10 * kB))}`,
  ]);

  const many = await Promise.all(
    Array.from({ length: 30 }, (_, index) => apply(32 * kB, `198.51.100.${index}`)),
  );
  expect(stored(many)).toBe(7);
  expect(words(many, en)).toEqual([
    `${en.submission.room.day} ${en.submission.room.smaller(en.file.size(10 * kB))}`,
  ]);
  expect(await keptBytes()).toBe(before + 12 * 32 * kB);

  const message = of(contacts.row);
  expect(await post('contact_submissions', message.id, message, '198.51.100.1')).toEqual({
    result: 'stored',
  });
  expect(await apply(8 * kB, '192.0.2.1')).toEqual({ result: 'stored' });

  // Small ones, too, end where the day ends.
  const small = await Promise.all(
    Array.from({ length: 20 }, (_, index) => apply(10 * kB, `192.0.2.${index}`)),
  );
  expect(stored(small)).toBe(10);
  expect(words(small, en)).toEqual([`${en.submission.room.day} ${en.submission.room.byMail}`]);
  expect(await keptBytes()).toBeLessThanOrEqual(before + limits.all_a_day);
}, 60_000);

async function keptBytes(): Promise<number> {
  const [sum] = await query<{ bytes: number }>(
    server.databaseUrl,
    'select coalesce(sum(size), 0)::int as bytes from application_files',
  );
  return sum?.bytes ?? 0;
}
