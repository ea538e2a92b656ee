import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { withConnection } from '../support/test-database';
import { freshDatabase, sharedDatabase } from './database';
import { storedOrLimit, submit } from './submit';
import { contacts, submissions, type Row, type Table } from './tables';
import { become, runAs, type Tx } from './transaction';

const database = sharedDatabase('explicit');
const { it } = database;
// migrated, not copied, to get a different salt
const otherDatabase = sharedDatabase('automatic');
const burst = freshDatabase('explicit');
/** As in `private.submission_limits`: of one form and address an hour, and of a network in ten minutes. */
const perEmail = 10;
const perNetwork = 100;
const [network, otherNetwork] = ['203.0.113.7', '198.51.100.1'];

const send = (tx: Tx, changes: Row = {}, { name, row }: Table = contacts) =>
  storedOrLimit(tx, (step) => submit(step, name, { ...row, id: randomUUID(), ...changes }));

const setHeaders = (tx: Tx, headers: Record<string, string>) =>
  tx`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
/** Lets the requests that follow come from an IP address. */
const setAddress = (tx: Tx, address: string) => setHeaders(tx, { 'cf-connecting-ip': address });

/** Makes counted submissions older; the test continues as a visitor. */
async function ageSubmissions(tx: Tx, interval: string) {
  await become(tx, 'owner');
  await tx`update private.recent_submissions set received_at = received_at - ${interval}::interval`;
  await become(tx, 'anonymous');
}

it('an address can send ten submissions an hour per form', async ({ anonymous: tx }) => {
  for (const table of submissions) {
    const email = `${table.name}@example.com`;
    for (let i = 0; i < perEmail; i += 1) expect(await send(tx, { email }, table)).toBe('stored');
  }
  const email = `${contacts.name}@Example.com`;
  await ageSubmissions(tx, '10 minutes');
  expect(await send(tx, { email })).toEqual({
    code: 'PT429',
    status: 429,
    headers: { 'Retry-After': '3000' },
    limit: 'email',
    max: perEmail,
    periodSeconds: 3600,
    retryAfter: 3000,
  });
  expect(await send(tx)).toBe('stored');
  await ageSubmissions(tx, '50 minutes 1 second');
  expect(await send(tx, { email })).toBe('stored');
});

it('a repeated submission is not counted', async ({ anonymous: tx }) => {
  const id = randomUUID();
  for (let i = 0; i < 3; i += 1) expect(await send(tx, { id })).toBe('stored');
  for (let i = 1; i < perEmail; i += 1) expect(await send(tx)).toBe('stored');
  expect(await send(tx)).not.toBe('stored');
  expect(await send(tx, { id })).toBe('stored');
});

it('requests from another network do not shut a person out', async ({ anonymous: tx }) => {
  await setAddress(tx, network);
  for (let i = 0; i < perEmail; i += 1) expect(await send(tx)).toBe('stored');
  expect(await send(tx)).not.toBe('stored');
  await setAddress(tx, otherNetwork);
  expect(await send(tx)).toBe('stored');
});

it('what the honeypot caught is limited by itself', async ({ anonymous: tx }) => {
  await setAddress(tx, network);
  for (let i = 0; i < perNetwork; i += 1) {
    expect(await send(tx, { honeypot: 'x' })).toBe('stored');
  }
  expect(await send(tx, { honeypot: 'x' })).toMatchObject({ limit: 'trapped' });
  for (let i = 0; i < perEmail; i += 1) expect(await send(tx)).toBe('stored');
});

it('refused applications count for their network', async ({ anonymous: tx }) => {
  await setAddress(tx, network);
  const sendUnreadable = () =>
    tx`select public.submit_application(${tx.json({ id: 'none' })}, '[]') as answer`;
  for (let i = 0; i < perNetwork; i += 1) {
    expect((await sendUnreadable())[0]?.['answer']).toMatchObject({ code: 'PT400' });
  }
  const [status] = await tx`select current_setting('response.status') as status`;
  expect(status).toEqual({ status: '400' });
  await expect(tx.savepoint(sendUnreadable)).rejects.toMatchObject({ code: 'PGRST' });
  expect(await send(tx)).toMatchObject({ limit: 'network' });
});

it('a network can send a hundred submissions in ten minutes', async ({ anonymous: tx }) => {
  await setAddress(tx, network);
  for (let i = 0; i < perNetwork; i += 1) {
    const table = submissions[i % submissions.length];
    expect(await send(tx, { email: `${i}@example.com` }, table)).toBe('stored');
  }
  const refusal = { limit: 'network', max: perNetwork, periodSeconds: 600, retryAfter: 600 };
  expect(await send(tx)).toMatchObject(refusal);
  await setAddress(tx, otherNetwork);
  expect(await send(tx)).toBe('stored');
});

it.for<[string, Record<string, string>, string | null]>([
  ['Cloudflare’s header', { 'cf-connecting-ip': '203.0.113.7' }, '203.0.113.7/32'],
  ['the first of a chain', { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' }, '203.0.113.7/32'],
  ['IPv4 written as IPv6', { 'x-forwarded-for': '::ffff:203.0.113.7' }, '203.0.113.7/32'],
  ['the first 48 bits of IPv6', { 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1::/48'],
  ['no header', {}, null],
  ['a proxy’s own address', { 'x-forwarded-for': '10.1.2.3' }, null],
  ['this machine', { 'x-forwarded-for': '::1' }, null],
])('a network, or none, is read from %s', async ([, headers, expected], { tx }) => {
  await setHeaders(tx, headers);
  expect(await tx`select private.client_network() as network`).toEqual([{ network: expected }]);
});

it('senders are stored as hashes that another database cannot reproduce', async () => {
  const hashes = await Promise.all(
    [database, otherDatabase].map(({ sql }) =>
      runAs(sql, 'anonymous', async (tx) => {
        await setAddress(tx, network);
        await send(tx);
        await become(tx, 'owner');
        const rows = await tx`
          select encode(s, 'hex') as hash from private.recent_submissions, unnest(array[sender, network]) as s
          where s <> ''
        `;
        return rows.map(({ hash }) => hash as string);
      }),
    ),
  );
  // per database three counts, two turns and one network
  expect(new Set(hashes.flat())).toHaveLength(12);
  expect(hashes.flat().every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
});

it('a concurrent burst of 30 stays within the limit', async () => {
  const sendOver = () =>
    withConnection(burst.url, (sql) =>
      sql.begin(async (tx) => {
        await become(tx, 'anonymous');
        return send(tx);
      }),
    );
  const answers = await Promise.all(Array.from({ length: 30 }, sendOver));
  expect(answers.filter((answer) => answer === 'stored')).toHaveLength(perEmail);
});
