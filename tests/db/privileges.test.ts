import { describe, expect, it } from 'vitest';
import { freshDatabase } from './database';
import type { Tx } from './personas';
import { envelope, inserted, postings, submissions, type Row } from './tables';

// The exact lists: what is not here is not granted, also on a project that grants by itself.

const columns = (row: Row, ...more: string[]) =>
  [...more, ...Object.keys(row)].toSorted().join(' ');

const grants = [
  ...inserted.flatMap(({ name, row }) => [
    `anon: insert (${columns({ ...row, ...envelope }, 'id')}) on ${name}`,
    `authenticated: insert (${columns({ ...row, ...envelope }, 'id')}) on ${name}`,
  ]),
  ...submissions.flatMap(({ name }) => [
    `authenticated: select on ${name}`,
    `authenticated: update (status) on ${name}`,
  ]),
  'anon: select on job_postings',
  'authenticated: select on job_postings',
  `authenticated: insert (${columns(postings.row, 'id')}) on job_postings`,
  `authenticated: update (${columns(postings.row)}) on job_postings`,
  'authenticated: delete on job_postings',
  'authenticated: select (application_id created_at file_name id kind media_type size) on application_files',
  'authenticated: select on activity_log',
  'authenticated: select on staff_notes',
  'authenticated: insert (body id record_id table_name) on staff_notes',
  'authenticated: delete on staff_notes',
  'authenticated: select on admin_users',
].toSorted();

const executables = [
  ...['anon', 'authenticated', 'service_role'].flatMap((role) => [
    `${role}: private.is_api_request`,
    `${role}: private.is_api_role`,
    `${role}: private.search_form`,
    `${role}: private.trimmed_length`,
  ]),
  ...['anon', 'authenticated'].flatMap((role) => [
    `${role}: private.store_application`,
    `${role}: public.submit_application`,
  ]),
  'authenticated: private.is_admin',
  'authenticated: public.submissions_per_day',
  'authenticated: private.read_file',
  'authenticated: public.read_application_file',
  'service_role: private.is_admin',
].toSorted();

const admin = '( SELECT private.is_admin() AS is_admin)';
const isAuthor = '(author_id = ( SELECT auth.uid() AS uid))';
const policies = [
  ...inserted.flatMap(({ name }) => [
    `${name}: insert to anon check (status = 'new'::text)`,
    `${name}: insert to authenticated check (status = 'new'::text)`,
  ]),
  ...submissions.flatMap(({ name }) => [
    `${name}: select to authenticated using ${admin}`,
    `${name}: update to authenticated using ${admin} check ${admin}`,
  ]),
  `job_postings: select to anon using (status = 'active'::text)`,
  `job_postings: select to authenticated using ((status = 'active'::text) OR ${admin})`,
  `job_postings: insert to authenticated check ${admin}`,
  `job_postings: update to authenticated using ${admin} check ${admin}`,
  `job_postings: delete to authenticated using ${admin}`,
  `application_files: select to authenticated using ${admin}`,
  `activity_log: select to authenticated using ${admin}`,
  `staff_notes: select to authenticated using ${admin}`,
  `staff_notes: insert to authenticated check (${admin} AND ${isAuthor})`,
  `staff_notes: delete to authenticated using (${admin} AND ${isAuthor})`,
  `admin_users: select to authenticated using (user_id = ( SELECT auth.uid() AS uid))`,
].toSorted();

const triggers = [
  ...submissions.flatMap(({ name }) =>
    ['guard', 'log_resubmitted', 'log_status', 'log_submitted', 'receive', 'refuse_truncate'].map(
      (trigger) => `${name}: ${trigger}`,
    ),
  ),
  'career_applications: forget_unknown_posting',
  ...['guard', 'log_change', 'refuse_truncate', 'touch'].map((name) => `job_postings: ${name}`),
  'activity_log: refuse_truncate',
  'application_files: refuse_truncate',
  'admin_users: refuse_truncate',
  ...submissions.map(({ name }) => `${name}: forget_notes`),
  ...['refuse_truncate', 'require_record', 'sign'].map((name) => `staff_notes: ${name}`),
].toSorted();

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

  it('lists page by index, with and without a status', async () => {
    const found = await list(
      (sql) => sql`
        select tablename || substring(indexdef from '\\(.*\\)') as line
        from pg_indexes where schemaname = 'public' and indexdef like '%created_at DESC, id DESC)'
      `,
    );
    const paged = [...submissions, postings].flatMap(({ name }) => [
      `${name}(created_at DESC, id DESC)`,
      `${name}(status, created_at DESC, id DESC)`,
    ]);
    expect(found).toEqual([...paged, 'activity_log(created_at DESC, id DESC)'].toSorted());
  });
});
