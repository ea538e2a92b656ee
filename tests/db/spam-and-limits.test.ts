import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import postgres from 'postgres';
import { connect } from '../support/test-database';
import { freshDatabase, grantModes } from './database';
import { as, become, outcome, type Tx } from './personas';
import { submit } from './submit';
import { submissions, type Row } from './tables';

const [contacts] = submissions;
const contact = contacts?.row ?? {};
const perEmail = 10;
const perAddress = 100;

describe.each(grantModes)('with %s grants', (mode) => {
  const database = freshDatabase(mode);

  describe.each(submissions)('$name', ({ name, row }) => {
    it.each<[string, Row, object]>([
      ['a person', { trap: '', seconds_to_fill: 3 }, { suspect: false, suspect_reason: null }],
      ['an old browser', {}, { suspect: false, suspect_reason: null, seconds_to_fill: null }],
      [
        'a robot that fills in everything',
        { trap: 'x' },
        { suspect: true, suspect_reason: 'trap' },
      ],
      [
        'a robot that is quick',
        { seconds_to_fill: 2 },
        { suspect: true, suspect_reason: 'too fast', seconds_to_fill: 2 },
      ],
      [
        'a robot with both faults, and much to say',
        { trap: 'x'.repeat(10_000), seconds_to_fill: 0 },
        { suspect: true, suspect_reason: 'trap, too fast' },
      ],
      ['a clock that was set back', { seconds_to_fill: -5 }, { seconds_to_fill: null }],
      ['a tab of weeks ago', { seconds_to_fill: 9_999_999 }, { seconds_to_fill: 604_800 }],
    ])('stores what %s sends, and its finding, but not the bait', async (_, sent, found) => {
      await as(database.sql, 'anonymous', async (tx) => {
        const id = randomUUID();
        await submit(tx, name, { ...row, id, ...sent });
        await become(tx, 'owner');
        expect(await tx`select * from ${tx(name)} where id = ${id}`).toMatchObject([
          { ...row, trap: null, ...found },
        ]);
      });
    });

    it('lets no visitor judge his own submission', async () => {
      await as(database.sql, 'anonymous', async (tx) => {
        const id = randomUUID();
        const claim = { ...row, id, trap: 'x', suspect: false, suspect_reason: null };
        const sent = await outcome(tx, (s) => submit(s, name, claim));
        const inserting = mode === 'explicit' ? 'refused 42501' : '1 rows';
        expect(sent).toBe(name === 'career_applications' ? 'refused PT400' : inserting);
        await become(tx, 'owner');
        const rows = await tx`select suspect from ${tx(name)} where id = ${id}`;
        expect(rows).toEqual(sent === '1 rows' ? [{ suspect: true }] : []);
      });
    });
  });
});

/** What is answered when a limit is reached, and after how many seconds one may try again. */
async function refusal(tx: Tx, table: string, row: Row) {
  try {
    await tx.savepoint((step) => Promise.resolve(submit(step, table, row)));
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== 'PGRST') throw error;
    return {
      body: JSON.parse(error.message) as Record<string, string>,
      answer: JSON.parse(error.detail ?? '') as { status: number; headers: object },
    };
  }
  return null;
}

