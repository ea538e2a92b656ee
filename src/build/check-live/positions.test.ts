import { expect, test, vi } from 'vitest';
import { robots } from '../site-files';
import { buildAgeCheck, positionProblems } from './positions';
import { runChecks } from './checks';
import type { Backend } from './request';

const seeing = (count: number) =>
  ({
    rest: async () => ({ status: 200, body: Array.from({ length: count }) }),
  }) as unknown as Backend;
const noAccount = () => Promise.reject(new Error('no account'));

async function resultOf(visitor: number, staff?: number) {
  const signIn = staff === undefined ? noAccount : async () => seeing(staff);
  const ask = () => positionProblems(seeing(visitor), signIn);
  const [result] = await runChecks([{ name: 'Open positions', ask }]);
  return `${result?.state} ${/policy "([^"]*)"/.exec(result?.text ?? '')?.[1] ?? ''}`.trim();
}

test('a policy that hides open positions from visitors or from staff is named', async () => {
  expect(await resultOf(0, 1)).toBe('failed visitors read open postings');
  expect(await resultOf(1, 0)).toBe('failed users read open postings, staff all');
  expect(await resultOf(0)).toBe('skipped visitors read open postings');
  expect(await resultOf(0, 0)).toBe('skipped');
  expect([await resultOf(1), await resultOf(1, 1)]).toEqual(['passed', 'passed']);
});

test('a build older than two days is reported while positions have closing dates', async () => {
  const stateOf = async (file: string, dated = 1) => {
    vi.stubGlobal('fetch', async () => new Response(file));
    const [result] = await runChecks([buildAgeCheck('https://a.example', seeing(dated))]);
    return result?.state;
  };
  const builtBefore = (hours: number) =>
    robots('https://a.example', new Date(Date.now() - hours * 3_600_000));
  expect(await stateOf(builtBefore(47))).toBe('passed');
  expect(await stateOf(builtBefore(49))).toBe('failed');
  expect(await stateOf(builtBefore(49), 0)).toBe('passed');
  expect(await stateOf('User-agent: *')).toBe('skipped');
});
