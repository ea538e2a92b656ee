import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { replyLimits } from '@/content/facts/replies';
import { freshDatabase } from './database';
import { erase } from './erase';
import { claim, finish, sendAll, visitorSends, type ClaimedMail } from './mail';
import { become, callAs, giveRole, outcome, people, type Tx } from './personas';
import {
  applicant,
  applications,
  call,
  replyTo,
  send,
  sentReplies,
  shown,
  stateOf,
  statusOf,
  stop,
} from './reply';

const { it } = freshDatabase('explicit');

describe('a reply', () => {
  it('is sent to the address of the record, once, and then sets the status from the one that was seen', async ({
    tx,
  }) => {
    const { id } = await applicant(tx);
    const reply = replyTo(id, { status: 'reviewed' });
    expect(await send(tx, [reply])).toEqual(['queued']);
    expect(await send(tx, [reply])).toEqual(['queued']);
    expect(await statusOf(tx, id)).toBe('new');
    const { subject, body } = reply;
    expect(await sentReplies(tx)).toMatchObject([
      { id: reply.id, content: { tableName: applications, subject, body } },
    ]);
    expect(await stateOf(tx, reply)).toEqual({ state: 'sent', reason: null });
    expect(await statusOf(tx, id)).toBe('reviewed');
    expect(await tx`select author_email from replies`).toEqual([
      { author_email: people.admin.email },
    ]);
    expect(await tx`select from private.mail_contents`).toHaveLength(0);
  });

  it('leaves a status that a colleague set while it waited', async ({ tx }) => {
    const { id } = await applicant(tx);
    await send(tx, [replyTo(id, { status: 'reviewed' })]);
    await tx`update career_applications set status = 'interviewed' where id = ${id}`;
    expect(await sentReplies(tx)).toHaveLength(1);
    expect(await statusOf(tx, id)).toBe('interviewed');
  });

  it('waits for a time within seven days, and can be stopped until then', async ({ tx }) => {
    const { id } = await applicant(tx);
    const reply = replyTo(id);
    const sendAt = (wait: string) => tx`
      select * from send_replies(
        ${applications}, ${JSON.stringify([reply])}::text::jsonb, null, now() + ${wait}::interval
      )
    `;
    await become(tx, 'admin');
    expect(await outcome(tx, () => sendAt('8 days'))).toBe('refused PT400');
    await sendAt('2 days');
    await become(tx, 'owner');
    expect(await sentReplies(tx)).toEqual([]);
    expect(await stop(tx, reply.id)).toEqual({ stopped: 1, missed: 0 });
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
    const { id, secret } = await applicant(tx);
    expect(await send(tx, [replyTo(id)])).toEqual(['queued']);
    await callAs(tx, 'anonymous', 'withdraw_submission', secret);
    expect(await tx`select from replies`).toHaveLength(0);
    expect(await send(tx, [replyTo(id)])).toEqual(['gone']);

    const email = 'erased@example.com';
    const erased = await visitorSends(tx, { email }, applications);
    await sendAll(tx);
    const mention = replyTo((await applicant(tx)).id, { body: `As ${email} says` });
    await send(tx, [replyTo(erased), mention]);
    expect(await erase(tx, email, false)).toMatchObject({ replies: 2 });
    expect(await tx`select body from replies`).toEqual([{ body: 'As [erased] says' }]);
    expect((await sentReplies(tx)).map(({ id: sent }) => sent)).toEqual([mention.id]);
  });

  it('is refused without an address that a mail can be sent to', async ({ tx }) => {
    const id = await visitorSends(tx, { email: 'ada@élan.example' }, applications);
    expect(await send(tx, [replyTo(id)])).toEqual(['address']);
  });

  it('shows staff that it could not be sent, and can be sent again', async ({ tx }) => {
    const { id } = await applicant(tx);
    const reply = replyTo(id);
    await send(tx, [reply]);
    const [mail] = (await claim(tx)).mails;
    await finish(tx, mail as ClaimedMail, 'failed', { reason: '550 no such user' });
    expect(await stateOf(tx, reply)).toEqual({ state: 'failed', reason: '550 no such user' });
    await callAs(tx, 'admin', 'retry_mails', reply.id);
    expect(await stateOf(tx, reply)).toEqual({ state: 'waiting', reason: null });
    expect(await sentReplies(tx)).toHaveLength(1);
  });

  it.for([
    ['an unknown status', { status: 'contacted' }, '23514'],
    [
      'a subject of two lines',
      { subject: 'Yours\r\nBcc: all@example.com' },
      'replies_subject_check',
    ],
    ['an empty body', { body: ' \n ' }, 'replies_body_check'],
    ['a body that is too long', { body: 'a'.repeat(replyLimits.body + 1) }, 'replies_body_check'],
    [
      'a subject that is too long',
      { subject: 'a'.repeat(replyLimits.subject + 1) },
      'replies_subject_check',
    ],
  ] as const)('is refused with %s, also in a batch', async ([, more, error], { tx }) => {
    const { id } = await applicant(tx);
    await become(tx, 'admin');
    for (const batch of [null, randomUUID()]) {
      const answer = await outcome(tx, (step) => call(step, [replyTo(id, more)], batch));
      expect(answer).toMatch(
        error === '23514' ? /^refused career_applications_/ : `refused ${error}`,
      );
    }
    await become(tx, 'owner');
    expect(await tx`select from replies`).toHaveLength(0);
  });
});

