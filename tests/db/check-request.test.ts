import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { freshDatabase } from './database';
import { outcome } from './personas';

const { it } = freshDatabase('explicit');

it.for<[string | null, string]>([
  [null, '1 rows'],
  ['count=exact', '1 rows'],
  ['return=minimal', '1 rows'],
  ['count=planned', 'refused PT400'],
  ['return=minimal, Count = Estimated', 'refused PT400'],
])('a request that prefers %s is %s', async ([prefer, answer], { stranger: tx }) => {
  await tx`select set_config('request.headers', ${JSON.stringify({ prefer })}, true)`;
  expect(await outcome(tx, (step) => step`select public.check_request()`)).toBe(answer);
});

it('the planner keeps no statistics of what people wrote', async ({ tx }) => {
  await tx`
    insert into contact_submissions
      (first_name, last_name, email, service_interest, project_details)
    select 'Ada', 'Obi', 'ada@example.com', 'Fintech Solutions', 'A billing gateway.'
    from generate_series(1, 100)
  `;
  await tx`analyze contact_submissions`;
  const known = await tx`
    select attname from pg_stats where tablename = 'contact_submissions' and attname in ('email', 'first_name', 'search_text')
  `;
  expect(known).toEqual([]);
});

it('the migration makes PostgREST ask it before each request', async ({ tx }) => {
  await tx`create role authenticator`;
  await tx`drop function public.check_request()`;
  await tx.unsafe(await readFile('supabase/migrations/20261120003100_check_request.sql', 'utf8'));
  const [role] = await tx`select rolconfig from pg_roles where rolname = 'authenticator'`;
  expect(role).toEqual({ rolconfig: ['pgrst.db_pre_request=public.check_request'] });
});
