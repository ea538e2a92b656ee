import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from './database';
import { claim, finish, sendAll, visitorSends, type ClaimedMail } from './mail';
import { as, become, giveRole, outcome, people, type SignedIn, type Tx } from './personas';
import { call, replyTo, sentReplies, stateOf, tenMinutesLater } from './reply';

const database = freshDatabase('explicit');
const sql = <T>(run: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', run);
const quotes = 'quote_requests';

type Change = (tx: Tx, successor?: SignedIn) => Promise<unknown>;
const idOf = (persona?: SignedIn) => (persona ? people[persona].id : null);

/** What takes quote requests from the colleague. */
const changes: [name: string, change: Change, role: string | null][] = [
  [
    'is removed',
    (tx, successor) => tx`select remove_colleague(${people.sales.id}, ${idOf(successor)})`,
    null,
  ],
  [
    'gets another role',
    (tx, successor) => tx`select set_role(${people.sales.id}, 'hr', ${idOf(successor)})`,
    'hr',
  ],
];

async function asAdmin(tx: Tx, change: Change, successor?: SignedIn) {
  await become(tx, 'admin');
  await change(tx, successor);
  await become(tx, 'owner');
}

/** What an admin is shown before the change. */
async function whatEnds(tx: Tx, role: string | null) {
  await become(tx, 'admin');
  const [row] = await tx`select * from what_ends(${people.sales.id}, ${role})`;
  await become(tx, 'owner');
  return row;
}

/** A reply of the colleague in sales that waits to be sent. */
async function waitingReply(tx: Tx, batch: string | null = randomUUID()) {
  const reply = replyTo(await visitorSends(tx), { status: 'contacted', to_author: true });
  await sendAll(tx);
  await become(tx, 'sales');
  await call(tx, [reply], batch, quotes);
  await become(tx, 'owner');
  await tenMinutesLater(tx);
  return reply;
}

describe.each(changes)('when a colleague %s', (_, change, role) => {
  it.each([
    ['of a batch', randomUUID()],
    ['to one person', null],
  ])(
    'a waiting reply %s is counted, and leaves only once a colleague sends it again',
    (_kind, batch) =>
      sql(async (tx) => {
        await giveRole(tx, 'sales', 'sales');
        const reply = await waitingReply(tx, batch);
        expect(await whatEnds(tx, role)).toMatchObject({ replies: 1 });
        await asAdmin(tx, change);
        expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'author left' });
        expect(await sentReplies(tx)).toEqual([]);
        const statuses = await tx`select status from quote_requests where id = ${reply.record_id}`;
        expect(statuses).toEqual([{ status: 'new' }]);

        await become(tx, 'admin');
        expect(await tx`select retry_mails(${reply.id}) as again`).toEqual([{ again: 1 }]);
        await become(tx, 'owner');
        const [sent] = await sentReplies(tx);
        expect(sent?.content).toMatchObject({ replyTo: people.admin.email });
      }),
  );

  it('a reply that a mailer holds at that moment is not tried again', () =>
    sql(async (tx) => {
      await giveRole(tx, 'sales', 'sales');
      const reply = await waitingReply(tx);
      const [held] = (await claim(tx)).mails;
      await asAdmin(tx, change);
      await finish(tx, held as ClaimedMail, 'retry', { retrySeconds: 1 });
      await tenMinutesLater(tx);
      expect(await sentReplies(tx)).toEqual([]);
      expect(await stateOf(tx, reply)).toEqual({ state: 'skipped', reason: 'author left' });

      await become(tx, 'admin');
      await tx`select retry_mails(${reply.id})`;
      await become(tx, 'owner');
      const [sent] = await sentReplies(tx);
      expect(sent?.content).toMatchObject({ replyTo: people.admin.email });
    }));

  it('their records are counted and go to the successor', () =>
    sql(async (tx) => {
      await giveRole(tx, 'sales', 'sales');
      await giveRole(tx, 'stranger', 'sales');
      await tx`update quote_requests set owner_id = ${people.sales.id}`;
      expect(await whatEnds(tx, role)).toMatchObject({ records: 1 });
      await asAdmin(tx, change, 'stranger');
      expect(await tx`select owner_id from quote_requests`).toEqual([
        { owner_id: people.stranger.id },
      ]);
      expect(await whatEnds(tx, role)).toMatchObject({ records: 0, replies: 0 });
    }));

  it('their address gets no more of it as a shared mailbox, however it is spelt', () =>
    sql(async (tx) => {
      await giveRole(tx, 'sales', 'sales');
      const own = 'Sales+leads@people.example.com';
      await tx`insert into mail_recipients ${tx([
        { shared_address: own },
        { shared_address: 'office@people.example.com' },
      ])}`;
      expect(await whatEnds(tx, role)).toMatchObject({ mailboxes: [own] });
      await asAdmin(tx, change);
      await visitorSends(tx);
      expect(
        (await sendAll(tx))
          .filter(({ kind }) => kind === 'alert')
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual([people.admin.email, 'office@people.example.com']);
    }));

  it('their invitations are named and end', () =>
    sql(async (tx) => {
      await giveRole(tx, 'sales', 'admin');
      await become(tx, 'sales');
      await tx`select invite('nora@example.com', 'admin')`;
      expect(await whatEnds(tx, role)).toMatchObject({ invitations: ['nora@example.com'] });
      await asAdmin(tx, change);
      expect(await tx`select from invitations`).toEqual([]);
      expect((await claim(tx)).mails.filter(({ kind }) => kind === 'invitation')).toEqual([]);
    }));
});

it('a role that includes more takes nothing away', () =>
  sql(async (tx) => {
    await giveRole(tx, 'sales', 'sales');
    await tx`update quote_requests set owner_id = ${people.sales.id}`;
    await tx`insert into mail_recipients ${tx({ shared_address: people.sales.email })}`;
    const reply = await waitingReply(tx);
    expect(await whatEnds(tx, 'admin')).toEqual({
      records: 0,
      replies: 0,
      invitations: [],
      mailboxes: [],
    });
    await asAdmin(tx, (step) => step`select set_role(${people.sales.id}, 'admin')`);
    expect(await tx`select owner_id from quote_requests where owner_id is not null`).toHaveLength(
      1,
    );
    expect(await sentReplies(tx)).toMatchObject([{ id: reply.id }]);
  }));

it('staff other than admins are not shown what ends', () =>
  sql(async (tx) => {
    await giveRole(tx, 'sales', 'sales');
    await become(tx, 'sales');
    expect(await outcome(tx, (step) => step`select what_ends(${people.admin.id})`)).toBe(
      'refused PT403',
    );
  }));