it('the longest texts and the most replies that the staff area allows are accepted', async ({
  tx,
}) => {
  const { id } = await applicant(tx);
  const { subject, body, atOnce } = replyLimits;
  const longest = { subject: '😀'.repeat(subject), body: '😀'.repeat(body) };
  expect(await send(tx, [replyTo(id, longest)])).toEqual(['queued']);
  const many = Array.from({ length: atOnce }, () => replyTo(id, { known: atOnce }));
  expect(new Set(await send(tx, many))).toEqual(new Set(['queued']));
});

describe('staff', () => {
  it('reply only to kinds that their role includes, and read only those replies', async ({
    tx,
  }) => {
    const { id } = await applicant(tx);
    await send(tx, [replyTo(id)], '5eed0000-0000-4000-8000-000000000001');
    await giveRole(tx, 'sales', 'sales');
    await giveRole(tx, 'hr', 'hr');
    await become(tx, 'sales');
    expect(await outcome(tx, (step) => call(step, [replyTo(id)], null))).toBe('refused PT403');
    const stopping = (step: Tx) =>
      step`select stop_replies('5eed0000-0000-4000-8000-000000000001')`;
    expect(await outcome(tx, stopping)).toBe('refused PT403');
    expect(await tx`select from replies`).toHaveLength(0);
    await become(tx, 'hr');
    expect(await tx`select from replies`).toHaveLength(1);
    expect(await outcome(tx, stopping)).toBe('1 rows');
  });

  it('send a limited number of replies at once and within an hour', async ({ tx }) => {
    const { id } = await applicant(tx);
    const many = Array.from({ length: replyLimits.atOnce + 1 }, () => replyTo(id, { known: 1000 }));
    await become(tx, 'admin');
    expect(await outcome(tx, (step) => call(step, many, null))).toBe('refused PT400');
    await become(tx, 'owner');
    await tx`update private.mail_settings set replies_an_hour = 2`;
    await become(tx, 'admin');
    expect(await outcome(tx, (step) => call(step, many.slice(0, 2), null))).toBe('2 rows');
    expect(await outcome(tx, (step) => call(step, many.slice(0, 2), null))).toBe('2 rows');
    await become(tx, 'owner');
    await tx`delete from replies`;
    await become(tx, 'admin');
    expect(await outcome(tx, (step) => call(step, many.slice(2, 3), null))).toBe('refused PT429');
  });
});

it('the status page shows a decision once its reply was sent', async ({ tx }) => {
  const { id, secret } = await applicant(tx);
  await send(tx, [replyTo(id, { status: 'rejected' })]);
  expect(await shown(tx, secret)).toBe('new');
  const [mail] = (await claim(tx)).mails;
  await finish(tx, mail as ClaimedMail, 'sent');
  expect(await shown(tx, secret)).toBe('rejected');
});
