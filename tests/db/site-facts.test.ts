import { expect } from 'vitest';
import { requiredFacts, factIn, partByKey, sampleFacts, type FactKey } from '@/content/facts/merge';
import { sharedDatabase } from './database';
import { addConfirmed, sendAll } from './mail';
import { actAs, callAs, giveRole, people, readValue, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

interface FactChange {
  value?: unknown;
  /** null makes the fact a sample again. */
  mark?: string | null;
  /** The version that its author saw; null for a sample. */
  seen?: string | null;
}

/** Sets a fact as an admin; returns its version, null for a sample. */
async function setFact(
  tx: Tx,
  key: string,
  { value, mark = 'confirmed', seen = null }: FactChange,
) {
  const fact = JSON.stringify({ value, mark });
  const call = tx`
    select to_jsonb(set_fact(${key}, ${fact}::text::jsonb, ${seen}::text::timestamptz))
  `;
  return actAs(tx, 'admin', () => readValue<string | null>(call));
}
/** Returns `stored`, or the sentence of the refusal. */
const trySet = (tx: Tx, key: string, change: FactChange) =>
  tx
    .savepoint((step) => setFact(step, key, change))
    .then(
      () => 'stored',
      (error: Error) => error.message,
    );

const bothLanguages = { en: 'Private limited company', fr: 'Société à responsabilité limitée' };

it.for<[key: string, value: unknown]>([
  ['name', 'Savannah Mobile'],
  ['address', { line: '1 Main Road', city: 'Nairobi', countryCode: 'KE' }],
  ['hours', { days: [1, 5], from: '09:30', to: '18:30', zone: 'IST', offset: '+05:30' }],
  ['applicationReviewDays', [2, 30]],
  [
    'testimonials',
    [{ content: bothLanguages, position: bothLanguages, company: bothLanguages, rating: 5 }],
  ],
])('%s is confirmed, and the build reads it', async ([key, value], { tx }) => {
  await setFact(tx, key, { value });
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
  expect(await trySet(tx, key, { value })).toBe(sentence);
});

it('the database knows every fact, accepts its sample, omits what pages omit', async ({ tx }) => {
  for (const key of Object.keys(partByKey) as FactKey[]) {
    const outcome = await trySet(tx, key, { mark: 'left out' });
    const expected = requiredFacts.includes(key) ? 'This cannot be left out.' : 'stored';
    expect(outcome, `${key} left out`).toBe(expected);
    await tx`delete from site_facts`;
    const sample = factIn(sampleFacts, key);
    const isNone = sample === undefined || (Array.isArray(sample) && sample.length === 0);
    if (!isNone)
      expect(await trySet(tx, key, { value: sample }), `sample of ${key}`).toBe('stored');
  }
});

it('a colleague who was quicker is noticed, also when a fact is a sample again', async ({ tx }) => {
  const changedSince = 'A colleague has changed this meanwhile.';
  const firstVersion = await setFact(tx, 'team', { value: 26 });
  expect(await trySet(tx, 'team', { value: 27 })).toBe(changedSince);
  const secondVersion = await setFact(tx, 'team', { mark: 'left out', seen: firstVersion });
  expect(await trySet(tx, 'team', { value: 27, seen: firstVersion })).toBe(changedSince);
  expect(await trySet(tx, 'team', { mark: null, seen: firstVersion })).toBe(changedSince);
  expect(await setFact(tx, 'team', { mark: null, seen: secondVersion })).toBeNull();
  expect(await trySet(tx, 'team', { value: 27, seen: secondVersion })).toBe(changedSince);
  expect(await tx`select from site_facts`).toHaveLength(0);
});

it('the feed tells admins alone what a fact was and became, and who undid it', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  const seen = await setFact(tx, 'team', { value: 26 });
  const later = await setFact(tx, 'team', { value: 30, seen });
  const readFeed = async (persona: 'admin' | 'sales') => {
    const entries = tx`select summary, before, after, undone_by_email from activity_feed
      where action = 'fact_changed' order by id desc`;
    return [...(await actAs(tx, persona, () => entries))];
  };
  const first = {
    summary: 'team',
    before: { value: null, mark: null },
    after: { value: 26, mark: 'confirmed' },
    undone_by_email: null,
  };
  const second = { ...first, before: first.after, after: { value: 30, mark: 'confirmed' } };
  expect(await readFeed('admin')).toEqual([second, first]);
  await setFact(tx, 'team', { value: 26, seen: later });
  expect(await readFeed('admin')).toEqual([
    { ...second, undone_by_email: people.admin.email },
    first,
  ]);
  expect(await readFeed('sales')).toEqual([]);
});

it('a promise that admins change also holds for what waits already', async ({ tx }) => {
  const { id, secret } = await addConfirmed(tx);
  await tx`update quote_requests set created_at = now() - interval '7 hours' where id = ${id}`;
  await tx`delete from quote_requests where id <> ${id}`;
  /** Whether staff and the sender read that it is overdue. */
  const overdueForBoth = async () => {
    const query = tx`select overdue from quote_requests where id = ${id}`;
    const [row] = await actAs(tx, 'admin', () => query);
    const status = await callAs(tx, 'anonymous', 'read_status', secret);
    return [row?.['overdue'], (status as { overdue?: boolean } | null)?.overdue];
  };
  expect(await overdueForBoth()).toEqual([false, false]);
  const seen = await setFact(tx, 'quoteReplyHours', { value: 8 });
  // five sixths of the time, as of the sample's 24 hours
  expect(await sendAll(tx, 'reminder')).toHaveLength(1);
  await setFact(tx, 'quoteReplyHours', { value: 6, seen });
  expect(await overdueForBoth()).toEqual([true, true]);
});
