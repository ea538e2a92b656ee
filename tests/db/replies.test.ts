import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { replyLimits } from '@/content/facts/replies';
import { sharedDatabase } from './database';
import { erase } from './erase';
import { acting, become, callAs, giveRole, outcome, people, type Tx } from './personas';
import {
  applicant,
  applications,
  call,
  replied,
  replyTo,
  send,
  sentReplies,
  shown,
  stateOf,
  statusOf,
} from './reply';

const { it } = sharedDatabase('explicit');

describe('a reply', () => {
  it('is sent to the address of the record, once, and then sets the status, which the sender sees', async ({
    tx,
  }) => {
    const { id, secret } = await applicant(tx);
    const reply = replyTo(id, { status: 'rejected' });
    expect(await send(tx, [reply])).toEqual(['queued']);
    expect(await send(tx, [reply])).toEqual(['queued']);
    expect([await statusOf(tx, id), await shown(tx, secret)]).toEqual(['new', 'new']);
    const { subject, body } = reply;
    expect(await sentReplies(tx)).toMatchObject([
      { id: reply.id, content: { tableName: applications, subject, body } },
    ]);
    expect(await stateOf(tx, reply)).toEqual({ state: 'sent', reason: null });
    expect([await statusOf(tx, id), await shown(tx, secret)]).toEqual(['rejected', 'rejected']);
    expect(await tx`select author_email from messages`).toEqual([
      { author_email: people.admin.email },
    ]);
    expect(await tx`select from private.mail_contents`).toHaveLength(0);
  });

  it('takes answers at the shared mailbox, or at its author’s address', async ({ tx }) => {
    const [one, other] = [await applicant(tx), await applicant(tx)];
    await send(tx, [replyTo(one.id, { to_author: true }), replyTo(other.id)]);
    const answered = (await sentReplies(tx)).map(({ content }) => content['replyTo']);
    expect(answered.toSorted()).toEqual([people.admin.email, undefined]);
  });

  it('is refused if a colleague has changed the status or replied since', async ({ tx }) => {
    const { id } = await applicant(tx);
    expect(await send(tx, [replyTo(id, { seen: 'reviewed' })])).toEqual(['changed']);
    expect(await send(tx, [replyTo(id, { known: 0 })])).toEqual(['queued']);
    expect(await send(tx, [replyTo(id, { known: 0 })])).toEqual(['answered']);
    expect(await send(tx, [replyTo(id)])).toEqual(['answered']);
    expect(await send(tx, [replyTo(id, { known: 1 })])).toEqual(['queued']);
    expect(await sentReplies(tx)).toHaveLength(2);
  });

  it('is refused to a sender who withdrew, and goes to nobody who was erased meanwhile', async ({
    tx,
  }) => {
    const { id, secret } = await replied(tx);
    await callAs(tx, 'anonymous', 'withdraw_submission', secret);
    expect(await tx`select from messages`).toHaveLength(0);
    expect(await send(tx, [replyTo(id)])).toEqual(['gone']);

    const email = 'erased@example.com';
    const erased = await applicant(tx, { email });
    const mention = replyTo((await applicant(tx)).id, { body: `As ${email} says` });
    await send(tx, [replyTo(erased.id), mention]);
    expect(await erase(tx, email, false)).toMatchObject({ reply: 1 });
    expect((await sentReplies(tx)).map(({ id: sent }) => sent)).toEqual([mention.id]);
  });

  it('is refused without an address that a mail can be sent to', async ({ tx }) => {
    const { id } = await applicant(tx, { email: 'ada@élan.example' });
    expect(await send(tx, [replyTo(id)])).toEqual(['address']);
  });

  it.for([
    ['a subject of two lines', { subject: 'Yours\r\nBcc: all@example.com' }],
    ['an empty body', { body: ' \n ' }],
    ['a body that is too long', { body: 'a'.repeat(replyLimits.body + 1) }],
    ['a subject that is too long', { subject: 'a'.repeat(replyLimits.subject + 1) }],
  ] as const)('is refused with %s, alone and beside others', async ([, more], { tx }) => {
    const { id } = await applicant(tx);
    const other = await applicant(tx, { email: 'other@example.com' });
    expect(await send(tx, [replyTo(id, more)])).toEqual(['text']);
    expect(await send(tx, [replyTo(id, more), replyTo(other.id)], randomUUID())).toEqual([
      'text',
      'queued',
    ]);
    expect(await tx`select record_id from messages`).toEqual([{ record_id: other.id }]);
  });
});

describe('staff', () => {
  it('stop only replies of kinds that their role includes', async ({ tx }) => {
    const { reply } = await replied(tx);
    const stopping = (step: Tx) => step`select stop_messages(${reply.id})`;
    await giveRole(tx, 'sales', 'sales');
    await giveRole(tx, 'hr', 'hr');
    await become(tx, 'sales');
    expect(await outcome(tx, stopping)).toBe('refused PT403');
    await become(tx, 'hr');
    expect(await outcome(tx, stopping)).toBe('1 rows');
  });

  it('send a limited number of replies at once and within an hour', async ({ tx }) => {
    const { id } = await applicant(tx);
    const many = Array.from({ length: replyLimits.atOnce + 1 }, () => replyTo(id, { known: 1000 }));
    const sending = (...which: [from: number, to: number]) =>
      acting(tx, 'admin', () => outcome(tx, (step) => call(step, many.slice(...which), null)));
    expect(await sending(0, many.length)).toBe('refused PT400');
    await tx`update private.mail_settings set replies_an_hour = 2`;
    expect([await sending(0, 2), await sending(0, 2)]).toEqual(['2 rows', '2 rows']);
    await tx`delete from messages`;
    expect(await sending(2, 3)).toBe('refused PT429');
  });

  it('to many people are one use of the hourly limit, however many calls they take', async ({
    tx,
  }) => {
    const ids = [(await applicant(tx)).id, (await applicant(tx)).id, (await applicant(tx)).id];
    await tx`update private.mail_settings set replies_an_hour = 1`;
    const batch = randomUUID();
    const sending = (id: string | undefined, together: string | null) =>
      acting(tx, 'admin', () => outcome(tx, (step) => call(step, [replyTo(String(id))], together)));
    expect([await sending(ids[0], batch), await sending(ids[1], batch)]).toEqual([
      '1 rows',
      '1 rows',
    ]);
    expect(await sending(ids[2], null)).toBe('refused PT429');
  });
});
