import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { trapped } from './fixtures';
import { quotes } from './tables';
import { become, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const launchMail = { utm_source: 'newsletter', utm_campaign: 'Launch' };
const iotPage = { first_page: '/products/iot', referring_host: 'example.org' };
const leads = [
  { product: 'iot', country: 'Ghana', ...launchMail, utm_source: 'Newsletter', ...iotPage },
  { product: 'iot', country: 'Ghana', outcome: 'won', referring_host: 'example.org' },
  { product: 'iot', country: 'Mali', outcome: 'lost', lost_reason: 'price', came_by: 'fair' },
  { product: 'vas', country: 'Mali', outcome: 'no_answer', ...launchMail },
  { product: 'vas', country: 'Mali', status: 'completed' },
  { product: 'ott', country: 'Chad', ...trapped },
  { product: 'ott', country: 'Chad', created_at: '2025-12-31T18:29:59Z' },
];

const noCountry = { country: '', came_by: 'call' };

/** Adds a lead received in 2026, unless it says otherwise. */
const addLead = (tx: Tx, lead: object) => tx`
  insert into quote_requests
  ${tx({ ...quotes.row, id: randomUUID(), created_at: '2026-01-02T00:00:00Z', ...lead })}`;

/** Replaces the quote requests by those above. */
async function addLeads(tx: Tx) {
  await tx`delete from quote_requests`;
  for (const lead of leads) await addLead(tx, lead);
}

it('an admin compares products, countries and sources by what became of leads', async ({ tx }) => {
  await addLeads(tx);
  await become(tx, 'admin');
  const comparison = tx`
    select dimension, value, leads, before, open, won, lost, no_answer
    from compare_leads('quote_requests', '2026-01-01', '2026-12-31') where dimension <> 'service'
  `.values();
  expect([...(await comparison)]).toEqual([
    ['country', 'Mali', 3, 0, 0, 0, 1, 1],
    ['country', 'Ghana', 2, 0, 1, 1, 0, 0],
    ['country', 'Chad', 0, 1, 0, 0, 0, 0],
    ['product', 'iot', 3, 0, 1, 1, 1, 0],
    ['product', 'vas', 2, 0, 0, 0, 0, 1],
    ['product', 'ott', 0, 1, 0, 0, 0, 0],
    ['source', 'newsletter', 2, 0, 1, 0, 0, 1],
    ['source', 'direct', 1, 1, 0, 0, 0, 0],
    ['source', 'example.org', 1, 0, 0, 1, 0, 0],
    ['source', 'fair', 1, 0, 0, 0, 1, 0],
  ]);
});

it('an admin sees the same sum in each dimension, with rare and empty values', async ({ tx }) => {
  await addLeads(tx);
  const rareCountries = Array.from({ length: 12 }, (_, index) => ({ country: `Country ${index}` }));
  for (const lead of [...rareCountries, noCountry]) await addLead(tx, lead);
  await become(tx, 'admin');
  const comparison = await tx`
    select value, leads from compare_leads('quote_requests', '2026-01-01', '2026-12-31') where dimension = 'country'
  `.values();
  expect(comparison.slice(-2)).toEqual([
    ['others', 4],
    ['', 1],
  ]);
  const sums = tx`select distinct sum(leads)::integer, sum(open)::integer
    from compare_leads('quote_requests', '2026-01-01', '2026-12-31') group by dimension`;
  expect([...(await sums.values())]).toEqual([[18, 14]]);
});

it('an admin gets the values of a filter with their numbers, not spam or none', async ({ tx }) => {
  await addLeads(tx);
  await addLead(tx, noCountry);
  await become(tx, 'admin');
  const valuesOf = (column: string) => tx`select * from filter_values('quote_requests', ${column})`;
  expect(await valuesOf('country')).toEqual([
    { value: 'Mali', records: 3 },
    { value: 'Ghana', records: 2 },
    { value: 'Chad', records: 1 },
  ]);
  expect(await valuesOf('utm_campaign')).toEqual([{ value: 'Launch', records: 2 }]);
  expect(await valuesOf('first_page')).toEqual([{ value: '/products/iot', records: 1 }]);
});
