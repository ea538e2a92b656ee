import type { Sql } from 'postgres';
import { functionMutants } from './mutants-of-functions.ts';
import { conjuncts } from './conjuncts.ts';

/** One defence taken away or loosened. */
export interface Mutant {
  /** policy, grant, trigger, … */
  kind: string;
  /** The table or function that it protects. */
  of: string;
  change: string;
  sql: string;
  /** Says nothing once every privilege is granted anyway. */
  isGrant?: true;
}

/** Losses that no one could notice, by a part of their description, and why. */
const WITHOUT_EFFECT: Record<string, string> = {
  'check ((size <= private.file_size_limit()))':
    'an empty file has no media type and is refused for that',
  "set_config('enable_seqscan'": 'makes a search quick, not right: `npm run bench:admin`',
};

/** Every single loosening of the database behind `sql` that its catalogue suggests. */
export async function enumerateMutants(sql: Sql): Promise<Mutant[]> {
  const mutants = [
    ...(await policies(sql)),
    ...(await plain(sql, 'row security', ROW_SECURITY)),
    ...(await plain(sql, 'grant', TABLE_GRANTS, true)),
    ...(await plain(sql, 'column grant', COLUMN_GRANTS, true)),
    ...(await plain(sql, 'schema grant', SCHEMA_GRANTS)),
    ...(await plain(sql, 'trigger', TRIGGERS)),
    ...(await checks(sql)),
    ...(await plain(sql, 'constraint', CONSTRAINTS)),
    ...(await plain(sql, 'unique index', UNIQUE_INDEXES)),
    ...(await plain(sql, 'generated column', GENERATED)),
    ...(await plain(sql, 'setting', SETTINGS)),
    ...(await functionMutants(sql)),
  ];
  const effectless = Object.keys(WITHOUT_EFFECT);
  return mutants.filter(({ change }) => !effectless.some((part) => change.includes(part)));
}

async function plain(sql: Sql, kind: string, query: string, isGrant = false): Promise<Mutant[]> {
  const rows = await sql.unsafe<{ of: string; sql: string }[]>(query);
  return rows.map((row) => ({
    kind,
    of: row.of,
    change: row.sql,
    sql: row.sql,
    ...(isGrant && { isGrant }),
  }));
}

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;

const ROW_SECURITY = `
  select relname as of, format('alter table %s disable row level security', oid::regclass) as sql
  from pg_class where relnamespace in ${OURS} and relrowsecurity order by 1`;

/** What each API role holds is revoked, what it lacks is granted. */
const TABLE_GRANTS = `
  select relname as of,
    case when held then format('revoke %s on %s from %I', privilege, c.oid::regclass, role)
    else format('grant %s on %s to %I', privilege, c.oid::regclass, role) end as sql
  from pg_class as c
    cross join unnest(array['anon', 'authenticated']) as role
    cross join unnest(array[
      'select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain'
    ]) as privilege
    cross join lateral (select has_table_privilege(role, c.oid, privilege) as held) as h
  where relnamespace in ${OURS} and relkind in ('r', 'p', 'v', 'm', 'f')
  order by 1, role, privilege`;

/** The same for columns, where a role holds a privilege on some of a table's columns only. */
const COLUMN_GRANTS = `
  select relname as of,
    case when held
      then format('revoke %s (%I) on %s from %I', privilege, attname, c.oid::regclass, role)
      else format('grant %s (%I) on %s to %I', privilege, attname, c.oid::regclass, role)
    end as sql
  from pg_class as c join pg_attribute as a on a.attrelid = c.oid
    cross join unnest(array['anon', 'authenticated']) as role
    cross join unnest(array['select', 'insert', 'update']) as privilege
    cross join lateral (select has_column_privilege(role, c.oid, attnum, privilege) as held) as h
  where relnamespace in ${OURS} and relkind = 'r' and attnum > 0 and not attisdropped
    and has_any_column_privilege(role, c.oid, privilege)
    and not has_table_privilege(role, c.oid, privilege)
  order by 1, role, privilege, attnum`;

