import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { claimOne, finish, sendAll } from './mail';
import { addReply, makeRepliesDue, sendReplies, stateOf, statusOf, stopBatch } from './reply';
import { callAs, giveRole, people, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');
const batch = '5eed0000-0000-4000-8000-000000000003';

/** Claims the reply, which the mail server refuses for good. */
async function failReply(tx: Tx) {
  await finish(tx, await claimOne(tx, 'reply'), 'failed', { reason: '550 no such user' });
}

/** Calls a function about a reply as the admin; returns whether it had an effect. */
const callOn = async (tx: Tx, name: 'retry_mails' | 'drop_reply', replyId: string) =>
  Boolean(await callAs(tx, 'admin', name, replyId));

const unsentIds = async (tx: Tx) =>
  (await tx`select id from messages_list where unsent`).map(({ id }) => id as string);

describe('a reply that fails for good', () => {
  it('leaves the record open and tells its owner; resent, it closes the record', async ({ tx }) => {
    await giveRole(tx, 'hr', 'hr');
    const { id, reply } = await addReply(tx, { status: 'rejected' });
    await tx`update career_applications set owner_id = ${people.hr.id} where id = ${id}`;
    await failReply(tx);
    expect(await stateOf(tx, reply)).toEqual({ state: 'failed', reason: '550 no such user' });
    expect(await statusOf(tx, id)).toBe('new');
    expect(await unsentIds(tx)).toEqual([reply.id]);
    expect(await sendAll(tx)).toMatchObject([{ kind: 'unsent', to: people.hr.email }]);

    expect(await callOn(tx, 'retry_mails', reply.id)).toBe(true);
    expect(await unsentIds(tx)).toEqual([]);
    expect(await sendReplies(tx)).toHaveLength(1);
    expect(await statusOf(tx, id)).toBe('rejected');
  });

  it('tells its author if nobody owns the record, and keeps what was set since', async ({ tx }) => {
    const { id } = await addReply(tx, { status: 'rejected' });
    await tx`update career_applications set status = 'interviewed' where id = ${id}`;
    await failReply(tx);
    expect(await statusOf(tx, id)).toBe('interviewed');
    expect(await sendAll(tx)).toMatchObject([{ kind: 'unsent', to: people.admin.email }]);
  });

  it('is dropped by one click, and not twice', async ({ tx }) => {
    const { reply } = await addReply(tx);
    expect(await callOn(tx, 'drop_reply', reply.id)).toBe(false);
    await failReply(tx);
    expect(await callOn(tx, 'drop_reply', reply.id)).toBe(true);
    expect(await callOn(tx, 'drop_reply', reply.id)).toBe(false);
    expect(await callOn(tx, 'retry_mails', reply.id)).toBe(false);
    expect(await unsentIds(tx)).toEqual([]);
    expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'dropped' });
  });

  it('of a kind that the role does not include is neither resent nor dropped', async ({ tx }) => {
    const { reply } = await addReply(tx);
    await failReply(tx);
    await tx`update admin_users set role = 'sales' where user_id = ${people.admin.id}`;
    expect(await callOn(tx, 'drop_reply', reply.id)).toBe(false);
    expect(await callOn(tx, 'retry_mails', reply.id)).toBe(false);
    expect(await unsentIds(tx)).toEqual([reply.id]);
  });
});

it('a skipped reply of a batch is sent again, and leaves the other status', async ({ tx }) => {
  const { id, reply } = await addReply(tx, { status: 'rejected' }, batch);
  await tx`update career_applications set status = 'interviewed' where id = ${id}`;
  await makeRepliesDue(tx);
  expect(await sendReplies(tx)).toEqual([]);
  expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'status changed' });
  expect(await unsentIds(tx)).toEqual([reply.id]);
  expect(await callOn(tx, 'retry_mails', reply.id)).toBe(true);
  expect(await sendReplies(tx)).toHaveLength(1);
  expect(await statusOf(tx, id)).toBe('interviewed');
});

it('a reply waits for twenty seconds and leaves nothing behind when stopped', async ({ tx }) => {
  await tx`update private.mail_settings set reply_wait = default`;
  const { id, reply } = await addReply(tx, { status: 'reviewed' });
  const [{ wait } = {}] = await tx`select (send_at - now())::text as wait from messages_list`;
  expect(wait).toBe('00:00:20');
  expect(await sendReplies(tx)).toEqual([]);
  expect(await stopBatch(tx, reply.id)).toEqual({ stopped: 1, missed: 0 });
  expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'stopped' });
  expect(await statusOf(tx, id)).toBe('new');
  await makeRepliesDue(tx);
  expect(await sendReplies(tx)).toEqual([]);
});
