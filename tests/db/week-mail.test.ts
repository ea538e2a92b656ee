import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { claim, claimOne, finish, recipientOf, sendAll } from './mail';
import { acting, giveRole, outcome, people, type Tx } from './personas';

const { it } = sharedDatabase('explicit');

const choose = async (tx: Tx, weekly: boolean) =>
  tx`update mail_recipients set weekly = ${weekly} where id = ${await recipientOf(tx)}`;

/** The planned mails, with the hours and the day of the company's zone on which they leave. */
const planned = (tx: Tx) => tx`
  select state, reason, to_char(due_at at time zone 'Asia/Kolkata', 'Dy HH24:MI') as leaves,
    due_at > now() and due_at <= now() + interval '7 days' as is_next
  from mails where kind = 'week' order by created_at, id`;

const isDue = (tx: Tx, ago = '0') =>
  tx`update mails set due_at = now() - ${ago}::interval where kind = 'week' and state = 'waiting'`;

describe('the figures of the week', () => {
  it('leave next Monday at 8:00 of the company’s zone, once for each admin who chose them', async ({
    tx,
  }) => {
    await claim(tx);
    expect(await planned(tx)).toEqual([]);
    await choose(tx, true);
    await claim(tx);
    await claim(tx);
    expect(await planned(tx)).toEqual([
      { state: 'waiting', reason: null, leaves: 'Mon 08:00', is_next: true },
    ]);
    await isDue(tx);
    expect(await sendAll(tx, 'week')).toMatchObject([{ to: people.admin.email }]);
    expect(await planned(tx)).toMatchObject([{ state: 'sent' }]);
    expect(await sendAll(tx, 'week')).toEqual([]);
  });

  it('leave late, once, when the mailer was away, with the last whole week', async ({ tx }) => {
    await choose(tx, true);
    await claim(tx);
    await isDue(tx, '9 days');
    const mails = await sendAll(tx, 'week');
    const [last] = await tx`
      select (date_trunc('week', now() at time zone 'Asia/Kolkata' - interval '8 hours')::date - 7)::text as monday`;
    expect(mails.map(({ content }) => content['first'])).toEqual([last?.['monday']]);
    expect(await sendAll(tx, 'week')).toEqual([]);
  });

  it.for([
    ['chose otherwise', (tx: Tx) => choose(tx, false)],
    [
      'is no longer an admin',
      (tx: Tx) => tx`update admin_users set role = 'sales' where user_id = ${people.admin.id}`,
    ],
  ] as const)(
    'are not sent to somebody who %s meanwhile, also at a retry',
    async ([, change], { tx }) => {
      await choose(tx, true);
      await claim(tx);
      await isDue(tx);
      await finish(tx, await claimOne(tx, 'week'), 'retry', { reason: '500' });
      await isDue(tx);
      await change(tx);
      expect(await sendAll(tx, 'week')).toEqual([]);
      expect(await planned(tx)).toMatchObject([{ state: 'skipped', reason: 'not wanted' }]);
    },
  );

  it('are planned for no other role and no shared mailbox', async ({ tx }) => {
    await giveRole(tx, 'sales', 'sales');
    await acting(tx, 'sales', () => tx`update mail_recipients set weekly = true`);
    await tx`insert into mail_recipients (shared_address) values ('all@example.com')`;
    const sharing = (s: Tx) =>
      s`update mail_recipients set weekly = true where shared_address is not null`;
    expect(await outcome(tx, sharing)).toBe('refused mail_recipients_weekly_is_personal');
    await claim(tx);
    expect(await planned(tx)).toEqual([]);
  });
});
