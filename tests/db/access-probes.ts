import { expect } from 'vitest';
import { roleKinds } from '../support/role-kinds';
import {
  allRoles,
  attempt,
  attemptEach,
  countQueryFor,
  insertOf,
  isForbidden,
  isRefused,
  literal,
  type AttemptOutcome,
} from './access-attempts';
import { rightsByTable, staff, type Rights, type Role } from './access-matrix';
import { newRow } from './access-samples';
import type { Callable, Column, Relation } from './access-subjects';
import { originalIdOf } from './fixtures';
import { submissions, type Row } from './tables';
import type { Tx } from './transaction';

const allVerbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof allVerbs)[number];
type Cells = Partial<Record<Verb, unknown>>;
type Access = Record<string, Record<string, Cells>>;

interface ProbeOptions {
  /** False after `grant all`, when only rows are refused. */
  hasOwnGrants?: boolean;
  verbs?: readonly Verb[];
  roles?: readonly Role[];
  /** Names the role whose rights a role is expected to have. */
  actsAs?: (role: Role) => Role;
}

const sameRole = (role: Role) => role;

/** One role at one table. Its expected rights say which rows and columns to try. */
interface Probe {
  tx: Tx;
  relation: Relation;
  role: Role;
  rights: Rights;
  hasOwnGrants: boolean;
}
const probeByVerb: Record<Verb, (probe: Probe) => Promise<unknown>> = {
  select: probeSelect,
  insert: probeInsert,
  update: probeUpdate,
  delete: (probe) => probeRows(probe, `delete from ${probe.relation.name}`, probe.rights.delete),
};

/** Probes what each role can do on each table; as `expectedAccess` says it, or what is wrong. */
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
      const probe = { tx, relation, role, rights, hasOwnGrants };
      const cells: Cells = {};
      for (const verb of verbs) cells[verb] = await probeByVerb[verb](probe);
      access[name][role] = cells;
    }
  }
  return access;
}

/** Converts the matrix to the form of `probeTables`: `yes`, `no`, columns, or a condition. */
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

/** Checks that a statement reaches exactly the rows of the right. @returns the right, `no`, or what is wrong */
async function probeRows(
  { tx, relation: { name }, role }: Probe,
  statement: string,
  right: Rights['delete'] = 'yes',
) {
  const selectAll = `select from ${name}`;
  const selectMeant = right === 'yes' ? selectAll : `${selectAll} where ${right.where}`;
  // Some views ask who reads.
  const all = await attempt(tx, { role: 'owner', user: 'admin', statement: selectAll });
  const meant = await attempt(tx, { role: 'owner', user: role, statement: selectMeant });
  const reached = await attempt(tx, { role, statement });
  if (all.rowCount === 0) return 'add a row to access-samples.ts';
  if (reached.error) return isRefused(reached) ? 'no' : reached.error;
  if (reached.rowCount === 0) return 'no';
  return reached.rowCount === meant.rowCount
    ? right
    : `${reached.rowCount} of ${all.rowCount} rows`;
}

async function probeSelect(probe: Probe) {
  const { tx, relation, role, rights, hasOwnGrants } = probe;
  const { name, columns } = relation;
  const { select } = rights;
  const isOfAllRows = select === undefined || Array.isArray(select) || select === 'yes';
  const right = isOfAllRows ? 'yes' : { where: select.where };
  const rows = await probeRows(probe, `select from ${name}`, right);
  if (rows === 'no' || !hasOwnGrants) return rows;
  const tried = await attemptEach(tx, columns, (column) => ({
    role,
    statement: `select ${column.name} from ${name}`,
  }));
  const readable = tried.filter(({ outcome }) => !outcome.error).map(({ subject }) => subject.name);
  if (readable.length === columns.length) return rows;
  return typeof rows === 'object' ? { ...rows, columns: readable.toSorted() } : readable.toSorted();
}

