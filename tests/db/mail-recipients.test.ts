import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { recipientOf, sendAll, visitorSends } from './mail';
import { become, people } from './personas';
import { submissions } from './tables';

const { it } = sharedDatabase('explicit');

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
    const entries = await tx`
      select actor_email, summary, from_status, to_status from activity_log
      where action = 'recipient_changed' order by id
    `;
    expect(entries.map((entry) => Object.values(entry))).toEqual([
      [people.admin.email, shared_address, null, 'each'],
      [people.admin.email, people.admin.email, 'each', 'off'],
      [people.admin.email, shared_address, 'each', null],
    ]);
  });

  const mailbox = { shared_address: 'all@example.com' };
  it.for([
    ['neither an account nor a mailbox', {}, 'is_one'],
    ['both', { ...mailbox, user_id: people.admin.id }, 'is_one'],
    ['an account twice', { user_id: people.admin.id }, 'user_id_key'],
    ['a mailbox twice', { shared_address: 'sales@example.com' }, 'shared_address_key'],
    ['two mailboxes', { shared_address: 'a@x.example, b@x.example' }, 'shared_address_format'],
    ['for unknown kinds', { ...mailbox, table_names: ['users'] }, 'table_names_values'],
    ['for no kind', { ...mailbox, table_names: [null] }, 'table_names_values'],
  ] as const)('cannot be %s', async ([, recipient, constraint], { tx }) => {
    await tx`insert into mail_recipients (shared_address) values ('sales@example.com')`;
    const row = { mode: 'each', ...recipient };
    await expect(tx`insert into mail_recipients ${tx(row as object)}`).rejects.toMatchObject({
      constraint_name: `mail_recipients_${constraint}`,
    });
  });
});
