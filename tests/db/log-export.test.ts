import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { outcome, people, type Tx } from './personas';

const { it } = sharedDatabase('explicit');
const entries = (tx: Tx) =>
  tx`
  select action, actor_id, table_name, summary, from_status, to_status, records from activity_log
  where action in ('exported', 'outcome_set') order by id
`;

it('an export is logged with its filters and number of records', async ({ admin: tx }) => {
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
  const ofNone = (step: Tx) => step`select public.log_export('quote_requests', 0, '')`;
  expect(await outcome(tx, ofNone)).toBe('refused PT400');
});
