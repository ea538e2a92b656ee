import { describe, expect } from 'vitest';
import { freshDatabase } from './database';
import { as, outcome } from './personas';
import { applications, isLong, postings, submissions, type Row, type Table } from './tables';

const database = freshDatabase('explicit');
const { it } = database;

/** Stores each value as the owner, whom no guard or policy stops, and returns the results. */
function store(table: Table, column: string, values: Row[string][]): Promise<string[]> {
  return as(database.sql, 'owner', async (tx) => {
    const outcomes: string[] = [];
    for (const value of values) {
      const row = { ...table.row, [column]: value };
      outcomes.push(await outcome(tx, (s) => s`insert into ${s(table.name)} ${s(row)}`));
    }
    return outcomes;
  });
}

/** Returns valid values that a column refuses and invalid ones that it accepts. */
async function misjudged(table: Table, column: string, good: Row[string][], bad: Row[string][]) {
  const refusal = new RegExp(`^refused (${table.name}|submission)_${column}_check$`);
  const [taken, refused] = [await store(table, column, good), await store(table, column, bad)];
  return [
    ...good.filter((_, index) => taken[index] !== '1 rows'),
    ...bad.filter((_, index) => !refusal.test(refused[index] ?? '')),
  ].map((value) => `${column}: ${value}`);
}

/** Required in every submission, besides id and date. */
const always = ['locale', 'revision', 'spam_suspected'];

const longAddress = (length: number) => 'x'.repeat(length - '@example.com'.length) + '@example.com';

describe.each([...submissions, postings])('$name', (table) => {
  const { name, row, statuses, lengths, values, optional } = table;

  it.each(Object.entries(lengths))(
    'limits the length of %s, without blanks at the ends',
    async (column, [min, max]) => {
      expect(
        await misjudged(
          table,
          column,
          ['x'.repeat(min), 'x'.repeat(max), 'ọ'.repeat(max)],
          [
            'x'.repeat(min - 1),
            `${'x'.repeat(min - 1)}  `,
            `\u00a0\u3000${'x'.repeat(min - 1)}`,
            'x'.repeat(max + 1),
          ],
        ),
      ).toEqual([]);
    },
  );

  it('rejects blank text and invisible or bidirectional characters', async () => {
    for (const column of Object.keys(lengths)) {
      const lines = ['some text\nin lines\r\n\tof two'];
      const hidden = [' '.repeat(20), '\u00a0\u2003\u3000'.repeat(9), '\u3164'.repeat(20)];
      for (const sign of ['\u0007', '\u001b', '\u0085', '\u200b', '\u202e', '\u2066', '\ufeff']) {
        hidden.push(`some${sign} text`);
      }
      const long = isLong(table, column);
      expect(
        await misjudged(table, column, long ? lines : [], [...hidden, ...(long ? [] : lines)]),
      ).toEqual([]);
    }
  });

  it.each(Object.entries({ ...values, status: statuses }))(
    'accepts only the specified values as %s',
    async (column, good) => {
      const [first = ''] = good;
      expect(
        await misjudged(table, column, good, [
          '',
          'unknown',
          `${first} `,
          `${first}!`,
          good.join(','),
        ]),
      ).toEqual([]);
    },
  );

  it('requires exactly the required columns', async () => {
    for (const column of Object.keys({ ...row, status: '' })) {
      const expected = optional.includes(column) ? '1 rows' : 'refused 23502';
      expect([column, await store(table, column, [null])]).toEqual([column, [expected]]);
    }
    for (const column of ['id', 'created_at', ...(table === postings ? [] : always)]) {
      expect([column, await store(table, column, [null])]).toEqual([column, ['refused 23502']]);
    }
  });

  it('has a check on every text column', async () => {
    const missing = await database.sql`
      select column_name from information_schema.columns
      where table_schema = 'public' and table_name = ${name} and data_type = 'text'
        and is_generated = 'NEVER'
      except
      select column_name from information_schema.constraint_column_usage
      where table_schema = 'public' and table_name = ${name}
    `;
    expect(missing).toEqual([]);
  });

  it('gives a row its id and time', async ({ tx }) => {
    const [stored] = await tx`
      insert into ${tx(name)} ${tx(row)} returning id is not null as id, created_at = now() as at
    `;
    expect(stored).toEqual({ id: true, at: true });
  });
});

describe.each(submissions)('$name', (table) => {
  it('accepts a single e-mail address', async () => {
    expect(
      await misjudged(
        table,
        'email',
        ['a@b.co', "o'brien+quotes@mail.example.com", 'ọlá@exämple.ng', longAddress(254)],
        [
          '',
          'a@b',
          '@b.co',
          'a@b.',
          'a b@c.de',
          'a@b@c.de',
          'a@b..co',
          '.a@b.co',
          'a.@b.co',
          'a@-b.co',
          'a@b.co, c@d.co',
          'Ada <a@b.co>',
          'a@b.co\n',
          'a\u200b@b.co',
          longAddress(255),
        ],
      ),
    ).toEqual([]);
  });

  it('limits the metadata that a browser sends', async () => {
    expect(await misjudged(table, 'revision', [1, 1000], [0, 1001])).toEqual([]);
    expect(await misjudged(table, 'seconds_to_fill', [0, 604_800], [-1, 604_801])).toEqual([]);
    expect(await misjudged(table, 'honeypot', ['x'.repeat(200)], ['x'.repeat(201)])).toEqual([]);
    expect(await misjudged(table, 'locale', ['en', 'fr'], ['de', 'FR', 'fr-CM', ''])).toEqual([]);
  });

  it('requires a reason for suspected spam, and a version for a consent', async ({ tx }) => {
    const add = (change: Row) =>
      outcome(tx, (s) => s`insert into ${s(table.name)} ${s({ ...table.row, ...change })}`);
    for (const spam_reason of ['honeypot', 'too fast', 'honeypot, too fast']) {
      expect(await add({ spam_suspected: true, spam_reason })).toBe('1 rows');
    }
    expect(await add({ spam_suspected: true, spam_reason: 'unkind' })).toContain('spam_reason');
    expect(await add({ spam_suspected: true })).toBe('refused spam_has_reason');
    expect(await add({ spam_reason: 'honeypot' })).toBe('refused spam_has_reason');
    const consent_version = 'quote-fr-0123abcd';
    expect(await add({ consent_version })).toBe('refused consent_has_version');
    expect(await add({ consented_at: '2020-01-01' })).toBe('refused consent_has_version');
  });
});

it('career_applications.linkedin accepts an address or a short text', async () => {
  expect(
    await misjudged(
      applications,
      'linkedin',
      ['https://a.b', 'pas de compte', 'x'.repeat(300)],
      ['', ' ', 'two\nlines', 'x'.repeat(301)],
    ),
  ).toEqual([]);
});
