import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { replyLimits } from '@/content/facts/replies';
import { sharedDatabase } from './database';
import { dumpRows, erase } from './erase';
import { addConfirmed, asMailer, sendAll } from './mail';
import { addressOf, mailsOf, mailTo, receive } from './received';
import {
  addApplicant,
  addReply,
  applicationsTable,
  callSend,
  queue,
  queueReply,
  replyTo,
  sendReplies,
  shownStatus,
  stateOf,
  statusOf,
} from './reply';
import { quotes } from './tables';
import { actAs, become, callAs, giveRole, people, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

describe('a reply', () => {
  it('is sent to the record’s address once, and sets the status that is shown', async ({ tx }) => {
    const { id, secret } = await addApplicant(tx);
    const reply = replyTo(id, { status: 'rejected' });
    expect(await queue(tx, [reply])).toEqual(['queued']);
    expect(await queue(tx, [reply])).toEqual(['queued']);
    expect([await statusOf(tx, id), await shownStatus(tx, secret)]).toEqual(['new', 'new']);
    const { subject, body } = reply;
    expect(await sendReplies(tx)).toMatchObject([
      { id: reply.id, content: { tableName: applicationsTable, subject, body } },
    ]);
    expect(await stateOf(tx, reply)).toEqual({ state: 'sent', reason: null });
    expect([await statusOf(tx, id), await shownStatus(tx, secret)]).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(await tx`select author_email from messages`).toEqual([
      { author_email: people.admin.email },
    ]);
    expect(await tx`select from private.mail_contents`).toHaveLength(0);
  });

  it('takes answers at the shared mailbox, or at its author’s address', async ({ tx }) => {
    const [ada, ben] = [await addApplicant(tx), await addApplicant(tx)];
    await queue(tx, [replyTo(ada.id, { to_author: true }), replyTo(ben.id)]);
    const replyTos = (await sendReplies(tx)).map(({ content }) => content['replyTo']);
    expect(replyTos.toSorted()).toEqual([people.admin.email, undefined]);
  });

  it('is refused if a colleague has changed the status or replied since', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    expect(await queue(tx, [replyTo(id, { seen: 'reviewed' })])).toEqual(['changed']);
    expect(await queue(tx, [replyTo(id, { known: 0 })])).toEqual(['queued']);
    expect(await queue(tx, [replyTo(id, { known: 0 })])).toEqual(['answered']);
    expect(await queue(tx, [replyTo(id)])).toEqual(['answered']);
    expect(await queue(tx, [replyTo(id, { known: 1 })])).toEqual(['queued']);
    expect(await sendReplies(tx)).toHaveLength(2);
  });

  it('is refused to a sender who withdrew, and not sent to one erased since', async ({ tx }) => {
    const { id, secret } = await addReply(tx);
    await callAs(tx, 'anonymous', 'withdraw_submission', secret);
    expect(await tx`select from messages`).toHaveLength(0);
    expect(await queue(tx, [replyTo(id)])).toEqual(['gone']);

    const email = 'erased@example.com';
    const erasedApplicant = await addApplicant(tx, { email });
    const mention = replyTo((await addApplicant(tx)).id, { body: `As ${email} says` });
    await queue(tx, [replyTo(erasedApplicant.id), mention]);
    expect(await erase(tx, email, false)).toMatchObject({ reply: 1 });
    expect((await sendReplies(tx)).map(({ id: sent }) => sent)).toEqual([mention.id]);
  });

  it('is refused without an address that a mail can be sent to', async ({ tx }) => {
    const { id } = await addApplicant(tx, { email: 'ada@élan.example' });
    expect(await queue(tx, [replyTo(id)])).toEqual(['address']);
  });

  it.for([
    ['a subject of two lines', { subject: 'Yours\r\nBcc: all@example.com' }],
    ['an empty body', { body: ' \n ' }],
    ['a body that is too long', { body: 'a'.repeat(replyLimits.body + 1) }],
    ['a subject that is too long', { subject: 'a'.repeat(replyLimits.subject + 1) }],
  ] as const)('is refused with %s, alone and beside others', async ([, changes], { tx }) => {
    const { id } = await addApplicant(tx);
    const other = await addApplicant(tx, { email: 'other@example.com' });
    expect(await queue(tx, [replyTo(id, changes)])).toEqual(['text']);
    expect(await queue(tx, [replyTo(id, changes), replyTo(other.id)], randomUUID())).toEqual([
      'text',
      'queued',
    ]);
    expect(await tx`select record_id from messages`).toEqual([{ record_id: other.id }]);
  });
});

