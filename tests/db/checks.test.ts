import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { isLongText, postings, submissions, type Row, type Table } from './tables';
import { tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

/** Stores a value as the owner, whom no guard or policy stops. */
const store = (tx: Tx, { name, row }: Table, column: string, value: Row[string]) =>
  tryStep(tx, (s) => s`insert into ${s(name)} ${s({ ...row, [column]: value })}`);

/** Expects a column to accept the good values and to refuse the bad ones. */
async function expectChecked(
  tx: Tx,
  table: Table,
  column: string,
  accepted: Row[string][],
  refused: Row[string][],
) {
  const [alias] = await tx`select of from private.words_of(${table.name}) where name = ${column}`;
  const name = table === postings ? `job_postings_${column}_check` : (alias?.['of'] ?? column);
  for (const value of accepted) {
    expect([column, value, await store(tx, table, column, value)]).toEqual([
      column,
      value,
      '1 rows',
    ]);
  }
  for (const value of refused) {
    expect([column, value, await store(tx, table, column, value)]).toEqual([
      column,
      value,
      `refused ${name}`,
    ]);
  }
}

/** Required in every submission, besides id and date. */
const alwaysRequired = ['locale', 'spam_suspected'];

const longAddress = (length: number) => 'x'.repeat(length - '@example.com'.length) + '@example.com';

describe.each([...submissions, postings])('$name', (table) => {
  const { name, row, statuses, lengths, values, earlierValues, optional } = table;

  it('limits the length of texts, without blanks at the ends', async ({ tx }) => {
    for (const [column, [min, max]] of Object.entries(lengths)) {
      const short = 'x'.repeat(min - 1);
      const good = ['x'.repeat(min), 'x'.repeat(max), 'ọ'.repeat(max)];
      const bad = [short, `${short}  `, `\u00a0\u3000${short}`, 'x'.repeat(max + 1)];
      await expectChecked(tx, table, column, good, bad);
    }
  });

  it('rejects blank text and invisible or bidirectional characters', async ({ tx }) => {
    const lines = ['some text\nin lines\r\n\tof two'];
    const blank = [' '.repeat(20), '\u00a0\u2003\u3000'.repeat(9), '\u3164'.repeat(20)];
    const signs = ['\u0007', '\u001b', '\u0085', '\u200b', '\u202e', '\u2066', '\ufeff'];
    const hidden = [...blank, ...signs.map((sign) => `some${sign} text`)];
    for (const column of Object.keys(lengths)) {
      const isLong = isLongText(table, column);
      await expectChecked(
        tx,
        table,
        column,
        isLong ? lines : [],
        isLong ? hidden : [...hidden, ...lines],
      );
    }
  });

  it('accepts only the listed values of choices', async ({ tx }) => {
    for (const [column, offered] of Object.entries({ ...values, status: statuses })) {
      const good = [...offered, ...(earlierValues?.[column] ?? [])];
      const bad = ['', 'unknown', `${good[0]} `, `${good[0]}!`, good.join(',')];
      await expectChecked(tx, table, column, good, bad);
    }
  });

  it('requires exactly the required columns', async ({ tx }) => {
    for (const column of Object.keys({ ...row, status: '' })) {
      const stored = await store(tx, table, column, null);
      const isRefused = ['refused 23502', `refused ${name}_required`].includes(stored);
      expect([column, isRefused || stored]).toEqual([
        column,
        optional.includes(column) ? '1 rows' : true,
      ]);
    }
    for (const column of ['id', 'created_at', ...(table === postings ? [] : alwaysRequired)]) {
      expect([column, await store(tx, table, column, null)]).toEqual([column, 'refused 23502']);
    }
  });
});

describe.each(submissions)('$name', (table) => {
  it('accepts a single email address', async ({ tx }) => {
    const good = ['a@b.co', "o'brien+quotes@mail.example.com", 'ọlá@exämple.ng', longAddress(254)];
    const misplacedDots = ['a@b', '@b.co', 'a@b.', 'a@b..co', '.a@b.co', 'a.@b.co', 'a@-b.co'];
    const others = ['', 'a b@c.de', 'a@b@c.de', 'a@b.co, c@d.co', 'Ada <a@b.co>', 'a@b.co\n'];
    const bad = [...misplacedDots, ...others, 'a\u200b@b.co', longAddress(255)];
    await expectChecked(tx, table, 'email', good, bad);
  });
});
