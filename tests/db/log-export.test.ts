import { expect } from 'vitest';
import { freshDatabase } from './database';
import { submissionId } from './fixtures';
import { become, giveRole, outcome, people, type Tx } from './personas';

const { it } = freshDatabase('explicit');
const entries = (tx: Tx) =>
  tx`
  select action, actor_id, table_name, summary, from_status, to_status, records from activity_log
  where action in ('exported', 'outcome_set') order by id
`;

it('an export is logged with its number of records and its filters', async ({ admin: tx }) => {
  await tx`select public.log_export('quote_requests', 12, 'Country: Mali')`;
  expect(await entries(tx)).toEqual([
    {
      actor_id: people.admin.id,
      from_status: null,
      to_status: null,
      action: 'exported',
      table_name: 'quote_requests',
      summary: 'Country: Mali',
      records: 12,
    },
  ]);
});

it('rejects the log of an export of another role’s kind, and one of no records', async ({ tx }) => {
  await giveRole(tx, 'hr', 'hr');
  await become(tx, 'hr');
  const log = (table: string, records: number) => (s: Tx) =>
    s`select public.log_export(${table}, ${records}, '')`;
  expect(await outcome(tx, log('quote_requests', 1))).toBe('refused PT403');
  expect(await outcome(tx, log('career_applications', 0))).toBe('refused PT400');
  expect(await outcome(tx, log('career_applications', 1))).toBe('1 rows');
});

it('a new outcome and a new reason are logged, and leave the status as it is', async ({
  admin: tx,
}) => {
  for (const set of [
    { outcome: 'lost', lost_reason: 'price', outcome_on: '2026-01-01' },
    { outcome: 'lost', lost_reason: 'timing' },
    { outcome: null, lost_reason: null },
  ]) {
    await tx`update quote_requests set ${tx(set)} where id = ${submissionId}`;
  }
  const moves = (await entries(tx)).map(({ action, from_status, to_status }) => [
    action as string,
    from_status as string,
    to_status as string,
  ]);
  expect(moves).toEqual([
    ['outcome_set', 'none', 'lost:price 2026-01-01'],
    ['outcome_set', 'lost:price 2026-01-01', 'lost:timing 2026-01-01'],
    ['outcome_set', 'lost:timing 2026-01-01', 'none'],
  ]);
});
