import { expect, test } from 'vitest';
import { runChecks, SkippedCheck } from './checks';
import { databaseChecks } from './database';
import type { ApiResponse, Backend } from './request';

const refused = { status: 401, code: '42501', message: 'permission denied', body: {} };
const noAccount = () => Promise.reject(new SkippedCheck('no account'));

async function resultsOf(
  answer: (path: string, method?: string) => Partial<ApiResponse>,
  stranger: () => Promise<Backend> = noAccount,
) {
  const backend = {
    rest: async (path: string, request: { method?: string } = {}) => ({
      ...refused,
      ...answer(path, request.method),
    }),
  } as Backend;
  const checks = databaseChecks(backend, { stranger, admin: noAccount });
  return (await runChecks(checks)).map(
    ({ check, state, text = '' }) => `${check} ${state} ${text.replace(/: .*/, '')}`,
  );
}

test('an API that lists itself must not list anything else', async () => {
  const paths = {
    '/': {},
    '/job_postings': {},
    '/rpc/set_news': {},
    '/rpc/http_get': {},
    '/old': {},
  };
  const results = await resultsOf((path) => (path === '' ? { status: 200, body: { paths } } : {}));
  expect(results.filter((line) => line.includes('offers'))).toEqual([
    'Closed to visitors failed the API offers a visitor "rpc/http_get", which is not of this site',
    'Closed to visitors failed the API offers a visitor "old", which is not of this site',
  ]);
});

test.each<[string, Partial<ApiResponse>]>([
  ['a gateway', { status: 502, code: '' }],
  ['an expired token', { status: 401, code: 'PGRST303' }],
  ['a timeout of the database', { status: 500, code: '57014' }],
])('an answer of %s to one question is no refusal', async (_, answer) => {
  const results = await resultsOf((path, method) =>
    path.startsWith('mails?') && method === 'DELETE' ? answer : {},
  );
  expect(results).toContain('Closed to visitors skipped 1 questions');
  const all = await resultsOf((path) => (path.startsWith('job_postings?select=id&') ? {} : answer));
  expect(all.filter((line) => line.includes('passed'))).toEqual(['Key of the backend passed ']);
});

test.each(['22P02', 'PT403'])('a function that answers %s may be called', async (code) => {
  const results = await resultsOf((path) => (path.startsWith('rpc/erase_person') ? { code } : {}));
  expect(results).toContain('Closed to visitors failed a visitor may call erase_person');
});

test.each<[string, Partial<ApiResponse>]>([
  ['passed', { status: 400, code: 'PT400' }],
  ['failed an account can guess hidden rows by planned counts', { status: 206, code: '' }],
  ['skipped the backend answered 500 57014', { status: 500, code: '57014' }],
])('planned counts: %s', async (verdict, answer) => {
  const results = await resultsOf(() => answer);
  const [found = ''] = results.filter((line) => line.startsWith('Planned'));
  expect(found.trim()).toBe(`Planned counts ${verdict}`);
});

test.each<[string, (path: string) => number | undefined]>([
  ['passed', () => 33],
  ['passed', () => undefined],
  [
    "failed the planner's statistics tell anyone with an account what received_mails.from_address holds",
    (path) => (path.includes('from_address=lt') ? 1 : 33),
  ],
])('estimates that an account without rights gets: %s', async (verdict, estimate) => {
  const account = { estimate: async (path: string) => estimate(path) } as Backend;
  const results = await resultsOf(
    () => ({}),
    async () => account,
  );
  const [found = ''] = results.filter((line) => line.startsWith('Estimates'));
  expect(found.trim()).toBe(`Estimates ${verdict}`);
});
