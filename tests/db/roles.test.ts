import { describe, expect } from 'vitest';
import { connect } from '../support/test-database';
import { freshDatabase, sharedDatabase } from './database';
import { claim, finish, recipientOf, visitorSends } from './mail';
import { become, giveRole, people, waitingFor, type Tx } from './personas';

const { it } = sharedDatabase('explicit');

const makeSales = (tx: Tx, role: string) =>
  tx`update admin_users set role = ${role} where user_id = ${people.sales.id}`;

describe('emails follow the role:', () => {
  const sentTo = (mails: { to: string }[]) => mails.map(({ to }) => to);

  it('a waiting alert is not sent once the role no longer includes the kind', async ({ tx }) => {
    await giveRole(tx, 'sales', 'sales');
    await visitorSends(tx);
    const { mails } = await claim(tx);
    const [alert] = mails.filter(({ to }) => to === people.sales.email);
    if (!alert) throw new Error('no alert');
    await finish(tx, alert, 'retry', { retrySeconds: 1 });
    await makeSales(tx, 'hr');
    await tx`update mails set due_at = now()`;
    expect(sentTo((await claim(tx)).mails)).not.toContain(people.sales.email);
    const [row] = await tx`select state, reason from mails where id = ${alert.id}`;
    expect(row).toEqual({ state: 'skipped', reason: 'role' });
  });

  it('a summary leaves out kinds that the role no longer includes', async ({ tx }) => {
    await giveRole(tx, 'sales', 'admin');
    await tx`update mail_recipients set mode = 'daily' where id = ${await recipientOf(tx, people.sales.email)}`;
    await visitorSends(tx);
    await visitorSends(tx, {}, 'career_applications');
    await claim(tx);
    await makeSales(tx, 'sales');
    await tx`update mails set due_at = now() where kind = 'digest'`;
    const [digest] = (await claim(tx)).mails.filter(({ kind }) => kind === 'digest');
    expect(digest?.content).toMatchObject({ entries: [{ tableName: 'quote_requests' }] });
  });
});

it('staff other than admins retry emails of their kinds, and set their own alone', async ({
  tx,
}) => {
  await giveRole(tx, 'sales', 'sales');
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

describe('concurrently', () => {
  const own = freshDatabase('granted');

  it('two admins who remove each other cannot both succeed', async () => {
    await own.sql.begin((tx) => giveRole(tx, 'sales', 'admin'));
    const later = connect(own.url);
    let second: Promise<unknown> | undefined;
    await own.sql.begin(async (tx) => {
      await become(tx, 'admin');
      await tx`select remove_colleague(${people.sales.id})`;
      second = later.begin(async (other) => {
        await become(other, 'sales');
        await other`select remove_colleague(${people.admin.id})`;
      });
      second.catch(() => undefined);
      await become(tx, 'owner');
      await expect.poll(() => waitingFor(tx), { timeout: 9000 }).toBe(1);
    });
    await expect(second).rejects.toThrow('Only an administrator changes the team.');
    await later.end();
  });
});
