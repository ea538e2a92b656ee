import { expect } from 'vitest';
import { alwaysSaid, factIn, partOf, sampleFacts, type FactKey } from '@/content/facts/merge';
import { sharedDatabase } from './database';
import { confirmed, sendAll } from './mail';
import { acting, callAs, giveRole, type Tx } from './personas';

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
  const [row] = await acting(tx, 'admin', () => call);
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
  ['whatsapp', '254201234567'],
  ['hours', { days: [1, 5], from: '09:30', to: '18:30', zone: 'IST', offset: '+05:30' }],
  ['statusUrl', 'https://status.savannah.africa'],
  ['uptime', 0.9995],
  ['applicationReviewDays', [2, 30]],
  ['testimonials', [{ content: worded, position: worded, company: worded, rating: 5 }]],
  ['vas.launchWeeks', [6, 10]],
  ['vas.price', worded],
])('%s is confirmed, and the build reads it', async ([key, value], { tx }) => {
  await set(tx, key, { value });
  const published = tx`select * from published_facts()`;
  expect([...(await acting(tx, 'anonymous', () => published))]).toEqual([
    { key, value, mark: 'confirmed' },
  ]);
});

it.for<[key: string, value: unknown, sentence: string]>([
  ['slogan', 'Ahead', 'There is no such fact.'],
  ['name', '', 'One line of at most 300 characters.'],
  ['legalForm', { en: 'Ltd' }, '“fr” is missing.'],
  ['address', { line: '1 Main Road', city: 'Nairobi' }, '“countryCode” is missing.'],
  ...['Kenya', 'QQ'].map((countryCode): [string, unknown, string] => [
    'address',
    { line: '1 Main Road', city: 'Nairobi', countryCode },
    'A country is two capital letters, such as IN.',
  ]),
  ['phone', '020 123', 'A phone number begins with + and the code of its country.'],
  [
    'whatsapp',
    '+254 20',
    '8 to 15 digits and nothing else, beginning with the code of the country.',
  ],
  [
    'hours',
    { days: [1, 5], from: '18:30', to: '09:30', zone: 'IST', offset: '+05:30' },
    'Offices close after they open.',
  ],
  [
    'hours',
    { days: [1, 5], from: '09:30', to: '18:30', zone: 'Mars/X', offset: '+05:30' },
    'Name the time zone by a city, such as Europe/London, or by the letters used today, such as IST.',
  ],
  ['email', 'nobody', 'Mail cannot be sent to this address.'],
  ['marketplaceUrl', 'http://shop.africa', 'A web address begins with https://.'],
  ['subscribers', 'more than 250 million', 'A whole number from 1 to 100000000000, without words.'],
  ['subscribers', 2.5, 'A whole number from 1 to 100000000000, without words.'],
  ['uptime', 99.9, 'A share is above 0 and at most 1, which is 100%.'],
  ['quoteReplyHours', 0, 'A whole number from 1 to 240, without words.'],
  ['applicationReviewDays', [5, 3], 'The end comes before the beginning.'],
  ['applicationReviewDays', [3], 'This has a beginning and an end.'],
  ['offices', [], 'A list has 1 to 12 entries; without any, leave it out.'],
  ['offices', [{ city: 'Lagos', address: 'x', fax: '1' }], '“fax” is no part of this.'],
  ['certificates', 'ISO 27001', 'This is a list.'],
])('%s as %j is refused with a sentence', async ([key, value, sentence], { tx }) => {
  expect(await refusal(tx, key, { value })).toBe(sentence);
});

it.for(Object.keys(partOf) as FactKey[])(
  'the database knows %s, accepts its sample, and lets go what pages let go',
  async (key, { tx }) => {
    const leaving = await refusal(tx, key, { mark: 'left out' });
    expect(leaving).toBe(alwaysSaid.includes(key) ? 'This cannot be left out.' : 'stored');
    await tx`delete from site_facts`;
    const sample = factIn(sampleFacts, key);
    const isNone = sample === undefined || (Array.isArray(sample) && sample.length === 0);
    expect(isNone || (await refusal(tx, key, { value: sample }))).toBe(isNone || 'stored');
  },
);

it('a colleague who was quicker is noticed: the first time, later, and when a fact is a sample again', async ({
  tx,
}) => {
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

it('the feed tells administrators alone what a fact was and became, and who took that back', async ({
  tx,
}) => {
  await giveRole(tx, 'sales', 'sales');
  const seen = await set(tx, 'team', { value: 26 });
  const later = await set(tx, 'team', { value: 30, seen });
  const told = (persona: 'admin' | 'sales') =>
    acting(tx, persona, async () => [
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

it('a promise that administrators change holds for what waits already: overdue, reminder, status page', async ({
  tx,
}) => {
  const { id, secret } = await confirmed(tx);
  await tx`update quote_requests set created_at = now() - interval '7 hours' where id = ${id}`;
  await tx`delete from quote_requests where id <> ${id}`;
  const isOverdue = async () => {
    const listed = tx`select overdue from quote_requests where id = ${id}`;
    const [row] = await acting(tx, 'admin', () => listed);
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

it('the promised days of applications are those that the company stated', async ({ tx }) => {
  await set(tx, 'applicationReviewDays', { value: [1, 10] });
  await set(tx, 'applicationDecisionDays', { value: 60 });
  const promises = await tx`
    select kind, answered_within, reminded_after, decided_within from private.promises order by kind`;
  expect([...promises]).toEqual([
    {
      kind: 'career_applications',
      answered_within: 10,
      reminded_after: 8,
      decided_within: 60,
    },
    {
      kind: 'contact_submissions',
      answered_within: 2,
      reminded_after: null,
      decided_within: null,
    },
    {
      kind: 'partnership_applications',
      answered_within: 2,
      reminded_after: null,
      decided_within: null,
    },
    { kind: 'quote_requests', answered_within: 24, reminded_after: 20, decided_within: null },
  ]);
});
