import { describe, expect, it } from 'vitest';
import { sortsOf } from '@/features/admin/list/list-view';
import { tabs } from '@/features/admin/registry/tabs';
import { freshDatabase } from './database';
import type { Tx } from './personas';
import {
  definers,
  executables,
  grants,
  policies,
  privateConstraints,
  triggers,
} from './privilege-lists';
import { postings, submissions } from './tables';

describe.each(['bare', 'automatic'] as const)('on a project with %s grants', (template) => {
  const database = freshDatabase(template);
  const list = async (query: (sql: Tx) => Promise<readonly { line: string }[]>) =>
    (await database.sql.begin(query)).map(({ line }) => line).toSorted();

  it('API roles hold the listed table and column privileges', async () => {
    const held = await list(
      (sql) => sql`
        with grants as (
          select grantee, lower(privilege_type) as verb, table_name, null as column_name
          from information_schema.table_privileges where table_schema = 'public'
          union all
          select grantee, lower(privilege_type), table_name, column_name
          from information_schema.column_privileges as c where table_schema = 'public'
            and not exists (
              select from information_schema.table_privileges as t
              where (t.grantee, t.table_schema, t.table_name, t.privilege_type)
                = (c.grantee, c.table_schema, c.table_name, c.privilege_type)
            )
        )
        select grantee || ': ' || verb
          || coalesce(' (' || string_agg(column_name, ' ' order by column_name collate "C") || ')', '')
          || ' on ' || table_name as line
        from grants where grantee in ('anon', 'authenticated', 'PUBLIC')
        group by grantee, verb, table_name
      `,
    );
    expect(held).toEqual(grants);
  });

  it('API roles execute the listed functions only, and PUBLIC none', async () => {
    const held = await list(
      (sql) => sql`
        select coalesce(r.rolname, 'PUBLIC') || ': ' || n.nspname || '.' || p.proname as line
        from pg_proc as p
        join pg_namespace as n on n.oid = p.pronamespace
        cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as acl
        left join pg_roles as r on r.oid = acl.grantee
        where n.nspname in ('public', 'private') and acl.grantee <> p.proowner
      `,
    );
    expect(held).toEqual(executables);
  });

  it('the listed functions run with their owner’s rights, and no other', async () => {
    const held = await list(
      (sql) => sql`
        select n.nspname || '.' || p.proname as line
        from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
        where n.nspname in ('public', 'private') and p.prosecdef
      `,
    );
    expect(held).toEqual(definers);
  });

  it('API roles hold nothing of the private tables, and no other privilege on any', async () => {
    const held = await list(
      (sql) => sql`
        select c.oid::regclass || ': ' || acl.privilege_type as line
        from pg_class as c cross join aclexplode(c.relacl) as acl
        where acl.grantee in (0, 'anon'::regrole, 'authenticated'::regrole) and (
          c.relnamespace = 'private'::regnamespace
          or c.relnamespace = 'public'::regnamespace
            and acl.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
        )
      `,
    );
    expect(held).toEqual([]);
  });

  it('private tables hold what their functions rely on', async () => {
    const held = await list(
      (sql) => sql`
        select relname || ': ' || pg_get_constraintdef(k.oid) as line
        from pg_constraint as k join pg_class as c on c.oid = conrelid
        where connamespace = 'private'::regnamespace and contype <> 'n'
        union all
        select relname || ': ' || attname || ' not null'
        from pg_attribute join pg_class as c on c.oid = attrelid
        where relnamespace = 'private'::regnamespace and relkind = 'r' and attnum > 0 and attnotnull
      `,
    );
    expect(held).toEqual(privateConstraints);
  });

  it('API roles may name nothing in private', async () => {
    const held = await list(
      (sql) => sql`
        select role as line from unnest(array['anon', 'authenticated']) as role
        where has_schema_privilege(role, 'private', 'usage, create')
      `,
    );
    expect(held).toEqual([]);
  });

  it('row-level security is on everywhere, with the listed policies', async () => {
    const open = await list(
      (sql) => sql`
        select relname as line from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
          and not relrowsecurity
      `,
    );
    expect(open).toEqual([]);

    const found = await list(
      (sql) => sql`
        select tablename || ': ' || lower(cmd) || ' to ' || array_to_string(roles, ', ')
          || coalesce(' using ' || qual, '') || coalesce(' check ' || with_check, '') as line
        from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE'
      `,
    );
    expect(found).toEqual(policies);
  });

  it('the listed triggers are armed', async () => {
    const found = await list(
      (sql) => sql`
        select c.relname || ': ' || t.tgname as line
        from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
        where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled = 'O'
      `,
    );
    expect(found).toEqual(triggers);
  });

  it('every function of ours has an empty search path, and definers are private', async () => {
    const careless = await list(
      (sql) => sql`
        select p.oid::regprocedure::text as line from pg_proc as p
        where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and (
            not coalesce(p.proconfig, '{}') @> array['search_path=""']
            or (p.prosecdef and p.pronamespace = 'public'::regnamespace)
          )
      `,
    );
    expect(careless).toEqual([]);
  });

  it('lists page by index, with and without a status, and sort by one, whatever the column', async () => {
    const found = await list(
      (sql) => sql`
        select tablename || substring(indexdef from 'btree (\\(.*\\))') as line
        from pg_indexes where schemaname = 'public' and indexdef like '%created_at DESC, id DESC)'
      `,
    );
    const orders = tabs.flatMap(({ lists }) =>
      lists.flatMap((one) => {
        const keys = one.visitors ? sortsOf(one).filter((by) => by !== 'created_at') : ['status'];
        const columns = keys.map((by) =>
          by === 'name' ? (one.nameOrder ?? one.who).join(', ') : by,
        );
        const down = (one.optional ?? []).map((column) => `${column} DESC NULLS LAST`);
        return [...columns, ...down].map((column) => `${one.table}(${column}, `);
      }),
    );
    const paged = [...submissions, postings].map(({ name }) => `${name}(`);
    expect(found).toEqual(
      [...orders, ...paged, 'activity_log(', 'mails(']
        .map((start) => `${start}created_at DESC, id DESC)`)
        .toSorted(),
    );
  });
});
