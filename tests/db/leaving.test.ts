import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { claimOne, finish, sendAll, visitorSends } from './mail';
import { acting, callAs, giveRole, people, type Tx } from './personas';
import { call, replyTo, sentReplies, stateOf, tenMinutesLater } from './reply';

const { it } = sharedDatabase('explicit');
const quotes = 'quote_requests';

type Change = (tx: Tx) => Promise<unknown>;
const sales = people.sales.id;

/** What takes quote requests from the colleague. */
const changes: [name: string, change: Change][] = [
  ['is removed', (tx) => callAs(tx, 'admin', 'remove_colleague', sales)],
  ['gets another role', (tx) => callAs(tx, 'admin', 'set_role', sales, 'hr')],
];

it.beforeEach(({ tx }) => giveRole(tx, 'sales', 'sales'));

/** A reply of the colleague in sales that waits to be sent. */
async function waitingReply(tx: Tx, batch: string | null = randomUUID()) {
  const reply = replyTo(await visitorSends(tx), { status: 'contacted', to_author: true });
  await sendAll(tx);
  await acting(tx, 'sales', () => call(tx, [reply], batch, quotes));
  await tenMinutesLater(tx);
  return reply;
}

describe.each(changes)('when a colleague %s', (_, change) => {
  it.for([
    ['of a batch', randomUUID()],
    ['to one person', null],
  ] as const)(
    'a waiting reply %s leaves only once a colleague sends it again',
    async ([, batch], { tx }) => {
      const reply = await waitingReply(tx, batch);
      await change(tx);
      expect(await sentReplies(tx)).toEqual([]);
      expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'author left' });
      const statuses = await tx`select status from quote_requests where id = ${reply.record_id}`;
      expect(statuses).toEqual([{ status: 'new' }]);

      expect(await callAs(tx, 'admin', 'retry_mails', reply.id)).toBe(1);
      const [sent] = await sentReplies(tx);
      expect(sent?.content).toMatchObject({ replyTo: people.admin.email });
    },
  );

  it('a reply that a mailer holds at that moment is not tried again', async ({ tx }) => {
    const reply = await waitingReply(tx);
    const held = await claimOne(tx, 'reply');
    await change(tx);
    await finish(tx, held, 'retry', { retrySeconds: 1 });
    await tenMinutesLater(tx);
    expect(await sentReplies(tx)).toEqual([]);
    expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'author left' });
  });

  it('their address gets no more of it as a shared mailbox, however it is spelt', async ({
    tx,
  }) => {
    const own = 'Sales+leads@people.example.com';
    await tx`insert into mail_recipients ${tx([
      { shared_address: own },
      { shared_address: 'office@people.example.com' },
    ])}`;
    await change(tx);
    await visitorSends(tx);
    const told = (await sendAll(tx, 'alert')).map(({ to }) => to);
    expect(told.toSorted()).toEqual([people.admin.email, 'office@people.example.com']);
  });

  it('a mailbox that they added outside the team’s domains ends, and a company’s stays', async ({
    tx,
  }) => {
    await tx`update admin_users set role = 'admin' where user_id = ${sales}`;
    const outside = 'leads@brand.example';
    for (const shared_address of [outside, 'office@people.example.com'])
      await acting(tx, 'sales', () => tx`insert into mail_recipients ${tx({ shared_address })}`);
    await acting(
      tx,
      'admin',
      () => tx`insert into mail_recipients ${tx({ shared_address: 'agency@partner.example' })}`,
    );
    await change(tx);
    await visitorSends(tx);
    const told = (await sendAll(tx, 'alert')).map(({ to }) => to);
    expect(told.toSorted()).toEqual([
      people.admin.email,
      'agency@partner.example',
      'office@people.example.com',
    ]);
  });
});

it('a role that includes more takes nothing away', async ({ tx }) => {
  await tx`update quote_requests set owner_id = ${sales}`;
  await tx`insert into mail_recipients ${tx({ shared_address: people.sales.email })}`;
  const reply = await waitingReply(tx);
  await callAs(tx, 'admin', 'set_role', sales, 'admin');
  expect(await tx`select owner_id from quote_requests where owner_id is not null`).toHaveLength(1);
  expect(await sentReplies(tx)).toMatchObject([{ id: reply.id }]);
});
