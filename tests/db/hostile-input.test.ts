// Whatever is sent, in whichever field: it is stored, tidied, or refused for a reason that an API tells
// as an error of the sender. Rows come as JSON, the way PostgREST hands them on.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { tidy } from '@/lib/tidy';
import { filters, hostileTexts, long, storable, unstorable } from '../support/hostile-texts';
import { freshDatabase } from './database';
import { submissionId } from './fixtures';
import { as, type Tx } from './personas';
import { apply, resume } from './submit';
import {
  applications,
  contacts,
  kept,
  postings,
  submissions,
  type Row,
  type Table,
} from './tables';

const database = freshDatabase('explicit');

/** A machine may be busy. */
const SLOW = { timeout: 60_000 };

/** SQLSTATEs that PostgREST answers with 4xx: data, constraints, rights, refusals of ours. */
const sendersFault = '(?:2[23]|42501|428C9|PT4|PGRST)';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  // halves of surrogate pairs too
  fc
    .array(fc.nat(0xffff), { minLength: 1, maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
);
const anyName = fc.oneof(fc.constantFrom(...Object.keys(applications.row), '__proto__'), anyText);
const anyFile = fc.record({
  kind: fc.oneof(fc.constantFrom('resume', 'cover_letter'), anyText),
  file_name: fc.oneof(fc.constant('a.pdf'), anyText),
  content: fc.oneof(fc.constant(resume.content), fc.base64String(), anyText),
});

/** Does it and undoes it: `done`, or the SQLSTATE of what went wrong. */
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

/** As PostgREST inserts a JSON body: the columns that it names. */
const insert = (tx: Tx, table: string, row: Sent) => tx`
  insert into ${tx(table)} (${tx(Object.keys(row))})
  select ${tx(Object.keys(row))}
  from json_populate_record(null::${tx(table)}, ${JSON.stringify(row)}::text::json)
`;

/** Sends a row: `stored` when it is there as `wanted`, else what is wrong or why it was refused. */
async function attempt(tx: Tx, row: Sent, table: string, wanted: Sent = row): Promise<string> {
  let changed = '';
  const outcome = await code(tx, async (step) => {
    await (table === applications.name ? apply(step, row) : insert(step, table, row));
    await step`select set_config('role', 'none', true)`;
    const [found] = await step`select * from ${step(table)} where id = ${String(row['id'])}`;
    changed = Object.keys(row)
      .filter((column) => found?.[column] !== wanted[column])
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

const tables = [
  ...submissions.map((table) => ({ table, persona: 'anonymous' as const })),
  { table: postings, persona: 'admin' as const },
].map((one) => ({ ...one, name: one.table.name }));

/** Columns that take this text by what the specification says of their length. */
const taking = (table: Table, text: string) =>
  Object.keys(table.lengths).filter((column) => {
    const [least = 0, most = 0] = table.lengths[column] ?? [];
    const length = [...(kept(table, column, text) ?? '')].length;
    return length >= least && length <= most;
  });

const filled = (row: Row, columns: string[], text: (column: string) => string | null): Row => ({
  ...row,
  ...Object.fromEntries(columns.map((column) => [column, text(column)])),
});

describe.each(tables)('$name', ({ name, table, persona }) => {
  it('keeps every hostile text, or refuses it', SLOW, async () => {
    await as(database.sql, persona, async (tx) => {
      const flaws: string[] = [];
      for (const [what, text] of hostileTexts) {
        const fitting = taking(table, text);
        const row = fresh(table.row);
        const sent = filled(row, fitting, () => text);
        const wanted = filled(row, fitting, (column) => kept(table, column, text));
        const outcome = await attempt(tx, sent, name, wanted);
        const expected = what in unstorable ? /^refused 22P0[25]$/ : /^stored$/;
        if (!expected.test(outcome)) flaws.push(`${what}: ${outcome}`);
      }
      expect(flaws).toEqual([]);
    });
  });

  it(
    'refuses what is too long, or none of the choices, in each column by itself',
    SLOW,
    async () => {
      await as(database.sql, persona, async (tx) => {
        const { 'a megabyte': megabyte, ...longer } = long;
        for (const column of Object.keys(table.row)) {
          const least = Object.values(longer).find((text) => !taking(table, text).includes(column));
          const forged = column in table.lengths ? [least] : Object.values(filters);
          for (const text of [...forged, megabyte]) {
            const outcome = await attempt(tx, { ...fresh(table.row), [column]: text ?? '' }, name);
            expect(`${column} ${outcome}`).toMatch(
              new RegExp(`^${column} refused ${sendersFault}`),
            );
          }
        }
      });
    },
  );

  it('keeps or refuses any text at all', SLOW, async () => {
    await as(database.sql, persona, (tx) =>
      fc.assert(
        fc.asyncProperty(anyText, anyText, async (one, other) => {
          const [first = '', ...more] = Object.keys(table.lengths);
          const last = more.at(-1) ?? '';
          const row = { ...fresh(table.row), [first]: one, [last]: other };
          const wanted = {
            ...row,
            [first]: kept(table, first, one),
            [last]: kept(table, last, other),
          };
          expect(await attempt(tx, row, name, wanted)).toMatch(
            new RegExp(`^(?:stored|refused ${sendersFault})`),
          );
        }),
        { numRuns: 60 },
      ),
    );
  });
});

describe('what is no row at all', () => {
  it('is refused as an application', SLOW, async () => {
    const sent = fresh(applications.row);
    await as(database.sql, 'anonymous', (tx) =>
      fc.assert(
        fc.asyncProperty(
          fc.oneof(
            fc.jsonValue(),
            fc.dictionary(anyName, fc.jsonValue()).map((more) => ({ ...sent, ...more })),
          ),
          fc.oneof(fc.constant([resume]), fc.jsonValue(), fc.array(anyFile, { maxLength: 3 })),
          async (application, files) => {
            const outcome = await code(tx, (step) => apply(step, application, files));
            expect(outcome).toMatch(new RegExp(`^(?:done|${sendersFault})`));
          },
        ),
        { numRuns: 150 },
      ),
    );
  });

  it('is refused with a name from outside', SLOW, async () => {
    await as(database.sql, 'anonymous', async (tx) => {
      for (const [, text] of storable) {
        const outcome = await code(tx, (step) =>
          apply(step, { ...fresh(applications.row), [text]: text }),
        );
        expect(outcome).toBe('PT400');
      }
    });
  });
});

describe('a note', () => {
  it('keeps every hostile text, or refuses it', SLOW, async () => {
    await as(database.sql, 'admin', async (tx) => {
      for (const [what, body] of hostileTexts) {
        const note = { id: randomUUID(), table_name: contacts.name, record_id: submissionId, body };
        const { length } = [...tidy(body)];
        const fits = length >= 1 && length <= 5000 && !(what in unstorable);
        const wanted = { ...note, body: tidy(body) };
        expect(`${what}: ${await attempt(tx, note, 'staff_notes', wanted)}`).toMatch(
          fits ? /: stored$/ : /: refused 2/,
        );
      }
    });
  });
});
