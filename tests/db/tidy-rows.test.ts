// Past the forms, over the API: every character that nobody sees, and every kind of line end, in every
// text of every table. What is left are the same words.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { invisible, joiners, lineEnds } from '../support/invisible';
import { freshDatabase } from './database';
import { submissionId } from './fixtures';
import { as, outcome, type Tx } from './personas';
import { submit } from './submit';
import { contacts, postings, submissions, type Row, type Table } from './tables';

const database = freshDatabase('explicit');

/** A machine may be busy. */
const slow = { timeout: 60_000 };

const notes: Table = {
  name: 'staff_notes',
  row: { table_name: contacts.name, record_id: submissionId, body: 'Called twice.' },
  statuses: ['new'],
  lengths: { body: [1, 5000] },
  values: {},
  optional: [],
};

const tables = [
  ...submissions.map((table) => ({ table, persona: 'anonymous' as const })),
  ...[postings, notes].map((table) => ({ table, persona: 'admin' as const })),
].map((one) => ({ ...one, name: one.table.name }));

const isLong = ({ lengths }: Table, column: string) => (lengths[column]?.[1] ?? 0) >= 2000;

/** Columns that take any text, or an address or a number among it. */
const textColumns = (table: Table) =>
  [...Object.keys(table.lengths), 'email', 'phone', 'linkedin'].filter(
    (column) => column in table.row,
  );

/** A row that nobody has sent before. */
const fresh = ({ row }: Table): Row => {
  const id = randomUUID();
  return {
    ...row,
    id,
    ...('email' in row && { email: `${id}@example.com` }),
    ...('salary_range' in row && { salary_range: '₹22 lakh' }),
  };
};

/** What is stored of a row that is sent with other texts, in their columns. */
async function stored(tx: Tx, table: Table, row: Row, texts: Record<string, string>): Promise<Row> {
  await submit(tx, table.name, { ...row, ...texts });
  const [{ role = '' } = {}] = await tx`select current_setting('role') as role`;
  await tx`select set_config('role', 'none', true)`;
  const [found] = await tx`select * from ${tx(table.name)} where id = ${String(row['id'])}`;
  await tx`select set_config('role', ${String(role)}, true)`;
  return Object.fromEntries(Object.keys(texts).map((column) => [column, found?.[column]])) as Row;
}

const each = (row: Row, columns: string[], text: (usual: string, column: string) => string) =>
  Object.fromEntries(columns.map((column) => [column, text(String(row[column]), column)]));

/** Around a text, and inside of it. */
const among = (usual: string, added: string) => {
  const middle = Math.ceil(usual.length / 2);
  return `${added}${usual.slice(0, middle)}${added}${usual.slice(middle)}${added}`;
};

describe.each(tables)('$name', ({ name, table, persona }) => {
  it('has no text besides that is anybody’s', async () => {
    const rows = await database.sql<{ column_name: string }[]>`
      select column_name from information_schema.columns
      where table_schema = 'public' and table_name = ${name} and data_type = 'text'
        and is_generated = 'NEVER'
    `;
    const ours = [
      'status',
      'suspect_reason',
      'trap',
      'table_name',
      'author_email',
      'locale',
      'consent_version',
    ];
    const others = [...textColumns(table), ...Object.keys(table.values), ...ours];
    expect(rows.map((row) => row.column_name).filter((one) => !others.includes(one))).toEqual([]);
  });

  it('keeps nothing that cannot be seen', slow, async () => {
    const columns = textColumns(table);
    await as(database.sql, persona, async (tx) => {
      // Several at once: rows take their time.
      for (let at = 0; at < invisible.length; at += 16) {
        const some = invisible.slice(at, at + 16).join('');
        const row = fresh(table);
        const sent = each(row, columns, (usual) => among(usual, some));
        expect(await stored(tx, table, row, sent)).toEqual(each(row, columns, (usual) => usual));
      }
    });
  });

  it('keeps a joiner between letters only', async () => {
    const columns = Object.keys(table.lengths);
    const text = (joiner: string) => `${joiner}می${joiner}خواهم and ${joiner}more`;
    await as(database.sql, persona, async (tx) => {
      for (const joiner of joiners) {
        const row = fresh(table);
        const sent = each(row, columns, () => text(joiner));
        expect(await stored(tx, table, row, sent)).toEqual(
          each(row, columns, () => `می${joiner}خواهم and more`),
        );
      }
    });
  });

  it('ends a line in one way, and has none in a text of one line', async () => {
    const columns = Object.keys(table.lengths);
    await as(database.sql, persona, async (tx) => {
      for (const end of lineEnds) {
        const row = fresh(table);
        const sent = each(row, columns, () => `SS7${end}Diameter`);
        expect(await stored(tx, table, row, sent)).toEqual(
          each(row, columns, (_, column) =>
            isLong(table, column) ? 'SS7\nDiameter' : 'SS7 Diameter',
          ),
        );
      }
    });
  });

  it('refuses a text of which nothing can be seen, or takes it as left out', async () => {
    const columns = textColumns(table);
    const required = columns.filter((column) => !table.optional.includes(column));
    const optional = columns.filter((column) => table.optional.includes(column));
    await as(database.sql, persona, async (tx) => {
      const outcomes: Record<string, string> = {};
      for (const column of required) {
        const row = { ...fresh(table), [column]: invisible.join('') };
        outcomes[column] = await outcome(tx, (step) => submit(step, table.name, row));
      }
      for (const [column, result] of Object.entries(outcomes)) {
        expect(result).toMatch(
          new RegExp(`^refused (PT400|${table.name}_${column}_(length|format))$`),
        );
      }
      const nothing = Object.fromEntries(optional.map((column) => [column, invisible.join('')]));
      const none = Object.fromEntries(optional.map((column) => [column, null]));
      expect(await stored(tx, table, fresh(table), nothing)).toEqual(none);
    });
  });
});
