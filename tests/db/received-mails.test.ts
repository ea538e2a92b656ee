import { describe, expect } from 'vitest';
import { referenceOf } from '@/lib/reference';
import { sharedDatabase } from './database';
import { dumpRows, erase } from './erase';
import { addConfirmed, asMailer, claimOne, finish, sendAll } from './mail';
import { addressOf, mailsOf, mailTo, receive, waitingSince } from './received';
import { queueReply } from './reply';
import { quotes } from './tables';
import { actAs, callAs, giveRole, people, readValue, type Persona, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

/** Adds a quote request whose confirmation was sent; `address` is where its sender answers. */
async function addQuote(tx: Tx, row: object = {}) {
  const confirmed = await addConfirmed(tx, { email: 'ada@example.com', ...row });
  return { ...confirmed, address: await addressOf(tx, confirmed.id) };
}
const sendAnswerMails = async (tx: Tx) => (await sendAll(tx, 'answer')).map(({ to }) => to);

describe('an answer', () => {
  it('is stored with its record, which waits for us, and its owner is mailed', async ({ tx }) => {
    await giveRole(tx, 'sales', 'sales');
    const { id, address, content } = await addQuote(tx);
    expect(address).toBe(`r.${String(content?.['replyToken'])}@reply.example.com`);
    await tx`update quote_requests set owner_id = ${people.sales.id} where id = ${id}`;
    expect(await receive(tx, mailTo([address]))).toBe('stored');
    const [mail] = await mailsOf(tx, id);
    expect(mail).toMatchObject({ new_text: 'Yes.', other_sender: false, done_at: null });
    expect(await waitingSince(tx, id)).toEqual(mail?.['received_at']);
    expect(await sendAnswerMails(tx)).toEqual([people.sales.email]);
  });

  it('is in the mail about it, for those who chose so', async ({ tx }) => {
    await giveRole(tx, 'sales', 'sales');
    const { address } = await addQuote(tx);
    const { count } = await actAs(
      tx,
      'sales',
      () => tx`update mail_recipients set with_text = true`,
    );
    expect(count).toBe(1);
    await receive(tx, mailTo([address]));
    const mails = (await sendAll(tx, 'answer')).map(({ to, content }) => [to, content['text']]);
    expect(mails).toHaveLength(2);
    expect(mails).toContainEqual([people.sales.email, 'Yes.']);
    expect(mails).toContainEqual([people.admin.email, undefined]);
  });

  it('to a record that nobody owns is mailed to all who get its kind', async ({ tx }) => {
    await giveRole(tx, 'sales', 'sales');
    await giveRole(tx, 'hr', 'hr');
    const { address } = await addQuote(tx);
    await receive(tx, mailTo([address]));
    expect((await sendAnswerMails(tx)).toSorted()).toEqual(
      [people.admin.email, people.sales.email].toSorted(),
    );
  });

  it('is stored once, however often it arrives; two in one second are two', async ({ tx }) => {
    const { id, address } = await addQuote(tx);
    const mail = mailTo([address]);
    expect(await receive(tx, mail)).toBe('stored');
    expect(await receive(tx, mail)).toBe('known');
    expect(await receive(tx, mailTo([address]))).toBe('stored');
    expect(await mailsOf(tx, id)).toHaveLength(2);
    // one mail says that there are answers
    expect(await sendAnswerMails(tx)).toEqual([people.admin.email]);
  });

  it('is found by an address in Cc, and names another sender', async ({ tx }) => {
    const { id, address } = await addQuote(tx);
    const boss = { name: 'Boss', address: 'boss@example.org' };
    const ada = { name: '', address: 'Ada+work@Example.com' };
    await receive(tx, mailTo(['sales@example.com', address], { from: boss }));
    await receive(tx, mailTo([address], { from: ada }));
    expect(await mailsOf(tx, id)).toMatchObject([{ other_sender: true }, { other_sender: false }]);
  });

  it('that a program wrote is kept, and nothing else changes', async ({ tx }) => {
    const { id, address } = await addQuote(tx);
    await receive(tx, mailTo([address], { automatic: true }));
    expect(await mailsOf(tx, id)).toMatchObject([{ automatic: true }]);
    expect(await waitingSince(tx, id)).toBeNull();
    expect(await sendAll(tx)).toEqual([]);
  });
});

it('a mail from no address is stored, and an admin gives it to a record', async ({ tx }) => {
  const { id, address } = await addQuote(tx);
  const from = { name: 'MAILER-DAEMON', address: '' };
  expect(await receive(tx, mailTo([address], { from }))).toBe('stored');
  await receive(tx, mailTo([], { from }));
  const mail = (await mailsOf(tx, null))[0]?.['id'] as string;
  await callAs(tx, 'admin', 'assign_received_mail', mail, id.slice(0, 8));
  expect(await mailsOf(tx, id)).toMatchObject([{ other_sender: true }, { other_sender: true }]);
});

it('one sender has a fifth of an hour’s mails, those to no record a third', async ({ tx }) => {
  await tx`update private.mail_settings set received_an_hour = 6`;
  const admit = (recipient: string) =>
    asMailer(tx, () => readValue<string>(tx`select admit_mail(array[${recipient}])`));
  const unknownAddress = 'r.00000000000000000000000000000000@reply.example.com';
  expect([
    await admit(unknownAddress),
    await admit(unknownAddress),
    await admit(unknownAddress),
  ]).toEqual(['unknown', 'unknown', 'later']);
  const { address } = await addQuote(tx);
  const { address: secondAddress } = await addQuote(tx, { email: 'ada+2@example.com' });
  expect([await admit(address), await admit(secondAddress)]).toEqual(['known', 'later']);
  for (let sender = 1; sender <= 6; sender++) {
    const { address: other } = await addQuote(tx, { email: `other${sender}@example.com` });
    expect(await admit(other)).toBe(sender < 6 ? 'known' : 'later');
  }
});

it('long texts of one sender, or of no record, are cut beyond a day’s share', async ({ tx }) => {
  const { id, address } = await addQuote(tx);
  await tx`update private.storage_limits set total = 5000 * 500`;
  const longTexts = { text: 'y'.repeat(4000), newText: 'y'.repeat(4000) };
  /** Of each mail the length of its text, and how many parts were left out. */
  const lengths = async (recordId: string | null) =>
    (await mailsOf(tx, recordId)).map(({ body, left_out }) => [
      String(body).length,
      (left_out as unknown[]).length,
    ]);
  for (const recipients of [[address], [], [address], []])
    await receive(tx, mailTo(recipients, longTexts));
  expect(await lengths(id)).toEqual([
    [4000, 0],
    [1000, 1],
  ]);
  expect(await lengths(null)).toEqual(await lengths(id));
});

describe('a new answer is done', () => {
  it('when staff reply, and new again when that reply fails', async ({ tx }) => {
    const { id, address } = await addQuote(tx);
    await receive(tx, mailTo([address]));
    await tx`update messages set created_at = now() - interval '1 minute'`;
    const reply = await queueReply(tx, quotes.name, id, { known_mails: 1 });
    expect(await mailsOf(tx, id)).toMatchObject([{ open: false, done_at: null }]);
    expect(await waitingSince(tx, id)).toBeNull();
    const mail = await claimOne(tx, 'reply');
    const ids = [expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^<\d+@/)];
    expect(mail.content['thread']).toEqual(expect.arrayContaining(ids));
    await finish(tx, mail, 'failed', { reason: '550 no' });
    expect(await waitingSince(tx, id)).not.toBeNull();
    await callAs(tx, 'admin', 'retry_mails', reply.id);
    expect(await waitingSince(tx, id)).toBeNull();
  });

  it('when staff say that it needs no reply, with the earlier ones alone', async ({ tx }) => {
    const { id, address } = await addQuote(tx);
    await receive(tx, mailTo([address]));
    await receive(tx, mailTo([address]));
    const [first, second] = await mailsOf(tx, id);
    await giveRole(tx, 'hr', 'hr');
    const settle = (persona: Persona, mail: Record<string, unknown> | undefined) =>
      callAs(tx, persona, 'settle_answers', String(mail?.['id']));
    expect(await settle('hr', second)).toBe(false);
    expect(await settle('admin', first)).toBe(true);
    expect(await waitingSince(tx, id)).not.toBeNull();
    expect([await settle('admin', second), await settle('admin', second)]).toEqual([true, false]);
    expect(await waitingSince(tx, id)).toBeNull();
  });

  it('not by a reply whose author has not seen it', async ({ tx }) => {
    const { id, address } = await addQuote(tx);
    await receive(tx, mailTo([address]));
    const { outcome } = await queueReply(tx, quotes.name, id, { known_mails: 0 });
    expect(outcome).toBe('new answer');
    expect(await waitingSince(tx, id)).not.toBeNull();
  });
});

