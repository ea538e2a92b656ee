import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { dumpRows, erase } from './erase';
import { asMailer, sendAll, submitForm, type ClaimedMail } from './mail';
import { addressOf, mailsOf, mailTo, receive } from './received';
import {
  addApplicant,
  addReply,
  applicationsTable,
  queue,
  replyTo,
  sendReplies,
  stateOf,
  statusOf,
} from './reply';
import { actAs, callAs, giveRole, people, readValue, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

/** A server's mail that the one with this name could not be delivered for good. */
const bounceReport = (mailName: string, more: object = {}) =>
  mailTo(['bounces@reply.example.com'], {
    from: { name: '', address: 'mailer-daemon@mx.example.org' },
    automatic: true,
    report: {
      kind: 'failed',
      messageIds: [`${mailName}@mail.example.com`],
      recipient: 'Ada@example.com',
      permanent: true,
      reason: '550 5.1.1 <ada@example.com>: no such user',
      ...more,
    },
  });

/** Adds an applicant whose reply was sent. */
async function replyToApplicant(tx: Tx) {
  const { id, reply } = await addReply(tx, { status: 'rejected' });
  await tx`update private.records set email = 'ada@example.com' where id = ${id}`;
  const [mail] = await sendReplies(tx);
  return { id, reply, mail: mail as ClaimedMail };
}
const bounceOf = (tx: Tx, id: string) => {
  const bounce = tx`select complaint, reported, reason from read_bounce(${applicationsTable}, ${id})`;
  return actAs(tx, 'admin', () => bounce);
};
const sendNextReply = async (tx: Tx, id: string) => {
  const reply = replyTo(id, { seen: (await statusOf(tx, id)) as string });
  await queue(tx, [reply]);
  await sendAll(tx);
  return stateOf(tx, reply);
};
const noSuchUser = '550 5.1.1 <a@b.c>: no such user';
const mailboxFull = '552 5.2.2 Over quota';

/** Tells what the provider says of a mail; returns whether this is news. */
const noteEvent = (tx: Tx, providerId: string, { isComplaint = false, reason = noSuchUser } = {}) =>
  asMailer(tx, () => {
    const isPermanent = reason !== mailboxFull;
    const call = tx`
      select note_provider_event(${providerId}, ${reason}, ${isComplaint}, ${isPermanent})`;
    return readValue<boolean>(call);
  });

async function returnMail(tx: Tx, mailId: string, reason = noSuchUser) {
  await tx`update mails set provider_id = 're_1' where id = ${mailId}`;
  return noteEvent(tx, 're_1', { reason });
}

describe('a mail that comes back', () => {
  it('counts as not sent, stops later mails to that mailbox, and is reported', async ({ tx }) => {
    await giveRole(tx, 'hr', 'hr');
    const { id, reply, mail } = await replyToApplicant(tx);
    await tx`update career_applications set owner_id = ${people.hr.id} where id = ${id}`;
    expect(await returnMail(tx, mail.id)).toBe(true);
    const reason = '550 5.1.1 …: no such user';
    expect(await stateOf(tx, reply)).toEqual({ state: 'failed', reason });
    expect(await statusOf(tx, id)).toBe('new');
    expect(await bounceOf(tx, id)).toEqual([{ complaint: false, reported: false, reason }]);
    const ownerMails = await sendAll(tx, 'unsent');
    expect(ownerMails.map(({ to }) => to)).toEqual([people.hr.email]);
    expect(await sendNextReply(tx, id)).toEqual({ state: 'skipped', reason: 'bounced' });
  });

  it('is sent again under an unguessable name once staff try again', async ({ tx }) => {
    const { id, reply, mail } = await replyToApplicant(tx);
    await returnMail(tx, mail.id);
    await callAs(tx, 'admin', 'retry_mails', reply.id);
    await sendAll(tx);
    expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'bounced' });
    const [{ email } = {}] = await tx`select email from ${tx(applicationsTable)} where id = ${id}`;
    expect(await callAs(tx, 'admin', 'correct_address', applicationsTable, id, email)).toBe(true);
    expect(await bounceOf(tx, id)).toEqual([]);
    await callAs(tx, 'admin', 'retry_mails', reply.id);
    const [again] = await sendReplies(tx);
    expect(again?.id).toBe(reply.id);
    expect(again?.name).toMatch(/^[\da-f-]{36}$/);
    expect(again?.name).not.toBe(reply.id);
    // the report of the first sending comes late
    for (const name of [mail.id, `${mail.id}.1`]) await receive(tx, bounceReport(name));
    expect(await bounceOf(tx, id)).toEqual([]);
    await receive(tx, bounceReport(again?.name ?? ''));
    expect(await bounceOf(tx, id)).toMatchObject([{ reported: true }]);
  });

  it('is known by the provider’s id as well, and a complaint by its own reason', async ({ tx }) => {
    const { id, reply } = await replyToApplicant(tx);
    await tx`update mails set provider_id = 're_1' where id = ${reply.id}`;
    expect(await noteEvent(tx, 're_0')).toBe(false);
    expect(await noteEvent(tx, 're_1', { isComplaint: true })).toBe(true);
    expect(await noteEvent(tx, 're_1', { isComplaint: true })).toBe(false);
    expect(await bounceOf(tx, id)).toMatchObject([{ complaint: true }]);
    expect(await sendNextReply(tx, id)).toEqual({ state: 'skipped', reason: 'complained' });
  });

  it('that only a mail reports is told to staff, and nothing else changes', async ({ tx }) => {
    const { id, reply, mail } = await replyToApplicant(tx);
    const reason = '550 5.1.1 You have won, call +1 555';
    expect(await receive(tx, bounceReport(mail.id, { reason }))).toBe('stored');
    expect(await stateOf(tx, reply)).toMatchObject({ state: 'sent' });
    expect(await statusOf(tx, id)).toBe('rejected');
    expect(await bounceOf(tx, id)).toEqual([{ complaint: false, reported: true, reason: '5.1.1' }]);
    expect(await mailsOf(tx, id)).toMatchObject([{ automatic: false, other_sender: false }]);
    expect(await sendAll(tx, 'answer')).toHaveLength(1);
    expect(await sendNextReply(tx, id)).toMatchObject({ state: 'sent' });
    expect(await returnMail(tx, mail.id)).toBe(true);
    expect(await bounceOf(tx, id)).toMatchObject([{ reported: false }]);
  });

  it('because the mailbox is full stops no later mail', async ({ tx }) => {
    const { id, mail } = await replyToApplicant(tx);
    expect(await returnMail(tx, mail.id, mailboxFull)).toBe(true);
    expect(await bounceOf(tx, id)).toEqual([]);
    expect(await sendNextReply(tx, id)).toMatchObject({ state: 'sent' });
  });

  it.for([
    ['that is temporary', { permanent: false }],
    ['of another address', { recipient: 'old@example.org' }],
  ] as const)(
    'changes nothing if a mail reports a failure %s: staff are told, and the address stays',
    async ([, more], { tx }) => {
      const { id, mail } = await replyToApplicant(tx);
      expect(await receive(tx, bounceReport(mail.id, more))).toBe('stored');
      expect(await sendAll(tx, 'answer')).toHaveLength(1);
      expect(await bounceOf(tx, id)).toEqual([]);
    },
  );

  it('stops later mails until its reader writes from that mailbox', async ({ tx }) => {
    const { id, mail } = await replyToApplicant(tx);
    await returnMail(tx, mail.id);
    const address = await addressOf(tx, id);
    await receive(tx, mailTo([address], { from: { name: '', address: 'else@example.org' } }));
    await receive(tx, mailTo([address], { automatic: true }));
    await receive(tx, mailTo([address], { proof: 'failed' }));
    expect(await bounceOf(tx, id)).toHaveLength(1);
    await receive(tx, mailTo([address]));
    expect(await bounceOf(tx, id)).toEqual([]);
  });

  it('is not believed by a mail after five days', async ({ tx }) => {
    const { id, mail } = await replyToApplicant(tx);
    await tx`update mails set done_at = now() - interval '6 days' where id = ${mail.id}`;
    await receive(tx, bounceReport(mail.id));
    expect(await bounceOf(tx, id)).toEqual([]);
    expect(await mailsOf(tx, id)).toMatchObject([{ automatic: true }]);
  });

  it.for([
    ['one that we never sent', 'failed', () => 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'],
    ['only late', 'delayed', (mail: ClaimedMail) => mail.name],
  ] as const)('changes nothing if it is %s', async ([, kind, nameOf], { tx }) => {
    const { id, reply, mail } = await replyToApplicant(tx);
    expect(await receive(tx, bounceReport(nameOf(mail), { kind }))).toBe('not assigned');
    expect(await stateOf(tx, reply)).toMatchObject({ state: 'sent' });
    expect(await bounceOf(tx, id)).toEqual([]);
  });
});

