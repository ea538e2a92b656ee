// What check:live says of a live database that is not as the migrations make it.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { findDifferences, type Catalogue } from '@/build/check-live/catalogue';
import { checkSchedules } from '@/build/check-live/database';
import {
  catalogueFile,
  generateTypes,
  readCatalogue,
  runSupabase,
  typesFile,
} from '../support/generate-types';
import { sharedDatabase } from './database';
import type { Tx } from './transaction';

const bare = sharedDatabase('bare');
const { it: testBare } = bare;
const { it } = sharedDatabase('explicit');

async function readLiveCatalogue(tx: Tx): Promise<Catalogue> {
  const [row] = await tx<{ catalogue: Catalogue }[]>`select public.catalogue()`;
  return row?.catalogue ?? {};
}
const liveDifferences = async (tx: Tx) => findDifferences(await readLiveCatalogue(tx));

testBare('catalogue.json is what the migrations make (else: npm run db:types)', async () => {
  const text = `${JSON.stringify(await readCatalogue(bare.url), null, 2)}\n`;
  expect(readFileSync(catalogueFile, 'utf8') === text).toBe(true);
});

testBare('database.types.ts is what the migrations make (else: npm run db:types)', async () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(await generateTypes(bare.url));
});

it('check:live names nothing of a database that is as the migrations make it', async ({ tx }) => {
  expect(await liveDifferences(tx)).toEqual([]);
});

it.for<[statement: string, sentence: unknown]>([
  [
    'create policy "open" on private.records for select to anon using (true)',
    'the policy open of private.records is not of this version',
  ],
  [
    'alter policy "staff read their kinds" on private.records using (true)',
    expect.stringMatching(
      /^the policy staff read their kinds of private.records (is "|was changed)/,
    ),
  ],
  [
    'alter table private.records disable row level security',
    'the table private.records is "row-level security off", not "row-level security on"',
  ],
  [
    'revoke insert (email) on quote_requests from anon',
    'anon may not INSERT on public.quote_requests.email',
  ],
  ['grant select on mails to anon', 'anon may SELECT on public.mails'],
  [
    'grant execute on function private.purge_expired() to public',
    expect.stringMatching(/^everybody may EXECUTE on private.purge_expired/),
  ],
  [
    'alter table private.records disable trigger "30_decide"',
    'the trigger 30_decide of private.records was changed',
  ],
  ['drop index mails_due_at_idx', 'the index public.mails_due_at_idx is missing'],
  [
    'alter table private.records drop constraint status',
    'the constraint status of private.records is missing',
  ],
  [
    `create or replace function private.is_admin() returns boolean language sql stable as 'select true'`,
    'the function private.is_admin() was changed',
  ],
  [
    'create table public.copy (id uuid)',
    'the table public.copy is not of this version, with row-level security off',
  ],
  [
    'alter view recipients set (security_invoker = false)',
    expect.stringMatching(/^the view public.recipients is "security_invoker=false/),
  ],
  [
    'alter default privileges grant execute on functions to public',
    'the default functions made later is "open to everybody", not "closed"',
  ],
])('check:live says what “%s” changed', async ([statement, sentence], { tx }) => {
  await tx.unsafe(statement);
  const sentences = await liveDifferences(tx);
  expect(sentences).toContainEqual(sentence);
  expect(sentences.length, 'no list of everything').toBeLessThan(60);
});

it('check:live names a missing table without its columns, indexes and rights', async ({ tx }) => {
  await tx`drop table private.mail_links cascade`;
  const sentences = await liveDifferences(tx);
  expect(sentences).toContain('the table private.mail_links is missing');
  // Functions and views that need the table are named.
  expect(sentences.filter((sentence) => !/^the (table|view|function) /.test(sentence))).toEqual([]);
});

it('check:live names each schedule that a project lacks', async ({ tx }) => {
  await tx.unsafe(`create schema cron;
    create table cron.job (jobname text, schedule text, command text, active boolean);
    insert into cron.job values ('mail', '15 seconds', 'select private.notify_mailer()', true),
      ('retention', '17 * * * *', 'select private.purge_expired()', false)`);
  expect(checkSchedules(await readLiveCatalogue(tx))).toEqual([
    expect.stringMatching(/^no schedule calls private.purge_expired: enable pg_cron/),
    expect.stringMatching(/^no schedule calls private.rebuild_site: enable pg_cron/),
  ]);
});

const ADVISOR_TIMEOUT_MS = 300_000;

interface Finding {
  name: string;
  level: 'ERROR' | 'WARN' | 'INFO';
  detail: string;
}

/** Runs the security and performance checks of Supabase's dashboard. */
async function advise(url: string): Promise<Finding[]> {
  const output = await runSupabase('db', 'advisors', `--remote=${url}`, '--level=info');
  return (JSON.parse(output) as { results: Finding[] }).results;
}

testBare(
  'Supabase’s advisors find nothing but the unused indexes of a new database',
  async () => {
    const findings = await advise(bare.url);
    expect(findings.map(({ name }) => name)).toContain('unused_index');
    expect(findings.filter(({ name }) => name !== 'unused_index')).toEqual([]);
  },
  ADVISOR_TIMEOUT_MS,
);
