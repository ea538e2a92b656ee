import { expect } from 'vitest';
import { roleKinds } from '../support/role-kinds';
import {
  allRoles,
  attempt,
  attemptEach,
  countQueryFor,
  insertOf,
  isRefused,
  literal,
  type AttemptResult,
} from './access-attempts';
import { rightsByTable, staff, type Rights, type Role } from './access-matrix';
import { newRow } from './access-samples';
import type { Callable, Column, Relation } from './access-subjects';
import { originalOf } from './fixtures';
import { submissions, type Row } from './tables';
import type { Tx } from './transaction';

const allVerbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof allVerbs)[number];
type Cells = Partial<Record<Verb, unknown>>;
type Access = Record<string, Record<string, Cells>>;

interface ProbeOptions {
  /** After `grant all`, only rows are refused. */
  hasOwnGrants?: boolean;
  verbs?: readonly Verb[];
  roles?: readonly Role[];
  actsAs?: (role: Role) => Role;
}

const sameRole = (role: Role) => role;

/** Probes what each role can do on each table, with the rights of the role that `actsAs` names. */
export async function probeTables(
  tx: Tx,
  relations: Relation[],
  { hasOwnGrants = true, verbs = allVerbs, roles = allRoles, actsAs = sameRole }: ProbeOptions = {},
) {
  const access: Access = {};
  for (const relation of relations) {
    const { name } = relation;
    access[name] = {};
    for (const role of roles) {
      const rights = rightsByTable[name]?.[actsAs(role)] ?? {};
      const probes: Record<Verb, () => Promise<unknown>> = {
        select: () => probeSelect(tx, relation, role, rights, hasOwnGrants),
        insert: () => probeInsert(tx, relation, role, rights, hasOwnGrants),
        update: () => probeUpdate(tx, relation, role, rights, hasOwnGrants),
        delete: () => probeRows(tx, name, role, `delete from ${name}`, rights.delete),
      };
      const cells: Cells = {};
      for (const verb of verbs) cells[verb] = await probes[verb]();
      access[name][role] = cells;
    }
  }
  return access;
}

/** Converts the matrix to the same form. */
export function expectedAccess(
  relations: Relation[],
  { hasOwnGrants = true, verbs = allVerbs, roles = allRoles, actsAs = sameRole }: ProbeOptions = {},
) {
  const cell = (name: string, role: Role, verb: Verb) => {
    const right = rightsByTable[name]?.[actsAs(role)]?.[verb] ?? 'no';
    if (Array.isArray(right)) return hasOwnGrants ? right.toSorted() : 'yes';
    if (right === 'no' || right === 'yes' || !right.columns) return right;
    const { where, columns } = right;
    return hasOwnGrants ? { where, columns: columns.toSorted() } : { where };
  };
  const cells = (name: string, role: Role) => verbs.map((verb) => [verb, cell(name, role, verb)]);
  const lines = (name: string) =>
    roles.map((role) => [role, Object.fromEntries(cells(name, role))]);
  return Object.fromEntries(
    relations.map(({ name }) => [name, Object.fromEntries(lines(name))]),
  ) as Access;
}

/** Checks that a statement reaches exactly the rows of the right. */
async function probeRows(
  tx: Tx,
  name: string,
  role: Role,
  statement: string,
  right: Rights['delete'] = 'yes',
) {
  const count = `select from ${name}`;
  const condition = right === 'yes' ? '' : `where ${right.where}`;
  // Some views ask who reads.
  const all = await attempt(tx, { role: 'owner', user: 'admin', statement: count });
  const meant = await attempt(tx, {
    role: 'owner',
    user: role,
    statement: `${count} ${condition}`,
  });
  const reached = await attempt(tx, { role, statement });
  if (all.rowCount === 0) return 'add a row to access-samples.ts';
  if (reached.error) return isRefused(reached) ? 'no' : reached.error;
  if (reached.rowCount === 0) return 'no';
  return reached.rowCount === meant.rowCount
    ? right
    : `${reached.rowCount} of ${all.rowCount} rows`;
}

async function probeSelect(
  tx: Tx,
  { name, columns }: Relation,
  role: Role,
  { select }: Rights,
  hasOwnGrants: boolean,
) {
  const where =
    select === undefined || Array.isArray(select) || select === 'yes' ? '' : select.where;
  const right = where ? { where } : 'yes';
  const rows = await probeRows(tx, name, role, `select from ${name}`, right);
  if (rows === 'no' || !hasOwnGrants) return rows;
  const tried = await attemptEach(tx, columns, (column) => ({
    role,
    statement: `select ${column.name} from ${name}`,
  }));
  const readable = tried.filter(({ outcome }) => !outcome.error).map(({ item }) => item.name);
  if (readable.length === columns.length) return rows;
  return typeof rows === 'object' ? { ...rows, columns: readable.toSorted() } : readable.toSorted();
}

