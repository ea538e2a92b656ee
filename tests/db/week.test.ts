import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Week } from '@/content/facts/week';
import { freshDatabase } from './database';
import { callAs, giveRole, people, type Tx } from './personas';
import { partnerships, quotes, submissions, type Row } from './tables';

const { it } = freshDatabase('explicit');

/** The figures of the week of a day, as an admin reads them; other submissions are gone. */
async function weekOf(tx: Tx, day: string, rows: Row[], table = quotes): Promise<Week> {
  for (const { name } of submissions) await tx`delete from ${tx(name)}`;
  for (const row of rows)
    await tx`insert into ${tx(table.name)} ${tx({ ...table.row, ...row, id: randomUUID() })}`;
  return (await callAs(tx, 'admin', 'read_week', day)) as Week;
}

const all = ({ leads }: Week) => leads.filter(({ dimension }) => dimension === 'all');
const won = { outcome: 'won', created_at: '2026-01-01T00:00:00Z' };

it('an admin reads leads by country, product and source, of the week and the one before', async ({
  tx,
}) => {
  const { monday, timeZone, leads } = await weekOf(tx, '2026-11-28', [
    { created_at: '2026-11-25T10:00:00Z', country: 'Mali', utm_source: 'Fair' },
    { created_at: '2026-11-25T10:00:00Z', country: 'Ghana', came_by: 'call' },
    { created_at: '2026-11-20T10:00:00Z', country: 'Mali' },
    { created_at: '2026-11-25T10:00:00Z', spam_suspected: true, spam_reason: 'honeypot' },
    { created_at: '2026-11-10T10:00:00Z' },
  ]);
  expect({ monday, timeZone }).toEqual({ monday: '2026-11-23', timeZone: 'Asia/Kolkata' });
  expect(leads.map(({ dimension, value, count }) => [dimension, value, ...count])).toEqual([
    ['all', 'all', 2, 1],
    ['country', 'Mali', 1, 1],
    ['country', 'Ghana', 1, 0],
    ['product', 'Custom Solution', 2, 1],
    ['source', 'call', 1, 0],
    ['source', 'direct', 0, 1],
    ['source', 'fair', 1, 0],
  ]);
});

it('a week begins and ends at midnight of the company’s zone, also across a year', async ({
  tx,
}) => {
  // 1 January 2029 is a Monday; Kolkata is 5:30 ahead.
  const week = await weekOf(tx, '2029-01-03', [
    { created_at: '2028-12-24T18:29:59Z' },
    { created_at: '2028-12-24T18:30:00Z' },
    { created_at: '2028-12-31T18:29:59Z' },
    { created_at: '2028-12-31T18:30:00Z' },
    { created_at: '2029-01-07T18:30:00Z' },
    { ...won, outcome_on: '2028-12-31' },
    { ...won, outcome_on: '2029-01-01' },
    { ...won, outcome_on: '2029-01-07' },
    { ...won, outcome_on: '2029-01-08' },
  ]);
  expect(week.monday).toBe('2029-01-01');
  expect(all(week)).toMatchObject([{ count: [1, 2] }]);
  expect(week.outcomes).toMatchObject([{ outcome: 'won', count: [2, 1] }]);
});

it('amounts are summed per currency and never converted, to the last of their digits', async ({
  tx,
}) => {
  const onDay = { ...won, outcome_on: '2026-11-24' };
  const usd = { ...onDay, currency: 'USD' };
  const { amounts, outcomes } = await weekOf(tx, '2026-11-23', [
    { ...usd, amount: 0 },
    { ...usd, amount: 1200.5 },
    ...Array.from({ length: 10 }, () => ({ ...usd, amount: 999_999_999_999_999 })),
    { ...usd, amount: 7, outcome_on: '2026-11-22' },
    { ...onDay, amount: 0, currency: 'XAF' },
    onDay,
    { ...onDay, outcome: 'lost', lost_reason: 'price' },
    { ...onDay, outcome: 'no_answer' },
  ]);
  expect(amounts.map(({ currency, sum }) => [currency, ...sum])).toEqual([
    ['USD', '10000000000001190.50', '7.00'],
    ['XAF', '0.00', '0'],
  ]);
  expect(outcomes.map((one) => [one.outcome, one.reason, ...one.count])).toEqual([
    ['won', null, 14, 1],
    ['no_answer', null, 1, 0],
    ['lost', 'price', 1, 0],
  ]);
});

it('proposals have a median of hours, and the slowest open request is named', async ({ tx }) => {
  const created_at = '2026-11-23T00:00:00Z';
  const { proposals, slowest, waiting } = await weekOf(tx, '2026-11-23', [
    { created_at, answered_at: '2026-11-23T02:00:00Z' },
    { created_at, answered_at: '2026-11-23T05:00:00Z' },
    { created_at, answered_at: '2026-11-25T00:00:00Z' },
    { created_at, answered_at: '2026-11-25T00:00:00Z', came_by: 'call' },
    { created_at: '2026-11-01T00:00:00Z', answered_at: '2026-11-16T00:00:00Z' },
    { created_at: '2026-01-02T00:00:00Z' },
    { created_at: '2026-01-01T00:00:00Z', outcome: 'lost' },
  ]);
  expect(proposals).toEqual({ count: [3, 1], medianHours: [5, 360] });
  const [slow] = await tx`select id from quote_requests where created_at = '2026-01-02T00:00:00Z'`;
  expect(slowest?.id).toBe(slow?.['id']);
  expect(waiting.find(({ tableName }) => tableName === quotes.name)).toMatchObject({
    count: 1,
    overdue: 1,
  });
});

it('each colleague has figures per kind, and so have leads without an owner', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  const owner_id = people.sales.id;
  const { colleagues } = await weekOf(
    tx,
    '2026-11-23',
    [
      { owner_id, created_at: '2026-11-24T00:00:00Z', answered_at: '2026-11-24T00:00:00Z' },
      { owner_id, ...won, outcome_on: '2026-11-24' },
      { owner_id, ...won, outcome: 'lost', outcome_on: '2026-11-17' },
      { created_at: '2026-01-01T00:00:00Z' },
    ],
    partnerships,
  );
  const tableName = partnerships.name;
  const none = { leads: [0, 0], won: [0, 0], lost: [0, 0] };
  expect(colleagues).toEqual([
    {
      id: owner_id,
      name: people.sales.email,
      tableName,
      leads: [1, 0],
      won: [1, 0],
      lost: [0, 1],
      waiting: 0,
    },
    { id: null, name: null, tableName, ...none, waiting: 1 },
  ]);
});
