import { expect } from 'vitest';
import { normalizeLine, normalizeText } from '@/lib/normalize-text';
import { sharedDatabase } from './database';
import { contacts } from './tables';

const { it } = sharedDatabase('bare');

/** For every character of Unicode, on a busy machine. */
const slow = { timeout: 60_000 };

const codeRanges = [
  [0x1, 0xd7ff],
  [0xe000, 0x1ffff],
  [0xe0000, 0xe0fff],
] as const;
const codePoints = codeRanges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);

/** Lines of many characters, each between letters so that none combine. */
function linesOf(characters: readonly number[]): string[] {
  const lines: string[] = [];
  for (let start = 0; start < characters.length; start += 200) {
    const chunk = characters.slice(start, start + 200);
    lines.push(chunk.map((code) => `a${String.fromCodePoint(code)}b`).join(' x '));
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

/** Columns with our own words, whose frequency the planner needs. */
const columnsOfOurWords =
  'table_name action status from_status to_status state kind source locale'.split(' ');

it('the planner keeps no statistics of what people wrote in any table or index', async ({ tx }) => {
  const { row } = contacts;
  await tx`insert into contact_submissions ${tx(Array.from({ length: 100 }, () => row))}`;
  await tx`
    insert into messages (kind, key, from_address, subject, body, new_text, automatic)
    select 'received', i::text, 'ada@example.com', 'Our offer', 'Yes', 'Yes', false from generate_series(1, 100) as i
  `;
  await tx`analyze`;
  const statistics = await tx`
    select s.tablename, s.attname from pg_stats as s
      join pg_attribute as a
        on (attrelid, a.attname) = (format('%I.%I', s.schemaname, s.tablename)::regclass, s.attname)
    where (s.schemaname = 'public' or s.tablename like 'records%') and atttypid not in (
      'uuid'::regtype, 'boolean'::regtype, 'timestamptz'::regtype, 'date'::regtype, 'bigint'::regtype, 'integer'::regtype, 'smallint'::regtype
    )
  `;
  const columns = statistics.map(({ attname }) => String(attname));
  expect(columns).toContain('locale');
  expect(columns.filter((column) => !columnsOfOurWords.includes(column))).toEqual([]);
});
