import { expect } from 'vitest';
import { tabs } from '@/features/admin/records/tabs';
import { normalizeLine, normalizeText } from '@/lib/normalize-text';
import { sharedDatabase } from './database';
import { contacts, postings, submissions } from './tables';

const { it } = sharedDatabase('bare');

/** The machine may be busy. */
const slow = { timeout: 60_000 };

const planes = [
  [0x1, 0xd7ff],
  [0xe000, 0x1ffff],
  [0xe0000, 0xe0fff],
] as const;
const codePoints = planes.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);

/** Lines of many characters, each between letters so that none combine. */
function linesOf(characters: readonly number[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < characters.length; at += 200) {
    const some = characters.slice(at, at + 200);
    lines.push(some.map((code) => `a${String.fromCodePoint(code)}b`).join(' x '));
  }
  return lines;
}

it('the text checks accept every character that the forms accept', slow, async ({ tx }) => {
  const lines = linesOf(codePoints);
  const refused = await tx`
    select line from unnest(${lines.map(normalizeLine)}::text[]) as line
    where not private.is_line(line, 1, 40000)
    union all
    select text from unnest(${lines.map(normalizeText)}::text[]) as text
    where not private.is_text(text, 1, 40000)
  `;
  expect(refused).toEqual([]);
});

it('names are sorted alphabetically regardless of case and accents', async ({ tx }) => {
  const names = ['Zulu', 'adebayo', 'Émile', 'Bello', 'eze', 'Ọla', 'Okoro'];
  for (const last_name of names) {
    await tx`insert into contact_submissions ${tx({ ...contacts.row, last_name })}`;
  }
  const rows = await tx`select last_name from contact_submissions order by last_name`;
  const sorted = ['adebayo', 'Bello', 'Émile', 'eze', 'Okoro', 'Ọla', 'Zulu'];
  expect(rows.map((row) => String(row['last_name']))).toEqual(sorted);
  expect(await tx`select from contact_submissions where last_name = 'emile'`).toHaveLength(0);
});

const choicesOf = new Map(
  [...submissions, postings].map(({ name, values }) => [name, values] as const),
);

it('every column of text that staff sort by has this order', async ({ tx }) => {
  const columns = await tx<{ name: string }[]>`
    select table_name || '.' || column_name as name
    from information_schema.columns
    where table_schema = 'public' and collation_name = 'und-x-icu' and table_name = any (${[...choicesOf.keys()]})
      and column_name <> 'mailbox'
  `;
  const written = tabs
    .flatMap(({ lists }) => lists)
    .flatMap(({ table, who, columns: shown, fields }) =>
      [...who, ...shown.flatMap((column) => column.fields)]
        .filter(
          (column) =>
            !['name', 'rating'].includes(column) &&
            !(column in (choicesOf.get(table) ?? {})) &&
            !['date', 'phone'].includes(fields[column] ?? ''),
        )
        .map((column) => `${table}.${column}`),
    );
  expect(columns.map(({ name }) => name).toSorted()).toEqual(written.toSorted());
});
