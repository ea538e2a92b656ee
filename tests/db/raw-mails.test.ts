import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { asMailer, confirmed } from './mail';
import { callAs, people, type Tx } from './personas';
import { addressOf, mailsOf, receive, received } from './received';

const { it } = sharedDatabase('explicit');

const keep = (tx: Tx, key: string, content = 'raw') =>
  asMailer(tx, () => tx`select keep_raw_mail(${key}, ${btoa(content)})`);
const file = { file_name: 'a.csv', content: btoa('a') };

async function kept(tx: Tx, more: object = {}) {
  const { id } = await confirmed(tx, { email: 'ada@example.com' });
  const mail = received([await addressOf(tx, id)], { files: [file], automatic: true, ...more });
  await receive(tx, mail);
  await keep(tx, mail.key);
  const [row] = await mailsOf(tx, id);
  return { id, mail, message: row?.['id'] as string };
}
const ids = (tx: Tx) => tx`select message_id from private.raw_mails order by created_at`;

it('an administrator fetches a raw mail, which the history says', async ({ tx }) => {
  const { id, message } = await kept(tx);
  expect(await callAs(tx, 'admin', 'read_raw_mail', message)).toEqual({
    id: message,
    base64: btoa('raw'),
  });
  const logged =
    await tx`select actor_id, record_id from activity_log where action = 'file_downloaded'`;
  expect(logged).toEqual([{ actor_id: people.admin.id, record_id: id }]);
});

it('raw mails of records are kept before those that belong to none, however new', async ({
  tx,
}) => {
  await tx`update private.storage_limits set total = 32`;
  const { message } = await kept(tx);
  const strays = [received([]), received([])];
  for (const stray of strays) {
    await receive(tx, stray);
    await keep(tx, stray.key);
  }
  expect(await ids(tx)).toHaveLength(2);
  const next = await kept(tx);
  const left = (await ids(tx)).map(({ message_id }) => String(message_id));
  expect(left.toSorted()).toEqual([message, next.message].toSorted());
});

it('raw mails make room for newer ones, and end with their message or after 14 days', async ({
  tx,
}) => {
  const [one, two] = [await kept(tx), await kept(tx)];
  await tx`update private.raw_mails set created_at = now() - interval '15 days' where message_id = ${one.message}`;
  await tx`select private.purge_expired(false)`;
  expect(await ids(tx)).toEqual([{ message_id: two.message }]);
  await keep(tx, one.mail.key);
  await tx`update private.storage_limits set total = 32`;
  await tx`update private.raw_mails set created_at = now() - interval '1 day' where message_id = ${two.message}`;
  const three = await kept(tx);
  await keep(tx, three.mail.key, 'larger than all');
  const left = (await ids(tx)).map(({ message_id }) => String(message_id));
  expect(left.toSorted()).toEqual([one.message, three.message].toSorted());
  await tx`delete from private.records`;
  expect(await ids(tx)).toEqual([]);
});
