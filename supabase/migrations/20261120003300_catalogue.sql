-- What this database is made of, a row per thing: `npm run check:live` compares it with what the migrations make.
create function private.catalogue() returns table (kind text, name text, definition text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require(private.is_admin() or not private.is_api_request(), 'Only administrators read the catalogue.');
  return query
  with relations as (
    select *, c.oid::regclass::text as called from pg_class as c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  ), routines as (
    select *, p.oid::regprocedure::text as called from pg_proc as p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind in ('f', 'p')
  ), acls as (
    select nspname::text as called, nspacl as acl from pg_namespace where nspname in ('public', 'private')
    union all
    select called, relacl from relations where relkind in ('r', 'v')
    union all
    select format('%s.%s', r.called, a.attname), a.attacl from pg_attribute as a join relations as r on r.oid = a.attrelid
    union all
    -- without a list of its own, everybody may execute a function
    select called, coalesce(proacl, acldefault('f', proowner)) from routines
  )
  select 'table', called, case when relrowsecurity then 'row-level security on' else 'row-level security off' end
  from relations where relkind = 'r'
  union all
  select 'view', called, concat_ws(' ', array_to_string(reloptions, ','), md5(pg_get_viewdef(oid)))
  from relations where relkind = 'v'
  union all
  select 'column', format('%s.%s', r.called, a.attname), concat_ws(' ',
    format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, nullif(a.attgenerated, ''),
    pg_get_expr(d.adbin, d.adrelid), case when a.attstattarget = 0 then 'without statistics' end)
  from pg_attribute as a join relations as r on r.oid = a.attrelid
    left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where r.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
  union all
  -- PostgreSQL 18 also lists what a column says: not null
  select 'constraint', format('%s of %s', c.conname, r.called), pg_get_constraintdef(c.oid)
  from pg_constraint as c join relations as r on r.oid = c.conrelid where c.contype not in ('n', 't')
  union all
  select 'index', called, pg_get_indexdef(oid) from relations as r
  where relkind = 'i' and not exists (select from pg_constraint as c where c.conindid = r.oid)
  union all
  select 'policy', format('%s of %s', p.polname, r.called), concat_ws(' ', p.polcmd::text,
    array_to_string(p.polroles::regrole[], ','), pg_get_expr(p.polqual, p.polrelid), 'check',
    pg_get_expr(p.polwithcheck, p.polrelid))
  from pg_policy as p join relations as r on r.oid = p.polrelid
  union all
  select 'function', called, md5(pg_get_functiondef(oid)) from routines
  union all
  select 'trigger', format('%s of %s', t.tgname, r.called), concat_ws(' ', t.tgenabled::text, pg_get_triggerdef(t.oid))
  from pg_trigger as t join relations as r on r.oid = t.tgrelid where not t.tgisinternal
  union all
  select 'right', format('%s on %s', coalesce(g.rolname, 'public'), acls.called), string_agg(x.privilege_type, ', ' order by x.privilege_type)
  from acls cross join lateral aclexplode(acls.acl) as x left join pg_roles as g on g.oid = x.grantee
  where x.grantee = 0 or g.rolname in ('anon', 'authenticated')
  group by 2, acls.called
  union all
  select 'extension', extname::text, '' from pg_extension
  union all
  select 'default', 'functions made later', case when exists (
    select from pg_default_acl where defaclrole = current_user::regrole and defaclobjtype = 'f' and defaclnamespace = 0
      and not exists (select from aclexplode(defaclacl) as x where x.grantee = 0)
  ) then 'closed' else 'open to everybody' end
  union all
  -- their values are the owner's; a missing row would stop what it limits or promises
  select 'settings', s.name, s.rows::text from (
    select 'private.storage_limits', count(*) from private.storage_limits
    union all select 'private.submission_limits', count(*) from private.submission_limits
    union all select 'private.retention_periods', count(*) from private.retention_periods
    union all select 'private.kinds_of_record', count(*) from private.kinds_of_record
    union all select 'private.mail_settings', count(*) from private.mail_settings
    union all select 'private.mailer', count(*) from private.mailer
  ) as s (name, rows);
  if to_regclass('cron.job') is not null then
    return query execute $q$select 'schedule', jobname::text, concat_ws(' ', schedule, command) from cron.job where active$q$;
  end if;
  if to_regclass('storage.buckets') is not null then
    return query execute $q$select 'public bucket', id, '' from storage.buckets where public$q$;
  end if;
end;
$$;
grant execute on function private.catalogue() to authenticated;

-- One value, as the API cuts long lists: definitions by kind and name.
create function public.catalogue() returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_object_agg(kind, things)
  from (select kind, jsonb_object_agg(name, definition) as things from private.catalogue() group by kind) as by_kind;
end;
grant execute on function public.catalogue() to authenticated;
