import { fileURLToPath } from 'node:url';
import type { Sql } from 'postgres';
import {
  columnVerbs,
  discover,
  probeColumns,
  probeFunction,
  probeTable,
  verbs,
  type Cell,
} from './permission-probes';
import { everyone, type Persona } from './personas';

export const documentFile = fileURLToPath(new URL('../../docs/permissions.md', import.meta.url));

const names: Record<Persona, string> = {
  anonymous: 'anonymous',
  unconfirmed: 'unconfirmed account',
  stranger: 'stranger with an account',
  formerAdmin: 'removed admin with a live token',
  admin: 'admin',
};

const words: Record<Cell, string> = {
  all: '✓ all rows',
  some: '✓ some rows',
  yes: '✓',
  none: '✗ 0 rows',
  grant: '✗ grant',
  policy: '✗ policy',
  guard: '✗ guard',
  ignored: '✗ overwritten',
  generated: '✗ generated',
};

const head = `# Who may do what

Measured on PostgreSQL by \`tests/db/permissions.test.ts\`, which fails when this file says anything else.
Write it anew with \`npm run db:permissions\`; the expectations stand in \`tests/db/permission-rules.ts\`.

- ✓ allowed; for reading, changing and deleting with how many of the table's rows
- ✗ 0 rows: row-level security leaves nothing to work on
- ✗ grant: refused, the privilege is missing
- ✗ policy: refused by row-level security
- ✗ guard: refused by a trigger or function
- ✗ overwritten: taken, but the database stores its own value
- ✗ generated: the database alone computes it

Where two walls stand, the second is named after an arrow: what still stops the request when every
privilege has been granted. "Some rows" are active postings, one's own note, one's own admin row.
`;

/** The matrix as Markdown; `granted` is the database in which everything is granted. */
export async function printPermissions(explicit: Sql, granted: Sql): Promise<string> {
  const { tables, functions } = await discover(explicit);
  const both = async (probe: (sql: Sql) => Promise<Cell[]>) => {
    const [first, second] = [await probe(explicit), await probe(granted)];
    return first.map((cell, i) => print(cell, second[i] ?? cell));
  };

  const parts = [head];
  for (const table of tables.filter(({ name }) => !name.includes('.'))) {
    const rows: string[][] = [];
    for (const persona of everyone) {
      rows.push([names[persona], ...(await both((sql) => probeTable(sql, persona, table.name)))]);
    }
    parts.push(`## ${table.name}\n`, grid(['', ...verbs], merge(rows)));
    for (const verb of columnVerbs) parts.push(await columnLines(table, verb, both));
  }

  const calls: string[][] = [];
  for (const name of functions.filter((one) => one.startsWith('public.'))) {
    const cells = everyone.map(async (persona) => {
      const [cell = ''] = await both(async (sql) => [await probeFunction(sql, persona, name)]);
      return cell;
    });
    calls.push([`\`${name.replace('public.', '')}\``, ...(await Promise.all(cells))]);
  }
  parts.push('## Functions\n', grid(['', ...everyone.map((persona) => names[persona])], calls));

  const hidden = [...tables.map(({ name }) => name), ...functions].filter((name) =>
    name.startsWith('private.'),
  );
  parts.push(
    '## Schema private\n',
    'Refused to everyone for lack of a privilege on the schema: ' +
      `${hidden.map((name) => `\`${name.replace('private.', '')}\``).join(', ')}.\n`,
  );
  return parts.join('\n');
}

async function columnLines(
  table: { name: string; columns: string[] },
  verb: (typeof columnVerbs)[number],
  both: (probe: (sql: Sql) => Promise<Cell[]>) => Promise<string[]>,
): Promise<string> {
  const rows: string[][] = [];
  for (const persona of everyone) {
    const cells = await both(async (sql) =>
      Object.values(await probeColumns(sql, persona, table, verb)),
    );
    const groups = group(table.columns, (_, i) => cells[i] ?? '');
    const sorted = [...groups].toSorted(([a], [b]) => b.localeCompare(a));
    rows.push([
      names[persona],
      sorted.map(([cell, columns]) => `${cell}: ${columns.join(', ')}`).join('<br>'),
    ]);
  }
  return grid([`columns on ${verb}`, ''], merge(rows));
}

const print = (first: Cell, second: Cell) =>
  first === second ? words[first] : `${words[first]} → ${words[second].replace('✗ ', '')}`;

/** Personas of whom the same is true share a row. */
function merge(rows: string[][]): string[][] {
  const groups = group(rows, ([, ...cells]) => JSON.stringify(cells));
  return [...groups.values()].map((alike) => [
    alike.map(([name]) => name).join(', '),
    ...(alike[0]?.slice(1) ?? []),
  ]);
}

function group<T>(values: T[], keyOf: (value: T, index: number) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [index, value] of values.entries()) {
    const key = keyOf(value, index);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

const grid = (titles: string[], rows: string[][]) =>
  [titles, titles.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n') +
  '\n';
