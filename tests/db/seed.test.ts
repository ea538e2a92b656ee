import { expect } from 'vitest';
import { DEMO_ACCOUNTS } from '../../supabase/embedded/settings';
import { seed } from '../support/test-database';
import { sharedDatabase } from './database';
import { type Tx } from './personas';
import { postings, submissions } from './tables';

const [admin] = DEMO_ACCOUNTS;
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

it('the seed keeps an account that signed up earlier', async ({ tx }) => {
  const id = crypto.randomUUID();
  await tx`insert into auth.users (id, email) values (${id}, ${admin.email})`;
  await tx.unsafe(seed.sql);
  expect(await tx`select user_id from admin_users`).toEqual([{ user_id: id }]);
});

it('the seed has no real address and a history of thirty days', async ({ tx }) => {
  await tx.unsafe(seed.sql);
  for (const { name } of submissions) {
    const odd = await tx`
      select id from ${tx(name)} as r
      where email !~ '@example\\.(com|org|net)$' or not exists (
        select from activity_log as l where l.record_id = r.id and l.action = 'submitted'
          and l.created_at = r.created_at and l.created_at > now() - interval '30 days'
      )
    `;
    expect(odd).toEqual([]);
  }
});
