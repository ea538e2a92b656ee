import { randomUUID } from 'node:crypto';
import { roles, tables, type Rights, type Role } from './access-matrix';
import {
  attempt,
  countOf,
  insertOf,
  isRefusal,
  literal,
  type Attempt,
  type Callable,
  type Column,
  type Outcome,
  type Relation,
} from './access-attempts';
import { newRows } from './access-samples';
import type { Tx } from './personas';
import type { Row } from './tables';

const verbs = ['select', 'insert', 'update', 'delete'] as const;
const allRoles = Object.keys(roles) as Role[];

/** For each table and role what was possible, in the words of the matrix. */
export type Access = Record<string, Record<string, Record<string, unknown>>>;

/** What each role can do with each of some tables; `columns` that can be read only where grants are ours. */
export async function probeTables(tx: Tx, relations: Relation[], readColumns: boolean) {
  const access: Access = {};
  for (const relation of relations) {
    const found: Access[string] = {};
    for (const role of allRoles) {
      const rights = tables[relation.name]?.[role] ?? {};
      found[role] = {
        select: await probeSelect(tx, relation, role, rights, readColumns),
        insert: await probeInsert(tx, relation, role, rights),
        update: await probeUpdate(tx, relation, role, rights),
        delete: await probeRows(tx, relation, role, `delete from ${relation.name}`, rights.delete),
      };
    }
    access[relation.name] = found;
  }
  return access;
}

/** The matrix in the same form. */
export function expectedAccess(relations: Relation[], readColumns: boolean): Access {
  const rightsOf = (name: string, role: Role) =>
    Object.fromEntries(
      verbs.map((verb) => {
        const right = tables[name]?.[role]?.[verb] ?? 'no';
        if (!Array.isArray(right)) return [verb, right];
        return [verb, verb === 'select' && !readColumns ? 'yes' : right.toSorted()];
      }),
    );
  return Object.fromEntries(
    relations.map(({ name }) => [
      name,
      Object.fromEntries(allRoles.map((role) => [role, rightsOf(name, role)])),
    ]),
  );
}

/** How many of the rows a statement reaches, as the matrix would say it. */
async function probeRows(
  tx: Tx,
  { name }: Relation,
  role: Role,
  statement: string,
  right: Rights['delete'],
) {
  const where = typeof right === 'object' ? right.where : 'true';
  const [reached, all, meant] = await attempt(tx, [
    { role, statement },
    { role: 'owner', statement: `select from ${name}` },
    { role: 'owner', user: role, statement: `select from ${name} where ${where}` },
  ]);
  if (!reached || !all || !meant || !('rows' in all) || !('rows' in meant)) return 'not probed';
  if (all.rows === 0) return 'no row to try it on: add one to access-samples.ts';
  if ('error' in reached) return isRefusal(reached) ? 'no' : reached.error;
  if (reached.rows === 0) return 'no';
  if (reached.rows === meant.rows) return right ?? 'yes';
  return `${reached.rows} of ${all.rows} rows`;
}

async function probeSelect(
  tx: Tx,
  relation: Relation,
  role: Role,
  { select }: Rights,
  readColumns: boolean,
) {
  const { name, columns } = relation;
  const rows = await probeRows(
    tx,
    relation,
    role,
    `select from ${name}`,
    Array.isArray(select) ? 'yes' : select,
  );
  if (rows === 'no' || !readColumns) return rows;
  const outcomes = await attempt(
    tx,
    columns.map((column) => ({ role, statement: `select ${column.name} from ${name}` })),
  );
  const readable = columns.filter((_, i) => 'rows' in (outcomes[i] ?? {}));
  if (readable.length === columns.length || rows !== 'yes') return rows;
  return readable.map((column) => column.name).toSorted();
}

async function probeInsert(tx: Tx, { name, columns }: Relation, role: Role, { insert }: Rights) {
  const sample: Row = { id: randomUUID(), ...newRows[name] };
  if (!columns.some((column) => column.name === 'id') || name === 'activity_log')
    delete sample['id'];
  const row = Array.isArray(insert)
    ? Object.fromEntries(insert.map((column) => [column, sample[column] ?? null]))
    : sample;
  const [owner, base, bare] = await attempt(tx, [
    { role: 'owner', statement: insertOf(name, sample) },
    { role, statement: insertOf(name, row) },
    { role, statement: `insert into ${name} default values` },
  ]);
  if (newRows[name] && (!owner || 'error' in owner)) return `no good sample: ${owner?.error ?? ''}`;
  if (!base || !bare) return 'not probed';
  if (isRefusal(base) && isRefusal(bare)) return 'no';
  if (insert === 'yes') return 'rows' in base ? 'yes' : base.error;

  const tried = columns.map((column) => ({
    ...column,
    value: column.name in row ? row[column.name] : column.claim,
  }));
  const outcomes = await attempt(
    tx,
    tried.map((column) => ({
      role,
      statement: insertOf(name, { ...row, [column.name]: column.value ?? null }),
      look: countOf(name, column.name, column.value ?? null),
    })),
  );
  return settable(columns, outcomes);
}

async function probeUpdate(tx: Tx, { name, columns }: Relation, role: Role, { update }: Rights) {
  const outcomes = await attempt(
    tx,
    columns.map((column) => ({
      role,
      statement: `update ${name} set ${column.name} = ${literal(column.claim)}`,
      look: countOf(name, column.name, column.claim),
    })),
  );
  const found = settable(columns, outcomes);
  if (found.length === 0) return 'no';
  return update === 'yes' ? 'yes' : found;
}

/** The columns that hold what was sent; those with an answer that is neither yes nor no with it. */
function settable(columns: Column[], outcomes: Outcome[]): string[] {
  return columns
    .flatMap(({ name }, i) => {
      const outcome = outcomes[i] ?? { error: 'not probed' };
      if ('error' in outcome) return isRefusal(outcome) ? [] : [`${name} (${outcome.error})`];
      return outcome.change > 0 ? [name] : [];
    })
    .toSorted();
}

/** Who can call each function: the answer is anything but a refusal of this role. */
export async function probeFunctions(tx: Tx, called: Callable[]) {
  const attempts = called.flatMap(({ call }) =>
    allRoles.map((role): Attempt => ({ role, statement: call })),
  );
  const outcomes = await attempt(tx, attempts);
  return Object.fromEntries(
    called.map(({ name }, i) => [
      name,
      allRoles.flatMap((role, j) => {
        const outcome = outcomes[i * allRoles.length + j];
        if (!outcome || !('error' in outcome)) return [role];
        if (/^(42501|PT403)/.test(outcome.error)) return [];
        return /^(PT4|22|23)/.test(outcome.error) ? [role] : [`${role}: ${outcome.error}`];
      }),
    ]),
  );
}

/** What nobody may do at all. */
export async function probeForbidden(tx: Tx, relations: Relation[]) {
  const statements = [
    ...relations.map(({ name }) => `truncate ${name} cascade`),
    'select private.is_admin()',
    'create table public.mine (id int)',
    'create table private.mine (id int)',
  ];
  const api = allRoles.filter((role) => role !== 'service_role');
  const attempts = statements.flatMap((statement) => api.map((role) => ({ role, statement })));
  const outcomes = await attempt(tx, attempts);
  return attempts
    .filter((_, i) => !isRefusal(outcomes[i] ?? { rows: 0, change: 0 }))
    .map(({ role, statement }) => `${role}: ${statement}`);
}