describe('staff', () => {
  it('stop only replies of kinds that their role includes', async ({ tx }) => {
    const { reply } = await addReply(tx);
    const stopReply = (step: Tx) => step`select stop_messages(${reply.id})`;
    await giveRole(tx, 'sales', 'sales');
    await giveRole(tx, 'hr', 'hr');
    await become(tx, 'sales');
    expect(await tryStep(tx, stopReply)).toBe('refused PT403');
    await become(tx, 'hr');
    expect(await tryStep(tx, stopReply)).toBe('1 rows');
  });

  it('send a limited number of replies at once and within an hour', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    const replies = Array.from({ length: replyLimits.perRequest + 1 }, () =>
      replyTo(id, { known: 1000 }),
    );
    const trySend = (sentReplies: typeof replies) =>
      actAs(tx, 'admin', () => tryStep(tx, (step) => callSend(step, sentReplies, null)));
    expect(await trySend(replies)).toBe('refused PT400');
    await tx`update private.mail_settings set replies_an_hour = 2`;
    const firstTwo = replies.slice(0, 2);
    expect([await trySend(firstTwo), await trySend(firstTwo)]).toEqual(['2 rows', '2 rows']);
    await tx`delete from messages`;
    expect(await trySend(replies.slice(2, 3))).toBe('refused PT429');
  });

  it('send to many people as one reply of the hourly limit, however many calls', async ({ tx }) => {
    const [first, second, third] = [
      await addApplicant(tx),
      await addApplicant(tx),
      await addApplicant(tx),
    ];
    await tx`update private.mail_settings set replies_an_hour = 1`;
    const batch = randomUUID();
    const trySend = ({ id }: { id: string }, batchId: string | null) =>
      actAs(tx, 'admin', () => tryStep(tx, (step) => callSend(step, [replyTo(id)], batchId)));
    expect([await trySend(first, batch), await trySend(second, batch)]).toEqual([
      '1 rows',
      '1 rows',
    ]);
    expect(await trySend(third, null)).toBe('refused PT429');
  });
});

async function addQuote(tx: Tx) {
  const { id } = await addConfirmed(tx, { email: 'ada@example.com' });
  return { id, address: await addressOf(tx, id) };
}
const replyOutcome = async (tx: Tx, id: string, more: Parameters<typeof queueReply>[3]) =>
  (await queueReply(tx, quotes.name, id, more)).outcome;

describe('a reply goes to whoever wrote', () => {
  const boss = { name: 'Boss', address: 'boss@example.org' };
  const fromBoss = { from: boss, replyTo: 'buying@example.org', proof: 'passed' };
  /** Sends what is due; returns to whom the reply goes, and to whom a copy. */
  const sendAddresses = async (tx: Tx) => {
    const [mail] = await sendAll(tx, 'reply');
    return [mail?.to, mail?.content['cc']];
  };

  it('in place of the record’s address, or to both', async ({ tx }) => {
    const { id, address } = await addQuote(tx);
    await receive(tx, mailTo([address], fromBoss));
    expect(await mailsOf(tx, id)).toMatchObject([
      { reply_to: 'buying@example.org', sender_proof: 'passed' },
    ]);
    expect(await replyOutcome(tx, id, { sent_to: boss.address })).toBe('queued');
    expect(await sendAddresses(tx)).toEqual([boss.address, undefined]);
    const both = { sent_to: 'buying@example.org', with_record: true };
    expect(await replyOutcome(tx, id, both)).toBe('queued');
    expect(await sendAddresses(tx)).toEqual(['buying@example.org', 'ada@example.com']);
  });

  it('and a return of it concerns the record only if it went to its address', async ({ tx }) => {
    const { id, address } = await addQuote(tx);
    await receive(tx, mailTo([address], fromBoss));
    for (const more of [{}, { with_record: true }]) {
      await replyOutcome(tx, id, { sent_to: boss.address, ...more });
      await sendAll(tx);
    }
    const sent = await tx<{ id: string }[]>`
      update mails set provider_id = id where kind = 'reply' and state = 'sent' returning id`;
    for (const { id: mailId } of sent) {
      await asMailer(tx, () => tx`select note_provider_event(${mailId}, 'gone', false, true)`);
    }
    expect(sent).toHaveLength(2);
    expect(await tx`select from private.bounced_addresses where not reported`).toHaveLength(1);
  });

  it('and to nobody who has not', async ({ tx }) => {
    const [{ id, address }, other] = [await addQuote(tx), await addQuote(tx)];
    await receive(tx, mailTo([other.address], fromBoss));
    for (const sent_to of [boss.address, 'eve@example.net', '']) {
      expect(await replyOutcome(tx, id, { sent_to })).toBe('address');
    }
    await receive(tx, mailTo([address], { from: { name: '', address: 'a@b@c' } }));
    expect(await replyOutcome(tx, id, { sent_to: 'a@b@c' })).toBe('address');
  });

  it('whose erasure leaves no address', async ({ tx }) => {
    const { id, address } = await addQuote(tx);
    await receive(tx, mailTo([address], fromBoss));
    await queueReply(tx, quotes.name, id, { sent_to: 'buying@example.org' });
    await sendAll(tx);
    expect(await dumpRows(tx)).toContain('buying@example.org');
    await erase(tx, 'buying@example.org', false);
    expect(await dumpRows(tx)).not.toContain('buying@example.org');
  });
});
