import { expect } from 'vitest';
import { seed } from '../support/test-database';
import { sharedDatabase } from './database';
import { type Tx } from './personas';
import { postings, submissions } from './tables';

const { it } = sharedDatabase('bare');
const tables = [...submissions, postings].map(({ name }) => name);

async function countRows(tx: Tx) {
  const counts: Record<string, number> = {};
  for (const name of [...tables, 'admin_users', 'activity_log', 'record_files', 'auth.users']) {
    counts[name] = (await tx`select from ${tx(name)}`).length;
  }
  return counts;
}

it('the seed fills every list once and keeps a developer’s changes', async ({ tx }) => {
  await tx.unsafe(seed.sql);
  await tx`update quote_requests set status = 'completed'`;
  await tx`update job_postings set title = 'Mine'`;
  const first = await countRows(tx);
  expect(Object.values(first)).not.toContain(0);

  await tx.unsafe(seed.sql);
  expect(await countRows(tx)).toEqual(first);
  expect(await tx`select from quote_requests where status <> 'completed'`).toHaveLength(0);
  expect(await tx`select from job_postings where title <> 'Mine'`).toHaveLength(0);
});
