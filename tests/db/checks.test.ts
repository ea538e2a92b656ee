import { describe, expect, it } from 'vitest';
import { freshDatabase } from './database';
import { as, outcome } from './personas';
import { applications, postings, submissions, type Row, type Table } from './tables';

const database = freshDatabase('explicit');

/** What comes of storing each value in a column, as the owner: whom no guard or policy stops. */
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

/** Besides id and date: what a submission always tells. */
const told = ['locale', 'revision', 'suspect'];

const longAddress = (length: number) => 'x'.repeat(length - '@example.com'.length) + '@example.com';

const all = <T>(values: T[], result: string) => values.map(() => result);

// all that JavaScript's trim() takes away
const blanks = ' \t\n\v\f\r\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

describe.each([...submissions, postings])('$name', (table) => {
  const { name, row, statuses, lengths, values, optional } = table;

  it.each(Object.entries(lengths))(
    '%s has a least and a greatest length',
    async (column, limits) => {
      const [min, max] = limits;
      const good = [
        'x'.repeat(min),
        'x'.repeat(max),
        'ọ'.repeat(max),
        `${blanks}${'x'.repeat(min)}`,
        'x'.repeat(min) + ' '.repeat(max),
      ];
      expect(await store(table, column, good)).toEqual(all(good, '1 rows'));

      const bad = ['x'.repeat(max + 1), '\u200b'.repeat(40_001)];
      const short = ['x'.repeat(min - 1), `${blanks}${'x'.repeat(min - 1)}${blanks}`];
      const refused = `refused ${name}_${column}_length`;
      expect(await store(table, column, bad)).toEqual(all(bad, refused));
      // No text at all is nothing, where nothing is allowed.
      const mayBeNothing = min === 1 && optional.includes(column);
      expect(await store(table, column, short)).toEqual(
        all(short, mayBeNothing ? '1 rows' : refused),
      );
    },
  );

  it.each(Object.entries({ ...values, status: statuses }))(
    '%s takes the values of the specification only',
    async (column, good) => {
      expect(await store(table, column, good)).toEqual(all(good, '1 rows'));

      const [first = ''] = good;
      const bad = ['', ' ', 'unknown', `${first} `, first.toUpperCase() + '!', good.join(',')];
      expect(await store(table, column, bad)).toEqual(all(bad, `refused ${name}_${column}_values`));
    },
  );

  it('knows what is required', async () => {
    for (const column of Object.keys({ ...row, status: '' })) {
      const expected = optional.includes(column) ? '1 rows' : 'refused 23502';
      expect({ column, outcome: await store(table, column, [null]) }).toEqual({
        column,
        outcome: [expected],
      });
    }
  });

  it('fills in by itself what nobody sends, and never stays without', async () => {
    const own = ['id', 'created_at', ...(table === postings ? [] : told)];
    for (const column of own) {
      expect({ column, outcome: await store(table, column, [null]) }).toEqual({
        column,
        outcome: ['refused 23502'],
      });
    }
  });

  it('has a readable check on every text', async () => {
    const missing = await database.sql`
      select column_name from information_schema.columns
      where table_schema = 'public' and table_name = ${name} and data_type = 'text'
        and is_generated = 'NEVER'
      except
      select column_name from information_schema.constraint_column_usage
      where table_schema = 'public' and table_name = ${name}
        and constraint_name ~ ('^' || table_name || '_' || column_name || '_(length|values|format)$')
    `;
    expect(missing).toEqual([]);
  });
});

describe.each(submissions)('$name: email', (table) => {
  it('looks like an address', async () => {
    const good = [
      ' a@b.co\n',
      'Ada <a@b.co>',
      'a@b.co',
      "o'brien+quotes@mail.example.com",
      'ọlá@exämple.ng',
      longAddress(254),
    ];
    expect(await store(table, 'email', good)).toEqual(all(good, '1 rows'));

    const bad = [
      '',
      ' ',
      '\u200b',
      'a',
      'a@b',
      '@b.co',
      'a@.',
      'a@b.',
      'a b@c.de',
      'a@b@c.de',
      'a@b..co',
      '.a@b.co',
      'a.@b.co',
      'a@-b.co',
      'a@b.co, c@d.co',
      longAddress(255),
    ];
    expect(await store(table, 'email', bad)).toEqual(
      all(bad, `refused ${table.name}_email_format`),
    );
  });
});

describe.each(submissions.filter(({ row }) => 'phone' in row))('$name: phone', (table) => {
  it('is a number that can be dialled', async () => {
    const good = ['+234 803 000 0000', '0803-000-0000', '\u202a00234.803.000.0000', '1'.repeat(15)];
    expect(await store(table, 'phone', good)).toEqual(all(good, '1 rows'));

    const bad = ['', '1'.repeat(9), '1'.repeat(16), '08030000000+234', 'call me, please', '\u200b'];
    expect(await store(table, 'phone', bad)).toEqual(
      all(bad, `refused ${table.name}_phone_format`),
    );
  });
});

describe.each(submissions)('what a browser and the database tell of $name', (table) => {
  it('stays in its limits', async () => {
    const limits = { revision: [1, 1000], seconds_to_fill: [0, 604_800] };
    for (const [column, [min = 0, max = 0]] of Object.entries(limits)) {
      expect(await store(table, column, [min, max])).toEqual(['1 rows', '1 rows']);
      const bad = [min - 1, max + 1];
      expect(await store(table, column, bad)).toEqual(
        all(bad, `refused ${table.name}_${column}_range`),
      );
    }
    expect(await store(table, 'trap', ['x'.repeat(200), 'x'.repeat(201)])).toEqual([
      '1 rows',
      `refused ${table.name}_trap_length`,
    ]);
  });

  it('has a reason when it is suspect, and only then', async () => {
    const { name, row } = table;
    await as(database.sql, 'owner', async (tx) => {
      const add = (suspect: boolean, suspect_reason: string | null) =>
        outcome(tx, (s) => s`insert into ${s(name)} ${s({ ...row, suspect, suspect_reason })}`);
      for (const reason of ['trap', 'too fast', 'trap, too fast']) {
        expect(await add(true, reason)).toBe('1 rows');
      }
      expect(await add(true, 'unkind')).toBe(`refused ${name}_suspect_reason_values`);
      expect(await add(true, null)).toBe(`refused ${name}_suspect_has_reason`);
      expect(await add(false, 'trap')).toBe(`refused ${name}_suspect_has_reason`);
    });
  });
});

it('career_applications.linkedin is a web address', async () => {
  const start = 'https://example.com/';
  const good = [
    '',
    ' - ',
    ' https://a.b',
    start,
    'http://example.com/in/li',
    start + 'x'.repeat(300 - start.length),
  ];
  expect(await store(applications, 'linkedin', good)).toEqual(all(good, '1 rows'));

  const bad = [
    'example.com/in/li',
    'javascript:alert(1)',
    'https://',
    'https://a b',
    start + 'x'.repeat(301 - start.length),
  ];
  expect(await store(applications, 'linkedin', bad)).toEqual(
    all(bad, 'refused career_applications_linkedin_format'),
  );
});

it('submissions and postings get an id and a time of their own', async () => {
  await as(database.sql, 'owner', async (tx) => {
    for (const { name, row } of [...submissions, postings]) {
      const [stored] = await tx`
        insert into ${tx(name)} ${tx(row)} returning id is not null as id, created_at = now() as at
      `;
      expect(stored).toEqual({ id: true, at: true });
    }
  });
});
