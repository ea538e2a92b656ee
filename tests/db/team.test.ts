import { expect } from 'vitest';
import { withConnection } from '../support/test-database';
import { freshDatabase } from './database';
import {
  become,
  countLockWaits,
  giveRole,
  people,
  tryStep,
  type SignedIn,
  type Tx,
} from './transaction';

const LOCK_TIMEOUT_MS = 9000;

const database = freshDatabase('explicit');
const { it } = database;

const setRole = (tx: Tx, persona: SignedIn, role: string) =>
  tx`select set_role(${people[persona].id}, ${role})`;
const removeColleague = (tx: Tx, persona: SignedIn) =>
  tx`select remove_colleague(${people[persona].id})`;

/** Reads the log of the team as the owner, as whom the test continues. */
const readLog = async (tx: Tx) => {
  await become(tx, 'owner');
  return tx`
    select action, actor_email, summary, from_status, to_status from activity_log
    where table_name in ('admin_users', 'invitations') order by id
  `;
};

/** The feed's entries about several records, which lost their owner together. */
const readBulkEntries = (tx: Tx) =>
  tx`select table_name, records from activity_feed where records is not null order by 1`;

it('an admin changes a role, which applies to the next statement', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await tx`update quote_requests set owner_id = ${people.sales.id}`;
  await become(tx, 'sales');
  expect(await tx`select from quote_requests`).toHaveLength(1);
  await become(tx, 'admin');
  await setRole(tx, 'sales', 'hr');
  await become(tx, 'sales');
  expect(await tx`select from quote_requests`).toHaveLength(0);
  expect(await tx`select from career_applications`).toHaveLength(1);
  expect(await readLog(tx)).toMatchObject([
    { action: 'role_changed', summary: people.sales.email, from_status: 'sales', to_status: 'hr' },
  ]);
  expect(await tx`select owner_id from quote_requests`).toEqual([{ owner_id: null }]);
  expect(await readBulkEntries(tx)).toEqual([{ table_name: 'quote_requests', records: 1 }]);
});

it('an admin removes a colleague, whose records become unassigned', async ({ tx }) => {
  await giveRole(tx, 'stranger', 'admin');
  for (const name of ['quote_requests', 'career_applications']) {
    await tx`update ${tx(name)} set owner_id = ${people.stranger.id}`;
  }
  await become(tx, 'admin');
  await removeColleague(tx, 'stranger');
  await become(tx, 'stranger');
  expect(await tx`select from quote_requests`).toHaveLength(0);
  expect(await readLog(tx)).toMatchObject([{ action: 'colleague_removed', from_status: 'admin' }]);
  expect(await tx`select owner_id from quote_requests`).toEqual([{ owner_id: null }]);
  expect(await tx`select owner_id from career_applications`).toEqual([{ owner_id: null }]);
  expect(await readBulkEntries(tx)).toEqual([
    { table_name: 'career_applications', records: 1 },
    { table_name: 'quote_requests', records: 1 },
  ]);
});

it('an admin changes neither their own role nor removes themselves', async ({ tx }) => {
  await become(tx, 'admin');
  expect(await tryStep(tx, (step) => setRole(step, 'admin', 'sales'))).toBe('refused PT403');
  expect(await tryStep(tx, (step) => removeColleague(step, 'admin'))).toBe('refused PT403');
});

it('two admins who remove each other at once cannot both succeed', async () => {
  await database.sql`insert into admin_users (user_id) values (${people.stranger.id})`;
  try {
    let outcome: Promise<string> | undefined;
    await database.sql.begin(async (tx) => {
      await become(tx, 'admin');
      await removeColleague(tx, 'stranger');
      await become(tx, 'owner');
      outcome = withConnection(database.url, (sql) =>
        sql.begin(async (otherTx) => {
          await become(otherTx, 'stranger');
          return tryStep(otherTx, (step) => removeColleague(step, 'admin'));
        }),
      );
      await expect.poll(() => countLockWaits(tx), { timeout: LOCK_TIMEOUT_MS }).toBe(1);
    });
    expect(await outcome).toBe('refused PT403');
    expect(await database.sql`select user_id from admin_users`).toEqual([
      { user_id: people.admin.id },
    ]);
  } finally {
    await database.sql`delete from admin_users where user_id = ${people.stranger.id}`;
    await database.sql`delete from activity_log where action = 'colleague_removed'`;
  }
});

it('staff see who works here, by the shown name, and only an admin since when', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await tx`update admin_users set name = 'Zoë Diallo', last_seen_at = now() where role = 'admin'`;
  const readColleagues = async (persona: SignedIn) => {
    await become(tx, persona);
    return tx`
      select email, created_at is not null and last_seen_at is not null as is_dated
      from colleagues order by shown_name
    `;
  };
  const colleagues = (isAdminDated: boolean) => [
    { email: people.sales.email, is_dated: false },
    { email: people.admin.email, is_dated: isAdminDated },
  ];
  expect(await readColleagues('admin')).toEqual(colleagues(true));
  expect(await readColleagues('sales')).toEqual(colleagues(false));
  expect(await readColleagues('stranger')).toEqual([]);
});

it('staff choose their profile, and their coming is noted once in five minutes', async ({ tx }) => {
  await become(tx, 'admin');
  await tx`select set_profile('Asha Rao', 'Account manager', '')`;
  expect(await tryStep(tx, (step) => step`select set_profile(${'\u202e'})`)).toMatch('refused');
  expect(await tx`select name, last_seen_at from colleagues`).toEqual([
    { name: 'Asha Rao', last_seen_at: null },
  ]);
  const enter = async () => {
    await become(tx, 'admin');
    expect(await tx`select role, job_title, phone from enter()`).toEqual([
      { role: 'admin', job_title: 'Account manager', phone: null },
    ]);
    await become(tx, 'owner');
    return (await tx`select last_seen_at = now() as now from admin_users`)[0];
  };
  await enter();
  await tx`update admin_users set last_seen_at = now() - interval '4 minutes'`;
  expect(await enter()).toEqual({ now: false });
  await tx`update admin_users set last_seen_at = now() - interval '6 minutes'`;
  expect(await enter()).toEqual({ now: true });
});
