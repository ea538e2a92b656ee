import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { become, giveRole, people, readValue, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

/** The default of `idle_hours` in `private.sign_in_rules`. */
const idleHours = 12;

const enter = (tx: Tx) => tryStep(tx, (step) => step`select * from enter()`);

/** Makes the admin's session older, and its last use; the test continues as the admin. */
async function ageSession(tx: Tx, ageHours: number, unusedHours: number) {
  await become(tx, 'owner');
  await tx`
    update auth.sessions set created_at = now() - make_interval(hours => ${ageHours})
    where id = ${people.admin.id}
  `;
  await tx`update private.session_uses set used_at = now() - make_interval(hours => ${unusedHours})`;
  await become(tx, 'admin');
}

it('a token whose session was ended reads and changes nothing', async ({ tx }) => {
  await become(tx, 'admin');
  expect(await tx`select from quote_requests`).toHaveLength(1);
  await become(tx, 'owner');
  await tx`delete from auth.sessions where id = ${people.admin.id}`;
  await become(tx, 'admin');
  for (const name of ['quote_requests', 'admin_users', 'activity_log', 'colleagues']) {
    expect(await tx`select from ${tx(name)}`).toEqual([]);
  }
  for (const change of [
    (step: Tx) => step`select invite('nora@example.com', 'admin')`,
    (step: Tx) => step`select update_records('quote_requests', '[]')`,
  ]) {
    expect(await tryStep(tx, change)).toBe('refused PT403');
  }
  expect(await enter(tx)).toBe('refused PT401');
});

it('the purge deletes a session that nobody used for the set time', async ({ tx }) => {
  const countAfterPurge = async (ageHours: number) => {
    await ageSession(tx, ageHours, 0);
    await become(tx, 'owner');
    await tx`select private.purge_expired()`;
    return (await tx`select from auth.sessions where id = ${people.admin.id}`).length;
  };
  expect(await countAfterPurge(idleHours - 1)).toBe(1);
  expect(await countAfterPurge(idleHours + 1)).toBe(0);
});

it('entering keeps a session, however old it is', async ({ tx }) => {
  await ageSession(tx, idleHours - 1, 0);
  expect(await enter(tx)).toBe('1 rows');
  await ageSession(tx, 480, idleHours - 1);
  expect(await tx`select from quote_requests`).toHaveLength(1);
});

it('a session that nobody used for the set time is over', async ({ tx }) => {
  await become(tx, 'admin');
  expect(await enter(tx)).toBe('1 rows');
  await ageSession(tx, 480, idleHours + 1);
  expect(await tx`select from quote_requests`).toHaveLength(0);
  expect(await enter(tx)).toBe('refused PT401');
  await become(tx, 'owner');
  await tx`update private.sign_in_rules set idle_hours = ${idleHours + 2}`;
  await become(tx, 'admin');
  expect(await enter(tx)).toBe('1 rows');
});

it('staff see their own sessions, this one first, and end one of these only', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  const otherSession = { user_agent: 'Firefox', ip: '192.0.2.7' };
  const otherId = await readValue<string>(tx`
    insert into auth.sessions (id, user_id, user_agent, ip, created_at)
    values (gen_random_uuid(), ${people.sales.id}, ${otherSession.user_agent}, ${otherSession.ip}, now())
    returning id
  `);
  const endSession = (id: string) => tx`select end_session(${id})`;
  await become(tx, 'sales');
  await endSession(people.admin.id);
  expect(await tx`select id, user_agent, ip, is_this from own_sessions()`).toEqual([
    { id: people.sales.id, user_agent: null, ip: null, is_this: true },
    { id: otherId, ...otherSession, is_this: false },
  ]);
  await endSession(otherId);
  expect(await tx`select from own_sessions()`).toHaveLength(1);
  await become(tx, 'admin');
  expect(await enter(tx)).toBe('1 rows');
});
