import { describe, expect, it } from 'vitest';
import { searchWords } from '@/features/admin/list/list-search';
import { searchForm } from '@/lib/search-form';
import { freshDatabase } from './database';
import { submissionId } from './fixtures';
import { as, outcome } from './personas';
import { search } from './searching';
import { postings, submissions } from './tables';

const database = freshDatabase('explicit');

const find = (table: string, text: string) =>
  as(database.sql, 'admin', async (tx) => (await search(tx, table, searchWords(text))).length);

it('writes text for searching as the staff area writes what it searches for', async () => {
  const texts = [
    'Ọláwálé ADÉBÁYỌ̀',
    'Nguyễn',
    'ΟΔΥΣΣΕΥΣ Σ',
    'İstanbul ISTANBUL ı',
    'Straße ẞ ﬁn ²',
    '李 محمد שָׁלוֹם हिन्दी',
    '🇳🇬 𐐀 a\u0000b'.replace('\u0000', ''),
    'C* 50%_\\ "x", (y)',
  ];
  for (const text of texts) {
    const [row] = await database.sql`select private.search_form(${text}) as form`;
    expect(row?.['form']).toBe(searchForm(text));
  }
});

describe.each([...submissions, postings])('$name', ({ name, row }) => {
  it('is found by every text a visitor wrote, whatever its accents and case', async () => {
    const inChoices = new Set(
      [
        'service_interest service_type timeline budget partnership_type position_applied_for',
        'years_experience availability employment_type linkedin expected_salary status language',
      ].flatMap((names) => names.split(' ')),
    );
    for (const [column, value] of Object.entries(row)) {
      if (typeof value !== 'string' || inChoices.has(column)) continue;
      expect({ column, found: await find(name, value.toUpperCase()) }).toEqual({
        column,
        found: name === 'job_postings' ? 3 : 1,
      });
    }
    expect(await find(name, 'no such word')).toBe(0);
  });

  it('is found by what it says now', async () => {
    await as(database.sql, 'owner', async (tx) => {
      const column = Object.keys(row)[0] ?? '';
      await tx`update ${tx(name)} set ${tx(column)} = 'Keïta & Söhne'`;
      const [stored] = await tx`select search_text from ${tx(name)}`;
      expect(stored?.['search_text']).toContain('keita & sohne');
    });
  });

  it('takes no search text from anybody', async () => {
    await as(database.sql, 'admin', async (tx) => {
      const forged = await outcome(tx, (s) => s`update ${s(name)} set search_text = 'forged'`);
      expect(forged).toBe('refused 428C9');
    });
  });
});

it('finds a submission by the reference that its visitor was told', async () => {
  for (const { name } of submissions) {
    expect(await find(name, submissionId.slice(0, 8).toUpperCase())).toBe(1);
  }
});

it('lets a count use several processors', async () => {
  const [row] = await database.sql`
    select proparallel from pg_proc where oid = 'private.is_admin()'::regprocedure
  `;
  expect(row).toEqual({ proparallel: 's' });
});
