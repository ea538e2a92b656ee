import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { makeJobs } from '@tests/support/test-jobs';
import { postingFile, postingsToBuild, withPostings } from './postings';
import { parseRedirects, redirectFor } from './host/static-host-rules';

test('a posting that was built has its own file, every other one the page of all', () => {
  const rules = readFileSync('public/_redirects', 'utf8');
  const [built, other] = makeJobs(2).map(({ id }) => id);
  const redirects = parseRedirects(withPostings(rules, [built ?? '']));
  expect(redirectFor(redirects, `/careers/${built}`)).toEqual({
    to: postingFile(built ?? ''),
    status: 200,
  });
  expect(redirectFor(redirects, `/careers/${other}`)?.to).toBe('/careers/posting');
  expect(withPostings(rules, [])).toBe(rules);
});

test('no more are built than a host can have rules for, the newest of them', async () => {
  const warn = vi.fn<(message: string) => void>();
  const open = makeJobs(1001);
  const built = await postingsToBuild(async () => open, warn);
  expect(built).toEqual(open.slice(0, 1000));
  expect(warn).not.toHaveBeenCalled();
});

test('a backend that does not answer keeps no site from being built, and is told of', async () => {
  const warn = vi.fn<(message: string) => void>();
  const ask = () => Promise.reject(new TypeError('fetch failed'));
  expect(await postingsToBuild(ask, warn)).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('fetch failed'));
});
