import { describe, expect } from 'vitest';
import { freshDatabase } from './database';
import { claim, finish, type ClaimedMail } from './mail';
import { acting, giveRole, people, type Tx } from './personas';
import {
  applicant,
  replyTo,
  send,
  sentReplies,
  stateOf,
  statusOf,
  stop,
  tenMinutesLater,
} from './reply';

const { it } = freshDatabase('explicit');
const batch = '5eed0000-0000-4000-8000-000000000003';

async function fails(tx: Tx) {
  const { mails } = await claim(tx);
  await finish(tx, mails.find(({ kind }) => kind === 'reply') as ClaimedMail, 'failed', {
    reason: '550 no such user',
  });
}

async function asks(tx: Tx, function_name: 'retry_mails' | 'drop_reply', id: string) {
  const [row] = await acting(tx, 'admin', () => tx`select ${tx(function_name)}(${id}) as done`);
  return Boolean(row?.['done']);
}

const unsent = async (tx: Tx) =>
  (await tx`select id from replies where unsent`).map(({ id }) => id as string);

describe('a reply that fails for good', () => {
  it('leaves the record open and tells its owner; sent again, it closes the record', async ({
    tx,
  }) => {
    await giveRole(tx, 'hr', 'hr');
    const { id } = await applicant(tx);
    await tx`update career_applications set owner_id = ${people.hr.id} where id = ${id}`;
    const reply = replyTo(id, { status: 'rejected' });
    await send(tx, [reply]);
    await fails(tx);
    expect(await statusOf(tx, id)).toBe('new');
    expect(await unsent(tx)).toEqual([reply.id]);
    const { mails } = await claim(tx);
    expect(mails).toMatchObject([{ kind: 'unsent', to: people.hr.email }]);
    await finish(tx, mails[0] as ClaimedMail, 'sent');

    expect(await asks(tx, 'retry_mails', reply.id)).toBe(true);
    expect(await unsent(tx)).toEqual([]);
    expect(await sentReplies(tx)).toHaveLength(1);
    expect(await statusOf(tx, id)).toBe('rejected');
  });

  it('tells its author where the record has no owner, and leaves what a colleague has set since', async ({
    tx,
  }) => {
    const { id } = await applicant(tx);
    await send(tx, [replyTo(id, { status: 'rejected' })]);
    await tx`update career_applications set status = 'interviewed' where id = ${id}`;
    await fails(tx);
    expect(await statusOf(tx, id)).toBe('interviewed');
    expect((await claim(tx)).mails).toMatchObject([{ kind: 'unsent', to: people.admin.email }]);
  });

  it('is dropped by one click, and not twice', async ({ tx }) => {
    const { id } = await applicant(tx);
    const reply = replyTo(id);
    await send(tx, [reply]);
    expect(await asks(tx, 'drop_reply', reply.id)).toBe(false);
    await fails(tx);
    expect(await asks(tx, 'drop_reply', reply.id)).toBe(true);
    expect(await asks(tx, 'drop_reply', reply.id)).toBe(false);
    expect(await asks(tx, 'retry_mails', reply.id)).toBe(false);
    expect(await unsent(tx)).toEqual([]);
    expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'dropped' });
  });

  it('of a kind that the role does not include is neither sent again nor dropped', async ({
    tx,
  }) => {
    const { id } = await applicant(tx);
    const reply = replyTo(id);
    await send(tx, [reply]);
    await fails(tx);
    await tx`update admin_users set role = 'sales' where user_id = ${people.admin.id}`;
    expect(await asks(tx, 'drop_reply', reply.id)).toBe(false);
    expect(await asks(tx, 'retry_mails', reply.id)).toBe(false);
    expect(await unsent(tx)).toEqual([reply.id]);
  });
});

it('a reply of a batch that was skipped for another status is sent again, and leaves that status', async ({
  tx,
}) => {
  const { id } = await applicant(tx);
  const reply = replyTo(id, { status: 'rejected' });
  await send(tx, [reply], batch);
  await tx`update career_applications set status = 'interviewed' where id = ${id}`;
  await tenMinutesLater(tx);
  expect(await sentReplies(tx)).toEqual([]);
  expect(await unsent(tx)).toEqual([reply.id]);
  expect(await asks(tx, 'retry_mails', reply.id)).toBe(true);
  expect(await sentReplies(tx)).toHaveLength(1);
  expect(await statusOf(tx, id)).toBe('interviewed');
});

it('a reply that somebody stopped, or that waits for its record to be cleared of spam, needs nobody', async ({
  tx,
}) => {
  const [one, other] = [await applicant(tx), await applicant(tx)];
  await send(tx, [replyTo(one.id), replyTo(other.id)], batch);
  await tx`update career_applications set spam_suspected = true where id = ${one.id}`;
  await stop(tx, batch);
  expect(await unsent(tx)).toEqual([]);
});

it('a reply names the earlier mails of its thread', async ({ tx }) => {
  const { id } = await applicant(tx);
  const first = replyTo(id);
  await send(tx, [first]);
  const [begun] = await sentReplies(tx);
  const [confirmation] = await tx`select id from mails where kind = 'acknowledgement'`;
  expect(begun?.content['thread']).toEqual([confirmation?.['id']]);
  await send(tx, [replyTo(id)]);
  const [followed] = await sentReplies(tx);
  expect(new Set(followed?.content['thread'] as string[])).toEqual(
    new Set([confirmation?.['id'], first.id]),
  );
});
