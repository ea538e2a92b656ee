import { randomUUID } from 'node:crypto';
import type { Role } from './access-matrix';
import { presentRows } from './access-samples';
import { people, type Tx } from './personas';
import type { Row } from './tables';

export interface Column {
  name: string;
  type: string;
  /** A value of its type that no sample has. */
  claim: string;
}
export interface Relation {
  name: string;
  columns: Column[];
}
export interface Callable {
  name: string;
  call: string;
}

const users: Partial<Record<Role, { id: string; email: string }>> = {
  account: people.stranger,
  admin: people.admin,
};
const claims: Record<string, string> = {
  text: 'forged',
  uuid: randomUUID(),
  integer: '7',
  bigint: '999999',
  'timestamp with time zone': '2020-01-01',
  bytea: '\\x00',
  jsonb: '{"forged": true}',
  'text[]': '{forged}',
  'timestamp with time zone[]': '{2020-01-01,2020-01-02}',
};
const claimOf = (type: string, usual = '') =>
  type === 'boolean' ? String(usual !== 'true') : (claims[type] ?? 'no sample of this type');

/** Every table and view of the schema public. */
export async function listRelations(tx: Tx): Promise<Relation[]> {
  const rows = await tx<
    { name: string; columns: { name: string; type: string; usual: string }[] }[]
  >`
    select relname as name, jsonb_agg(jsonb_build_object(
      'name', attname, 'type', format_type(atttypid, null), 'usual', pg_get_expr(adbin, adrelid)
    ) order by attnum) as columns
    from pg_class as c join pg_attribute as a on attrelid = c.oid
      left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and attnum > 0 and not attisdropped
    group by relname order by relname
  `;
  return rows.map(({ name, columns }) => ({
    name,
    columns: columns.map((one) => ({ ...one, claim: claimOf(one.type, one.usual) })),
  }));
}

/** Every function of the schema public, and how to call it. */
export async function listFunctions(tx: Tx): Promise<Callable[]> {
  const rows = await tx<{ name: string; types: string[] }[]>`
    select proname as name,
      array(select format_type(type, null) from unnest(proargtypes) as type) as types
    from pg_proc where pronamespace = 'public'::regnamespace order by proname
  `;
  return rows.map(({ name, types }) => ({
    name,
    call: `select public.${name}(${types.map((type) => `${literal(claimOf(type))}::${type}`).join(', ')})`,
  }));
}

export interface Attempt {
  role: Role | 'owner';
  statement: string;
  /** Counted as the owner before and after. */
  look?: string;
  /** Whose conditions are meant where the owner counts. */
  user?: Role;
}
export type Outcome = { rows: number; change: number } | { error: string };

/** Lets `attempt` be used, and rights stand alone: no check or foreign key refuses a forged value. */
export async function prepareProbes(tx: Tx): Promise<void> {
  await tx.unsafe(`
    create function pg_temp.attempt(role text, claims text, statement text, look text)
    returns text language plpgsql as $$
    declare
      earlier bigint;
      later bigint;
      touched bigint;
    begin
      execute look into earlier;
      perform set_config('request.jwt.claims', claims, true), set_config('role', role, true);
      execute statement;
      get diagnostics touched = row_count;
      perform set_config('role', 'none', true);
      execute look into later;
      raise exception using errcode = 'UNDO0', message = touched || ' ' || later - earlier;
    exception
      when sqlstate 'UNDO0' then return sqlerrm;
      when others then return sqlstate || ': ' || sqlerrm;
    end;
    $$;
    do $$
    declare one record;
    begin
      for one in select conrelid::regclass as name, conname from pg_constraint
        where connamespace = 'public'::regnamespace and contype in ('c', 'f') loop
        execute format('alter table %s drop constraint %I', one.name, one.conname);
      end loop;
    end;
    $$;
  `);
  for (const [table, row] of presentRows) await tx.unsafe(insertOf(table, row));
}

/** Makes each attempt as its role and undoes it. */
export async function attempt(tx: Tx, attempts: Attempt[]): Promise<Outcome[]> {
  const list = attempts.map(({ role, user, statement, look = 'select 0' }) => {
    const { id, email } = users[user ?? (role as Role)] ?? {};
    const database = role === 'account' || role === 'admin' ? 'authenticated' : role;
    return {
      role: role === 'owner' ? 'none' : database,
      claims: JSON.stringify({ role: database, sub: id, email }),
      statement,
      look,
    };
  });
  const rows = await tx<{ outcome: string }[]>`
    select pg_temp.attempt(role, claims, statement, look) as outcome
    from jsonb_array_elements(${JSON.stringify(list)}::text::jsonb) with ordinality as t (one, place),
      jsonb_to_record(one) as a (role text, claims text, statement text, look text)
    order by place
  `;
  return rows.map(({ outcome }) => {
    const [, touched, change] = /^(\d+) (-?\d+)$/.exec(outcome) ?? [];
    return touched ? { rows: Number(touched), change: Number(change) } : { error: outcome };
  });
}

/** Missing privilege or policy, a guard of ours, generated column, view that is not written through. */
export const isRefusal = (outcome: Outcome) =>
  'error' in outcome && /^(42501|PT4\d\d|428C9|55000)/.test(outcome.error);

export const countOf = (table: string, column: string, value: Row[string]) =>
  `select count(*) from ${table} where ${column} is not distinct from ${literal(value)}`;

export function insertOf(table: string, row: Row): string {
  const columns = Object.keys(row);
  if (columns.length === 0) return `insert into ${table} default values`;
  const values = columns.map((column) => literal(row[column] ?? null));
  return `insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`;
}

export const literal = (value: Row[string] | undefined) =>
  value === null || value === undefined ? 'null' : `'${String(value).replaceAll("'", "''")}'`;
