import { expect } from 'vitest';
import { actorColumns, newEntries } from './activity';
import { sharedDatabase } from './database';
import { otherQuoteId, quoteId } from './fixtures';
import { quotes } from './tables';
import { people, tryStep, type Tx } from './transaction';
import { updateAs } from './update';

const { it } = sharedDatabase('explicit');
const batch = crypto.randomUUID();

/** Changes statuses as the admin, in a batch; returns the earlier ones by id. */
async function setStatuses(
  tx: Tx,
  statuses: [id: string, seen: string, status: string][],
  batchId = batch,
) {
  const changes = statuses.map(([id, seen, status]) => ({
    id,
    seen: { status: seen },
    set: { status },
  }));
  return (await updateAs(tx, 'admin', changes, { batch: batchId })).changed;
}

/** Adds a second record beside the one of the fixtures; both are new. */
it.beforeEach(async ({ tx }) => {
  await tx`insert into quote_requests ${tx({ ...quotes.row, id: otherQuoteId })}`;
  await tx`update quote_requests set status = 'new'`;
  await tx`delete from activity_log`;
});

it('the feed shows a bulk change of several calls as one entry', async ({ tx }) => {
  expect(await setStatuses(tx, [[quoteId, 'new', 'completed']])).toEqual({
    [quoteId]: { status: 'new' },
  });
  await setStatuses(tx, [[otherQuoteId, 'new', 'completed']]);
  expect(await tx`select * from activity_feed`).toMatchObject([
    {
      ...actorColumns('admin'),
      table_name: quotes.name,
      from_status: 'new',
      to_status: 'completed',
      action: 'status_changed',
      records: 2,
    },
  ]);
  const logged = await tx`
    select action, record_id from activity_log
    where batch = (select batch from activity_feed)
  `;
  expect(logged.map(({ record_id }) => record_id).toSorted()).toEqual(
    [quoteId, otherQuoteId].toSorted(),
  );
  expect(logged.every(({ action }) => action === 'status_changed')).toBe(true);
});

it('an admin changes only the status that they saw, and the log holds no other', async ({ tx }) => {
  const changed = await setStatuses(tx, [
    [quoteId, 'contacted', 'completed'],
    [otherQuoteId, 'contacted', 'completed'],
    [otherQuoteId, 'new', 'completed'],
  ]);
  expect(changed).toEqual({ [otherQuoteId]: { status: 'new' } });
  expect(await tx`select status from quote_requests where id = ${quoteId}`).toEqual([
    { status: 'new' },
  ]);
  expect(await tx`select records from activity_feed`).toEqual([{ records: 1 }]);
  await setStatuses(tx, [[otherQuoteId, 'new', 'contacted']], crypto.randomUUID());
  expect(await newEntries(tx)).toHaveLength(1);
});

it.for([
  ['another table', 'mails', 'status'],
  ['a column that the sender wrote', quotes.name, 'email'],
  ['an owner of a posting', 'job_postings', 'owner_id'],
  ['spam among postings', 'job_postings', 'spam_suspected'],
] as const)('an admin cannot change %s', async ([, table, column], { tx }) => {
  const changes = [{ id: quoteId, seen: {}, set: { [column]: null } }];
  await expect(updateAs(tx, 'admin', changes, { table })).rejects.toMatchObject({ code: 'PT400' });
});

it('an admin reads why one record cannot be changed, and the others are', async ({ tx }) => {
  const owners = [
    [quoteId, people.stranger.id],
    [otherQuoteId, people.admin.id],
  ] as const;
  const changes = owners.map(([id, owner_id]) => ({ id, seen: {}, set: { owner_id } }));
  expect(await updateAs(tx, 'admin', changes, { batch })).toMatchObject({
    changed: { [otherQuoteId]: {} },
    refused: { [quoteId]: expect.stringMatching(/^This owner has left/) },
  });
  expect(await tx`select id from quote_requests where owner_id is not null`).toEqual([
    { id: otherQuoteId },
  ]);
});

const setOutcome = async (tx: Tx, seen: object, set: object) =>
  (await updateAs(tx, 'admin', [{ id: quoteId, seen, set }])).changed;

const noOutcome = {
  outcome: null,
  lost_reason: null,
  amount: null,
  currency: null,
  outcome_on: null,
};
const won = { ...noOutcome, outcome: 'won', outcome_on: '2026-01-01' };

it('an admin wins a lead with a day and an amount, and takes it back', async ({ tx }) => {
  const wonAmount = { ...won, amount: 1200.5, currency: 'USD' };
  const readOutcome = () => tx`
    select outcome, amount, currency, outcome_on::text from quote_requests
    where id = ${quoteId}`;
  expect(await setOutcome(tx, noOutcome, wonAmount)).toEqual({ [quoteId]: noOutcome });
  expect(await readOutcome()).toEqual([
    { outcome: 'won', amount: '1200.50', currency: 'USD', outcome_on: '2026-01-01' },
  ]);
  expect(await setOutcome(tx, wonAmount, noOutcome)).toEqual({ [quoteId]: wonAmount });
  expect(await readOutcome()).toEqual([
    { outcome: null, amount: null, currency: null, outcome_on: null },
  ]);
  const lost = { ...won, outcome: 'lost', lost_reason: 'price' };
  await setOutcome(tx, noOutcome, lost);
  expect(
    await tx`select from_status, to_status from activity_log where action = 'outcome_set' order by id`,
  ).toEqual([
    { from_status: 'none', to_status: 'won 1200.5 USD 2026-01-01' },
    { from_status: 'won 1200.5 USD 2026-01-01', to_status: 'none' },
    { from_status: 'none', to_status: 'lost:price 2026-01-01' },
  ]);
});

it.for([
  [{ amount: 'NaN', currency: 'USD' }, 'amount'],
  [{ amount: 1 }, 'amount_has_currency'],
  [{ amount: 1, currency: 'USD', outcome: 'lost' }, 'only_won_has_amount'],
  [{ outcome: null, outcome_on: '2026-01-01' }, 'only_outcome_has_day'],
] as const)('the database rejects the outcome %j', async ([values, check], { tx }) => {
  const row = { outcome: 'won', ...values };
  const setRow = (step: Tx) => step`update quote_requests set ${step(row)} where id = ${quoteId}`;
  expect(await tryStep(tx, setRow)).toBe(`refused ${check}`);
});
