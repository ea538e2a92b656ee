import { expect } from 'vitest';
import { figures } from '@/content/facts/site';
import { tabs } from '@/features/admin/records/tabs';
import { sharedDatabase } from './database';
import { hoursAgo } from './fixtures';
import { addConfirmed, sendAll } from './mail';
import { actAs, become, callAs, readValue } from './transaction';

const { it } = sharedDatabase('explicit');
const submissionKinds = tabs
  .flatMap(({ kinds }) => kinds)
  .filter(({ isFromVisitors }) => isFromVisitors);

it('the database keeps the promised times', async ({ tx }) => {
  const storedPromises =
    await tx`select kind, unit, answered_within, decided_within from private.kinds_of_record
      where reminded_after is not null order by 1`;
  expect([...storedPromises]).toEqual([
    {
      kind: 'career_applications',
      unit: 'business days',
      answered_within: figures.applicationReviewDays[1],
      decided_within: figures.applicationDecisionDays,
    },
    {
      kind: 'quote_requests',
      unit: 'hours',
      answered_within: figures.quoteReplyHours,
      decided_within: null,
    },
  ]);
});

it('every list filters by who waits, and knows who awaits a proposal', async ({ tx }) => {
  const storedKinds = await tx`select kind from private.kinds_of_record order by 1`;
  const waitingLists = submissionKinds.filter(({ filters }) =>
    filters.some(({ kind }) => kind === 'waiting'),
  );
  expect(waitingLists.map(({ table }) => table).toSorted()).toEqual(
    storedKinds.map(({ kind }) => String(kind)),
  );
  const [{ proposals } = {}] = await tx`
    select array_agg(kind) as proposals from private.kinds_of_record where awaits = 'proposal'
  `;
  expect(waitingLists.filter((kind) => kind.awaitsProposal).map(({ table }) => table)).toEqual(
    proposals,
  );
});

it.for(['contact_submissions', 'partnership_applications'])(
  'one of %s is overdue for staff after two business days, without a reminder and without a word to its sender',
  async (name, { tx }) => {
    const { id, secret } = await addConfirmed(tx, {}, name);
    const overdueAfter = async (days: number) => {
      await tx`update ${tx(name)} set created_at = private.time_before(${days}, 'business days') - interval '1 minute' where id = ${id}`;
      const listed = tx`select overdue from ${tx(name)} where id = ${id}`;
      return actAs(tx, 'admin', () => readValue<boolean>(listed));
    };
    expect([await overdueAfter(1), await overdueAfter(2)]).toEqual([false, true]);
    expect(await sendAll(tx, 'reminder')).toEqual([]);
    const status = await callAs(tx, 'anonymous', 'read_status', secret);
    expect(status).toMatchObject({ overdue: false });
  },
);

it.for(submissionKinds)(
  'the same statuses of $table are final for the staff area and the database',
  async (kind, { tx }) => {
    for (const { name, isFinal = false } of kind.statuses) {
      expect(await readValue(tx`select private.is_final(${name})`), `status ${name}`).toBe(isFinal);
    }
  },
);

it.for([
  // 20 November 2026 is a Friday.
  ['2026-11-20 10:00', '2026-11-13 10:00'],
  ['2026-11-17 23:59', '2026-11-10 23:59'],
  // On a weekend the clock has stopped at the end of Friday.
  ['2026-11-22 23:59', '2026-11-16 00:00'],
] as const)(
  'five business days before %s is %s, where the company is',
  async ([now, expected], { tx }) => {
    const moment = tx`${now}::timestamp at time zone 'Asia/Kolkata'`;
    const before = tx`private.time_before(5, 'business days', ${moment}) at time zone 'Asia/Kolkata'`;
    expect(await readValue(tx`select to_char(${before}, 'YYYY-MM-DD HH24:MI')`)).toBe(expected);
  },
);

it.for([
  [{}, true],
  [{ status: 'completed' }, true],
  [{ answered_at: new Date() }, false],
  [{ outcome: 'won' }, false],
  [{ spam_suspected: true, spam_reason: 'marked by staff' }, false],
] as const)(
  'list, count, reminder and status page agree whether %j waits longer than promised',
  async ([row, isOverdue], { tx }) => {
    const { id, secret } = await addConfirmed(tx);
    const created_at = hoursAgo(figures.quoteReplyHours + 1);
    await tx`update quote_requests set ${tx({ created_at, ...row })} where id = ${id}`;
    await tx`delete from quote_requests where id <> ${id}`;
    const reminders = await sendAll(tx, 'reminder');
    await become(tx, 'admin');
    const [listed] = await tx`select overdue from quote_requests where id = ${id}`;
    const [count] = await tx`select overdue from open_work() where table_name = 'quote_requests'`;
    await become(tx, 'anonymous');
    const [shown] = await tx`select overdue from read_status(${secret})`;
    expect({ reminders: reminders.length, listed, count, shown }).toEqual({
      reminders: Number(isOverdue),
      listed: { overdue: isOverdue },
      count: { overdue: Number(isOverdue) },
      shown: { overdue: isOverdue },
    });
  },
);
