import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { isLongText, postings, submissions, type Row, type Table } from './tables';
import { tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

/** Stores a value as the owner, whom no guard or policy stops. */
const store = (tx: Tx, { name, row }: Table, column: string, value: Row[string]) =>
  tryStep(tx, (step) => step`insert into ${step(name)} ${step({ ...row, [column]: value })}`);

/** The name of a column's check; those of submissions are named after the columns of `private.records`. */
async function checkOf(tx: Tx, table: Table, column: string) {
  if (table === postings) return `job_postings_${column}_check`;
  const [alias] = await tx`select of from private.words_of(${table.name}) where name = ${column}`;
  return String(alias?.['of'] ?? column);
}

/** Expects a column to accept the good values, and its check to refuse the bad ones. */
async function expectChecked(
  tx: Tx,
  table: Table,
  column: string,
  { good, bad }: Record<'good' | 'bad', Row[string][]>,
) {
  const refusal = `refused ${await checkOf(tx, table, column)}`;
  const outcomeOf = (value: Row[string]) => store(tx, table, column, value);
  for (const value of good) expect(await outcomeOf(value), `${column}: ${value}`).toBe('1 rows');
  for (const value of bad) expect(await outcomeOf(value), `${column}: ${value}`).toBe(refusal);
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
      await expectChecked(tx, table, column, { good, bad });
    }
  });

  it('rejects blanks, invisible signs, and line breaks in short texts', async ({ tx }) => {
    const lines = ['some text\nin lines\r\n\tof two'];
    const blank = [' '.repeat(20), '\u00a0\u2003\u3000'.repeat(9), '\u3164'.repeat(20)];
    const signs = ['\u0007', '\u001b', '\u0085', '\u200b', '\u202e', '\u2066', '\ufeff'];
    const hidden = [...blank, ...signs.map((sign) => `some${sign} text`)];
    for (const column of Object.keys(lengths)) {
      const expected = isLongText(table, column)
        ? { good: lines, bad: hidden }
        : { good: [], bad: [...hidden, ...lines] };
      await expectChecked(tx, table, column, expected);
    }
  });

  it('accepts only the listed values of choices', async ({ tx }) => {
    for (const [column, offered] of Object.entries({ ...values, status: statuses })) {
      const good = [...offered, ...(earlierValues?.[column] ?? [])];
      const bad = ['', 'unknown', `${good[0]} `, `${good[0]}!`, good.join(',')];
      await expectChecked(tx, table, column, { good, bad });
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
    const notSingle = ['', 'a b@c.de', 'a@b@c.de', 'a@b.co, c@d.co', 'Ada <a@b.co>', 'a@b.co\n'];
    const bad = [...misplacedDots, ...notSingle, 'a\u200b@b.co', longAddress(255)];
    await expectChecked(tx, table, 'email', { good, bad });
  });
});
