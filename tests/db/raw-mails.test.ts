import { expect } from 'vitest';
import { rawMailDays } from '@/content/facts/retention';
import { sharedDatabase } from './database';
import { dumpRows, erase } from './erase';
import { addConfirmed, asMailer, sendAll } from './mail';
import { addressOf, mailsOf, mailTo, receive } from './received';
import { callAs, people, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const keepRawMail = (tx: Tx, key: string, content = 'raw') =>
  asMailer(tx, () => tx`select keep_raw_mail(${key}, ${btoa(content)})`);
const file = { file_name: 'a.csv', content: btoa('a') };

/** Receives a mail with a file, and keeps it raw; `messageId` is of the message that it became. */
async function addRawMail(tx: Tx, more: object = {}) {
  const { id } = await addConfirmed(tx, { email: 'ada@example.com' });
  const mail = mailTo([await addressOf(tx, id)], { files: [file], automatic: true, ...more });
  await receive(tx, mail);
  await keepRawMail(tx, mail.key);
  const [row] = await mailsOf(tx, id);
  return { id, mail, messageId: row?.['id'] as string };
}
/** Stores what is read of a raw mail now, or null if that cannot be read. */
const replaceMail = (tx: Tx, messageId: string, mail: object | null) =>
  asMailer(tx, () => tx`select replace_mail(${messageId}, ${JSON.stringify(mail)}::text::jsonb)`);
/** The messages whose raw mails are kept. */
const readKept = (tx: Tx) => tx`select message_id from private.raw_mails order by created_at`;

it('an administrator fetches a raw mail, which the history says', async ({ tx }) => {
  const { id, messageId } = await addRawMail(tx);
  expect(await callAs(tx, 'admin', 'read_raw_mail', messageId)).toEqual({
    id: messageId,
    base64: btoa('raw'),
  });
  const logged =
    await tx`select actor_id, record_id from activity_log where action = 'file_downloaded'`;
  expect(logged).toEqual([{ actor_id: people.admin.id, record_id: id }]);
});

it('a mail read again takes the new text, keeps its files and tells nobody', async ({ tx }) => {
  const { id, mail, messageId } = await addRawMail(tx);
  expect(await callAs(tx, 'admin', 'ask_reread', messageId)).toBe(true);
  const [requested] = await asMailer(tx, () => tx`select read_raw_mail() ->> 'id' as id`);
  expect(requested).toEqual({ id: messageId });
  const secondFile = { file_name: 'b.csv', content: btoa('b') };
  const rereadMail = {
    ...mail,
    newText: 'Yes, really.',
    automatic: false,
    files: [file, secondFile],
  };
  await replaceMail(tx, messageId, rereadMail);
  expect(await mailsOf(tx, id)).toMatchObject([{ new_text: 'Yes, really.', open: true }]);
  const files = await tx`select file_name from record_files where record_id = ${id} order by 1`;
  expect(files).toEqual([{ file_name: 'a.csv' }, { file_name: 'b.csv' }]);
  expect(await sendAll(tx)).toEqual([]);
  await replaceMail(tx, messageId, null);
  expect(await mailsOf(tx, id)).toMatchObject([{ new_text: 'Yes, really.' }]);
  expect(await asMailer(tx, () => tx`select read_raw_mail() as id`)).toEqual([{ id: null }]);
});

it('a mail read again after an erasure brings back no word of the person', async ({ tx }) => {
  const { id, mail, messageId } = await addRawMail(tx, { from: { name: '', address: '' } });
  await callAs(tx, 'admin', 'ask_reread', messageId);
  await erase(tx, 'eve@example.com', false);
  const from = { name: '', address: 'eve@example.com' };
  await replaceMail(tx, messageId, { ...mail, from, newText: 'It is Eve.' });
  expect(await mailsOf(tx, id)).toMatchObject([{ new_text: 'Yes.', reply_to: null }]);
  expect(await dumpRows(tx)).not.toMatch(/eve@|Eve/);
  expect(await readKept(tx)).toEqual([]);
});

it(`raw mails end after ${rawMailDays} days, for newer ones, or with their message`, async ({
  tx,
}) => {
  const [oldest, older] = [await addRawMail(tx), await addRawMail(tx)];
  await tx`update private.raw_mails set created_at = now() - make_interval(days => ${rawMailDays + 1}) where message_id = ${oldest.messageId}`;
  await tx`select private.purge_expired()`;
  expect(await readKept(tx)).toEqual([{ message_id: older.messageId }]);
  await keepRawMail(tx, oldest.mail.key);
  await tx`update private.storage_limits set total = 32`;
  await tx`update private.raw_mails set created_at = now() - interval '1 day' where message_id = ${older.messageId}`;
  const newest = await addRawMail(tx);
  await keepRawMail(tx, newest.mail.key, 'larger than all');
  const leftIds = (await readKept(tx)).map(({ message_id }) => String(message_id));
  expect(leftIds.toSorted()).toEqual([oldest.messageId, newest.messageId].toSorted());
  await tx`delete from private.records`;
  expect(await readKept(tx)).toEqual([]);
});
