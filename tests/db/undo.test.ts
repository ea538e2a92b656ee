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

/** Several changes are a batch, like in the staff area. */
const batchOf = ({ length }: readonly unknown[]) => (length > 1 ? randomUUID() : undefined);

/** Sets the same values of records as a persona. */
const setValues = (
  tx: Tx,
  persona: Persona,
  ids: string[],
  values: Pick<RecordChange, 'seen' | 'set'>,
  table = quotes.name,
) => {
  const changes = ids.map((id) => ({ id, ...values }));
  return updateAs(tx, persona, changes, { table, batch: batchOf(ids) });
};
const contacted = { seen: { status: 'new' }, set: { status: 'contacted' } };

const readFeed = (tx: Tx) => tx`select * from activity_feed order by id`;

/** Reads what an entry of the feed changed, as changes that take it back. */
const undoingChanges = (tx: Tx, persona: Persona, entry: { id?: unknown } | undefined) => {
  const changes = tx<RecordChange[]>`
    select a.record_id as id, a.after as seen, a.before as set
    from activity_log as a join activity_log as e on a.id = e.id or (a.batch, a.action) = (e.batch, e.action)
    where e.id = ${String(entry?.id)}::bigint and a.undoes is null and a.before is not null
  `;
  return actAs(tx, persona, () => changes);
};

async function undoNewest(tx: Tx, persona: Persona, table = quotes.name) {
  const changes = await undoingChanges(tx, persona, (await readFeed(tx)).at(-1));
  return updateAs(tx, persona, changes, { table, batch: batchOf(changes), undo: true });
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
  const { id: undone_by, email: undone_by_email } = people.sales;
  expect(await readFeed(tx)).toMatchObject([{ undone_by, undone_by_email }]);
  expect(await readFeed(tx)).toMatchObject([
    { actor_id: people.admin.id, to_status: 'contacted', records: 8, undone: 8, can_undo: false },
  ]);
});

it('undo leaves records that were changed since, and can be repeated', async ({ tx }) => {
  const deletedId = await submitForm(tx);
  await setValues(tx, 'admin', [quoteId, otherQuoteId, deletedId], contacted);
  const bulkEntry = (await readFeed(tx)).at(-1);
  await setValues(tx, 'sales', [otherQuoteId], {
    seen: { status: 'contacted' },
    set: { status: 'completed' },
  });
  await tx`delete from quote_requests where id = ${deletedId}`;
  for (const expectedIds of [[quoteId], []]) {
    const changes = await undoingChanges(tx, 'admin', bulkEntry);
    const options = { batch: randomUUID(), undo: true };
    const { changed } = await updateAs(tx, 'admin', changes, options);
    expect(Object.keys(changed)).toEqual(expectedIds);
    expect(await readStatuses(tx)).toEqual({ [quoteId]: 'new', [otherQuoteId]: 'completed' });
  }
  const entry = (await readFeed(tx)).find(({ id }) => id === bulkEntry?.['id']);
  expect(entry).toMatchObject({ records: 3, undone: 1, can_undo: true });
});

it('undo gives back the whole of a record’s outcome, also what it was before', async ({ tx }) => {
  const none = { outcome: null, lost_reason: null, outcome_on: null, amount: null, currency: null };
  const amount = { outcome_on: '2026-11-28', amount: 1200.5, currency: 'USD' };
  const won = { ...none, outcome: 'won', ...amount };
  await setValues(tx, 'admin', [otherQuoteId], { seen: none, set: won });
  await setValues(tx, 'admin', [otherQuoteId], { seen: won, set: none });
  await undoNewest(tx, 'sales');
  const stored = tx`select to_jsonb(q) from quote_requests as q where id = ${otherQuoteId}`;
  expect(await readValue(stored)).toMatchObject(won);
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
  const closing = { seen: { status: 'draft' }, set: { status: 'inactive' } };
  await setValues(tx, 'hr', [id], closing, 'job_postings');
  expect((await readFeed(tx)).map(({ can_undo }) => can_undo as boolean)).toEqual([false, true]);
  await undoNewest(tx, 'hr', 'job_postings');
  expect(await tx`select status from job_postings where id = ${id}`).toEqual([{ status: 'draft' }]);
});

it('an entry can be undone for 24 hours', async ({ tx }) => {
  await setValues(tx, 'admin', [otherQuoteId], contacted);
  const readCanUndo = async () => (await readFeed(tx))[0]?.['can_undo'] as boolean;
  await tx`update activity_log set created_at = now() - interval '24 hours' + interval '1 minute'`;
  expect(await readCanUndo()).toBe(true);
  await tx`update activity_log set created_at = now() - interval '24 hours'`;
  expect(await readCanUndo()).toBe(false);
});
