import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { makeJobs } from '@tests/support/test-jobs';
import { parseRedirects, redirectFor } from './host/static-host-rules';
import { builtPostings, openPostings, postingFile, withPostings } from './postings';

test('a built posting has its own file, other postings share one', () => {
  const rules = readFileSync('public/_redirects', 'utf8');
  const [built = '', other] = makeJobs(2).map(({ id }) => id);
  const redirects = parseRedirects(withPostings(rules, [built]));
  const english = { to: postingFile(built), status: 200 };
  expect(redirectFor(redirects, `/careers/${built}`)).toEqual(english);
  const french = { ...english, to: `/fr${english.to}` };
  expect(redirectFor(redirects, `/fr/careers/${built}`)).toEqual(french);
  expect(redirectFor(redirects, `/careers/${other}`)).toBeUndefined();
  expect(withPostings(rules, [])).toBe(rules);
});

test('only the newest postings get a page, as many as a host can have rules for', async () => {
  const warn = vi.fn<(message: string) => void>();
  const open = await openPostings(async () => makeJobs(501), warn);
  expect(builtPostings(open)).toEqual(makeJobs(501).slice(0, 500));
  expect(warn).not.toHaveBeenCalled();
});

test('a build ends when the backend does not return the positions, unless a setting allows that', async () => {
  const warn = vi.fn<(message: string) => void>();
  const fetchRows = () => Promise.reject(new TypeError('fetch failed'));
  expect(await openPostings(fetchRows, warn)).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('fetch failed'));
  await expect(openPostings(fetchRows)).rejects.toThrow(/fetch failed.*ALLOW_NO_POSTINGS=1/);
  expect(await openPostings(async () => [])).toEqual([]);
});
