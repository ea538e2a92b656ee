import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functions, tables, type Role } from '../../../tests/db/access-matrix.ts';
import { SkippedCheck, type Check } from './checks.ts';
import { askEach, type ApiResponse, type Backend } from './request.ts';

const push =
  'run "npx supabase db push --remote" ("npx supabase migration list --remote" shows what is missing)';
const restore =
  'the migration that made it says who may; run "npx supabase db push --remote", or undo what was changed by hand';
const types = readFileSync(join(import.meta.dirname, '../../lib/database.types.ts'), 'utf8');

/**
 * Checks that the database matches the build, and shows a visitor what the access matrix allows. Nothing is
 * stored: rows lack a required value, which is checked after the rights, and functions are called by GET,
 * which cannot write.
 */
export function databaseChecks(backend: Backend): Check[] {
  const columns = once(() =>
    askEach(
      Object.keys(tables).flatMap((table) =>
        columnsOf(table).map(({ name }) => ({ table, column: name })),
      ),
      async ({ table, column }) => ({
        table,
        column,
        answer: await backend.rest(`${table}?select=${column}&limit=1`),
      }),
    ),
  );
  const writes = once(() =>
    askEach(Object.keys(tables), async (table) => ({
      table,
      answer: await backend.rest(table, { [requiredOf(table)]: null }),
    })),
  );
  const calls = once(() =>
    askEach(Object.keys(functions), async (name) => ({
      name,
      open: functions[name]?.includes('anon'),
      answer: await backend.rest(`rpc/${name}?${argumentsOf(name)}`),
    })),
  );
  return [
    {
      name: 'Migrations',
      ask: async () => {
        const lacking = (await columns()).filter(({ answer }) => isMissing(answer));
        const missing = new Set([
          ...lacking.map(({ table, column, answer }) =>
            isNoTable(answer) ? `table ${table}` : `column ${table}.${column}`,
          ),
          ...(await calls())
            .filter(({ answer }) => isMissing(answer))
            .map(({ name }) => `function ${name}`),
        ]);
        if (missing.size === 0) return [];
        return [`the database is older than the site, without ${[...missing].join(', ')}: ${push}`];
      },
    },
    {
      name: 'Closed to visitors',
      ask: async () => {
        const open = (await columns()).filter(
          ({ table, answer }) => answer.status < 300 && !tables[table]?.anon?.select,
        );
        const shown = [...new Set(open.map(({ table }) => table))].map((name) => {
          const names = open.filter(({ table }) => table === name).map(({ column }) => column);
          return `${name} answers a visitor who reads ${names.join(', ')}: ${restore}`;
        });
        const taken = (await writes()).filter(
          ({ table, answer }) =>
            !tables[table]?.anon?.insert &&
            !isRefused(answer) &&
            !isReadOnly(answer) &&
            !isMissing(answer),
        );
        return [
          ...shown,
          ...(await draftsShown(backend)),
          ...taken.map(({ table }) => `${table} takes rows from a visitor: ${restore}`),
          ...(await calls())
            .filter(({ open: isOpen, answer }) => !isOpen && answer.status < 300)
            .map(({ name }) => `${name} may be called by a visitor: ${restore}`),
        ];
      },
    },
    {
      name: 'Open to visitors',
      ask: async () =>
        [
          ...(await writes())
            .filter(({ table, answer }) => tables[table]?.anon?.insert && isRefused(answer))
            .map(({ table }) => `send to ${table}`),
          ...(await columns())
            .filter(({ table, answer }) => tables[table]?.anon?.select && isRefused(answer))
            .map(({ table, column }) => `read ${table}.${column}`),
          ...(await calls())
            .filter(({ open, answer }) => open && isRefused(answer))
            .map(({ name }) => `call ${name}`),
        ].map((what) => `a visitor cannot ${what}: ${restore}`),
    },
    {
      name: 'Open positions',
      ask: async () => {
        const { body } = await backend.rest('job_postings?select=id&limit=1');
        if (countOf(body) > 0) return [];
        throw new SkippedCheck(
          'a visitor sees none. Where staff see active ones (Job Postings), the policy "visitors read active postings" is missing',
        );
      },
    },
  ];
}

/** Checks that an account without rights sees none of other people's rows. */
export function strangerCheck(signIn: () => Promise<Backend>): Check {
  return {
    name: 'Closed to accounts without rights',
    ask: async () => {
      const stranger = await signIn();
      const own = await stranger.rest('admin_users?select=user_id&limit=1');
      if (countOf(own.body) > 0) {
        throw new SkippedCheck('CHECK_STRANGER_EMAIL is an administrator: name one without rights');
      }
      const seen = await askEach(closedTo('account'), async (table) => ({
        table,
        answer: await stranger.rest(`${table}?select=${requiredOf(table)}&limit=1`),
      }));
      return [
        ...seen
          .filter(({ answer }) => countOf(answer.body) > 0)
          .map(({ table }) => `${table} shows its rows to anyone with an account: ${restore}`),
        ...(await draftsShown(stranger)),
      ];
    },
  };
}

const closedTo = (role: Role) =>
  Object.keys(tables).filter((table) => !tables[table]?.[role]?.select);

async function draftsShown(backend: Backend): Promise<string[]> {
  const { body } = await backend.rest('job_postings?select=status&status=neq.active&limit=1');
  return countOf(body) > 0 ? [`job_postings shows what is not active: ${restore}`] : [];
}

/** The columns of a table in the generated types. */
const columnsOf = (table: string) =>
  fieldsIn(new RegExp(`"${table}": \\{\\s*Row: \\{([^}]*)\\}`).exec(types)?.[1] ?? '');

function requiredOf(table: string): string {
  const required = columnsOf(table).filter(
    ({ name, type }) => name !== 'id' && !type.includes('null'),
  );
  const insert = tables[table]?.anon?.insert;
  const sent = required.find(({ name }) => Array.isArray(insert) && insert.includes(name));
  return (sent ?? required[0])?.name ?? 'id';
}

/** Arguments for a function that match nothing. */
function argumentsOf(name: string): string {
  const harmless: Record<string, string> = { number: '0', boolean: 'true', Json: 'null' };
  const parameters = new RegExp(`"${name}":\\s*\\{ Args: \\{([^}]*)\\}`).exec(types)?.[1] ?? '';
  const values = fieldsIn(parameters).map(({ name: key, type }) => [
    key,
    type.includes('[]') ? '{}' : (harmless[type] ?? '00000000-0000-0000-0000-000000000000'),
  ]);
  return new URLSearchParams(values).toString();
}

const fieldsIn = (text: string) =>
  [...text.matchAll(/"(\w+)"\??: ([^,}]+)/g)].map(([, name = '', type = '']) => ({
    name,
    type: type.trim(),
  }));

const isNoTable = ({ code }: ApiResponse) => code === 'PGRST205' || code === '42P01';
const isMissing = (answer: ApiResponse) =>
  isNoTable(answer) || ['42703', 'PGRST204', 'PGRST202', '42883'].includes(answer.code);
const isRefused = ({ code, status }: ApiResponse) =>
  code === '42501' || (!code && (status === 401 || status === 403));
/** PostgreSQL reports a read-only view before it checks rights. */
const isReadOnly = ({ code }: ApiResponse) => code === '55000';
const countOf = (body: unknown) => (Array.isArray(body) ? body.length : 0);

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined;
  return () => (begun ??= work());
}
