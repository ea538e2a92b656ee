import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { submissionId } from './fixtures';
import { outcome, type Tx } from './personas';
import { update } from './update';

const { it } = sharedDatabase('explicit');

const set = async (tx: Tx, seen: object, values: object) =>
  (await update(tx, 'admin', [{ id: submissionId, seen, set: values }])).changed;

const nothing = {
  outcome: null,
  lost_reason: null,
  amount: null,
  currency: null,
  outcome_on: null,
};
const won = { ...nothing, outcome: 'won', outcome_on: '2026-01-01' };

it('an admin wins a lead with a day and an amount, and takes it back', async ({ tx }) => {
  const worth = { ...won, amount: 1200.5, currency: 'USD' };
  const stored = () => tx`
    select outcome, amount, currency, outcome_on::text from quote_requests
    where id = ${submissionId}`;
  expect(await set(tx, nothing, worth)).toEqual({ [submissionId]: nothing });
  expect(await stored()).toEqual([
    { outcome: 'won', amount: '1200.50', currency: 'USD', outcome_on: '2026-01-01' },
  ]);
  expect(await set(tx, worth, nothing)).toEqual({ [submissionId]: worth });
  expect(await stored()).toEqual([
    { outcome: null, amount: null, currency: null, outcome_on: null },
  ]);
  const lost = { ...won, outcome: 'lost', lost_reason: 'price' };
  await set(tx, nothing, lost);
  expect(
    await tx`select from_status, to_status from activity_log where action = 'outcome_set' order by id`,
  ).toEqual([
    { from_status: 'none', to_status: 'won 1200.5 USD 2026-01-01' },
    { from_status: 'won 1200.5 USD 2026-01-01', to_status: 'none' },
    { from_status: 'none', to_status: 'lost:price 2026-01-01' },
  ]);
});

it.for([
  [{ amount: -1, currency: 'USD' }, 'amount'],
  [{ amount: 1e15, currency: 'USD' }, '22003'],
  [{ amount: '99999999999999.99', currency: 'USD' }, 'amount'],
  [{ amount: 'NaN', currency: 'USD' }, 'amount'],
  [{ amount: 1 }, 'amount_has_currency'],
  [{ currency: 'USD' }, 'amount_has_currency'],
  [{ amount: 1, currency: 'usd' }, 'currency'],
  [{ amount: 1, currency: 'USD', outcome: 'lost' }, 'only_won_has_amount'],
  [{ outcome: null, outcome_on: '2026-01-01' }, 'only_outcome_has_day'],
] as const)('rejects %j', async ([values, refusal], { admin: tx }) => {
  const row = { outcome: 'won', ...values };
  const answer = await outcome(
    tx,
    (s) => s`update quote_requests set ${s(row)} where id = ${submissionId}`,
  );
  expect(answer).toBe(`refused ${refusal}`);
});

it('an outcome without a day gets the day of the company’s zone', async ({ tx }) => {
  const ofToday = () => tx`
    select outcome_on is not distinct from (now() at time zone 'Asia/Kolkata')::date as today
    from quote_requests where id = ${submissionId}`;
  await tx`update quote_requests set outcome = 'no_answer' where id = ${submissionId}`;
  expect(await ofToday()).toEqual([{ today: true }]);
  await tx`update quote_requests set outcome = null where id = ${submissionId}`;
  expect(await ofToday()).toEqual([{ today: false }]);
});
