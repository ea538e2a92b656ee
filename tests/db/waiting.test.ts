// Who waits for us: no status ends a wait, only what the sender got.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { daysAgo, hoursAgo } from './fixtures';
import { addConfirmed, sendAll } from './mail';
import { addressOf, mailTo, receive } from './received';
import { queueReply } from './reply';
import { applications, quotes } from './tables';
import { actAs, become, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

/** Who waits has no time of an answer, and the other way round. */
async function isWaiting(tx: Tx, id: string, name = quotes.name) {
  const [row] = await tx`select waiting, answered_at from ${tx(name)} where id = ${id}`;
  expect(row?.['waiting']).toBe(row?.['answered_at'] === null);
  return row?.['waiting'] as boolean;
}

const addSender = async (tx: Tx, name = quotes.name) => (await addConfirmed(tx, {}, name)).id;

/** Stores a note as an admin; `outcome` as of `tryStep`. */
async function addNote(tx: Tx, record_id: string, more: object, table_name = quotes.name) {
  const row = { id: randomUUID(), table_name, record_id, body: 'By WhatsApp.', ...more };
  const insert = () => tryStep(tx, (step) => step`insert into messages ${step(row)}`);
  return { id: row.id, outcome: await actAs(tx, 'admin', insert) };
}

const aMinuteAgo = hoursAgo(1 / 60);

describe.each([quotes, applications])('the sender of one of $name', ({ name, statuses }) => {
  it('waits whatever status is set, but for the decision on an application', async ({ tx }) => {
    const id = await addSender(tx, name);
    const [firstStatus, ...laterStatuses] = statuses;
    for (const status of [...laterStatuses, firstStatus]) {
      await tx`update ${tx(name)} set status = ${status} where id = ${id}`;
      const isDecision = name === applications.name && ['accepted', 'rejected'].includes(status);
      expect([status, await isWaiting(tx, id, name)]).toEqual([status, !isDecision]);
    }
  });

  it.for([false, true])(
    'waits until a reply was sent, which must propose something for a quote (proposes: %s)',
    async (is_proposal, { tx }) => {
      const id = await addSender(tx, name);
      await queueReply(tx, name, id, { is_proposal });
      expect(await isWaiting(tx, id, name)).toBe(true);
      await sendAll(tx);
      expect(await isWaiting(tx, id, name)).toBe(name === quotes.name && !is_proposal);
    },
  );

  it.for([false, true])(
    'waits until a note says that such a reply went another way (proposes: %s)',
    async (is_proposal, { tx }) => {
      const id = await addSender(tx, name);
      await addNote(tx, id, {}, name);
      expect(await isWaiting(tx, id, name)).toBe(true);
      const sentNote = await addNote(tx, id, { sent_at: aMinuteAgo, is_proposal }, name);
      expect(await isWaiting(tx, id, name)).toBe(name === quotes.name && !is_proposal);
      await tx`delete from messages where id = ${sentNote.id}`;
      expect(await isWaiting(tx, id, name)).toBe(true);
    },
  );
});

it('the sender of a quote request who was declined does not wait', async ({ tx }) => {
  const id = await addSender(tx);
  await queueReply(tx, quotes.name, id, { status: 'completed' });
  await sendAll(tx);
  expect(await isWaiting(tx, id)).toBe(false);
});

it('a proposal that comes back gives the wait back, unless also sent otherwise', async ({ tx }) => {
  const [lostId, notedId] = [await addSender(tx), await addSender(tx)];
  for (const id of [lostId, notedId]) await queueReply(tx, quotes.name, id, { is_proposal: true });
  await sendAll(tx);
  await addNote(tx, notedId, { sent_at: aMinuteAgo, is_proposal: true });
  await tx`update mails set state = 'failed', reason = 'bounced' where kind = 'reply'`;
  expect(await isWaiting(tx, lostId)).toBe(true);
  expect(await isWaiting(tx, notedId)).toBe(false);
});

it('a sender’s later mail waits one business day, even if decided or answered', async ({ tx }) => {
  const id = await addSender(tx, applications.name);
  await tx`update career_applications set status = 'rejected' where id = ${id}`;
  await receive(tx, mailTo([await addressOf(tx, id)]));
  const waitAfter = async (age: string) => {
    await tx`update messages set created_at = now() - ${age}::interval, done_at = null`;
    const reminders = (await sendAll(tx, 'reminder')).map(({ content }) => content['isLater']);
    await become(tx, 'admin');
    const [row] = await tx`select waiting, overdue from career_applications where id = ${id}`;
    const [work] = await tx`
      select overdue from open_work() where table_name = ${applications.name}`;
    await become(tx, 'owner');
    return { ...row, reminders, overdueCount: work?.['overdue'] as number };
  };
  await tx`delete from career_applications where id <> ${id}`;
  const inTime = { waiting: true, overdue: false, reminders: [], overdueCount: 0 };
  const tooLong = { waiting: true, overdue: true, reminders: [true], overdueCount: 1 };
  expect(await waitAfter('1 minute')).toEqual(inTime);
  expect(await waitAfter('5 days')).toEqual(tooLong);
});

it('staff note no reply as sent tomorrow, long ago or at no time', async ({ tx }) => {
  const id = await addSender(tx);
  const tomorrow = daysAgo(-1);
  expect((await addNote(tx, id, { sent_at: tomorrow })).outcome).toBe('refused PT400');
  for (const sent_at of ['2020-01-01', '0001-01-01']) {
    expect((await addNote(tx, id, { sent_at, is_proposal: true })).outcome).toBe('refused PT400');
  }
  expect((await addNote(tx, id, { is_proposal: true })).outcome).toBe('refused messages_note');
});
