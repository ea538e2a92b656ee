import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { docFile, printedDocs } from '../support/print-docs';
import { databaseRole, prepareAttempts } from './access-attempts';
import { callersByFunction, privateFunctions } from './access-functions';
import { rightsByTable, staff, type Rights, type Role } from './access-matrix';
import {
  expectedAccess,
  probeForbidden,
  probeForeignKinds,
  probeFunctions,
  probeTables,
} from './access-probes';
import { listFunctions, listRelations } from './access-subjects';
import { freshDatabase, sharedDatabase } from './database';

/** Returns the columns that a right lists, none without a right, and undefined for all. */
function listedColumns(right: Rights[keyof Rights] = []) {
  if (right === 'yes') return undefined;
  return Array.isArray(right) ? right : right.columns;
}

const grantModes = process.env['NIGHTLY']
  ? (['explicit', 'granted'] as const)
  : (['explicit'] as const);
describe.each(grantModes)('with %s grants', (mode) => {
  const database = freshDatabase(mode);
  const { it } = database;
  const hasOwnGrants = mode === 'explicit';
  beforeAll(() => database.sql.begin(prepareAttempts));

  it('the matrix covers every table, view and function', async ({ tx }) => {
    const names = (await listRelations(tx)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(rightsByTable).toSorted());
    const called = new Set((await listFunctions(tx)).map(({ name }) => name));
    expect([...called].toSorted()).toEqual(Object.keys(callersByFunction).toSorted());
  });

  it('each role has exactly the listed rights on each table', async ({ tx }) => {
    const relations = await listRelations(tx);
    const access = await probeTables(tx, relations, { hasOwnGrants });
    expect(access).toEqual(expectedAccess(relations, { hasOwnGrants }));
  });

  it('each role can call exactly the listed functions', async ({ tx }) => {
    expect(await probeFunctions(tx, await listFunctions(tx))).toEqual(callersByFunction);
  });

  it('no role can call a function for a kind that it does not include', async ({ tx }) => {
    expect(await probeForeignKinds(tx, await listFunctions(tx))).toEqual([]);
  });

  it('no role can create a table or name a private object', async ({ tx }) => {
    expect(await probeForbidden(tx)).toEqual([]);
  });
});

describe('grants', () => {
  const explicit = sharedDatabase('explicit');
  const automatic = sharedDatabase('automatic');
  const { it } = explicit;
  const linesOf = async (query: Promise<readonly { line: string }[]>) =>
    (await query).map(({ line }) => line).toSorted();

  test('are the same on a project that grants new tables and functions by itself', async () => {
    const readRights = ({ sql }: typeof automatic) =>
      sql`select key, value from jsonb_each_text(public.catalogue() -> 'right') order by 1`;
    expect(await readRights(automatic)).toEqual(await readRights(explicit));
  });

  it('give visitors and accounts no privilege that the matrix does not use', async ({ tx }) => {
    const verbs = ['select', 'insert', 'update', 'delete'] as const;
    const heldPrivileges = await tx<
      { table: string; role: string; verb: string; columns: string[] }[]
    >`
      select relname as table, role, verb, array_agg(attname::text) as columns
      from pg_class as c join pg_attribute as a on attrelid = c.oid,
        unnest(array['anon', 'authenticated']) as role, unnest(${verbs}::text[]) as verb
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
        and attnum > 0 and not attisdropped
        and case when verb = 'delete' then has_table_privilege(role, c.oid, verb)
          else has_column_privilege(role, c.oid, attnum, verb) end
      group by 1, 2, 3
    `;
    const unused = heldPrivileges.flatMap(({ table, role, verb, columns }) => {
      const callers: Role[] = role === 'anon' ? ['anon'] : ['account', ...staff];
      const rights = callers.map((caller) =>
        listedColumns(rightsByTable[table]?.[caller]?.[verb as (typeof verbs)[number]]),
      );
      if (rights.includes(undefined)) return [];
      const extra = columns.filter((column) => !rights.flat().includes(column));
      return extra.length > 0 ? [`${role}: ${verb} (${extra.join(', ')}) on ${table}`] : [];
    });
    expect(unused).toEqual([]);
  });

  it('let only the listed roles execute private functions', async ({ tx }) => {
    const names = await tx<{ name: string }[]>`
      select distinct proname as name from pg_proc where pronamespace = 'private'::regnamespace
    `;
    const expected = names.flatMap(({ name }) => {
      const roles = privateFunctions[name] ?? callersByFunction[name]?.map(databaseRole) ?? [];
      return [...new Set(roles)].map((role) => `${role}: ${name}`);
    });
    const held = await linesOf(
      tx`
        select distinct coalesce(rolname, 'PUBLIC') || ': ' || proname as line
        from pg_proc cross join aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
          left join pg_roles as r on r.oid = grantee
        where pronamespace = 'private'::regnamespace and grantee <> proowner
        union all
        select grantee::regrole || ': ' || privilege_type || ' on ' || relname
        from pg_class cross join aclexplode(relacl) as acl
        where relnamespace = 'private'::regnamespace and relkind = 'r'
          and grantee in (0, 'anon'::regrole, 'authenticated'::regrole)
      `,
    );
    expect(held).toEqual([...expected, 'authenticated: SELECT on records'].toSorted());
  });

  it('of the table behind the views include only what a view grants', async ({ tx }) => {
    const excess = await linesOf(
      tx`
        select concat_ws(' ', grantee, privilege_type, column_name) as line from information_schema.column_privileges
        where table_schema = 'private' and table_name = 'records' and grantee in ('anon', 'authenticated')
          and privilege_type <> 'SELECT'
        except
        select concat_ws(' ', grantee, privilege_type, coalesce(w.of, column_name)) from information_schema.column_privileges
          left join lateral private.words_of(table_name) as w on w.name = column_name
        where table_schema = 'public'
      `,
    );
    expect(excess).toEqual([]);
  });

  it('are safe: row-level security, private definers, fixed search paths', async ({ tx }) => {
    const unsafeObjects = await linesOf(
      tx`
        select relname as line from pg_class
        where relnamespace = 'public'::regnamespace and (
          relkind in ('r', 'p', 'm', 'f') and not relrowsecurity
          or relkind = 'v' and not coalesce(reloptions @> array['security_invoker=true'], false)
        )
        union all
        select p.oid::regprocedure::text from pg_proc as p
        where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and (
          not coalesce(p.proconfig, '{}') @> array['search_path=""']
          or p.prosecdef and p.pronamespace = 'public'::regnamespace
        )
        union all
        select relname || ': ' || privilege_type
        from pg_class cross join aclexplode(relacl) as acl
        where relnamespace = 'public'::regnamespace
          and grantee in (0, 'anon'::regrole, 'authenticated'::regrole)
          and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
      `,
    );
    expect(unsafeObjects).toEqual([]);
  });
});

test('an account without rights can do what a visitor can, and try to enter', () => {
  const rightsOf = (role: Role) => ({
    tables: Object.entries(rightsByTable).map(([name, rights]) => [name, rights[role]]),
    functions: Object.keys(callersByFunction).filter((name) =>
      callersByFunction[name]?.includes(role),
    ),
  });
  const visitor = rightsOf('anon');
  const expected = { ...visitor, functions: [...visitor.functions, 'enter'] };
  expect(rightsOf('account')).toEqual(expected);
});

test.each(Object.entries(printedDocs))(
  'docs/%s matches the output of npm run db:docs',
  (name, text) => {
    expect(readFileSync(docFile(name), 'utf8')).toBe(text());
  },
);
