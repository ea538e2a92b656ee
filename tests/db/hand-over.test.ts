import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { connect } from '../support/test-database';
import { freshDatabase } from './database';
import {
  become,
  callAs,
  giveRole,
  outcome,
  people,
  type Persona,
  type SignedIn,
  type Tx,
} from './personas';
import { submissions } from './tables';

const database = freshDatabase('explicit');
const owner = people.stranger.id;
const successor = people.sales.id;

/** Adds a submission that the colleague owns. */
async function owned(tx: Tx, table: string, more: object = {}): Promise<string> {
  const id = randomUUID();
  const row = submissions.find(({ name }) => name === table)?.row ?? {};
  await tx`insert into ${tx(table)} ${tx({ ...row, id, owner_id: owner, ...more })}`;
  return id;
}

const spam = { spam_suspected: true, spam_reason: 'marked by staff' };
const it = database.it.extend<{ tx: Tx; ids: Record<string, string> }>({
  tx: async ({ tx }, run) => {
    await giveRole(tx, 'stranger', 'admin');
    await giveRole(tx, 'sales', 'sales');
    await giveRole(tx, 'hr', 'hr');
    await run(tx);
  },
  /** Three open records, of which the successor's role includes two, and two that are not open. */
  ids: async ({ tx }, run) =>
    run({
      quote: await owned(tx, 'quote_requests', { status: 'contacted' }),
      message: await owned(tx, 'contact_submissions'),
      application: await owned(tx, 'career_applications'),
      decided: await owned(tx, 'quote_requests', { status: 'completed' }),
      spam: await owned(tx, 'quote_requests', spam),
    }),
});

const handOver = (tx: Tx, by: SignedIn, from: SignedIn = 'stranger', to: SignedIn = 'sales') =>
  callAs(tx, by, 'hand_over', people[from].id, people[to].id);

const tried = async (tx: Tx, by: Persona, from: string, to: string) => {
  await become(tx, by);
  return outcome(tx, (step) => step`select hand_over(${from}, ${to})`);
};

async function ownerOf(tx: Tx, id: string | undefined) {
  const [row] = await tx`select owner_id from private.submissions where id = ${id ?? ''}`;
  return row?.['owner_id'] as string | null;
}

describe('an admin', () => {
  it('hands over what is open and what the successor may see', async ({ tx, ids }) => {
    await become(tx, 'admin');
    expect(await tx`select * from open_records(${owner}) order by 1`).toEqual([
      { table_name: 'career_applications', records: 1 },
      { table_name: 'contact_submissions', records: 1 },
      { table_name: 'quote_requests', records: 1 },
    ]);
    expect(await handOver(tx, 'admin')).toEqual({
      contact_submissions: [ids['message']],
      quote_requests: [ids['quote']],
    });
    for (const name of ['quote', 'message']) expect(await ownerOf(tx, ids[name])).toBe(successor);
    for (const name of ['application', 'decided', 'spam']) {
      expect(await ownerOf(tx, ids[name])).toBe(owner);
    }
    await become(tx, 'admin');
    const entries = await tx`
      select table_name, records, from_status, to_status from activity_feed
      where action = 'assigned' order by table_name
    `;
    expect(entries).toMatchObject([
      { table_name: 'contact_submissions', records: 1, from_status: owner, to_status: successor },
      { table_name: 'quote_requests', records: 1, from_status: owner, to_status: successor },
    ]);
    await become(tx, 'owner');
    expect(
      await tx`select count(*)::integer as mails from mails where kind = 'assignment'
      and state = 'waiting'`,
    ).toEqual([{ mails: 1 }]);
  });

  it('takes it back from the feed, kind by kind', async ({ tx, ids }) => {
    await handOver(tx, 'admin');
    await become(tx, 'admin');
    const entries = await tx`
      select table_name, preview_undo(id) as preview from activity_feed
      where action = 'assigned' and can_undo order by table_name
    `;
    expect(entries).toMatchObject([
      { table_name: 'contact_submissions', preview: [{ id: ids['message'], state: 'same' }] },
      { table_name: 'quote_requests', preview: [{ id: ids['quote'], state: 'same' }] },
    ]);
    for (const { table_name, preview } of entries) {
      await tx`select update_records(${table_name}, ${tx.json(preview)}::jsonb, undo => true)`;
    }
    await become(tx, 'owner');
    for (const name of ['quote', 'message']) expect(await ownerOf(tx, ids[name])).toBe(owner);
  });

  it.for([
    ['themselves as well', owner, owner, 'refused PT400'],
    ['nobody', owner, people.unconfirmed.id, 'refused PT404'],
  ] as const)('cannot hand over to %s', async ([, from, to, answer], { tx }) => {
    expect(await tried(tx, 'admin', from, to)).toBe(answer);
  });
});

it('a colleague who is no admin hands over what is their own, and nothing else', async ({
  tx,
  ids,
}) => {
  await tx`update quote_requests set owner_id = ${successor} where id = ${ids['quote'] ?? ''}`;
  expect(await tried(tx, 'hr', successor, people.hr.id)).toBe('refused PT403');
  expect(await tried(tx, 'sales', owner, successor)).toBe('refused PT403');
  await become(tx, 'sales');
  expect(await tx`select * from open_records(${owner})`).toEqual([
    { table_name: 'contact_submissions', records: 1 },
  ]);
  expect(await handOver(tx, 'sales', 'sales', 'hr')).toEqual({});
  expect(await handOver(tx, 'sales', 'sales', 'stranger')).toEqual({
    quote_requests: [ids['quote']],
  });
  expect(await ownerOf(tx, ids['message'])).toBe(owner);
});

it('what the colleague gives away or decides meanwhile stays as it is, and is not counted', async () => {
  const { sql } = database;
  const other = connect(database.url);
  await sql`insert into admin_users (user_id) values (${owner}), (${successor})`;
  const [kept, given, decided] = await sql.begin(async (tx) => [
    await owned(tx, 'quote_requests'),
    await owned(tx, 'quote_requests'),
    await owned(tx, 'quote_requests'),
  ]);
  try {
    let answer: Promise<unknown> | undefined;
    await sql.begin(async (tx) => {
      await tx`update quote_requests set owner_id = ${people.admin.id} where id = ${given ?? ''}`;
      await tx`update quote_requests set status = 'completed' where id = ${decided ?? ''}`;
      answer = other.begin((step) => handOver(step, 'admin'));
      const waiting = async () =>
        (await tx`select from pg_locks where not granted and locktype = 'transactionid'`).length;
      await expect.poll(waiting, { timeout: 9000 }).toBe(1);
    });
    expect(await answer).toEqual({ quote_requests: [kept] });
    const owners = await sql`
      select owner_id from quote_requests where id in ${sql([given ?? '', decided ?? ''])} order by id = ${decided ?? ''}
    `;
    expect(owners.map(({ owner_id }) => owner_id as string)).toEqual([people.admin.id, owner]);
  } finally {
    await other.end();
  }
});