describe('a mistyped address', () => {
  const correctAddress = (tx: Tx, id: string, email: string) =>
    callAs(tx, 'admin', 'correct_address', applicationsTable, id, email);

  it('is corrected once: a new link is confirmed, and the first link ends', async ({ tx }) => {
    const id = await submitForm(tx, { email: 'ada@exmaple.com' }, applicationsTable);
    const [first] = await sendAll(tx, 'acknowledgement');
    const readStatus = async (mail: ClaimedMail | undefined) =>
      tx`select reference from read_status(${String(mail?.content['secret'])})`;
    expect(await readStatus(first)).toHaveLength(1);
    await returnMail(tx, first?.id ?? '');
    const firstAddress = await addressOf(tx, id);
    expect(await correctAddress(tx, id, ' ada@example.com ')).toBe(true);
    expect(await correctAddress(tx, id, 'ada@example.com')).toBe(false);
    const again = await sendAll(tx, 'acknowledgement');
    expect(again).toMatchObject([{ to: 'ada@example.com', id: first?.id }]);
    expect(again[0]?.name).not.toContain(first?.id);
    // who got the first one can neither write into the record nor report the second
    expect(await receive(tx, mailTo([firstAddress]))).toBe('not assigned');
    expect(await addressOf(tx, id)).not.toBe(firstAddress);
    expect(await readStatus(first)).toEqual([]);
    expect(await readStatus(again[0])).toHaveLength(1);
    expect(await bounceOf(tx, id)).toEqual([]);
    const logged = await tx`
      select actor_id, from_status, to_status from activity_log where action = 'address_corrected'`;
    expect(logged).toEqual([
      { actor_id: people.admin.id, from_status: 'ada@exmaple.com', to_status: 'ada@example.com' },
    ]);
  });

  it('is erased from the log as well, like the right one', async ({ tx }) => {
    const id = await submitForm(tx, { email: 'ada@exmaple.com' }, applicationsTable);
    await correctAddress(tx, id, 'ada@example.com');
    for (const email of ['ada@exmaple.com', 'ada@example.com']) {
      expect(await dumpRows(tx)).toContain(email);
      await erase(tx, email, false);
      expect(await dumpRows(tx)).not.toContain(email);
    }
  });

  it('is corrected to an address that mail can reach', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    const corrected = correctAddress(tx, id, 'a,b@example.com');
    await expect(corrected).rejects.toMatchObject({ code: 'PT400' });
  });
});
