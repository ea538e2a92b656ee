// The rules in `public`, completed as by the build and read as by a host.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '@tests/hosts/contract';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './host/static-host-rules';
import { withSpellings } from './spellings';

const rulesText = withSpellings(readFileSync('public/_redirects', 'utf8'), pages);
const redirects = parseRedirects(rulesText);

test('no rule leads to another rule, off the site, or to a missing page', () => {
  const rules = rulesText.split('\n').filter((line) => line.endsWith(' 301'));
  expect(rules.length).toBeGreaterThan(600);
  const wrongRules = rules.filter((rule) => {
    const [from = '', to = ''] = rule.split(/\s+/);
    const leadsOn = redirectFor(redirects, to);
    const [page = ''] = to.replace('/:splat', '').split('#');
    return from === to || leadsOn?.status === 301 || !['/', ...pages].includes(page);
  });
  expect(wrongRules).toEqual([]);
});

test('the rules leave room for those of postings: hosts read 2000 (maxPages in postings.ts)', () => {
  expect(redirects.length).toBeLessThan(1000);
});

test.each([
  ['/contact', '/#contact'],
  ['/fr/contact', '/fr#contact'],
  ['/home', '/'],
  ['/en', '/'],
  ['/jobs', '/careers'],
  ['/services', '/products-services'],
])('who types %s is led to %s', (path, target) => {
  expect(redirectFor(redirects, path)).toMatchObject({ to: target, status: 301 });
});

test('browsers revalidate pages and the worker, and keep files whose names change for a year', () => {
  const headers = parseHeaders(readFileSync('public/_headers', 'utf8'));
  const cacheOf = (path: string) => headersFor(headers, path).get('cache-control');
  const paths = [...pages, '/', '/admin/contacts/7', '/careers/x', '/fr/nowhere'];
  expect(new Set(paths.map(cacheOf))).toEqual(
    new Set(['public, max-age=0, must-revalidate, no-transform']),
  );
  expect(cacheOf('/assets/index-1a2b.js')).toBe('public, max-age=31536000, immutable');
  expect(cacheOf('/sw.js')).toContain('no-cache');
});
