import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { pdf } from '../support/document-builders';
import { freshDatabase } from './database';
import { claim, finish, type ClaimedMail } from './mail';
import { become, giveRole } from './personas';
import {
  applicant,
  applications,
  call,
  replyTo,
  send,
  sentReplies,
  stateOf,
  statusOf,
  stop,
  tenMinutesLater,
} from './reply';
import { base64 } from './submit';

const { it } = freshDatabase('explicit');

it('a reply waits for twenty seconds, and leaves nothing behind when it is stopped', async ({
  tx,
}) => {
  await tx`update private.mail_settings set reply_wait = default`;
  const { id } = await applicant(tx);
  const reply = replyTo(id, { status: 'reviewed' });
  await send(tx, [reply]);
  expect(await tx`select send_at - now() = '20 seconds' as waits from replies`).toEqual([
    { waits: true },
  ]);
  expect(await sentReplies(tx)).toEqual([]);
  expect(await stop(tx, reply.id)).toEqual({ stopped: 1, missed: 0 });
  expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'stopped' });
  expect(await statusOf(tx, id)).toBe('new');
  await tenMinutesLater(tx);
  expect(await sentReplies(tx)).toEqual([]);
});

it('a reply is not stopped once a mailer has taken it', async ({ tx }) => {
  const { id } = await applicant(tx);
  const reply = replyTo(id, { status: 'reviewed' });
  await send(tx, [reply]);
  const [leaving] = (await claim(tx)).mails;
  expect(await stop(tx, reply.id)).toEqual({ stopped: 0, missed: 1 });
  expect(await finish(tx, leaving as ClaimedMail, 'sent')).toBe(true);
  expect(await stop(tx, reply.id)).toEqual({ stopped: 0, missed: 1 });
  expect(await statusOf(tx, id)).toBe('reviewed');
});

it('a stopped reply leaves its files to whoever stopped it, for a day', async ({ tx }) => {
  const { id } = await applicant(tx);
  const file = randomUUID();
  await become(tx, 'admin');
  await tx`select store_reply_file(${file}, ${applications}, ${id}, 'Offer.pdf', ${base64(pdf())})`;
  const reply = replyTo(id, { files: [file] });
  await send(tx, [reply]);
  await tx`update record_files set created_at = now() - interval '6 days' where id = ${file}`;
  await giveRole(tx, 'hr', 'hr');
  await become(tx, 'hr');
  await tx`select stop_replies(${reply.id})`;
  expect(
    await tx`select created_at = now() as fresh from record_files where reply_id is null and id = ${file}`,
  ).toEqual([{ fresh: true }]);
  expect(await call(tx, [replyTo(id, { files: [file], known: 1 })], null)).toMatchObject([
    { outcome: 'queued' },
  ]);
});