describe('an email to an unknown address', () => {
  it('is given by an admin to a record by its reference', async ({ tx }) => {
    await giveRole(tx, 'sales', 'sales');
    const { id } = await addQuote(tx);
    const files = [{ file_name: 'offer.pdf', content: btoa('%PDF-1.7') }];
    const stray = mailTo(['r.00000000000000000000000000000000@reply.example.com'], { files });
    expect(await receive(tx, stray)).toBe('not assigned');
    const mail = (await mailsOf(tx, null))[0]?.['id'] as string;
    expect(await callAs(tx, 'admin', 'assign_received_mail', mail, referenceOf(id))).toEqual({
      table_name: 'quote_requests',
      record_id: id,
    });
    expect(await mailsOf(tx, id)).toMatchObject([{ other_sender: false }]);
    expect(await tx`select file_name from record_files where record_id = ${id}`).toHaveLength(1);
    expect(await waitingSince(tx, id)).not.toBeNull();
    expect((await sendAnswerMails(tx)).toSorted()).toEqual(
      [people.admin.email, people.sales.email].toSorted(),
    );
  });

  it('is deleted by an admin, or after 30 days', async ({ tx }) => {
    await receive(tx, mailTo([]));
    await receive(tx, mailTo([]));
    await tx`update messages set created_at = now() - interval '31 days' where id = (
      select id from messages limit 1)`;
    await tx`select private.purge_expired()`;
    expect(await mailsOf(tx, null)).toHaveLength(1);
    const deleted = await actAs(tx, 'admin', () => tx`delete from messages returning id`);
    expect(deleted).toHaveLength(1);
    const logged =
      await tx`select actor_id, summary from activity_log where action = 'mail_deleted'`;
    expect(logged).toEqual([{ actor_id: people.admin.id, summary: 'ada@example.com' }]);
  });

  it('leaves nothing of a sender whose record was erased since', async ({ tx }) => {
    const { id, address } = await addQuote(tx, { email: 'erased@example.com' });
    const from = { name: '', address: 'erased@example.com' };
    await receive(tx, mailTo([address], { from }));
    await erase(tx, 'erased@example.com', false);
    expect(await mailsOf(tx, id)).toEqual([]);
    expect(await dumpRows(tx)).not.toContain('erased@example.com');
    expect(await receive(tx, mailTo([address], { from }))).toBe('not assigned');
    await erase(tx, 'erased@example.com', false);
    expect(await dumpRows(tx)).not.toContain('erased@example.com');
  });
});
