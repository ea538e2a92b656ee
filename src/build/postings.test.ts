import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { jobId, makeJobs } from '@tests/support/test-jobs';
import { parseRedirects, redirectFor } from './host/static-host-rules';
import { pageList, postingFile, postingsWithPage, readPostings, withPostings } from './postings';

test('a built posting has its own file, other postings share one', () => {
  const rules = readFileSync('public/_redirects', 'utf8');
  const [built, other] = [jobId(1), jobId(2)];
  const redirects = parseRedirects(withPostings(rules, [built]));
  const english = { to: postingFile(built), status: 200 };
  expect(redirectFor(redirects, `/careers/${built}`)).toEqual(english);
  const french = { ...english, to: `/fr${english.to}` };
  expect(redirectFor(redirects, `/fr/careers/${built}`)).toEqual(french);
  expect(redirectFor(redirects, `/careers/${other}`)).toBeUndefined();
});

test('only the first 500 postings get a page, as many as a host can have rules for', () => {
  expect(postingsWithPage(makeJobs(501))).toEqual(makeJobs(500));
});

test('a page has its list built in unless it is long or empty', () => {
  expect(pageList(makeJobs(40))).toEqual(makeJobs(40));
  expect([makeJobs(41), []].map(pageList)).toEqual([undefined, undefined]);
});

test('a build ends when the backend does not return the positions, unless a setting allows that', async () => {
  const warn = vi.fn<(message: string) => void>();
  const fetchRows = () => Promise.reject(new TypeError('fetch failed'));
  expect(await readPostings(fetchRows, warn)).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('fetch failed'));
  await expect(readPostings(fetchRows)).rejects.toThrow(/fetch failed.*ALLOW_NO_POSTINGS=1/);
});
