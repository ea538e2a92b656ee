import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { Report } from '@/content/facts/report';
import { dayAfter } from '@/features/admin/ui/timestamps';
import { sharedDatabase } from './database';
import { trapped } from './fixtures';
import { claim, adminRecipientId, sendAll } from './mail';
import { partnerships, quotes, submissions, type Row } from './tables';
import { actAs, become, callAs, giveRole, people, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

/** Replaces all submissions by these; returns the figures of the week from a Monday, as an admin reads them. */
async function reportOn(tx: Tx, monday: string, rows: Row[], table = quotes): Promise<Report> {
  for (const { name } of submissions) await tx`delete from ${tx(name)}`;
  for (const row of rows)
    await tx`insert into ${tx(table.name)} ${tx({ ...table.row, ...row, id: randomUUID() })}`;
  return (await callAs(tx, 'admin', 'read_report', monday, dayAfter(monday, 6))) as Report;
}

const ofQuotes = <Figures extends { tableName: string }>(figures: readonly Figures[]) =>
  figures.find(({ tableName }) => tableName === quotes.name);

const won = { outcome: 'won', created_at: '2026-01-01T00:00:00Z' };

it('an admin reads the leads of a period and of the equally long one before', async ({ tx }) => {
  const rows = ['2026-11-25', '2026-11-25', '2026-11-20', '2026-11-10'].map((day) => ({
    created_at: `${day}T10:00:00Z`,
  }));
  const spam = { ...trapped, created_at: '2026-11-25T10:00:00Z' };
  const { first, last, timeZone, leads } = await reportOn(tx, '2026-11-23', [...rows, spam]);
  expect({ first, last, timeZone }).toEqual({
    first: '2026-11-23',
    last: '2026-11-29',
    timeZone: 'Asia/Kolkata',
  });
  expect(ofQuotes(leads)?.count).toEqual([2, 1]);
  const month = (await callAs(tx, 'admin', 'read_report', '2026-11-11', '2026-11-30')) as Report;
  expect(ofQuotes(month.leads)?.count).toEqual([3, 1]);
});

it('a week begins and ends at midnight in the company’s zone, across years too', async ({ tx }) => {
  // 1 January 2029 is a Monday; Kolkata is 5:30 ahead.
  const week = await reportOn(tx, '2029-01-01', [
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
  expect(ofQuotes(week.leads)?.count).toEqual([1, 2]);
  expect(week.outcomes).toMatchObject([{ outcome: 'won', count: [2, 1] }]);
});

it('amounts are summed per currency, never converted, to their last digit', async ({ tx }) => {
  const wonOnDay = { ...won, outcome_on: '2026-11-24' };
  const usd = { ...wonOnDay, currency: 'USD' };
  const { amounts, outcomes } = await reportOn(tx, '2026-11-23', [
    { ...usd, amount: 0 },
    { ...usd, amount: 1200.5 },
    ...Array.from({ length: 10 }, () => ({ ...usd, amount: 999_999_999_999_999 })),
    { ...usd, amount: 7, outcome_on: '2026-11-22' },
    { ...wonOnDay, amount: 0, currency: 'XAF' },
    wonOnDay,
    { ...wonOnDay, outcome: 'lost', lost_reason: 'price' },
    { ...wonOnDay, outcome: 'no_answer' },
  ]);
  expect(amounts.map(({ currency, sum }) => [currency, ...sum])).toEqual([
    ['USD', '10000000000001190.50', '7.00'],
    ['XAF', '0.00', '0'],
  ]);
  expect(outcomes.map(({ outcome, reason, count }) => [outcome, reason, ...count])).toEqual([
    ['won', null, 14, 1],
    ['no_answer', null, 1, 0],
    ['lost', 'price', 1, 0],
  ]);
});

it('an admin reads the median hours to a proposal and how many leads wait', async ({ tx }) => {
  const created_at = '2026-11-23T00:00:00Z';
  const { proposals, waiting } = await reportOn(tx, '2026-11-23', [
    { created_at, answered_at: '2026-11-23T02:00:00Z' },
    { created_at, answered_at: '2026-11-23T05:00:00Z' },
    { created_at, answered_at: '2026-11-25T00:00:00Z' },
    { created_at, answered_at: '2026-11-25T00:00:00Z', came_by: 'call' },
    { created_at: '2026-11-01T00:00:00Z', answered_at: '2026-11-16T00:00:00Z' },
    { created_at: '2026-01-02T00:00:00Z' },
    { created_at: '2026-01-01T00:00:00Z', outcome: 'lost' },
  ]);
  expect(proposals).toEqual({ count: [3, 1], medianHours: [5, 360] });
  expect(ofQuotes(waiting)).toMatchObject({ count: 1, overdue: 1 });
});

it('each colleague has figures per kind, and so have leads without an owner', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  const owner_id = people.sales.id;
  const { colleagues } = await reportOn(
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
  const theirs = { leads: [1, 0], won: [1, 0], lost: [0, 1] };
  const none = { leads: [0, 0], won: [0, 0], lost: [0, 0] };
  expect(colleagues).toEqual([
    { id: owner_id, name: people.sales.email, tableName, ...theirs, waiting: 0 },
    { id: null, name: null, tableName, ...none, waiting: 1 },
  ]);
});

const chooseWeekly = async (tx: Tx, weekly: boolean) =>
  tx`update mail_recipients set weekly = ${weekly} where id = ${await adminRecipientId(tx)}`;

/** The planned mails, with the weekday and the hour of the company's zone at which they leave. */
const readPlanned = (tx: Tx) => tx`
  select state, reason, to_char(due_at at time zone 'Asia/Kolkata', 'Dy HH24:MI') as leaves,
    due_at > now() and due_at <= now() + interval '7 days' as is_next
  from mails where kind = 'week' order by created_at, id`;

const makeWeekDue = (tx: Tx) =>
  tx`update mails set due_at = now() where kind = 'week' and state = 'waiting'`;

describe('the figures of the week', () => {
  it('leave on Monday at 8:00 in the company’s zone, to admins who chose them', async ({ tx }) => {
    await claim(tx);
    expect(await readPlanned(tx)).toEqual([]);
    await chooseWeekly(tx, true);
    await claim(tx);
    await claim(tx);
    expect(await readPlanned(tx)).toEqual([
      { state: 'waiting', reason: null, leaves: 'Mon 08:00', is_next: true },
    ]);
    await makeWeekDue(tx);
    expect(await sendAll(tx, 'week')).toMatchObject([{ to: people.admin.email }]);
    expect(await readPlanned(tx)).toMatchObject([{ state: 'sent' }]);
    expect(await sendAll(tx, 'week')).toEqual([]);
  });

  it('are planned for no other role and no shared mailbox', async ({ tx }) => {
    await giveRole(tx, 'sales', 'sales');
    await actAs(tx, 'sales', () => tx`update mail_recipients set weekly = true`);
    await tx`insert into mail_recipients (shared_address) values ('all@example.com')`;
    const shareWeekly = (step: Tx) =>
      step`update mail_recipients set weekly = true where shared_address is not null`;
    expect(await tryStep(tx, shareWeekly)).toBe('refused mail_recipients_weekly_is_personal');
    await claim(tx);
    expect(await readPlanned(tx)).toEqual([]);
  });
});

/** In France, whose clock changes on the second of these days. */
const midnights = ['2026-03-28T00:00+01:00', '2026-03-29T00:00+01:00', '2026-03-30T00:00+02:00'];

it('an admin gets counts per day of the own time zone, across a clock change', async ({ tx }) => {
  const times = [
    '2026-03-27T23:59:59.999+01:00', // before the first day
    '2026-03-28T00:00+01:00',
    '2026-03-29T23:59:59.999+02:00', // the clock has been changed in between
    '2026-03-30T00:00+02:00',
    '2026-04-15T12:00+02:00',
  ];
  for (const { name, row } of submissions) {
    await tx`delete from ${tx(name)}`;
    for (const created_at of times) {
      await tx`insert into ${tx(name)} ${tx({ ...row, created_at })}`;
    }
  }
  await become(tx, 'admin');
  const expected = submissions
    .map(({ name }) => name)
    .toSorted()
    .flatMap((table_name) => [
      { table_name, day: 1, submissions: 1 },
      { table_name, day: 2, submissions: 1 },
      { table_name, day: 3, submissions: 2 },
    ]);
  const counts = await tx`
    select * from submissions_per_day(${midnights}::timestamptz[]) order by table_name, day`;
  expect(counts).toEqual(expected);
});
