import { describe, expect } from 'vitest';
import { freshDatabase } from './database';
import { recipientOf, sendAll, visitorSends } from './mail';
import { as, become, people, type Tx } from './personas';
import { submissions } from './tables';

const database = freshDatabase('explicit');
const { it } = database;
const sql = <T>(run: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', run);

describe('recipients', () => {
  it.for(submissions)(
    'get alerts of $name according to their settings',
    async ({ name }, { tx }) => {
      const others = submissions.filter((table) => table.name !== name).map((table) => table.name);
      const own = await recipientOf(tx);
      await tx`update mail_recipients set table_names = ${others} where id = ${own}`;
      await tx`insert into mail_recipients ${tx([
        { shared_address: 'all@example.com', mode: 'each' },
        { shared_address: 'off@example.com', mode: 'off' },
        { shared_address: 'daily@example.com', mode: 'daily' },
      ])}`;
      await visitorSends(tx, {}, name);
      const to = (await sendAll(tx, 'alert')).map((mail) => mail.to);
      expect(to).toEqual(['all@example.com']);
    },
  );

  it('are logged when they subscribe, change what they get, and are removed', async ({ tx }) => {
    const shared_address = 'sales@example.com';
    await become(tx, 'admin');
    await tx`insert into mail_recipients ${tx({ shared_address, mode: 'each' })}`;
    await tx`update mail_recipients set mode = 'off' where user_id = ${people.admin.id}`;
    await tx`delete from mail_recipients where shared_address = ${shared_address}`;
    expect(
      await tx`
        select actor_email, summary, from_status, to_status from activity_log
        where action = 'recipient_changed' order by id
      `,
    ).toEqual(
      [
        [shared_address, null, 'each'],
        [people.admin.email, 'each', 'off'],
        [shared_address, 'each', null],
      ].map(([summary, from_status, to_status]) => ({
        actor_email: people.admin.email,
        summary,
        from_status,
        to_status,
      })),
    );
  });

  it.each([
    ['neither', {}],
    ['both', { user_id: people.admin.id, shared_address: 'all@example.com' }],
  ])('need either an account or a mailbox, not %s', (_, who) =>
    sql((tx) =>
      expect(tx`insert into mail_recipients ${tx({ mode: 'each', ...who })}`).rejects.toMatchObject(
        { constraint_name: 'mail_recipients_is_one' },
      ),
    ),
  );

  it.for([
    ['mailbox', { shared_address: 'sales@example.com' }],
    ['account', { user_id: people.admin.id }],
  ] as const)('cannot add the same %s twice', async ([, who], { tx }) => {
    await tx`insert into mail_recipients ${tx(who)} on conflict do nothing`;
    await expect(tx`insert into mail_recipients ${tx(who)}`).rejects.toMatchObject({
      constraint_name: `mail_recipients_${Object.keys(who)[0]}_key`,
    });
  });

  it.each([
    ['mail_recipients_mode_values', `update mail_recipients set mode = 'hourly'`],
    ['mail_recipients_table_names_values', `update mail_recipients set table_names = '{users}'`],
    ['mail_recipients_table_names_values', `update mail_recipients set table_names = '{null}'`],
    [
      'mail_recipients_shared_address_format',
      `insert into mail_recipients (shared_address) values ('a@example.com, b@example.com')`,
    ],
  ])('cannot store unknown values: %s', (constraint_name, change) =>
    sql((tx) => expect(tx.unsafe(change)).rejects.toMatchObject({ constraint_name })),
  );
});
