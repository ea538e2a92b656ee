// Any input is stored unchanged or refused as the sender's error. Rows arrive as JSON, as from PostgREST.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { expect } from 'vitest';
import { hostileTexts } from '../support/hostile-texts';
import { freshDatabase } from './database';
import { submissionId } from './fixtures';
import { become, type Tx } from './personas';
import { apply } from './submit';
import {
  applications,
  contacts,
  normalized,
  postings,
  submissions,
  type Row,
  type Table,
} from './tables';

const { it } = freshDatabase('explicit');

/** The machine may be busy. */
const SLOW = { timeout: 60_000 };

/** SQLSTATEs that PostgREST answers with 4xx. */
const sendersFault = '(?:2[23]|42501|428C9|PT4|PGRST)';

/** Runs a step and rolls it back; returns `done` or the SQLSTATE of its error. */
async function code(tx: Tx, step: (tx: Tx) => PromiseLike<unknown>): Promise<string> {
  const undo = new Error('undo');
  try {
    await tx.savepoint(async (inner) => {
      await step(inner);
      throw undo;
    });
  } catch (error) {
    if (error instanceof postgres.PostgresError) return error.code;
    if (error !== undo) throw error;
  }
  return 'done';
}

type Sent = Record<string, string | number | boolean | null>;

/** Inserts the named columns of a JSON body, like PostgREST. */
const insert = (tx: Tx, table: string, row: Sent) => tx`
  insert into ${tx(table)} (${tx(Object.keys(row))})
  select ${tx(Object.keys(row))}
  from json_populate_record(null::${tx(table)}, ${JSON.stringify(row)}::text::json)
`;

/** Returns `stored` if the row was stored unchanged, else the difference or the error. */
async function attempt(tx: Tx, row: Sent, table: string): Promise<string> {
  let changed = '';
  const outcome = await code(tx, async (step) => {
    await (table === applications.name ? apply(step, row) : insert(step, table, row));
    await step`select set_config('role', 'none', true)`;
    const [found] = await step`
      select to_jsonb(t) as stored from ${step(table)} as t where id = ${String(row['id'])}`;
    const stored = found?.['stored'] as Sent | undefined;
    changed = Object.keys(row)
      .filter((column) => stored?.[column] !== row[column])
      .join(', ');
  });
  if (outcome !== 'done') return `refused ${outcome}`;
  return changed ? `changed ${changed}` : 'stored';
}

const fresh = (row: Row): Row => ({
  ...row,
  id: randomUUID(),
  ...('email' in row && { email: `${randomUUID()}@example.com` }),
});

const notes: Table = {
  name: 'staff_notes',
  row: { table_name: contacts.name, record_id: submissionId, body: 'Called twice.' },
  statuses: ['new'],
  lengths: { body: [1, 5000] },
  values: { table_name: [contacts.name] },
  rules: {},
  optional: [],
};

const tables = [...submissions, postings, notes];

/** Columns that accept a form's version of this text, by length. */
const taking = (table: Table, text: string) =>
  Object.keys(table.lengths).filter((column) => {
    const [min = 0, max = 0] = table.lengths[column] ?? [];
    const length = [...(normalized(table, column, text) ?? '')].length;
    return length >= min && length <= max;
  });

const filled = (row: Row, columns: string[], text: (column: string) => string | null): Row => ({
  ...row,
  ...Object.fromEntries(columns.map((column) => [column, text(column)])),
});

it.for(tables)(
  "$name stores the form's version of a hostile text, and never alters raw input",
  SLOW,
  async (table, { tx }) => {
    await become(tx, submissions.includes(table) ? 'anonymous' : 'admin');
    for (const [what, text] of hostileTexts) {
      const columns = taking(table, text);
      const sent = filled(fresh(table.row), columns, (one) => normalized(table, one, text));
      expect([what, await attempt(tx, sent, table.name)]).toEqual([what, 'stored']);

      const raw = filled(fresh(table.row), columns, () => text);
      expect(`${what} ${await attempt(tx, raw, table.name)}`).toMatch(
        new RegExp(` (?:stored|refused ${sendersFault}.*)$`),
      );
    }
  },
);
