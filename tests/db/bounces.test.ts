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
import { actAs, become, callAs, giveRole, people, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const bounceReport = (name: string, more: object = {}) =>
  mailTo(['bounces@reply.example.com'], {
    from: { name: '', address: 'mailer-daemon@mx.example.org' },
    automatic: true,
    report: {
      kind: 'failed',
      messageIds: [`${name}@mail.example.com`],
      recipient: 'Ada@example.com',
      permanent: true,
      reason: '550 5.1.1 <ada@example.com>: no such user',
      ...more,
    },
  });

/** An applicant whose reply was sent. */
async function replyToApplicant(tx: Tx) {
  const { id, reply } = await addReply(tx, { status: 'rejected' });
  await tx`update private.records set email = 'ada@example.com' where id = ${id}`;
  const [mail] = await sendReplies(tx);
  return { id, reply, mail: mail as ClaimedMail };
}
const bounceOf = (tx: Tx, id: string) =>
  actAs(
    tx,
    'admin',
    () => tx`select complaint, reported, reason from read_bounce(${applicationsTable}, ${id})`,
  );
const sendNextReply = async (tx: Tx, id: string) => {
  const reply = replyTo(id, { seen: (await statusOf(tx, id)) as string });
  await queue(tx, [reply]);
  await sendAll(tx);
  return stateOf(tx, reply);
};
const noteEvent = (tx: Tx, providerId: string, isComplaint = false, reason = 'No such mailbox') =>
  asMailer(tx, async () => {
    const [row] =
      await tx`select note_provider_event(${providerId}, ${reason}, ${isComplaint}, ${!reason.startsWith('552')}) as noted`;
    return row?.['noted'] as boolean;
  });

const returnMail = async (tx: Tx, mail: string, reason = '550 5.1.1 <a@b.c>: no such user') => {
  await tx`update mails set provider_id = 're_1' where id = ${mail}`;
  return noteEvent(tx, 're_1', false, reason);
};

describe('a mail that comes back', () => {
  it('counts as not sent, stops later mails to that mailbox, and is reported', async ({ tx }) => {
    await giveRole(tx, 'hr', 'hr');
    const { id, reply, mail } = await replyToApplicant(tx);
    await tx`update career_applications set owner_id = ${people.hr.id} where id = ${id}`;
    expect(await returnMail(tx, mail.id)).toBe(true);
    expect(await stateOf(tx, reply)).toEqual({
      state: 'failed',
      reason: '550 5.1.1 …: no such user',
    });
    expect(await statusOf(tx, id)).toBe('new');
    expect(await bounceOf(tx, id)).toEqual([
      { complaint: false, reported: false, reason: '550 5.1.1 …: no such user' },
    ]);
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
    expect(await noteEvent(tx, 're_1', true)).toBe(true);
    expect(await noteEvent(tx, 're_1', true)).toBe(false);
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
    expect(await returnMail(tx, mail.id, '552 5.2.2 Over quota')).toBe(true);
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
    const place = await addressOf(tx, id);
    await receive(tx, mailTo([place], { from: { name: '', address: 'else@example.org' } }));
    await receive(tx, mailTo([place], { automatic: true }));
    await receive(tx, mailTo([place], { proof: 'failed' }));
    expect(await bounceOf(tx, id)).toHaveLength(1);
    await receive(tx, mailTo([place]));
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
    ['one that we never sent', 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'failed'],
    ['only late', '', 'delayed'],
  ] as const)('changes nothing if it is %s', async ([, name, kind], { tx }) => {
    const { id, reply, mail } = await replyToApplicant(tx);
    expect(await receive(tx, bounceReport(name || mail.id, { kind }))).toBe('not assigned');
    expect(await stateOf(tx, reply)).toMatchObject({ state: 'sent' });
    expect(await bounceOf(tx, id)).toEqual([]);
  });
});

describe('a mistyped address', () => {
  const correct = (tx: Tx, id: string, email: string) =>
    callAs(tx, 'admin', 'correct_address', applicationsTable, id, email);

  it('is corrected once: a new link is confirmed, and the first link ends', async ({ tx }) => {
    const id = await submitForm(tx, { email: 'ada@exmaple.com' }, applicationsTable);
    const [first] = await sendAll(tx, 'acknowledgement');
    const readStatus = async (mail: ClaimedMail | undefined) =>
      tx`select reference from read_status(${String(mail?.content['secret'])})`;
    expect(await readStatus(first)).toHaveLength(1);
    await returnMail(tx, first?.id ?? '');
    const stranger = await addressOf(tx, id);
    expect(await correct(tx, id, ' ada@example.com ')).toBe(true);
    expect(await correct(tx, id, 'ada@example.com')).toBe(false);
    const again = await sendAll(tx, 'acknowledgement');
    expect(again).toMatchObject([{ to: 'ada@example.com', id: first?.id }]);
    expect(again[0]?.name).not.toContain(first?.id);
    // who got the first one can neither write into the record nor report the second
    expect(await receive(tx, mailTo([stranger]))).toBe('not assigned');
    expect(await addressOf(tx, id)).not.toBe(stranger);
    expect(await readStatus(first)).toEqual([]);
    expect(await readStatus(again[0])).toHaveLength(1);
    expect(await bounceOf(tx, id)).toEqual([]);
    expect(
      await tx`select actor_id, from_status, to_status from activity_log where action = 'address_corrected'`,
    ).toEqual([
      { actor_id: people.admin.id, from_status: 'ada@exmaple.com', to_status: 'ada@example.com' },
    ]);
    await erase(tx, 'ada@exmaple.com', false);
    expect(await dumpRows(tx)).not.toContain('ada@exmaple.com');
    await erase(tx, 'ada@example.com', false);
    expect(await dumpRows(tx)).not.toContain('ada@example.com');
  });

  it('is corrected to an address that mail can reach', async ({ tx }) => {
    const { id } = await addApplicant(tx);
    await become(tx, 'admin');
    const correcting = (step: Tx) =>
      step`select correct_address(${applicationsTable}, ${id}, 'a,b@example.com')`;
    expect(await tryStep(tx, correcting)).toBe('refused PT400');
  });
});
