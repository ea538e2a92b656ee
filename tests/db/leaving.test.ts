import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { claim, finish, sendAll, submitForm } from './mail';
import { callSend, makeRepliesDue, replyTo, sendReplies, stateOf } from './reply';
import { quotes } from './tables';
import { actAs, become, callAs, giveRole, people, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

type Change = (tx: Tx) => Promise<unknown>;
const salesId = people.sales.id;

/** What takes quote requests from the colleague. */
const changes: [name: string, change: Change][] = [
  ['is removed', (tx) => callAs(tx, 'admin', 'remove_colleague', salesId)],
  ['gets another role', (tx) => callAs(tx, 'admin', 'set_role', salesId, 'hr')],
];

it.beforeEach(({ tx }) => giveRole(tx, 'sales', 'sales'));

/** Adds a reply of the colleague in sales that waits to be sent. */
async function addWaitingReply(tx: Tx) {
  const reply = replyTo(await submitForm(tx), { status: 'contacted', to_author: true });
  await sendAll(tx);
  await actAs(tx, 'sales', () => callSend(tx, [reply], randomUUID(), quotes.name));
  await makeRepliesDue(tx);
  return reply;
}

/** Sends the alerts of a new quote request; returns to whom. */
async function alertedAddresses(tx: Tx) {
  await submitForm(tx);
  return (await sendAll(tx, 'alert')).map(({ to }) => to).toSorted();
}

describe.each(changes)('when a colleague %s', (_, change) => {
  it('a waiting reply leaves only once a colleague sends it again', async ({ tx }) => {
    const reply = await addWaitingReply(tx);
    await change(tx);
    expect(await sendReplies(tx)).toEqual([]);
    expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'author left' });
    const statuses = await tx`select status from quote_requests where id = ${reply.record_id}`;
    expect(statuses).toEqual([{ status: 'new' }]);

    expect(await callAs(tx, 'admin', 'retry_mails', reply.id)).toBe(1);
    const [sent] = await sendReplies(tx);
    expect(sent?.content).toMatchObject({ replyTo: people.admin.email });
  });

  it('their address as a shared mailbox gets no more alerts, however spelt', async ({ tx }) => {
    const ownAddress = 'Sales+leads@people.example.com';
    await tx`insert into mail_recipients ${tx([
      { shared_address: ownAddress },
      { shared_address: 'office@people.example.com' },
    ])}`;
    await change(tx);
    expect(await alertedAddresses(tx)).toEqual([people.admin.email, 'office@people.example.com']);
  });

  it('their mailbox outside the team’s domains ends, the company’s stays', async ({ tx }) => {
    await tx`update admin_users set role = 'admin' where user_id = ${salesId}`;
    for (const [persona, shared_address] of [
      ['sales', 'leads@brand.example'],
      ['sales', 'office@people.example.com'],
      ['admin', 'agency@partner.example'],
    ] as const)
      await actAs(tx, persona, () => tx`insert into mail_recipients ${tx({ shared_address })}`);
    await change(tx);
    expect(await alertedAddresses(tx)).toEqual([
      people.admin.email,
      'agency@partner.example',
      'office@people.example.com',
    ]);
  });
});

it('a role that includes more takes away neither a record nor a reply', async ({ tx }) => {
  await tx`update quote_requests set owner_id = ${salesId}`;
  const reply = await addWaitingReply(tx);
  await callAs(tx, 'admin', 'set_role', salesId, 'admin');
  expect(await tx`select owner_id from quote_requests where owner_id is not null`).toHaveLength(1);
  expect(await sendReplies(tx)).toMatchObject([{ id: reply.id }]);
});

it('a waiting alert is not sent once the role no longer includes the kind', async ({ tx }) => {
  await submitForm(tx);
  const alert = (await claim(tx)).mails.find(({ to }) => to === people.sales.email);
  if (!alert) throw new Error('no alert');
  await finish(tx, alert, 'retry', { retrySeconds: 1 });
  await tx`update admin_users set role = 'hr' where user_id = ${salesId}`;
  await tx`update mails set due_at = now()`;
  expect((await claim(tx)).mails.map(({ to }) => to)).not.toContain(people.sales.email);
  const [row] = await tx`select state, reason from mails where id = ${alert.id}`;
  expect(row).toEqual({ state: 'skipped', reason: 'role' });
});

it('staff other than admins retry emails of their kinds and set only their own', async ({ tx }) => {
  await tx`insert into mails ${tx([
    { key: 'a', kind: 'alert', table_name: 'quote_requests', state: 'failed' },
    { key: 'b', kind: 'alert', table_name: 'career_applications', state: 'failed' },
  ])}`;
  await become(tx, 'sales');
  expect(await tx`select failed from mail_state()`).toEqual([{ failed: '1' }]);
  expect(await tx`select retry_mails() as retried`).toEqual([{ retried: 1 }]);
  // without a condition, which would ask the policy of reading, too
  expect((await tx`update mail_recipients set mode = 'off'`).count).toBe(1);
});