async function probeInsert(
  tx: Tx,
  { name, columns }: Relation,
  role: Role,
  { insert }: Rights,
  hasOwnGrants: boolean,
) {
  const sample = newRow(name, role);
  const good = await attempt(tx, { role: 'owner', statement: insertOf(name, sample) });
  if (good.error && !isRefused(good)) return `no good row in access-samples.ts: ${good.error}`;

  const row: Row = Array.isArray(insert)
    ? Object.fromEntries(insert.map((column) => [column, sample[column] ?? null]))
    : sample;
  const full = await attempt(tx, { role, statement: insertOf(name, row) });
  // without a column, the right to any column is enough
  const empty = await attempt(tx, { role, statement: insertOf(name, {}) });
  if (isRefused(full) && isRefused(empty)) return 'no';
  if (insert === 'yes') return full.error || 'yes';
  const attempts = await attemptEach(tx, columns, (column) => {
    const value = row[column.name] === undefined ? column.forgedValue : row[column.name];
    const sent = { ...row, [column.name]: value ?? null };
    return {
      role,
      statement: insertOf(name, sent),
      countQuery: countQueryFor(name, column.name, value ?? null),
    };
  });
  return settableColumns(attempts, hasOwnGrants);
}

async function probeUpdate(
  tx: Tx,
  { name, columns }: Relation,
  role: Role,
  { update }: Rights,
  hasOwnGrants: boolean,
) {
  const tried = await attemptEach(tx, columns, (column) => ({
    role,
    // No record is a duplicate of itself.
    statement: `update ${name} set ${column.name} = ${literal(column.forgedValue)}${
      column.name === 'duplicate_of' ? ` where id <> ${literal(originalOf(name))}` : ''
    }`,
    countQuery: countQueryFor(name, column.name, column.forgedValue),
  }));
  const found = settableColumns(tried, hasOwnGrants);
  if (found.length === 0) return 'no';
  return update === 'yes' ? 'yes' : found;
}

/** Columns that took the value or failed otherwise than by a refusal; grants alone tell one column from another. */
function settableColumns(tried: { item: Column; outcome: AttemptResult }[], hasOwnGrants: boolean) {
  const found = tried
    .filter(({ outcome }) => outcome.change > 0 || (outcome.error && !isRefused(outcome)))
    .map(({ item, outcome }) => item.name + outcome.error)
    .toSorted();
  return hasOwnGrants || found.length === 0 ? found : 'yes';
}

/** Returns the callers of each function: roles that get any answer but a refusal. */
export async function probeFunctions(tx: Tx, functions: Callable[]) {
  const kinds = submissions.map(({ name }) => name);
  const attempts = functions.flatMap(({ name, callFor }) =>
    allRoles.flatMap((role) =>
      [...new Set(kinds.map(callFor))].map((call) => ({ name, role, call })),
    ),
  );
  const tried = await attemptEach(tx, attempts, ({ role, call }) => ({ role, statement: call }));
  const found: Record<string, string[]> = Object.fromEntries(
    functions.map(({ name }) => [name, []]),
  );
  for (const { item, outcome } of tried) {
    const { error } = outcome;
    if (/^(42501|PT403)/.test(error)) continue;
    const caller = !error || /^(PT4|22|23)/.test(error) ? item.role : error;
    if (!found[item.name]?.includes(caller)) found[item.name]?.push(caller);
  }
  return found;
}

/** Returns calls for a kind of record that the caller's role does not include and that are not refused. */
export async function probeForeignKinds(tx: Tx, functions: Callable[]) {
  const foreignCalls = functions.flatMap(({ callFor }) =>
    staff.flatMap((role) =>
      roleKinds.admin
        .filter((kind) => !roleKinds[role].includes(kind) && callFor(kind) !== callFor(''))
        .map((kind) => ({ role, statement: callFor(kind) })),
    ),
  );
  const tried = await attemptEach(tx, foreignCalls, (one) => one);
  expect(tried.length).toBeGreaterThan(50);
  return tried.flatMap(({ item, outcome: { error } }) =>
    /^(42501|PT403)/.test(error) ? [] : [{ ...item, error }],
  );
}

/** Returns actions that nobody is allowed and somebody can do. */
export async function probeForbidden(tx: Tx) {
  const statements = [
    'select private.is_admin()',
    'create table public.mine (id int)',
    'create table private.mine (id int)',
  ];
  const apiRoles = allRoles.filter((role) => role !== 'service_role');
  const attempts = statements.flatMap((statement) => apiRoles.map((role) => ({ role, statement })));
  const tried = await attemptEach(tx, attempts, (one) => one);
  return tried.filter(({ outcome }) => !isRefused(outcome)).map(({ item }) => item);
}
