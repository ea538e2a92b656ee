import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { otherQuoteId, quoteId } from './fixtures';
import { submitForm } from './mail';
import { quotes } from './tables';
import { actAs, giveRole, people, readValue, type Persona, type Tx } from './transaction';
import { updateAs, type RecordChange } from './update';

const { it } = sharedDatabase('explicit');

/** Adds colleagues in sales and HR and a second quote request; both requests are new. */
it.beforeEach(async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await giveRole(tx, 'hr', 'hr');
  await tx`insert into quote_requests ${tx({ ...quotes.row, id: otherQuoteId })}`;
  await tx`update quote_requests set status = 'new'`;
  await tx`delete from activity_log`;
});

/** Sets the same values of records as a persona. */
const setValues = (
  tx: Tx,
  by: Persona,
  ids: string[],
  [before, after]: readonly [object, object],
  { table = quotes.name, undo = false } = {},
) => {
  const options = { table, batch: ids.length > 1 ? randomUUID() : '', undo };
  return updateAs(
    tx,
    by,
    ids.map((id) => ({ id, seen: before, set: after })),
    options,
  );
};
const contacted = [{ status: 'new' }, { status: 'contacted' }] as const;

const readFeed = (tx: Tx) => tx`select * from activity_feed order by id`;

/** What an entry of the feed changed, as its reader takes it back. */
const changesIn = (tx: Tx, by: Persona, entry: { id?: unknown } | undefined) =>
  actAs(
    tx,
    by,
    () => tx<RecordChange[]>`
      select a.record_id as id, a.after as seen, a.before as set
      from activity_log as a join activity_log as e on a.id = e.id or (a.batch, a.action) = (e.batch, e.action)
      where e.id = ${String(entry?.id)}::bigint and a.undoes is null and a.before is not null
    `,
  );

async function undoNewest(tx: Tx, by: Persona, table = quotes.name) {
  const [entry] = (await readFeed(tx)).slice(-1);
  const changes = await changesIn(tx, by, entry);
  const batch = changes.length > 1 ? randomUUID() : '';
  return updateAs(tx, by, changes, { table, batch, undo: true });
}

const readStatuses = async (tx: Tx) =>
  Object.fromEntries(
    (await tx`select id, status from quote_requests`).map((row) => [row['id'], row['status']]),
  );

it('a colleague undoes a change of eight statuses, which the feed then says', async ({ tx }) => {
  const otherIds = await Promise.all(Array.from({ length: 6 }, () => submitForm(tx)));
  const ids = [quoteId, otherQuoteId, ...otherIds];
  await tx`delete from activity_log`;
  await setValues(tx, 'admin', ids, contacted);
  expect(await readFeed(tx)).toMatchObject([
    { records: 8, undone: 0, undone_by: null, can_undo: true, actor_id: people.admin.id },
  ]);
  const { changed } = await undoNewest(tx, 'sales');
  expect(Object.keys(changed).toSorted()).toEqual(ids.toSorted());
  expect(Object.values(await readStatuses(tx))).toEqual(ids.map(() => 'new'));
  expect(await readFeed(tx)).toMatchObject([
    {
      actor_id: people.admin.id,
      to_status: 'contacted',
      records: 8,
      undone: 8,
      undone_by: people.sales.id,
      undone_by_email: people.sales.email,
      can_undo: false,
    },
  ]);
});

it('undo leaves records that were changed since, and can be repeated', async ({ tx }) => {
  const third = await submitForm(tx);
  await setValues(tx, 'admin', [quoteId, otherQuoteId, third], contacted);
  const [bulkEntry] = (await readFeed(tx)).slice(-1);
  await setValues(tx, 'sales', [otherQuoteId], [{ status: 'contacted' }, { status: 'completed' }]);
  await tx`delete from quote_requests where id = ${third}`;
  for (const changed of [[quoteId], []]) {
    const changes = await changesIn(tx, 'admin', bulkEntry);
    const answer = await updateAs(tx, 'admin', changes, { batch: randomUUID(), undo: true });
    expect(Object.keys(answer.changed)).toEqual(changed);
    expect(await readStatuses(tx)).toEqual({ [quoteId]: 'new', [otherQuoteId]: 'completed' });
  }
  const entry = (await readFeed(tx)).find(({ id }) => id === bulkEntry?.['id']);
  expect(entry).toMatchObject({ records: 3, undone: 1, can_undo: true });
});

it('undo gives back the whole of a record’s outcome, also what it was before', async ({ tx }) => {
  const seen = { outcome: null, lost_reason: null, outcome_on: null, amount: null, currency: null };
  const amount = { outcome_on: '2026-11-28', amount: 1200.5, currency: 'USD' };
  const after = { ...seen, outcome: 'won', ...amount };
  await setValues(tx, 'admin', [otherQuoteId], [seen, after]);
  await setValues(tx, 'admin', [otherQuoteId], [after, seen]);
  await undoNewest(tx, 'sales');
  const stored = tx`select to_jsonb(q) from quote_requests as q where id = ${otherQuoteId}`;
  expect(await readValue(stored)).toMatchObject(after);
  expect(await readFeed(tx)).toMatchObject([
    { undone: 0, can_undo: true },
    { undone: 1, can_undo: false },
  ]);
});

it('staff undo the status of a posting, but not an edit', async ({ tx }) => {
  const [posting] = await tx`
    update job_postings set title = 'Lead', status = 'draft' where status = 'active' returning id
  `;
  const id = String(posting?.['id']);
  const closing = [{ status: 'draft' }, { status: 'inactive' }] as const;
  await setValues(tx, 'hr', [id], closing, { table: 'job_postings' });
  expect((await readFeed(tx)).map(({ can_undo }) => can_undo as boolean)).toEqual([false, true]);
  await undoNewest(tx, 'hr', 'job_postings');
  expect(await tx`select status from job_postings where id = ${id}`).toEqual([{ status: 'draft' }]);
});

it('an entry can be undone for 24 hours', async ({ tx }) => {
  await setValues(tx, 'admin', [otherQuoteId], contacted);
  const canUndo = async () => (await readFeed(tx))[0]?.['can_undo'] as boolean;
  await tx`update activity_log set created_at = now() - interval '24 hours' + interval '1 minute'`;
  expect(await canUndo()).toBe(true);
  await tx`update activity_log set created_at = now() - interval '24 hours'`;
  expect(await canUndo()).toBe(false);
});
