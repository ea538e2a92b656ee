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
