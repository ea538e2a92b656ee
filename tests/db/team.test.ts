import { describe, expect, it } from 'vitest';
import { connect } from '../support/test-database';
import { freshDatabase } from './database';
import { submissionId } from './fixtures';
import { claim, visitorSends } from './mail';
import {
  as,
  become,
  giveRole,
  outcome,
  people,
  waitingFor,
  type SignedIn,
  type Tx,
} from './personas';

const database = freshDatabase('explicit');
const sql = <T>(run: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', run);

const invite = (email: string, role: string) => (tx: Tx) => tx`select invite(${email}, ${role})`;
const setRole = (persona: SignedIn, role: string) => (tx: Tx) =>
  tx`select set_role(${people[persona].id}, ${role})`;
const remove = (persona: SignedIn, successor?: SignedIn) => (tx: Tx) =>
  tx`select remove_colleague(${people[persona].id}, ${successor ? people[successor].id : null})`;

/** What the persona's access gate learns. */
async function enters(tx: Tx, persona: SignedIn) {
  await become(tx, persona);
  const rows = await tx`select role from enter()`;
  await become(tx, 'owner');
  return rows.map((row) => String(row['role']));
}

async function invites(tx: Tx, email: string, role = 'sales') {
  await become(tx, 'admin');
  await invite(email, role)(tx);
  await become(tx, 'owner');
}

const log = async (tx: Tx) => {
  await become(tx, 'owner');
  return tx`
    select action, actor_email, summary, from_status, to_status from activity_log
    where table_name in ('admin_users', 'invitations') order by id
  `;
};

/** The entries of the feed for records that changed their owner together. */
const summed = (tx: Tx) =>
  tx`select table_name, records from activity_feed where records is not null order by 1`;

describe('an invitation', () => {
  it('takes effect when its confirmed address signs in, in whatever case it was written', () =>
    sql(async (tx) => {
      await invites(tx, people.stranger.email.toUpperCase(), 'hr');
      expect(await tx`select from admin_users where user_id = ${people.stranger.id}`).toEqual([]);
      expect(await enters(tx, 'stranger')).toEqual(['hr']);
      expect(await tx`select from invitations`).toHaveLength(0);
      expect(await log(tx)).toMatchObject([
        { action: 'invited', actor_email: people.admin.email, to_status: 'hr' },
        { action: 'joined', actor_email: people.stranger.email, to_status: 'hr' },
      ]);
    }));

  it('gives nothing to an account that has not confirmed the address', () =>
    sql(async (tx) => {
      await invites(tx, people.unconfirmed.email);
      expect(await enters(tx, 'unconfirmed')).toEqual([]);
      await tx`update auth.users set email_confirmed_at = now() where id = ${people.unconfirmed.id}`;
      expect(await enters(tx, 'unconfirmed')).toEqual(['sales']);
    }));

  it('gives nothing to another address, and nothing after 14 days', () =>
    sql(async (tx) => {
      await invites(tx, people.stranger.email);
      expect(await enters(tx, 'formerAdmin')).toEqual([]);
      await tx`update invitations set expires_at = expires_at - interval '14 days'`;
      expect(await enters(tx, 'stranger')).toEqual([]);
    }));

  it('replaces an older one of the same address', () =>
    sql(async (tx) => {
      await invites(tx, people.stranger.email, 'hr');
      await invites(tx, people.stranger.email.toUpperCase(), 'sales');
      const { mails } = await claim(tx);
      expect(mails.map(({ kind, content }) => [kind, content['role']])).toEqual([
        ['invitation', 'sales'],
      ]);
      expect(await enters(tx, 'stranger')).toEqual(['sales']);
    }));

  it('can be withdrawn, and is not mailed any more', () =>
    sql(async (tx) => {
      await become(tx, 'admin');
      await invite(people.stranger.email, 'sales')(tx);
      await tx`delete from invitations`;
      expect(await enters(tx, 'stranger')).toEqual([]);
      expect((await claim(tx)).mails).toEqual([]);
      expect((await log(tx)).map((entry) => entry['action'])).toEqual([
        'invited',
        'invitation_withdrawn',
      ]);
    }));

  it.each([
    ['a new address', 'new@example.com', false],
    ['an account that is not confirmed', people.unconfirmed.email, false],
    ['an account', people.stranger.email, true],
  ])('is mailed to %s, and to nobody else', (_, email, registered) =>
    sql(async (tx) => {
      await tx`update admin_users set name = 'Asha Rao'`;
      await invites(tx, email);
      const { mails } = await claim(tx);
      expect(mails).toMatchObject([
        {
          kind: 'invitation',
          to: email,
          content: { registered, invitedBy: { name: 'Asha Rao', address: people.admin.email } },
        },
      ]);
    }),
  );

  it('of somebody in the team, or of what is no address, is refused', () =>
    sql(async (tx) => {
      await become(tx, 'admin');
      expect(await outcome(tx, invite(people.admin.email.toUpperCase(), 'hr'))).toBe(
        'refused PT409',
      );
      expect(await outcome(tx, invite('a@example.com, b@example.com', 'hr'))).toBe('refused PT400');
      expect(await outcome(tx, invite('new@example.com', 'owner'))).toBe('refused PT400');
    }));
});

describe('an admin', () => {
  it('changes a role, which applies to the next statement and leaves foreign kinds to nobody', () =>
    sql(async (tx) => {
      await giveRole(tx, 'sales', 'sales');
      await tx`update quote_requests set owner_id = ${people.sales.id}`;
      await become(tx, 'sales');
      expect(await tx`select from quote_requests`).toHaveLength(1);
      await become(tx, 'admin');
      await setRole('sales', 'hr')(tx);
      await become(tx, 'sales');
      expect(await tx`select from quote_requests`).toHaveLength(0);
      expect(await tx`select from career_applications`).toHaveLength(1);
      expect(await log(tx)).toMatchObject([
        {
          action: 'role_changed',
          summary: people.sales.email,
          from_status: 'sales',
          to_status: 'hr',
        },
      ]);
      expect(await tx`select owner_id from quote_requests`).toEqual([{ owner_id: null }]);
      expect(await summed(tx)).toEqual([{ table_name: 'quote_requests', records: 1 }]);
    }));

  it('removes a colleague, whose records go to a successor as far as their role includes them', () =>
    sql(async (tx) => {
      await giveRole(tx, 'stranger', 'admin');
      await giveRole(tx, 'sales', 'sales');
      for (const name of ['quote_requests', 'career_applications']) {
        await tx`update ${tx(name)} set owner_id = ${people.stranger.id}`;
      }
      await become(tx, 'admin');
      const [leaver] =
        await tx`select assigned from list_team() where email = ${people.stranger.email}`;
      expect(leaver).toEqual({ assigned: 2 });
      await remove('stranger', 'sales')(tx);
      await become(tx, 'stranger');
      expect(await tx`select from quote_requests`).toHaveLength(0);
      expect(await log(tx)).toMatchObject([{ action: 'colleague_removed', from_status: 'admin' }]);
      expect(await tx`select owner_id from quote_requests where id = ${submissionId}`).toEqual([
        { owner_id: people.sales.id },
      ]);
      expect(await tx`select owner_id from career_applications`).toEqual([{ owner_id: null }]);
      expect(await summed(tx)).toEqual([
        { table_name: 'career_applications', records: 1 },
        { table_name: 'quote_requests', records: 1 },
      ]);
    }));

  it('changes neither their own role nor removes themselves', () =>
    sql(async (tx) => {
      await become(tx, 'admin');
      expect(await outcome(tx, setRole('admin', 'sales'))).toBe('refused PT403');
      expect(await outcome(tx, remove('admin'))).toBe('refused PT403');
    }));

  it('who is being removed by another at the same time cannot remove that one', async () => {
    const other = connect(database.url);
    await database.sql`insert into admin_users (user_id) values (${people.stranger.id})`;
    try {
      let answer: Promise<string> | undefined;
      await database.sql.begin(async (tx) => {
        await become(tx, 'admin');
        await remove('stranger')(tx);
        await become(tx, 'owner');
        answer = other.begin(async (step) => {
          await become(step, 'stranger');
          return outcome(step, remove('admin'));
        });
        await expect.poll(() => waitingFor(tx), { timeout: 9000 }).toBe(1);
      });
      expect(await answer).toBe('refused PT403');
      expect(await database.sql`select user_id from admin_users`).toEqual([
        { user_id: people.admin.id },
      ]);
    } finally {
      await database.sql`delete from admin_users where user_id = ${people.stranger.id}`;
      await database.sql`delete from activity_log where action = 'colleague_removed'`;
      await other.end();
    }
  });
});

it('staff choose their own name, and the gate notes once in five minutes that they are here', () =>
  sql(async (tx) => {
    await become(tx, 'admin');
    await tx`select set_name('Asha Rao')`;
    expect(await outcome(tx, (step) => step`select set_name(${'\u202e'})`)).toMatch('refused');
    expect(await tx`select name, last_seen_at from list_team()`).toEqual([
      { name: 'Asha Rao', last_seen_at: null },
    ]);
    await enters(tx, 'admin');
    await tx`update admin_users set last_seen_at = now() - interval '4 minutes'`;
    const seen = async () => (await tx`select last_seen_at = now() as now from admin_users`)[0];
    await enters(tx, 'admin');
    expect(await seen()).toEqual({ now: false });
    await tx`update admin_users set last_seen_at = now() - interval '6 minutes'`;
    await enters(tx, 'admin');
    expect(await seen()).toEqual({ now: true });
  }));

it('an admin who erases a person erases their invitation and its mail', () =>
  sql(async (tx) => {
    await invites(tx, 'new@example.com');
    await visitorSends(tx, { email: 'new@example.com' });
    await become(tx, 'admin');
    await tx`select * from erase_person('New@example.com', false)`;
    await become(tx, 'owner');
    expect(await tx`select from invitations`).toHaveLength(0);
    expect(await tx`select from mails where kind = 'invitation'`).toHaveLength(0);
    expect(await tx`select from activity_log where summary ~* 'new@example.com'`).toHaveLength(0);
  }));
