import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface Table {
  name: string;
  columns: string[];
  /** One that must not be null: an insert that tries it stores nothing, whoever may insert. */
  required: string;
  /** Which columns of it a visitor may read, and write. */
  visitorsRead: string[];
  visitorsInsert: string[];
}

export interface Routine {
  name: string;
  /** By name, a value that the argument's type takes and that finds nothing. */
  harmless: Record<string, string>;
  forVisitors: boolean;
}

/** What the site needs of a backend: the schema that it was compiled with, and what migrations grant. */
export function readContract(): { tables: Table[]; routines: Routine[] } {
  const types = readFileSync(join(root, 'src/lib/database.types.ts'), 'utf8');
  const [tables = '', functions = ''] = types.split(/^\s*Functions: \{/m);
  const granted = grantsToVisitors();
  return {
    tables: [...tables.matchAll(/"(\w+)": \{\s*Row: \{([^}]*)\}/g)].map(
      ([, name = '', row = '']) => {
        const all = fieldsIn(row);
        const columns = all.map(([column]) => column);
        const may = (verb: string) => {
          const grant = granted.get(`${verb} ${name}`);
          return grant?.length === 0 ? columns : (grant ?? []);
        };
        const visitorsInsert = may('insert');
        const required = all.filter(([, type]) => !type.includes('null')).map(([column]) => column);
        return {
          name,
          columns,
          visitorsRead: may('select'),
          visitorsInsert,
          required:
            required.find((column) => visitorsInsert.includes(column) && column !== 'id') ??
            required.find((column) => column !== 'id') ??
            'id',
        };
      },
    ),
    routines: [...functions.matchAll(/"(\w+)":\s*\{ Args: (?:\{([^}]*)\})?/g)].map(
      ([, name = '', parameters = '']) => ({
        name,
        harmless: Object.fromEntries(
          fieldsIn(parameters).map(([parameter, type]) => [parameter, harmlessOf(type)]),
        ),
        forVisitors: granted.has(`execute ${name}`),
      }),
    ),
  };
}

const fieldsIn = (text: string) =>
  [...text.matchAll(/"(\w+)"\??: ([^,}]+)/g)].map(
    ([, name = '', type = '']) => [name, type] as const,
  );

function harmlessOf(type: string): string {
  if (type.includes('[]')) return '{}';
  const values: Record<string, string> = { number: '0', boolean: 'true', Json: 'null' };
  return values[type.trim()] ?? '00000000-0000-0000-0000-000000000000';
}

/** By verb and name; of tables the columns, none where it is all of them. */
function grantsToVisitors(): Map<string, string[]> {
  const folder = join(root, 'supabase/migrations');
  const sql = readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const grants = sql.matchAll(
    /^grant ([^;]+?)\s+on (?:table |function )?public\.(\w+)(?:\s*\([^)]*\))?\s+to ([^;]+);/gm,
  );
  return new Map(
    [...grants].flatMap(([, privileges = '', name = '', roles = '']) =>
      /\banon\b/.test(roles)
        ? [...privileges.matchAll(/(\w+)(?:\s*\(([^)]*)\))?(?:,\s*|$)/g)].map(
            ([, verb = '', columns = '']) =>
              [`${verb} ${name}`, columns.split(/[\s,]+/).filter(Boolean)] as const,
          )
        : [],
    ),
  );
}
