// The forms and the database make the same of a text; whatever is sent past the forms is as tidy.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as recordLists from '@/features/admin/registry/record-lists';
import { isEmail, tidyEmail } from '@/lib/email-address';
import { isPhone, tidyPhone } from '@/lib/phone-number';
import { given, tidy, tidyLine } from '@/lib/tidy';
import { freshDatabase } from './database';
import { as } from './personas';
import { postings, submissions } from './tables';
import { invisible, joiners, lineEnds } from '../support/invisible';

const database = freshDatabase('bare');

/** A machine may be busy. */
const slow = { timeout: 60_000 };

/** Calls a function of the schema private with each text. */
async function call<Result>(name: string, texts: readonly string[]): Promise<Result[]> {
  const rows = await database.sql<{ result: Result }[]>`
    select private.${database.sql(name)}(text) as result
    from unnest(${texts}::text[]) with ordinality as sent (text, at) order by at
  `;
  return rows.map(({ result }) => result);
}

const twins = {
  tidy,
  tidy_line: tidyLine,
  given: (text: string) => given(text) || null,
  tidy_email: tidyEmail,
  is_email: isEmail,
  tidy_phone: tidyPhone,
  is_phone: isPhone,
};

const planes = [
  [0x1, 0xd7ff],
  [0xe000, 0x1ffff],
  [0xe0000, 0xe0fff],
] as const;
const codePoints = planes.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);

/** Lines of many characters, each between two letters, so that none meets another. */
function linesOf(characters: readonly number[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < characters.length; at += 200) {
    const some = characters.slice(at, at + 200);
    lines.push(some.map((code) => `a${String.fromCodePoint(code)}b`).join(' x '));
  }
  return lines;
}

it('every character of Unicode becomes the same on both sides', slow, async () => {
  const lines = linesOf(codePoints);
  expect(await call('tidy', lines)).toEqual(lines.map(tidy));
  expect(await call('tidy_line', lines)).toEqual(lines.map(tidyLine));
});

const pieces = fc.constantFrom(
  ...invisible,
  ...joiners,
  ...lineEnds,
  ' ',
  '\u00a0',
  '\t',
  '\u2800',
  'a',
  'Z',
  'e\u0301',
  'ọ',
  'Ɗ',
  'ß',
  'ς',
  'Σ',
  'İ',
  'ŉ',
  'ﬁ',
  '李',
  'م',
  'क्',
  '👩',
  '🏽',
  '❤',
  '\u1fef',
  '0',
  '00',
  '7',
  '234',
  '٣',
  '۴',
  '߅',
  '８',
  '+',
  '＋',
  '(0)',
  '(',
  ')',
  '-',
  '–',
  '.',
  '/',
  'ext',
  'x',
  '@',
  '＠',
  '<',
  '>',
  'mailto:',
  'MAILTO:',
  '?',
  ',',
  ';',
  ',,',
  ';ext=',
  '[',
  ']',
  '|',
  '“',
  '"',
  "'",
  '’',
  '´',
  '。',
  '\\',
  '*',
  'n/a',
  ' / ',
  'none',
  '📞',
  '☎',
  '\u20e3',
  'Tel. ',
  'mob',
  ':',
  'O ',
  '009',
  '8030000000',
  '#',
  '{',
  '}',
  '//',
  'a@b.co',
  '\u{20000}',
  '.',
);
const text = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

describe.each(Object.entries(twins))('%s', (name, twin) => {
  it('makes the same of any text on both sides', slow, async () => {
    const texts = fc.sample(text, 3000).map((one) => one.replaceAll('\0', ''));
    const results = await call(name, texts);
    const differing = texts.filter((one, at) => results[at] !== twin(one));
    expect(differing.map((one) => [one, twin(one), results[texts.indexOf(one)]])).toEqual([]);
  });
});

it.each([
  ['tidy', tidy, () => true],
  ['tidy_line', tidyLine, () => true],
  ['tidy_email', tidyEmail, isEmail],
  ['tidy_phone', tidyPhone, isPhone],
] as const)('%s leaves alone what is tidy', (_, twin, isSound) => {
  fc.assert(
    fc.property(text, (one) => {
      const once = twin(one);
      expect(isSound(once) ? twin(once) : once).toBe(once);
    }),
    { numRuns: 3000 },
  );
});

it('names are sorted as people sort them', async () => {
  await as(database.sql, 'owner', async (tx) => {
    const names = ['Zulu', 'adebayo', 'Émile', 'Bello', 'eze', 'Ọla', 'Okoro'];
    for (const last_name of names) {
      await tx`
        insert into contact_submissions
          (first_name, last_name, email, service_interest, project_details)
        values ('A', ${last_name}, 'a@example.com', 'Fintech Solutions', 'Any text at all.')
      `;
    }
    const rows = await tx`select last_name from contact_submissions order by last_name`;
    expect(rows.map((row) => String(row['last_name']))).toEqual([
      'adebayo',
      'Bello',
      'Émile',
      'eze',
      'Okoro',
      'Ọla',
      'Zulu',
    ]);
    expect(await tx`select from contact_submissions where last_name = 'emile'`).toHaveLength(0);
  });
});

const choicesOf = new Map(
  [...submissions, postings].map(({ name, values }) => [name, values] as const),
);

it('every column that staff sort by has that order', async () => {
  const columns = await database.sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and collation_name = 'und-x-icu' and table_name not like '%\\_list'
  `;
  const written = Object.values(recordLists).flatMap(({ table, who, columns: shown }) =>
    [...who, ...shown]
      .filter((column) => !(column in (choicesOf.get(table) ?? {})))
      .map((column) => `${table}.${column}`),
  );
  expect(columns.map(({ name }) => name).toSorted()).toEqual(written.toSorted());
});
