import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { referenceOf } from '@/lib/reference';
import { storableTexts } from '../support/hostile-texts';
import { sharedDatabase } from './database';
import { postingIds, submissionIdOf } from './fixtures';
import { contacts, postings, submissions } from './tables';
import { become, readValue, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');
const tables = [...submissions, postings];
const postingCount = Object.keys(postingIds).length;

/** Searches like the staff area and returns the record ids. */
async function find(tx: Tx, table: string, search: string): Promise<string[]> {
  const rows =
    table === postings.name
      ? tx<{ id: string }[]>`
          select id from job_postings where search_text like all (search_patterns(${search}))`
      : tx<{ id: string }[]>`select id from ${tx(`search_${table}`)}(${search})`;
  return (await rows).map(({ id }) => id);
}

/** Adds a contact message with the text; the test continues as an admin. */
async function addMessage(tx: Tx, text: string): Promise<string> {
  const id = randomUUID();
  await become(tx, 'owner');
  await tx`insert into contact_submissions ${tx({ ...contacts.row, id, project_details: text })}`;
  await become(tx, 'admin');
  return id;
}

it.for(tables)('one of $name is found by each text of its author', async (table, { admin: tx }) => {
  const { name, row, values } = table;
  const unsearched = ['linkedin', 'expected_salary', 'status', 'closes_on', ...Object.keys(values)];
  for (const [column, value] of Object.entries(row)) {
    if (typeof value !== 'string' || unsearched.includes(column)) continue;
    const foundIds = await find(tx, name, value.toUpperCase());
    expect(foundIds, `text of ${column}`).toHaveLength(table === postings ? postingCount : 1);
  }
  expect(await find(tx, name, 'no such word')).toEqual([]);
});

it('staff can find a submission by its reference', async ({ admin: tx }) => {
  for (const { name } of submissions) {
    const id = submissionIdOf(name);
    const digits = id.slice(0, 8);
    const searches = [
      referenceOf(id),
      referenceOf(id).toLowerCase(),
      `dr ${digits}`,
      `(DR-${digits}).`,
      `DR-${digits.slice(0, 5)}`,
    ];
    for (const search of searches) {
      expect(await find(tx, name, search), `search for ${search}`).toEqual([id]);
    }
  }
  // Other words that begin alike stay words.
  for (const search of ['Dr Adebayo-Nobody', 'DR Congo', 'dr-fade-x']) {
    expect(await find(tx, contacts.name, search)).toEqual([]);
  }
});

it.for([
  ['Keïta of VOLTA mobile', ['  keita  volta ', 'KEÏTA', 'vol', 'obil']],
  ['ΟΔΥΣΣΕΥΣ in İstanbul', ['οδυσσευς', 'istanbul']],
  ['N’Diaye wrote', ["N'Diaye n‘diaye NDiaye N´Diaye Nʼdiaye", '"N`Diaye"']],
  ['Ɗanladi Ƙofar Ɓature Ƴaro', ['danladi', 'kofar', 'BATURE', 'yaro']],
  ['Akɔsua Ŋɛ here', ['akosua', 'ne']],
  ['Søren Łukasz Straße Œuvre Þórr', ['soren', 'lukasz', 'STRASSE', 'oeuvre', 'thorr']],
  ['Jean-Pierre came', ['jean‑pierre', 'Jean', 'pierre', 'JEAN–PIERRE']],
  [
    '<amina@example.net>',
    ['<amina@example.net>', 'mailto:amina@example.net', '“amina”', '(amina)'],
  ],
  ['می\u200cخواهم it is', ['میخواهم', 'می\u200cخواهم']],
  ['at +234 803 000 0001', ['+2348030000001', '08030000001', '002348030000001', '8030000001']],
  [
    'at +234 803 000 0001',
    ['+234 803-000-0001', '+234 (803) 000.0001', '0803 000 0001', '803 000'],
  ],
  ['at +234 803 000 0001', ['٨٠٣', '００２３４８０３００００００１', 'tel:+2348030000001', '0001']],
  ['a fleet of 12 500 phones, 0 left', ['12500', '12 500 phones', '0 left', '0']],
  ['1,000,000 subscribers, 2024,25', ['1000000', '1,000,000', '1 000 000', '2024']],
  ['مدرسة على الجزيرة', ['مدرسه', 'الجزيرة', 'علي']],
  ['Prepaid in 李家 (5G/AI)', ['5g', 'ai', 'pr', '李', '家']],
] as const)('%s is found by each of %j', async ([text, searches], { admin: tx }) => {
  const id = await addMessage(tx, text);
  for (const search of searches) {
    expect(await find(tx, contacts.name, search), `search for ${search}`).toContain(id);
  }
});

it.for([
  ['All of the mainland', ['ai', 'la', 'mainly', 'all ll']],
  ['50 off today', ['50%', '5_ off', '%', '_', '\\', '%%%', "'1'='1"]],
] as const)('%s is found by none of %j', async ([text, searches], { admin: tx }) => {
  const id = await addMessage(tx, text);
  for (const search of searches) {
    expect(await find(tx, contacts.name, search), `search for ${search}`).not.toContain(id);
  }
});

it('a search has at most eight patterns, none to quote in a URL', async ({ admin: tx }) => {
  for (const [name, text] of [...storableTexts, ['words', 'a b c d e f g h i j']] as const) {
    const patterns = await readValue<string[]>(tx`select search_patterns(${text})`);
    expect(patterns.length, `patterns of ${name}`).toBeLessThanOrEqual(8);
    expect(patterns.join('')).not.toMatch(/[*,()"]/);
  }
});
