import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requiredFacts, mergeFacts, partByKey, type FactKey } from '@/content/facts/merge';
import type * as Entry from './entry';

/** What texts that were written around a fact leave behind without it. */
const gapInText = /.{20}(?:undefined|NaN).{0,20}/;
const gapInBody = /<(dd|h[1-6]|em|dl)\b[^>]*><\/\1>/;
const gapInHead = /content=""|<title>\s*\||.{20}(?: ,|\(\)|, ,| {2,}\.).{0,10}/;

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

/** What people read of a page. */
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
    const gaps = [gapInText.exec(head + textOf(body)), gapInBody.exec(body), gapInHead.exec(head)];
    for (const gap of gaps) if (gap) faults.push(`${locale} ${path}: ${gap[0]}`);
  }
  expect(site.renderedPages.length).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});

test('the home page of a build without figures says none of the samples', async () => {
  const { body } = await site.render('en', '/');
  expect(textOf(body)).toContain('We run services for Africa’s mobile operators, day and night.');
  for (const sample of ['250', '99.9', '2015']) expect(textOf(body)).not.toContain(sample);
});
