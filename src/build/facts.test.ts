import { expect, test, vi } from 'vitest';
import { sampleFacts } from '@/content/facts/merge';
import { builtInFacts, factsFrom, readFacts } from './facts';

/** As the backend publishes them; two have keys that no version knows. */
const publishedRows = [
  { key: 'name', value: 'Savannah Mobile', mark: 'confirmed' },
  { key: 'team', value: null, mark: 'left out' },
  { key: 'offices', value: null, mark: 'left out' },
  { key: 'vas.launchWeeks', value: [6, 10], mark: 'confirmed' },
  { key: 'unknown', value: 1, mark: 'confirmed' },
  { key: 'unknown.price', value: 1, mark: 'confirmed' },
];

test('what administrators set takes the place of samples, and what they left out is gone', () => {
  const { facts, samples } = factsFrom(publishedRows);
  expect(facts.site).toEqual({ ...sampleFacts.site, name: 'Savannah Mobile' });
  expect(facts.figures.team).toBeUndefined();
  expect(facts.figures.countries).toBe(8);
  expect(facts.credentials.offices).toEqual([]);
  expect(facts.productFacts).toEqual({ '/products/vas': { launchWeeks: [6, 10] } });
  expect(samples).toContain('testimonials');
  expect(samples).toContain('phone');
  for (const key of ['name', 'team', 'whatsapp']) expect(samples).not.toContain(key);
});

test('pages get the merged facts in place of the module with the samples, and figures in words', () => {
  const load = builtInFacts(factsFrom(publishedRows)).load as (id: string) => string | undefined;
  expect(load('/src/content/facts/site.ts')).toContain('"name":"Savannah Mobile"');
  expect(load('/src/content/facts/site.ts')).not.toContain('team');
  expect(load('/src/content/fr/figures.ts')).toContain('"countriesInWords":"plus de 8"');
  expect(load('/src/content/fr/figures.ts')).not.toContain('teamPlus');
  expect(load('/src/build/launch/sample-facts.ts')).toContain('const unconfirmedFacts = ["');
  expect(load('/src/content/facts/paths.ts')).toBeUndefined();
});

test('a build ends when the backend does not return the facts, unless a setting allows samples', async () => {
  const warn = vi.fn<(message: string) => void>();
  const fetchRows = () => Promise.reject(new TypeError('fetch failed'));
  expect((await readFacts(fetchRows, warn)).facts).toEqual(sampleFacts);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('fetch failed'));
  await expect(readFacts(fetchRows)).rejects.toThrow(
    'the backend did not return the facts of the company (fetch failed): ALLOW_NO_POSTINGS=1 builds',
  );
});
