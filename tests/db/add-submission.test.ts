import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { freshDatabase } from './database';
import { sendAll } from './mail';
import { as, become, outcome, people, type Tx } from './personas';
import { quotes, submissions, type Row } from './tables';

const database = freshDatabase('explicit');
const sql = <T>(run: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', run);

async function add(tx: Tx, table: string, record: Row) {
  await become(tx, 'admin');
  const result = await outcome(
    tx,
    (s) => s`select add_submission(${table}, ${JSON.stringify(record)}::text::jsonb) as id`,
  );
  await become(tx, 'owner');
  return result;
}

it.each(submissions)(
  'a lead among $name that staff enter is stored once, without consent, and alerts colleagues alone',
  ({ name, row }) =>
    sql(async (tx) => {
      const id = randomUUID();
      await tx`insert into mail_recipients ${tx({ shared_address: 'all@example.com' })}`;
      for (let i = 0; i < 2; i += 1) {
        expect(await add(tx, name, { ...row, id, came_by: 'fair' })).toBe('1 rows');
      }
      expect(
        await tx`select came_by, status, consented_at, spam_suspected from ${tx(name)} where id = ${id}`,
      ).toEqual([{ came_by: 'fair', status: 'new', consented_at: null, spam_suspected: false }]);
      expect(
        await tx`select action, actor_email from activity_log where record_id = ${id}`,
      ).toEqual([{ action: 'entered', actor_email: people.admin.email }]);
      expect((await sendAll(tx)).map(({ kind, to }) => [kind, to])).toEqual([
        ['alert', 'all@example.com'],
      ]);
    }),
);

it('leads that staff enter have no rate limit', () =>
  sql(async (tx) => {
    for (let i = 0; i < 12; i += 1) {
      const record = { ...quotes.row, id: randomUUID(), came_by: 'call' };
      expect(await add(tx, 'quote_requests', record)).toBe('1 rows');
    }
  }));

it.each([
  ['without the way it came', { came_by: null }],
  ['with a status', { status: 'completed' }],
  ['with a revision', { revision: 3 }],
  ['without an id', { id: null }],
])('rejects a lead %s', (_, changes) =>
  sql(async (tx) => {
    const record = { ...quotes.row, id: randomUUID(), came_by: 'call', ...changes };
    expect(await add(tx, 'quote_requests', record)).toBe('refused PT400');
  }),
);

it.each([
  ['sales', 'career_applications'],
  ['hr', 'quote_requests'],
])('%s cannot enter a lead of another kind', (role, table) =>
  sql(async (tx) => {
    await tx`update admin_users set role = ${role} where user_id = ${people.admin.id}`;
    expect(await add(tx, table, { id: randomUUID(), came_by: 'call' })).toBe('refused PT403');
  }),
);

it('a visitor cannot pass for a lead that staff entered', () =>
  sql(async (tx) => {
    await become(tx, 'anonymous');
    const record = { ...quotes.row, id: randomUUID(), came_by: 'call' };
    expect(await outcome(tx, (s) => s`insert into quote_requests ${s(record)}`)).toBe(
      'refused 42501',
    );
  }));
