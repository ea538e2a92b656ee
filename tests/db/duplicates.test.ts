// A duplicate is closed, counts nowhere and names the record that goes on, whatever its status is.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { withConnection } from '../support/test-database';
import { freshDatabase } from './database';
import { trapped } from './fixtures';
import { addApplicant, makeRepliesDue, queue, replyTo, sendReplies, stateOf } from './reply';
import { contacts, quotes, type Table } from './tables';
import { become, countLockWaits, people, tryStep, type Tx } from './transaction';
import { updateAs } from './update';

const LOCK_TIMEOUT_MS = 9000;

const database = freshDatabase('explicit');
const { it } = database;

async function storeRecord(tx: Tx, { name, row }: Table, more: object = {}) {
  const id = randomUUID();
  await tx`insert into ${tx(name)} ${tx({ ...row, ...more, id })}`;
  return id;
}

/** Sets the record of which one is a duplicate, or unmarks it; see `tryStep`. */
const markDuplicate = (tx: Tx, table: string, id: string, duplicate_of: string | null) =>
  tryStep(tx, (step) => step`update ${step(table)} set ${step({ duplicate_of })} where id = ${id}`);

async function readRecord(tx: Tx, table: string, id: string) {
  const [row] = await tx`
    select status, duplicate_of, open, waiting from ${tx(table)} where id = ${id}
  `;
  return row;
}

describe('a duplicate', () => {
  const { name } = quotes;

  it('closes and keeps its status, and opens again when it is unmarked', async ({ tx }) => {
    const [first, second] = [await storeRecord(tx, quotes), await storeRecord(tx, quotes)];
    const mailsBefore = await tx`select id from mails`;
    await become(tx, 'admin');
    expect(await markDuplicate(tx, name, second, first)).toBe('1 rows');
    await become(tx, 'owner');
    const closed = { status: 'new', duplicate_of: first, open: false, waiting: false };
    expect(await readRecord(tx, name, second)).toEqual(closed);
    expect(await tx`select id from mails`).toEqual(mailsBefore);

    await become(tx, 'admin');
    expect(await markDuplicate(tx, name, second, null)).toBe('1 rows');
    expect(await readRecord(tx, name, second)).toMatchObject({ open: true, waiting: true });
    expect(await markDuplicate(tx, name, second, first)).toBe('1 rows');
  });

  it('is of an open record of its kind, not of itself, spam or a duplicate', async ({ tx }) => {
    const [original, duplicate] = [await storeRecord(tx, quotes), await storeRecord(tx, quotes)];
    const suspected = await storeRecord(tx, quotes, trapped);
    const third = await storeRecord(tx, quotes);
    const otherKind = await storeRecord(tx, contacts);
    await become(tx, 'admin');
    expect(await markDuplicate(tx, name, duplicate, original)).toBe('1 rows');
    for (const [target, answer] of [
      [original, 'refused PT409'],
      [otherKind, 'refused PT400'],
      [randomUUID(), 'refused PT400'],
      [suspected, 'refused PT400'],
    ] as const) {
      expect(await markDuplicate(tx, name, original, target)).toBe(answer);
    }
    expect(await markDuplicate(tx, name, third, third)).toMatch(/^refused/);
    expect(await markDuplicate(tx, name, third, duplicate)).toBe('refused PT409');
    expect(await markDuplicate(tx, name, original, third)).toBe('refused PT409');
  });
});

it('two people cannot make two records duplicates of each other', async () => {
  const ids = await database.sql.begin(async (tx) => [
    await storeRecord(tx, quotes),
    await storeRecord(tx, quotes),
  ]);
  const [firstId, secondId] = ids as [string, string];
  const setDuplicate = (tx: Tx, id: string, duplicate_of: string) =>
    tx`update quote_requests set ${tx({ duplicate_of })} where id = ${id}`;
  let secondChange: Promise<unknown> | undefined;
  await database.sql.begin(async (tx) => {
    await setDuplicate(tx, firstId, secondId);
    secondChange = withConnection(database.url, (sql) =>
      sql.begin((colleagueTx) => setDuplicate(colleagueTx, secondId, firstId)),
    );
    secondChange.catch(() => undefined);
    await expect.poll(() => countLockWaits(tx), { timeout: LOCK_TIMEOUT_MS }).toBe(1);
  });
  await expect(secondChange).rejects.toThrow('The other one is a duplicate, too.');
  await database.sql`delete from quote_requests where id in ${database.sql(ids)}`;
});

it('a waiting reply is skipped once its record is a duplicate', async ({ tx }) => {
  const original = await addApplicant(tx);
  const duplicate = await addApplicant(tx, { email: 'ben@example.com' });
  const heldReply = replyTo(duplicate.id, { status: 'rejected' });
  await queue(tx, [replyTo(original.id, { status: 'rejected' }), heldReply], randomUUID());
  await become(tx, 'admin');
  expect(await markDuplicate(tx, 'career_applications', duplicate.id, original.id)).toBe('1 rows');
  await become(tx, 'owner');
  await makeRepliesDue(tx);
  expect(await sendReplies(tx)).toHaveLength(1);
  expect(await stateOf(tx, heldReply)).toEqual({ state: 'skipped', reason: 'status changed' });
});

it('staff count a duplicate nowhere, and the feed offers to undo it', async ({ tx }) => {
  const first = await storeRecord(tx, quotes, { country: 'Ghana' });
  await become(tx, 'admin');
  const readCounts = async () => ({
    work: await tx`select open, mine, overdue from open_work()
      where table_name = 'quote_requests'`,
    days: await tx`select * from submissions_per_day(array[now() - interval '1 day'])`,
    compared:
      await tx`select * from compare_leads('quote_requests', current_date - 300, current_date + 1)`,
    values: await tx`select * from filter_values('quote_requests', 'country')`,
    week: (await tx`select read_report(current_date - 1, current_date + 1) -> 'leads' as leads`)[0],
  });
  const countsBefore = await readCounts();
  await become(tx, 'owner');
  const more = { country: 'Ghana', follow_up_on: '2020-01-01', owner_id: people.admin.id };
  const second = await storeRecord(tx, quotes, more);
  await become(tx, 'admin');
  expect(await readCounts()).not.toEqual(countsBefore);
  const change = { id: second, seen: { duplicate_of: null }, set: { duplicate_of: first } };
  expect((await updateAs(tx, 'admin', [change])).changed).toHaveProperty(second);
  await become(tx, 'admin');
  expect(await readCounts()).toEqual(countsBefore);
  const [entry] =
    await tx`select action, can_undo from activity_feed where record_id = ${second} order by id desc limit 1`;
  expect(entry).toMatchObject({ action: 'duplicate_set', can_undo: true });
});
