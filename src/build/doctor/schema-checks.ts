import { askEach } from './ask.ts';
import type { Answer, Backend } from './backend.ts';
import { NotAsked, type Check } from './checks.ts';
import { readContract, type Routine, type Table } from './contract.ts';

const push =
  'run "npx supabase db push --remote" ("npx supabase migration list --remote" shows what is missing)';
const restore =
  'the migration that made it says who may; run "npx supabase db push --remote", or undo what was changed by hand';

/**
 * Whether the database has what the site asks for, and shows a visitor that and no more. Nothing is stored:
 * what is written has no value where there must be one, which the database looks at after the rights.
 */
export function schemaChecks(backend: Backend): Check[] {
  const { tables, routines } = readContract();
  const columns = once(() =>
    askEach(
      tables.flatMap((table) => table.columns.map((column) => ({ table, column }))),
      async (asked) => ({ ...asked, answer: await readColumn(backend, asked) }),
    ),
  );
  const calls = once(() =>
    askEach(routines, async (routine) => ({ routine, answer: await call(backend, routine) })),
  );
  const writes = once(() =>
    askEach(tables, async (table) => ({ table, answer: await write(backend, table) })),
  );
  return [
    {
      name: 'Migrations',
      ask: async () => {
        const lacking = (await columns()).filter(({ answer }) => isMissing(answer));
        const withoutTable = [
          ...new Set(
            lacking.filter(({ answer }) => isNoTable(answer)).map(({ table }) => table.name),
          ),
        ];
        const withoutColumn = lacking.filter(({ answer }) => !isNoTable(answer));
        const missing = [
          ...withoutTable.map((name) => `table ${name}`),
          ...withoutColumn.map(({ table, column }) => `column ${table.name}.${column}`),
          ...(await calls())
            .filter(({ answer }) => isMissing(answer))
            .map(({ routine }) => `function ${routine.name}`),
        ];
        return missing.length > 0
          ? [`the database is older than the site, without ${missing.join(', ')}: ${push}`]
          : [];
      },
    },
    {
      name: 'Tables closed to visitors',
      ask: async () => {
        const open = (await columns()).filter(
          ({ table, column, answer }) =>
            answer.status < 300 && !table.visitorsRead.includes(column),
        );
        const writable = (await writes()).filter(
          ({ table, answer }) => table.visitorsInsert.length === 0 && isAllowed(answer),
        );
        return [
          ...tables.flatMap(({ name }) => {
            const shown = open.filter(({ table }) => table.name === name);
            return shown.length > 0
              ? [
                  `${name} answers a visitor who reads ${shown.map(({ column }) => column).join(', ')}: ${restore}`,
                ]
              : [];
          }),
          ...(await draftsShown(backend, tables)),
          ...writable.map(({ table }) => `${table.name} takes rows from a visitor: ${restore}`),
        ];
      },
    },
    {
      name: 'Functions closed to visitors',
      ask: async () =>
        (await calls())
          .filter(({ routine, answer }) => !routine.forVisitors && answer.status < 300)
          .map(({ routine }) => `${routine.name} may be called by a visitor: ${restore}`),
    },
    {
      name: 'What visitors need',
      ask: async () => {
        const shut = [
          ...(await writes())
            .filter(({ table, answer }) => table.visitorsInsert.length > 0 && isRefused(answer))
            .map(({ table }) => `a visitor cannot send to ${table.name}`),
          ...(await calls())
            .filter(({ routine, answer }) => routine.forVisitors && isRefused(answer))
            .map(({ routine }) => `a visitor cannot call ${routine.name}`),
          ...(await columns())
            .filter(
              ({ table, column, answer }) =>
                table.visitorsRead.includes(column) && isRefused(answer),
            )
            .map(({ table, column }) => `a visitor cannot read ${table.name}.${column}`),
        ];
        return shut.map((what) => `${what}: ${restore}`);
      },
    },
    {
      name: 'Open positions',
      ask: async () => {
        const { body } = await backend.rest('job_postings?select=id&limit=1');
        if (rowsIn(body) > 0) return [];
        throw new NotAsked(
          'a visitor sees none. Where staff see active ones (Job Postings), the policy "visitors read active postings" is missing',
        );
      },
    },
  ];
}

/** What somebody with an account and no rights sees: rows of others. */
export function strangerCheck(signIn: () => Promise<Backend>): Check {
  return {
    name: 'Tables closed to strangers with an account',
    ask: async () => {
      const stranger = await signIn();
      const own = await stranger.rest('admin_users?select=user_id&limit=1');
      if (rowsIn(own.body) > 0) {
        throw new NotAsked(
          'DOCTOR_STRANGER_EMAIL is an administrator: name an account without rights',
        );
      }
      const { tables } = readContract();
      const seen = await askEach(
        tables.filter(({ visitorsRead }) => visitorsRead.length === 0),
        async (table) => ({
          table,
          answer: await readColumn(stranger, { table, column: table.required }),
        }),
      );
      return [
        ...seen
          .filter(({ answer }) => rowsIn(answer.body) > 0)
          .map(({ table }) => `${table.name} shows its rows to anyone with an account: ${restore}`),
        ...(await draftsShown(stranger, tables)),
      ];
    },
  };
}

/** Of tables that visitors read, what staff have not published. */
async function draftsShown(backend: Backend, tables: readonly Table[]): Promise<string[]> {
  const shown = tables.filter(
    ({ visitorsRead, columns }) => visitorsRead.length > 0 && columns.includes('status'),
  );
  const answers = await askEach(shown, async ({ name }) => ({
    name,
    answer: await backend.rest(`${name}?select=status&status=neq.active&limit=1`),
  }));
  return answers
    .filter(({ answer }) => rowsIn(answer.body) > 0)
    .map(({ name }) => `${name} shows what is not active: ${restore}`);
}

const readColumn = (backend: Backend, { table, column }: { table: Table; column: string }) =>
  backend.rest(`${table.name}?select=${column}&limit=1`);

/** By GET, as which hosted backends run it in a transaction that cannot write. */
const call = (backend: Backend, { name, harmless }: Routine) =>
  backend.rest(`rpc/${name}?${new URLSearchParams(harmless).toString()}`);

const write = (backend: Backend, { name, required }: Table) =>
  backend.rest(name, { [required]: null });

const isNoTable = ({ code }: Answer) => code === 'PGRST205' || code === '42P01';
const isMissing = (answer: Answer) =>
  isNoTable(answer) || ['42703', 'PGRST204', 'PGRST202', '42883'].includes(answer.code);
const isRefused = ({ code, status }: Answer) =>
  code === '42501' || (!code && (status === 401 || status === 403));
const isAllowed = (answer: Answer) => !isRefused(answer) && !isMissing(answer);
const rowsIn = (body: unknown) => (Array.isArray(body) ? body.length : 0);

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined;
  return () => (begun ??= work());
}