const SCHEMA_GRANTS = `
  select nspname as of, format('grant %s on schema %I to %I', privilege, nspname, role) as sql
  from pg_namespace
    cross join unnest(array['anon', 'authenticated']) as role
    cross join unnest(array['usage', 'create']) as privilege
  where oid in ${OURS} and not has_schema_privilege(role, oid, privilege)
  order by 1, 2`;

const TRIGGERS = `
  select c.relname as of, format('drop trigger %I on %s', tgname, c.oid::regclass) as sql
  from pg_trigger as t join pg_class as c on c.oid = tgrelid
  where relnamespace in ${OURS} and not tgisinternal order by 1, 2`;

/** Not null, unique, primary and foreign keys; a primary key's columns stay not null with it. */
const CONSTRAINTS = `
  select c.relname as of,
    format('alter table %s drop constraint %I cascade', c.oid::regclass, conname) as sql
  from pg_constraint as k join pg_class as c on c.oid = conrelid
  where connamespace in ${OURS} and (
    contype in ('u', 'p', 'f', 'x')
    or contype = 'n' and not exists (
      select from pg_constraint as p
      where p.conrelid = k.conrelid and p.contype = 'p' and p.conkey @> k.conkey
    ) and not exists (
      select from pg_attribute where attrelid = k.conrelid and array[attnum] = k.conkey
        and attidentity <> ''
    )
  ) order by 1, 2`;

const UNIQUE_INDEXES = `
  select c.relname as of, format('drop index %s', indexrelid::regclass) as sql
  from pg_index join pg_class as c on c.oid = indrelid
  where relnamespace in ${OURS} and indisunique
    and not exists (select from pg_constraint where conindid = indexrelid) order by 1, 2`;

const GENERATED = `
  select c.relname as of,
    format('alter table %s alter column %I drop expression', c.oid::regclass, attname) as sql
  from pg_attribute join pg_class as c on c.oid = attrelid
  where relnamespace in ${OURS} and attgenerated = 's' and not attisdropped order by 1, 2`;

/** Figures by which functions decide. */
const SETTINGS = `
  select 'submission_limits' as of, format(
    'update private.submission_limits set %s where scope = %L', change, scope
  ) as sql
  from private.submission_limits
    cross join unnest(array['most = most + 1', $$period = period + '1 minute'$$]) as change
  union all
  select 'retention_periods', format(
    $$update private.retention_periods set period = period + '1 month' where table_name = %L$$,
    table_name
  ) from private.retention_periods
  order by 1, 2`;

async function policies(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<
    { of: string; name: string; using: string | null; check: string | null; roles: string[] }[]
  >`
    select c.relname as of, format('policy %I on %s', polname, c.oid::regclass) as name,
      pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as check
    from pg_policy join pg_class as c on c.oid = polrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1, 2
  `;
  return rows.flatMap(({ of, name, using, check }) => {
    const to = (change: string) => ({ kind: 'policy', of, change, sql: change });
    const looser = (part: 'using' | 'with check', expression: string | null) =>
      expression === null
        ? []
        : [
            to(`alter ${name} ${part} (true)`),
            ...conjuncts(expression).map((rest) => to(`alter ${name} ${part} (${rest})`)),
          ];
    return [
      to(`drop ${name}`),
      to(`alter ${name} to public`),
      ...looser('using', using),
      ...looser('with check', check),
    ];
  });
}

/** Each check is dropped, and each condition of those that have several. */
async function checks(sql: Sql): Promise<Mutant[]> {
  const rows = await sql<{ of: string; table: string; name: string; expression: string }[]>`
    select c.relname as of, c.oid::regclass::text as table, quote_ident(conname) as name,
      pg_get_expr(conbin, conrelid) as expression
    from pg_constraint join pg_class as c on c.oid = conrelid
    where connamespace in ('public'::regnamespace, 'private'::regnamespace) and contype = 'c'
    order by 1, 3
  `;
  return rows.flatMap(({ of, table, name, expression }) => {
    const drop = `alter table ${table} drop constraint ${name}`;
    const to = (change: string) => ({ kind: 'check', of, change, sql: change });
    return [
      to(drop),
      ...conjuncts(expression).map((rest) => to(`${drop}, add constraint ${name} check (${rest})`)),
    ];
  });
}
