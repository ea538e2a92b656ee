import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requiredFacts, mergeFacts, partByKey, type FactKey } from '@/content/facts/merge';
import type * as Entry from './entry';

const removableKeys = (Object.keys(partByKey) as FactKey[]).filter(
  (key) => !requiredFacts.includes(key),
);
let site: typeof Entry;

beforeAll(async () => {
  vi.resetModules();
  const facts = mergeFacts(removableKeys.map((key) => ({ key, value: null })));
  vi.doMock('@/content/facts/site', () => facts);
  vi.doMock('@/content/facts/site.ts', () => facts);
  site = await import('./entry');
});

afterAll(() => {
  vi.doUnmock('@/content/facts/site');
  vi.resetModules();
});

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ');

test('no page shows a gap when the company leaves out all that it may, in both languages', async () => {
  const faults: string[] = [];
  for (const { locale, path } of site.renderedPages) {
    // oxlint-disable-next-line no-await-in-loop -- pages share the router
    const { head, body } = await site.render(locale, path);
    const text = head + textOf(body);
    const found = [
      /.{20}(?:undefined|NaN).{0,20}/.exec(text)?.[0],
      /(?:<dd[^>]*><\/dd>|<h[1-6][^>]*><\/h[1-6]>|<em><\/em>|<dl[^>]*><\/dl>)/.exec(body)?.[0],
      /(?:content=""|<title>\s*\|)/.exec(head)?.[0],
      /.{20}(?: ,|\(\)|, ,| {2,}\.).{0,10}/.exec(head)?.[0],
    ].filter(Boolean);
    if (found.length > 0) faults.push(`${locale} ${path}: ${found.join(' … ')}`);
  }
  expect(faults).toEqual([]);
  expect(site.renderedPages.length).toBeGreaterThan(50);
});

test('a build without figures does not say one of the samples', async () => {
  const { body } = await site.render('en', '/');
  expect(textOf(body)).toContain('We run services for Africa’s mobile operators, day and night.');
  expect(textOf(body)).not.toMatch(/250|99\.9|2015/);
});
