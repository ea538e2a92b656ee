import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { connect } from '../support/test-database';
import { pdf } from '../support/document-builders';
import { freshDatabase } from './database';
import { as, become, outcome, type Tx } from './personas';
import { apply, base64 } from './submit';
import { applications, contacts } from './tables';

const database = freshDatabase('explicit');
const kB = 1024;

interface Settings {
  network_a_day?: number;
  all_a_day?: number;
  total?: number;
  small?: number;
  kept_for_small?: number;
}

/** Limits that a handful of documents fills. */
const narrow = { small: 4 * kB, kept_for_small: 0 };

const set = (tx: Tx, settings: Settings) =>
  tx`update private.room_settings set ${tx({ ...settings })}`;

/** As the owner: limits are set first. */
const within = <T>(settings: Settings, tell: (tx: Tx) => Promise<T>) =>
  as(database.sql, 'owner', async (tx) => {
    await set(tx, { ...narrow, ...settings });
    return tell(tx);
  });

const file = (size: number, kind = 'resume') => ({
  kind,
  file_name: 'cv.pdf',
  content: base64(pdf(size)),
});

interface Sent {
  from?: string;
  id?: string;
  revision?: number;
}

/** `stored`, or which limit refused it, what would fit, and for how many seconds. */
async function send(tx: Tx, sizes: number[], { from, id = randomUUID(), revision = 1 }: Sent = {}) {
  await become(tx, 'anonymous');
  const headers = from ? { 'cf-connecting-ip': from } : {};
  await tx`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
  const files = sizes.map((size, index) => file(size, index === 0 ? 'resume' : 'cover_letter'));
  const row = { ...applications.row, id, revision, email: `${randomUUID()}@example.com` };
  try {
    await tx.savepoint((step) => Promise.resolve(apply(step, row, files)));
    return 'stored';
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== 'PGRST') throw error;
    const { code, hint, details } = JSON.parse(error.message) as Record<string, string>;
    const answer = JSON.parse(error.detail ?? '') as { status: number; headers: object };
    return [answer.status, code, hint, details, ...Object.values(answer.headers)].join(' ');
  } finally {
    await become(tx, 'owner');
  }
}

const age = (tx: Tx, interval: string) =>
  tx`update private.received_files set received_at = received_at - ${interval}::interval`;

const full = (scope: string, fits = 0, seconds = 86_400) =>
  `429 PT429 No room: ${scope}. Files of ${fits} bytes fit. Retry-After: ${seconds} ${seconds}`;

describe('room for files', () => {
  it('ends at the byte, for a network and for all', () =>
    within({ network_a_day: 20 * kB, all_a_day: 30 * kB }, async (tx) => {
      const here = { from: '203.0.113.7' };
      expect(await send(tx, [12 * kB, 4 * kB], here)).toBe('stored');
      expect(await send(tx, [4 * kB + 1], here)).toBe(full('network', 4 * kB));
      expect(await send(tx, [4 * kB], here)).toBe('stored');
      expect(await send(tx, [kB], here)).toBe(full('network'));

      const there = { from: '198.51.100.1' };
      expect(await send(tx, [10 * kB + 1], there)).toBe(full('day', 4 * kB));
      expect(await send(tx, [10 * kB], there)).toBe('stored');
      expect(await send(tx, [kB], there)).toBe(full('day'));
      expect(await send(tx, [kB])).toBe(full('day'));
    }));

  it('ends at the byte in total, until something is deleted', () =>
    within({ total: 20 * kB }, async (tx) => {
      expect(await send(tx, [20 * kB + 1])).toBe(full('total', 4 * kB, 3600));
      expect(await send(tx, [16 * kB, 4 * kB])).toBe('stored');
      expect(await send(tx, [kB])).toBe(full('total', 0, 3600));
      await tx`delete from application_files where kind = 'cover_letter'`;
      expect(await send(tx, [4 * kB])).toBe('stored');
    }));

  it('keeps a part of each limit for small files', () =>
    within({ network_a_day: 100 * kB, all_a_day: 50 * kB, kept_for_small: 20 }, async (tx) => {
      expect(await send(tx, [40 * kB + 1], { from: '203.0.113.7' })).toBe(full('day', 4 * kB));
      expect(await send(tx, [40 * kB], { from: '203.0.113.7' })).toBe('stored');
      expect(await send(tx, [4 * kB, 1 * kB])).toBe(full('day', 4 * kB));
      expect(await send(tx, [4 * kB])).toBe('stored');
      expect(await send(tx, [3 * kB, kB])).toBe('stored');
    }));

  it('says when a day is over, and has room then', () =>
    within({ all_a_day: 20 * kB }, async (tx) => {
      await send(tx, [10 * kB]);
      await age(tx, '20 hours');
      await send(tx, [10 * kB]);
      await age(tx, '1 hour');
      expect(await send(tx, [10 * kB])).toBe(full('day', 0, 3 * 3600));
      expect(await send(tx, [10 * kB + 1])).toBe(full('day', 0, 23 * 3600));
      expect(await send(tx, [20 * kB + 1])).toBe(full('day', 0, 86_400));
      await age(tx, '3 hours');
      expect(await send(tx, [10 * kB])).toBe('stored');
      expect(await tx`select from private.received_files`).toHaveLength(2);
    }));

  it('counts what is replaced, and nothing twice that is sent twice', () =>
    within({ all_a_day: 20 * kB, total: 14 * kB }, async (tx) => {
      const id = randomUUID();
      expect(await send(tx, [10 * kB], { id })).toBe('stored');
      expect(await send(tx, [10 * kB], { id })).toBe('stored');
      expect(await send(tx, [10 * kB], { id, revision: 2 })).toBe('stored');
      expect(await send(tx, [kB], { id, revision: 3 })).toBe(full('day'));
      const kept = await tx`
        select revision, size from career_applications as a
        join application_files as f on f.application_id = a.id where a.id = ${id}
      `;
      expect(kept).toEqual([{ revision: 2, size: 10 * kB }]);
    }));

  it('writes nothing of what it refuses', () =>
    within({ all_a_day: 10 * kB }, async (tx) => {
      const before = await tx`select pg_relation_size(reltoastrelid) as bytes from pg_class
        where oid = 'application_files'::regclass`;
      for (let i = 0; i < 5; i++)
        expect(await send(tx, [5 * kB, 200 * kB])).toMatch('No room: day');
      const wrong = { ...file(kB), content: base64(Buffer.from('text')) };
      await become(tx, 'anonymous');
      const row = { ...applications.row, id: randomUUID() };
      const files = [file(200 * kB), { ...wrong, kind: 'cover_letter' }];
      expect(await outcome(tx, (s) => apply(s, row, files))).toBe('refused PT400');
      await become(tx, 'owner');
      const after = await tx`select pg_relation_size(reltoastrelid) as bytes from pg_class
        where oid = 'application_files'::regclass`;
      expect(after).toEqual(before);
    }));

  it('is no matter of other forms, nor of a file that is none', () =>
    within({ all_a_day: kB, total: kB }, async (tx) => {
      await become(tx, 'anonymous');
      const contact = { ...contacts.row, id: randomUUID() };
      expect(await outcome(tx, (s) => s`insert into contact_submissions ${s(contact)}`)).toBe(
        '1 rows',
      );
      const row = { ...applications.row, id: randomUUID() };
      const huge = [file(5 * kB * kB + 1)];
      expect(await outcome(tx, (s) => apply(s, row, huge))).toBe('refused PT400');
    }));

  it('keeps no network, and hashes that are no other’s', () =>
    within({}, async (tx) => {
      await send(tx, [kB], { from: '203.0.113.7' });
      await send(tx, [kB], { from: '203.0.113.7' });
      await send(tx, [kB], { from: '198.51.100.1' });
      await send(tx, [kB]);
      const senders = await tx`select encode(sender, 'hex') as hash from private.received_files`;
      const hashes = senders.map(({ hash }) => hash as string | null);
      expect(new Set(hashes).size).toBe(3);
      expect(hashes.filter((hash) => hash !== null && !/^[0-9a-f]{64}$/.test(hash))).toEqual([]);
      const others = await tx`select encode(sender, 'hex') as hash from private.recent_submissions`;
      expect(others.filter(({ hash }) => hashes.includes(hash as string))).toEqual([]);
    }));
});

it('is not shared by two that come at the same moment', async () => {
  await set(busy.sql as unknown as Tx, { ...narrow, all_a_day: 10 * kB });
  const [one, other] = [connect(busy.url), connect(busy.url)];
  const waits = async () => {
    const [{ found } = { found: false }] = await busy.sql`
      select exists (select from pg_locks where locktype = 'advisory' and not granted) as found
    `;
    return found === true;
  };
  let second: Promise<string> | undefined;
  const first = await one.begin(async (tx) => {
    const answer = await send(tx, [6 * kB]);
    let answered = false;
    second = other.begin((late) => send(late, [6 * kB])).finally(() => (answered = true));
    // oxlint-disable-next-line no-unmodified-loop-condition -- set by another promise
    while (!answered && !(await waits())) await sleep(20);
    return answer;
  });
  expect(first).toBe('stored');
  expect(await second).toContain('No room: day. Files of 4096 bytes fit.');
  await Promise.all([one.end(), other.end()]);
});
const busy = freshDatabase('explicit');
