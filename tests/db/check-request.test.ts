import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { tryStep } from './transaction';

const { it } = sharedDatabase('explicit');

it.for<[string | null, string]>([
  [null, '1 rows'],
  ['missing=default, return=representation', '1 rows'],
  ['count=planned', 'refused PT400'],
  ['count=\tplanned', 'refused PT400'],
  ['return=minimal, Count = Estimated', 'refused PT400'],
])('a request that prefers %s gets: %s', async ([prefer, answer], { stranger: tx }) => {
  await tx`select set_config('request.headers', ${JSON.stringify({ prefer })}, true)`;
  expect(await tryStep(tx, (step) => step`select public.check_request()`)).toBe(answer);
});

/** They hold our own words, whose frequency the planner needs. */
const columnsOfOurWords =
  'table_name action status from_status to_status state kind source locale'.split(' ');

it('the planner keeps no statistics of what people wrote in any table or index', async ({ tx }) => {
  await tx`
    insert into contact_submissions
      (first_name, last_name, email, service_interest, project_details)
    select 'Ada', 'Obi', 'ada@example.com', 'Fintech Solutions', 'A billing gateway.'
    from generate_series(1, 100)
  `;
  await tx`
    insert into messages (kind, key, from_address, subject, body, new_text, automatic)
    select 'received', i::text, 'ada@example.com', 'Our offer', 'Yes', 'Yes', false from generate_series(1, 100) as i
  `;
  await tx`analyze`;
  const statistics = await tx`
    select s.tablename, s.attname from pg_stats as s
      join pg_attribute as a
        on (attrelid, a.attname) = (format('%I.%I', s.schemaname, s.tablename)::regclass, s.attname)
    where (s.schemaname = 'public' or s.tablename like 'records%') and atttypid not in (
      'uuid'::regtype, 'boolean'::regtype, 'timestamptz'::regtype, 'date'::regtype, 'bigint'::regtype, 'integer'::regtype, 'smallint'::regtype
    )
  `;
  expect(statistics.filter(({ attname }) => !columnsOfOurWords.includes(String(attname)))).toEqual(
    [],
  );
  expect(statistics.length).toBeGreaterThan(0);
});
