import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { as, become, type Persona, type Tx } from './personas';
import { functions, relations, type Relation, type Values } from './permission-subjects';

export const verbs = [
  'select',
  'count',
  'insert',
  'upsert',
  'update',
  'delete',
  'bulk insert',
  'truncate',
] as const;
export type Verb = (typeof verbs)[number];
export const columnVerbs = ['select', 'insert', 'update'] as const;
export type ColumnVerb = (typeof columnVerbs)[number];

/**
 * What came of an attempt.
 * - all, some, none: so many of the table's rows were seen or touched
 * - yes: done as asked; ignored: done, but the database stored something else
 * - grant: refused, a privilege is missing; policy: refused by row-level security
 * - guard: refused by a trigger or a function with a code of our own
 * - generated: refused, the database alone computes this column
 */
export type Cell =
  | 'all'
  | 'some'
  | 'none'
  | 'yes'
  | 'ignored'
  | 'grant'
  | 'policy'
  | 'guard'
  | 'generated';

/** The cell for each verb on a table, in the order of `verbs`. */
export function probeTable(sql: Sql, persona: Persona, name: string): Promise<Cell[]> {
  return as(sql, 'owner', async (tx) => {
    await addRows(tx);
    const [all] = await tx.unsafe<{ n: number }[]>(`select count(*)::int as n from ${name}`);
    const cells: Cell[] = [];
    for (const verb of verbs) {
      const { found } = await attempt(tx, persona, attemptOn(name, verb));
      const adds = verb === 'insert' || verb === 'upsert' || verb === 'bulk insert';
      if (typeof found !== 'number') cells.push(found);
      else if (verb === 'truncate') cells.push('yes');
      else if (found === 0) cells.push('none');
      else if (adds) cells.push('yes');
      else cells.push(found === all?.n ? 'all' : 'some');
    }
    return cells;
  });
}

/** The cell for reading each of some columns, or setting it to a value of one's own. */
export function probeColumns(
  sql: Sql,
  persona: Persona,
  { name, columns }: { name: string; columns: string[] },
  verb: ColumnVerb,
): Promise<Record<string, Cell>> {
  return as(sql, 'owner', async (tx) => {
    await addRows(tx);
    const [all] = await tx.unsafe<{ n: number }[]>(`select count(*)::int as n from ${name}`);
    const cells: Record<string, Cell> = {};
    for (const column of columns) {
      const { found, kept } = await attemptColumn(tx, persona, name, verb, column);
      if (typeof found !== 'number') cells[column] = found;
      else if (found === 0) cells[column] = 'none';
      else if (verb === 'select') cells[column] = found === all?.n ? 'all' : 'some';
      else cells[column] = kept ? 'yes' : 'ignored';
    }
    return cells;
  });
}

function attemptColumn(tx: Tx, persona: Persona, name: string, verb: ColumnVerb, column: string) {
  if (verb === 'select') return attempt(tx, persona, `select ${column} from ${name}`);
  const relation = relationOf(name);
  const claim = relation.claims[column];
  if (claim === undefined) throw new Error(`${name}.${column}: no value to claim`);
  return attempt(
    tx,
    persona,
    verb === 'insert'
      ? insertOf(name, [{ ...fresh(relation), [column]: claim }])
      : `update ${name} set ${column} = ${literal(claim)}`,
    `select from ${name} where ${column} = ${literal(claim)}`,
  );
}

/** Calls a function, `schema.name(argument types)`. */
export function probeFunction(sql: Sql, persona: Persona, signature: string): Promise<Cell> {
  return as(sql, 'owner', async (tx) => {
    await addRows(tx);
    const call = functions[signature] ?? callWithNulls(signature);
    const { found } = await attempt(tx, persona, call);
    return typeof found === 'number' ? 'yes' : found;
  });
}

