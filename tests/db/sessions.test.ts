import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { become, giveRole, people, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const enter = (tx: Tx) => tryStep(tx, (step) => step`select * from enter()`);
const endSession = (tx: Tx) => tx`delete from auth.sessions where id = ${people.admin.id}`;

it('a token whose session was ended reads and changes nothing', async ({ tx }) => {
  await become(tx, 'admin');
  expect(await tx`select from quote_requests`).toHaveLength(1);
  await become(tx, 'owner');
  await endSession(tx);
  await become(tx, 'admin');
  for (const name of ['quote_requests', 'admin_users', 'activity_log', 'colleagues']) {
    expect(await tx`select from ${tx(name)}`).toEqual([]);
  }
  for (const refused of [
    (step: Tx) => step`select invite('nora@example.com', 'admin')`,
    (step: Tx) => step`select update_records('quote_requests', '[]')`,
  ]) {
    expect(await tryStep(tx, refused)).toBe('refused PT403');
  }
  expect(await enter(tx)).toBe('refused PT401');
});

it('the purge deletes a session that nobody used for the set time', async ({ tx }) => {
  const readSessions = () => tx`select from auth.sessions where user_id = ${people.admin.id}`;
  await become(tx, 'owner');
  await tx`update auth.sessions set created_at = now() - interval '11 hours' where user_id = ${people.admin.id}`;
  await tx`select from private.purge_expired()`;
  expect(await readSessions()).toHaveLength(1);
  await tx`update auth.sessions set created_at = now() - interval '13 hours' where user_id = ${people.admin.id}`;
  await tx`select from private.purge_expired()`;
  expect(await readSessions()).toHaveLength(0);
});

it('a session that nobody used for the set time is over, and entering keeps it', async ({ tx }) => {
  const ageSession = async (sessionAge: string, lastUse: string) => {
    await become(tx, 'owner');
    await tx`update auth.sessions set created_at = now() - ${sessionAge}::interval where id = ${people.admin.id}`;
    await tx`update private.session_uses set used_at = now() - ${lastUse}::interval`;
    await become(tx, 'admin');
  };
  await ageSession('11 hours', '0');
  expect(await enter(tx)).toBe('1 rows');
  await ageSession('20 days', '11 hours');
  expect(await tx`select from quote_requests`).toHaveLength(1);
  expect(await enter(tx)).toBe('1 rows');
  await ageSession('20 days', '13 hours');
  expect(await tx`select from quote_requests`).toHaveLength(0);
  expect(await enter(tx)).toBe('refused PT401');
  await become(tx, 'owner');
  await tx`update private.sign_in_rules set idle_hours = 14`;
  await become(tx, 'admin');
  expect(await enter(tx)).toBe('1 rows');
});

it('staff see their own sessions, this one first, and end one of these only', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  const [otherSession] = await tx`
    insert into auth.sessions (id, user_id, user_agent, ip, created_at)
    values (gen_random_uuid(), ${people.sales.id}, 'Firefox', '192.0.2.7', now()) returning id
  `;
  const endSessionOf = (id: string) => tx`select end_session(${id})`;
  await become(tx, 'sales');
  await endSessionOf(people.admin.id);
  expect(await tx`select id, user_agent, ip, is_this from own_sessions()`).toEqual([
    { id: people.sales.id, user_agent: null, ip: null, is_this: true },
    { id: otherSession?.['id'] as string, user_agent: 'Firefox', ip: '192.0.2.7', is_this: false },
  ]);
  await endSessionOf(String(otherSession?.['id']));
  expect(await tx`select from own_sessions()`).toHaveLength(1);
  await become(tx, 'admin');
  expect(await enter(tx)).toBe('1 rows');
});
