import { beforeEach, expect } from 'vitest';
import { actor, newEntries } from './activity';
import { sharedDatabase } from './database';
import { submissionId } from './fixtures';
import { people, type Tx, outcome } from './personas';
import { quotes } from './tables';
import { update } from './update';

const { it } = sharedDatabase('explicit');
const batch = crypto.randomUUID();
const otherId = crypto.randomUUID();

/** Changes statuses as the admin. */
async function setStatuses(
  tx: Tx,
  changes: [id: string, seen: string, status: string][],
  inBatch = '',
) {
  const values = changes.map(([id, seen, status]) => ({
    id,
    seen: { status: seen },
    set: { status },
  }));
  return (await update(tx, 'admin', values, { batch: inBatch })).changed;
}

/** A second record beside the one of the fixtures; both are new. */
beforeEach<{ tx: Tx }>(async ({ tx }) => {
  await tx`insert into quote_requests ${tx({ ...quotes.row, id: otherId })}`;
  await tx`update quote_requests set status = 'new'`;
  await tx`delete from activity_log`;
});

it('logs a bulk change of several calls as one entry of the feed', async ({ tx }) => {
  const moved = { from_status: 'new', to_status: 'completed' };
  expect(await setStatuses(tx, [[submissionId, 'new', 'completed']], batch)).toEqual({
    [submissionId]: { status: 'new' },
  });
  await setStatuses(tx, [[otherId, 'new', 'completed']], batch);
  expect(
    await tx`
      select
        actor_id, actor_email, action, table_name, record_id, summary, from_status, to_status, records
      from activity_feed
    `,
  ).toMatchObject([
    { ...actor('admin'), table_name: quotes.name, ...moved, action: 'status_changed', records: 2 },
  ]);
  const logged = await tx`
    select action, record_id from activity_log
    where batch = (select batch from activity_feed)
  `;
  expect(logged.map(({ record_id }) => record_id).toSorted()).toEqual(
    [submissionId, otherId].toSorted(),
  );
  expect(logged.every(({ action }) => action === 'status_changed')).toBe(true);
});

it('changes a record only from the status that was seen, and logs no other', async ({ tx }) => {
  const changed = await setStatuses(
    tx,
    [
      [submissionId, 'contacted', 'completed'],
      [otherId, 'contacted', 'completed'],
      [otherId, 'new', 'completed'],
    ],
    batch,
  );
  expect(changed).toEqual({ [otherId]: { status: 'new' } });
  expect(await tx`select status from quote_requests where id = ${submissionId}`).toEqual([
    { status: 'new' },
  ]);
  expect(await tx`select records from activity_feed`).toEqual([{ records: 1 }]);
  await setStatuses(tx, [[otherId, 'new', 'contacted']], crypto.randomUUID());
  expect(await newEntries(tx)).toHaveLength(1);
});

it.for([
  ['another table', 'mails', 'status'],
  ['a column that the sender wrote', quotes.name, 'email'],
  ['an owner of a posting', 'job_postings', 'owner_id'],
  ['spam among postings', 'job_postings', 'spam_suspected'],
] as const)('refuses %s', async ([, table, column], { tx }) => {
  const changes = [{ id: submissionId, seen: {}, set: { [column]: null } }];
  await expect(update(tx, 'admin', changes, { table })).rejects.toMatchObject({ code: 'PT400' });
});

it('an admin reads why one record cannot be changed, and the others are', async ({ tx }) => {
  const owners = [
    [submissionId, people.stranger.id],
    [otherId, people.admin.id],
  ] as const;
  const changes = owners.map(([id, owner_id]) => ({ id, seen: {}, set: { owner_id } }));
  expect(await update(tx, 'admin', changes, { batch })).toMatchObject({
    changed: { [otherId]: {} },
    refused: { [submissionId]: expect.stringMatching(/^This owner has left/) },
  });
  expect(await tx`select id from quote_requests where owner_id is not null`).toEqual([
    { id: otherId },
  ]);
});

const setOutcome = async (tx: Tx, seen: object, values: object) =>
  (await update(tx, 'admin', [{ id: submissionId, seen, set: values }])).changed;

const noOutcome = {
  outcome: null,
  lost_reason: null,
  amount: null,
  currency: null,
  outcome_on: null,
};
const won = { ...noOutcome, outcome: 'won', outcome_on: '2026-01-01' };

it('an admin wins a lead with a day and an amount, and takes it back', async ({ tx }) => {
  const worth = { ...won, amount: 1200.5, currency: 'USD' };
  const readOutcome = () => tx`
    select outcome, amount, currency, outcome_on::text from quote_requests
    where id = ${submissionId}`;
  expect(await setOutcome(tx, noOutcome, worth)).toEqual({ [submissionId]: noOutcome });
  expect(await readOutcome()).toEqual([
    { outcome: 'won', amount: '1200.50', currency: 'USD', outcome_on: '2026-01-01' },
  ]);
  expect(await setOutcome(tx, worth, noOutcome)).toEqual({ [submissionId]: worth });
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
] as const)('rejects %j', async ([values, refusal], { tx }) => {
  const row = { outcome: 'won', ...values };
  const answer = await outcome(
    tx,
    (s) => s`update quote_requests set ${s(row)} where id = ${submissionId}`,
  );
  expect(answer).toBe(`refused ${refusal}`);
});
