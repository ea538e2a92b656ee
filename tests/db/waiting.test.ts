// Who waits for us: no status ends a wait, only what the sender got.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { freshDatabase } from './database';
import { claim, finish, sendAll, visitorSends } from './mail';
import { become, giveRole, outcome, type Tx } from './personas';
import { call, replyTo, stop, tenMinutesLater } from './reply';
import { submissions } from './tables';

const { it } = freshDatabase('explicit');

const quotes = 'quote_requests';
const applications = 'career_applications';

async function waits(tx: Tx, id: string, name = quotes) {
  await become(tx, 'owner');
  const [row] = await tx`select waiting, answered_at from ${tx(name)} where id = ${id}`;
  expect(row?.['waiting']).toBe(row?.['answered_at'] === null);
  return row?.['waiting'] as boolean;
}

async function sender(tx: Tx, name = quotes) {
  const id = await visitorSends(tx, {}, name);
  await sendAll(tx);
  return id;
}

const setAs = (tx: Tx, id: string, set: Record<string, string | Date>, name = quotes) =>
  tx`update ${tx(name)} set ${tx(set)} where id = ${id}`;

/** Stores a note as an admin. */
async function note(tx: Tx, id: string, more: object, name = quotes) {
  const row = { id: randomUUID(), table_name: name, record_id: id, body: 'By WhatsApp.', ...more };
  await become(tx, 'admin');
  const refusal = await outcome(tx, (s) => s`insert into staff_notes ${s(row)}`);
  await become(tx, 'owner');
  return { id: row.id, refusal };
}

const past = new Date(Date.now() - 60_000);

describe.each(submissions)('the sender of one of $name', ({ name, statuses }) => {
  it('waits whatever status is set, but for a duplicate and the decision on an application', async ({
    tx,
  }) => {
    const id = await sender(tx, name);
    for (const status of statuses.slice(1).filter((one) => one !== 'duplicate')) {
      await become(tx, 'admin');
      await setAs(tx, id, { status }, name);
      const decision = name === applications && ['accepted', 'rejected'].includes(status);
      expect([status, await waits(tx, id, name)]).toEqual([status, !decision]);
    }
    await become(tx, 'admin');
    await setAs(tx, id, { status: 'new' }, name);
    expect(await waits(tx, id, name)).toBe(true);
  });

  it.for([false, true])(
    'waits until a reply was sent, a proposal: %s',
    async (is_proposal, { tx }) => {
      const id = await sender(tx, name);
      await become(tx, 'admin');
      await call(tx, [replyTo(id, { is_proposal })], null, name);
      expect(await waits(tx, id, name)).toBe(true);
      await sendAll(tx);
      expect(await waits(tx, id, name)).toBe(name === quotes && !is_proposal);
    },
  );

  it.for([false, true])(
    'waits until it went another way, a proposal: %s',
    async (is_proposal, { tx }) => {
      const id = await sender(tx, name);
      await note(tx, id, {}, name);
      expect(await waits(tx, id, name)).toBe(true);
      const noted = await note(tx, id, { sent_at: past, is_proposal }, name);
      expect(await waits(tx, id, name)).toBe(name === quotes && !is_proposal);
      await become(tx, 'admin');
      await tx`delete from staff_notes where id = ${noted.id}`;
      expect(await waits(tx, id, name)).toBe(true);
    },
  );

  it('has no column with which staff end the wait by hand', async ({ tx }) => {
    const id = await sender(tx, name);
    await become(tx, 'admin');
    for (const column of ['answered_at', 'new_answer_at'])
      expect(await outcome(tx, (s) => setAs(s, id, { [column]: past }, name))).toBe(
        'refused 42501',
      );
  });
});

it('the sender of a quote request who was declined does not wait', async ({ tx }) => {
  const id = await sender(tx);
  await become(tx, 'admin');
  await call(tx, [replyTo(id, { status: 'completed' })], randomUUID(), quotes);
  await become(tx, 'owner');
  await tenMinutesLater(tx);
  await sendAll(tx);
  expect(await waits(tx, id)).toBe(false);
});

it.for(['stopped', 'failed'])(
  'a proposal that was %s leaves its sender waiting',
  async (what, { tx }) => {
    const id = await sender(tx);
    const reply = replyTo(id, { is_proposal: true, status: 'contacted' });
    await become(tx, 'admin');
    await call(tx, [reply], null, quotes);
    if (what === 'stopped') await stop(tx, reply.id);
    else {
      await become(tx, 'owner');
      const { mails } = await claim(tx);
      for (const mail of mails) await finish(tx, mail, 'failed', { reason: 'no such mailbox' });
    }
    expect(await waits(tx, id)).toBe(true);
  },
);

it('a proposal that comes back gives the wait back, unless it went another way as well', async ({
  tx,
}) => {
  const [lost, noted] = [await sender(tx), await sender(tx)];
  await become(tx, 'admin');
  for (const id of [lost, noted])
    await call(tx, [replyTo(id, { is_proposal: true })], null, quotes);
  await become(tx, 'owner');
  await sendAll(tx);
  await note(tx, noted, { sent_at: past, is_proposal: true });
  await tx`update replies set state = 'failed', reason = 'bounced'`;
  expect(await waits(tx, lost)).toBe(true);
  expect(await waits(tx, noted)).toBe(false);
});

it('a later mail of the sender waits one business day, decided or answered as the record is', async ({
  tx,
}) => {
  const id = await sender(tx, applications);
  await setAs(tx, id, { status: 'rejected' }, applications);
  const mail = {
    key: 'a',
    table_name: applications,
    record_id: id,
    from_address: 'li@example.org',
  };
  await tx`insert into received_mails ${tx({ ...mail, subject: 'Re: x', body: 'Why?', new_text: 'Why?', automatic: false })}`;
  const listed = async (ago: string) => {
    await become(tx, 'owner');
    await tx`update received_mails set received_at = now() - ${ago}::interval, done_at = null`;
    const reminders = (await sendAll(tx)).filter(({ kind }) => kind === 'reminder').length;
    await become(tx, 'admin');
    const [row] = await tx`select waiting, overdue from career_applications_list where id = ${id}`;
    const [count] = await tx`
      select unanswered, overdue from open_work() where table_name = ${applications}
    `;
    return { ...row, reminders, count: { ...count } };
  };
  await tx`delete from career_applications where id <> ${id}`;
  expect(await listed('1 minute')).toEqual({
    waiting: true,
    overdue: false,
    reminders: 0,
    count: { unanswered: 1, overdue: 0 },
  });
  expect(await listed('5 days')).toEqual({
    waiting: true,
    overdue: true,
    reminders: 1,
    count: { unanswered: 1, overdue: 1 },
  });
});

it('rejects a proposal that went another way tomorrow, or that nobody noted when', async ({
  tx,
}) => {
  const id = await sender(tx);
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect((await note(tx, id, { sent_at: tomorrow })).refusal).toBe('refused PT400');
  expect((await note(tx, id, { is_proposal: true })).refusal).toMatch(/^refused staff_notes_/);
});

it('rejects what HR notes for a quote request', async ({ tx }) => {
  const record_id = await sender(tx);
  await giveRole(tx, 'hr', 'hr');
  await become(tx, 'hr');
  const row = { table_name: quotes, record_id, body: 'Sent.', sent_at: past, is_proposal: true };
  expect(await outcome(tx, (s) => s`insert into staff_notes ${s(row)}`)).toBe('refused 42501');
});
