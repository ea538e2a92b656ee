import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { become, tryStep, people, type Tx } from './personas';

const { it } = sharedDatabase('explicit');

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
  expect(await tryStep(tx, (step) => step`select * from enter()`)).toBe('refused PT401');
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