/** Everything of ours that a request could name. */
export async function discover(sql: Sql) {
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select case nspname when 'public' then relname else nspname || '.' || relname end as name,
      (select array_agg(attname order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
    from pg_class as c join pg_namespace as n on n.oid = relnamespace
    where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm', 'f')
    order by nspname desc, 1
  `;
  const signatures = await sql<{ name: string }[]>`
    select format('%I.%I(%s)', nspname, proname, oidvectortypes(proargtypes)) as name
    from pg_proc as p join pg_namespace as n on n.oid = pronamespace
    where nspname in ('public', 'private') order by nspname desc, 1
  `;
  return { tables: [...tables], functions: signatures.map(({ name }) => name) };
}

/** Rows in the tables that the fixtures leave empty. */
async function addRows(tx: Tx): Promise<void> {
  for (const { name, rows } of Object.values(relations).flatMap((relation) => relation.add ?? [])) {
    for (const row of rows) await tx`insert into ${tx(name)} ${tx(row)}`;
  }
}

function relationOf(name: string): Relation {
  const relation = relations[name];
  if (!relation) throw new Error(`${name} has no entry in tests/db/permission-subjects.ts`);
  return relation;
}

const fresh = ({ row, key, keyIsGenerated }: Relation): Values =>
  key in row || keyIsGenerated ? row : { ...row, [key]: randomUUID() };

function attemptOn(name: string, verb: Verb): string {
  const key = relations[name]?.key ?? '*';
  if (verb === 'select') return `select ${key} from ${name}`;
  if (verb === 'count') return `select from ${name}`;
  if (verb === 'delete') return `delete from ${name}`;
  if (verb === 'truncate') return `truncate ${name} cascade`;
  if (name.includes('.')) return `insert into ${name} default values`;

  const relation = relationOf(name);
  const change = `${relation.change} = ${literal(relation.claims[relation.change] ?? null)}`;
  if (verb === 'update') return `update ${name} set ${change}`;
  if (verb === 'insert') return insertOf(name, [fresh(relation)]);
  if (verb === 'bulk insert')
    return insertOf(name, [fresh(relation), { ...fresh(relation), ...relation.second }]);
  const twin = { ...fresh(relation), ...relation.twin };
  return `${insertOf(name, [twin])} on conflict (${key}) do update set ${change}`;
}

function insertOf(name: string, rows: Values[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map(
    (row) => `(${columns.map((column) => literal(row[column] ?? null)).join(', ')})`,
  );
  return `insert into ${name} (${columns.join(', ')}) values ${tuples.join(', ')}`;
}

function literal(value: Values[string]): string {
  if (value === null) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

function callWithNulls(signature: string): string {
  const [, name = '', list = ''] = /^(.+?)\((.*)\)$/.exec(signature) ?? [];
  const types = list ? list.split(', ') : [];
  return `select ${name}(${types.map((type) => `null::${type}`).join(', ')})`;
}

/** Runs a statement as `persona`, lets the owner look at what came of it, and undoes it. */
async function attempt(tx: Tx, persona: Persona, statement: string, look = 'select where false') {
  // sent in one go: half of the time here is waiting for answers
  const [, , result, , kept] = await Promise.allSettled([
    tx`savepoint attempt`,
    become(tx, persona),
    tx.unsafe(statement),
    become(tx, 'owner'),
    tx.unsafe(look),
    tx`rollback to savepoint attempt`,
    become(tx, 'owner'),
  ]);
  return {
    found: result.status === 'fulfilled' ? (result.value.count ?? 1) : refusal(result.reason),
    kept: kept.status === 'fulfilled' && kept.value.count > 0,
  };
}

function refusal(error: unknown): Cell {
  if (!(error instanceof postgres.PostgresError)) throw error;
  const { code, message } = error;
  if (code === '42501') return message.includes('row-level security') ? 'policy' : 'grant';
  if (code.startsWith('PT4')) return 'guard';
  if (code === '428C9') return 'generated';
  throw error;
}