async function probeInsert({ tx, relation, role, rights: { insert }, hasOwnGrants }: Probe) {
  const { name, columns } = relation;
  const sample = newRow(name, role);
  const good = await attempt(tx, { role: 'owner', statement: insertOf(name, sample) });
  if (good.error && !isRefused(good)) return `no good row in access-samples.ts: ${good.error}`;

  const row: Row = Array.isArray(insert)
    ? Object.fromEntries(insert.map((column) => [column, sample[column] ?? null]))
    : sample;
  const withColumns = await attempt(tx, { role, statement: insertOf(name, row) });
  // The right to any column is enough for a row without one.
  const withoutColumns = await attempt(tx, { role, statement: insertOf(name, {}) });
  if (isRefused(withColumns) && isRefused(withoutColumns)) return 'no';
  if (insert === 'yes') return withColumns.error || 'yes';
  const attempts = await attemptEach(tx, columns, (column) => {
    const value = (column.name in row ? row[column.name] : column.forgedValue) ?? null;
    return {
      role,
      statement: insertOf(name, { ...row, [column.name]: value }),
      countQuery: countQueryFor(name, column.name, value),
    };
  });
  return settableColumns(attempts, hasOwnGrants);
}

async function probeUpdate({ tx, relation, role, rights: { update }, hasOwnGrants }: Probe) {
  const { name, columns } = relation;
  const tried = await attemptEach(tx, columns, (column) => ({
    role,
    // No record is a duplicate of itself.
    statement: `update ${name} set ${column.name} = ${literal(column.forgedValue)}${
      column.name === 'duplicate_of' ? ` where id <> ${literal(originalIdOf(name))}` : ''
    }`,
    countQuery: countQueryFor(name, column.name, column.forgedValue),
  }));
  const settable = settableColumns(tried, hasOwnGrants);
  if (settable.length === 0) return 'no';
  return update === 'yes' ? 'yes' : settable;
}

/** Columns that took the value or failed otherwise than by a refusal; grants alone tell one column from another. */
function settableColumns(
  tried: { subject: Column; outcome: AttemptOutcome }[],
  hasOwnGrants: boolean,
) {
  const settable = tried
    .filter(({ outcome }) => outcome.change > 0 || (outcome.error && !isRefused(outcome)))
    .map(({ subject, outcome }) => subject.name + outcome.error)
    .toSorted();
  return hasOwnGrants || settable.length === 0 ? settable : 'yes';
}

/** Codes with which a function, or a check, answers the values that no record has. */
const answerToForgedValues = /^(PT4|22|23)/;

/** Returns the callers of each function, roles or unexpected errors: all that get any answer but a refusal. */
export async function probeFunctions(tx: Tx, functions: Callable[]) {
  const kinds = submissions.map(({ name }) => name);
  const attempts = functions.flatMap(({ name, callFor }) =>
    allRoles.flatMap((role) =>
      [...new Set(kinds.map(callFor))].map((call) => ({ name, role, call })),
    ),
  );
  const tried = await attemptEach(tx, attempts, ({ role, call }) => ({ role, statement: call }));
  const callers: Record<string, string[]> = Object.fromEntries(
    functions.map(({ name }) => [name, []]),
  );
  for (const { subject, outcome } of tried) {
    if (isForbidden(outcome)) continue;
    const isAnswered = !outcome.error || answerToForgedValues.test(outcome.error);
    const caller = isAnswered ? subject.role : outcome.error;
    if (!callers[subject.name]?.includes(caller)) callers[subject.name]?.push(caller);
  }
  return callers;
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
  const tried = await attemptEach(tx, foreignCalls, (call) => call);
  expect(tried.length).toBeGreaterThan(50);
  return tried.flatMap(({ subject: call, outcome }) =>
    isForbidden(outcome) ? [] : [{ ...call, error: outcome.error }],
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
  const tried = await attemptEach(tx, attempts, (action) => action);
  return tried.filter(({ outcome }) => !isRefused(outcome)).map(({ subject }) => subject);
}
