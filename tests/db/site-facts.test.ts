import { expect } from 'vitest';
import { requiredFacts, factIn, partByKey, sampleFacts, type FactKey } from '@/content/facts/merge';
import { sharedDatabase } from './database';
import { addConfirmed, sendAll } from './mail';
import { actAs, callAs, giveRole, type Tx } from './personas';

const { it } = sharedDatabase('explicit');

interface Given {
  value?: unknown;
  mark?: string | null;
  seen?: string | null;
}

async function set(tx: Tx, key: string, { value, mark = 'confirmed', seen = null }: Given) {
  const fact = JSON.stringify({ value, mark });
  const call = tx`
    select to_jsonb(set_fact(${key}, ${fact}::text::jsonb, ${seen}::text::timestamptz)) as at
  `;
  const [row] = await actAs(tx, 'admin', () => call);
  return row?.['at'] as string;
}
const refusal = (tx: Tx, key: string, given: Given) =>
  tx
    .savepoint((step) => set(step, key, given))
    .then(
      () => 'stored',
      (error: Error) => error.message,
    );

const worded = { en: 'Private limited company', fr: 'Société à responsabilité limitée' };

it.for<[key: string, value: unknown]>([
  ['name', 'Savannah Mobile'],
  ['address', { line: '1 Main Road', city: 'Nairobi', countryCode: 'KE' }],
  ['hours', { days: [1, 5], from: '09:30', to: '18:30', zone: 'IST', offset: '+05:30' }],
  ['applicationReviewDays', [2, 30]],
  ['testimonials', [{ content: worded, position: worded, company: worded, rating: 5 }]],
])('%s is confirmed, and the build reads it', async ([key, value], { tx }) => {
  await set(tx, key, { value });
  const published = tx`select * from published_facts()`;
  expect([...(await actAs(tx, 'anonymous', () => published))]).toEqual([
    { key, value, mark: 'confirmed' },
  ]);
});

it.for<[key: string, value: unknown, sentence: string]>([
  ['slogan', 'Ahead', 'There is no such fact.'],
  ['name', '', 'One line of at most 300 characters.'],
  ['legalForm', { en: 'Ltd' }, '“fr” is missing.'],
  [
    'address',
    { line: '1 Main Road', city: 'Nairobi', countryCode: 'QQ' },
    'A country is two capital letters, such as IN.',
  ],
  [
    'hours',
    { days: [1, 5], from: '09:30', to: '18:30', zone: 'Mars/X', offset: '+05:30' },
    'No clock uses these letters today. Name the time zone by a city, such as Europe/London.',
  ],
  ['email', 'nobody', 'Mail cannot be sent to this address.'],
  ['quoteReplyHours', 0, 'A whole number from 1 to 240, without words.'],
  ['applicationReviewDays', [5, 3], 'The end comes before the beginning.'],
  ['offices', [{ city: 'Lagos', address: 'x', fax: '1' }], '“fax” is no part of this.'],
])('%s as %j is refused with a sentence', async ([key, value, sentence], { tx }) => {
  expect(await refusal(tx, key, { value })).toBe(sentence);
});

it('the database knows every fact, accepts its sample, omits what pages omit', async ({ tx }) => {
  for (const key of Object.keys(partByKey) as FactKey[]) {
    const leaving = await refusal(tx, key, { mark: 'left out' });
    const answer = requiredFacts.includes(key) ? 'This cannot be left out.' : 'stored';
    expect([key, leaving]).toEqual([key, answer]);
    await tx`delete from site_facts`;
    const sample = factIn(sampleFacts, key);
    const isNone = sample === undefined || (Array.isArray(sample) && sample.length === 0);
    if (!isNone) expect([key, await refusal(tx, key, { value: sample })]).toEqual([key, 'stored']);
  }
});

it('a colleague who was quicker is noticed, also when a fact is a sample again', async ({ tx }) => {
  const meanwhile = 'A colleague has changed this meanwhile.';
  const seen = await set(tx, 'team', { value: 26 });
  expect(await refusal(tx, 'team', { value: 27 })).toBe(meanwhile);
  const later = await set(tx, 'team', { mark: 'left out', seen });
  expect(await refusal(tx, 'team', { value: 27, seen })).toBe(meanwhile);
  expect(await refusal(tx, 'team', { mark: null, seen })).toBe(meanwhile);
  expect(await set(tx, 'team', { mark: null, seen: later })).toBeNull();
  expect(await refusal(tx, 'team', { value: 27, seen: later })).toBe(meanwhile);
  expect(await tx`select from site_facts`).toHaveLength(0);
});

it('the feed tells admins alone what a fact was and became, and who undid it', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  const seen = await set(tx, 'team', { value: 26 });
  const later = await set(tx, 'team', { value: 30, seen });
  const told = (persona: 'admin' | 'sales') =>
    actAs(tx, persona, async () => [
      ...(await tx`
        select summary, before, after, undone_by_email from activity_feed
        where action = 'fact_changed' order by id desc`),
    ]);
  const first = {
    summary: 'team',
    before: { value: null, mark: null },
    after: { value: 26, mark: 'confirmed' },
    undone_by_email: null,
  };
  const second = { ...first, before: first.after, after: { value: 30, mark: 'confirmed' } };
  expect(await told('admin')).toEqual([second, first]);
  await set(tx, 'team', { value: 26, seen: later });
  expect(await told('admin')).toEqual([
    { ...second, undone_by_email: 'admin@people.example.com' },
    first,
  ]);
  expect(await told('sales')).toEqual([]);
});

it('a promise that admins change also holds for what waits already', async ({ tx }) => {
  const { id, secret } = await addConfirmed(tx);
  await tx`update quote_requests set created_at = now() - interval '7 hours' where id = ${id}`;
  await tx`delete from quote_requests where id <> ${id}`;
  const isOverdue = async () => {
    const listed = tx`select overdue from quote_requests where id = ${id}`;
    const [row] = await actAs(tx, 'admin', () => listed);
    const shown = await callAs(tx, 'anonymous', 'read_status', secret);
    return [row?.['overdue'], (shown as { overdue?: boolean } | null)?.overdue];
  };
  expect(await isOverdue()).toEqual([false, false]);
  const seen = await set(tx, 'quoteReplyHours', { value: 8 });
  // five sixths of the time, as of the sample's 24 hours
  expect(await sendAll(tx, 'reminder')).toHaveLength(1);
  await set(tx, 'quoteReplyHours', { value: 6, seen });
  expect(await isOverdue()).toEqual([true, true]);
});
