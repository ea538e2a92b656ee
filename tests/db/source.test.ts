import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { productNameOf, productPaths } from '@/content/facts/paths';
import { sourceColumns, sourceOf } from '@/features/forms/submission/visit-source';
import { hostileTexts } from '../support/hostile-texts';
import { sharedDatabase } from './database';
import { acting, outcome, type Tx } from './personas';
import { submit } from './submit';
import { quotes, submissions, type Row, type Table } from './tables';

const { it } = sharedDatabase('granted');

const store = (tx: Tx, { name, row }: Table, change: Row) =>
  submit(tx, name, { ...row, email: `${randomUUID()}@example.com`, id: randomUUID(), ...change });

it('whatever the address holds, a submission is stored', async ({ tx }) => {
  const hostile = hostileTexts.map(([, text]) => text);
  for (const [at, text] of [...hostile, 'x'.repeat(10_000), '😀'.repeat(10_000)].entries()) {
    const table = submissions[at % submissions.length] ?? quotes;
    const params = new URLSearchParams({ utm_source: text, utm_campaign: text });
    const source = sourceOf({
      page: text,
      search: `?${params}`,
      referrer: `https://${'sub.'.repeat(70)}example.com/?${params}`,
      host: '',
    });
    const id = randomUUID();
    await acting(tx, 'anonymous', () => store(tx, table, { ...source, id }));
    const [stored] = await tx`select * from ${tx(table.name)} where id = ${id}`;
    expect(stored).toMatchObject(source);
  }
});

it('rejects a source that no form would send', async ({ anonymous: tx }) => {
  for (const column of sourceColumns) {
    for (const text of ['', ' ', 'two\nlines', 'a\u202eb', 'x'.repeat(254)]) {
      const refused = await outcome(tx, (step) => store(step, quotes, { [column]: text }));
      expect([column, text, refused]).toEqual([column, text, expect.stringMatching(/^refused/)]);
    }
  }
});

it('a request for a quote names a product of the site', async ({ anonymous: tx }) => {
  const good = [...productPaths.map(productNameOf), null];
  const bad = ['', 'IoT', 'iot\n', '/products/iot', 'x'.repeat(41)];
  const of = (product: string | null) => outcome(tx, (step) => store(step, quotes, { product }));
  for (const product of good) expect(await of(product)).toBe('1 rows');
  for (const product of bad) expect(await of(product)).toBe('refused product');
});