describe('limits', () => {
  const database = freshDatabase('granted');
  const send = (tx: Tx, changes: Row, table = 'contact_submissions', row: Row = contact) =>
    refusal(tx, table, { ...row, id: randomUUID(), ...changes });
  const from = (tx: Tx, headers: Record<string, string>) =>
    tx`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;

  it.each(submissions)('$name takes ten an hour from one e-mail address', async ({ name, row }) => {
    await as(database.sql, 'anonymous', async (tx) => {
      for (let i = 0; i < perEmail; i += 1) expect(await send(tx, {}, name, row)).toBeNull();

      const email = String(row['email']).toUpperCase();
      expect(await send(tx, { email }, name, row)).toEqual({
        body: {
          code: 'PT429',
          message: 'Too many submissions.',
          details: 'Retry-After: 3600',
          hint: 'At most 10 of one email in 60 minutes.',
        },
        answer: { status: 429, headers: { 'Retry-After': '3600' } },
      });
      expect(await send(tx, { email: 'other@example.com' }, name, row)).toBeNull();
    });
  });

  it('counts every form by itself', async () => {
    await as(database.sql, 'anonymous', async (tx) => {
      for (const { name, row } of submissions) {
        for (let i = 0; i < perEmail / 2; i += 1) {
          expect(await send(tx, { email: 'same@example.com' }, name, row)).toBeNull();
        }
      }
    });
  });

  it('does not count what arrives again, edited or not', async () => {
    await as(database.sql, 'anonymous', async (tx) => {
      const id = randomUUID();
      for (let revision = 1; revision <= perEmail; revision += 1) {
        expect(await send(tx, { id, revision })).toBeNull();
        expect(await send(tx, { id, revision })).toBeNull();
      }
      for (let i = 1; i < perEmail; i += 1) expect(await send(tx, {})).toBeNull();
      expect(await send(tx, {})).not.toBeNull();
      expect(await send(tx, { id, revision: perEmail + 1 })).toBeNull();
    });
  });

  it('says when the oldest one is an hour old, and forgets it then', async () => {
    await as(database.sql, 'anonymous', async (tx) => {
      const age = async (interval: string) => {
        await become(tx, 'owner');
        await tx`update private.recent_submissions set received_at = received_at - ${interval}::interval`;
        await become(tx, 'anonymous');
      };
      for (let i = 0; i < perEmail; i += 1) {
        await send(tx, {});
        await age('1 minute');
      }
      expect((await send(tx, {}))?.body['details']).toBe('Retry-After: 3000');
      await age('50 minutes 1 second');
      expect(await send(tx, {})).toBeNull();
      await become(tx, 'owner');
      expect(await tx`select from private.recent_submissions`).toHaveLength(perEmail);
    });
  });

  it('takes a hundred in ten minutes from one address, over all forms', async () => {
    await as(database.sql, 'anonymous', async (tx) => {
      await from(tx, { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' });
      for (let i = 0; i < perAddress; i += 1) {
        const { name = '', row = {} } = submissions[i % submissions.length] ?? {};
        expect(await send(tx, { email: `${i}@example.com` }, name, row)).toBeNull();
      }
      expect(await send(tx, {})).toMatchObject({
        body: { hint: 'At most 100 of one address in 10 minutes.' },
        answer: { headers: { 'Retry-After': '600' } },
      });

      await from(tx, { 'cf-connecting-ip': '198.51.100.1' });
      expect(await send(tx, {})).toBeNull();

      await become(tx, 'owner');
      const [kept] =
        await tx`select count(distinct sender)::int as n from private.recent_submissions`;
      expect(kept).toEqual({ n: perAddress + 1 + 2 });
    });
  });

  it.each<[string, Record<string, string>, string | null]>([
    ['Cloudflare’s word', { 'cf-connecting-ip': '203.0.113.7' }, '203.0.113.7/32'],
    ['the first of a chain', { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' }, '203.0.113.7/32'],
    ['IPv4 written as IPv6', { 'x-forwarded-for': '::ffff:203.0.113.7' }, '203.0.113.7/32'],
    ['IPv6: the subscriber', { 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
    ['no header', {}, null],
    ['an empty one', { 'x-forwarded-for': '' }, null],
    ['nonsense', { 'x-forwarded-for': 'unknown' }, null],
    ['a proxy’s own address', { 'x-forwarded-for': '10.1.2.3' }, null],
    ['this machine', { 'x-forwarded-for': '127.0.0.1' }, null],
    ['this machine in IPv6', { 'x-forwarded-for': '::1' }, null],
  ])('knows a sender by %s', async (_, headers, network) => {
    await as(database.sql, 'owner', async (tx) => {
      await from(tx, headers);
      expect(await tx`select private.client_network() as network`).toEqual([{ network }]);
    });
  });

  it('needs no headers at all', async () => {
    await as(database.sql, 'owner', async (tx) => {
      expect(await tx`select private.client_network() as network`).toEqual([{ network: null }]);
    });
  });

  it('keeps no address, and hashes that another database cannot make', async () => {
    const hashes = await Promise.all(
      [database, other].map(({ sql }) =>
        as(sql, 'anonymous', async (tx) => {
          await from(tx, { 'cf-connecting-ip': '203.0.113.7' });
          await send(tx, {});
          await become(tx, 'owner');
          const rows =
            await tx`select encode(sender, 'hex') as hash from private.recent_submissions`;
          return rows.map(({ hash }) => hash as string);
        }),
      ),
    );
    expect(new Set(hashes.flat())).toHaveLength(4);
    expect(hashes.flat().every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });
  // migrated by itself, not copied
  const other = freshDatabase('automatic');
});

it('lets no burst through: of 30 at the same moment, ten are stored', async () => {
  const connections = Array.from({ length: 30 }, () => connect(burst.url));
  const answers = await Promise.all(
    connections.map((sql) =>
      sql
        .begin(async (tx) => {
          await become(tx, 'anonymous');
          await submit(tx, 'contact_submissions', { ...contact, id: randomUUID() });
        })
        .then(
          () => 'stored',
          (error: { code?: string }) => error.code,
        ),
    ),
  );
  await Promise.all(connections.map((sql) => sql.end()));
  expect(answers.filter((answer) => answer === 'stored')).toHaveLength(perEmail);
  expect(answers.filter((answer) => answer === 'PGRST')).toHaveLength(20);
});
const burst = freshDatabase('explicit');
