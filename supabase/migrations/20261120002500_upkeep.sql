-- Must match the privacy policy.
create table private.retention_periods (
  table_name text primary key,
  counted_from text not null default 'created_at',
  period interval not null check (period >= '1 month')
);
insert into private.retention_periods
values
  ('contact_submissions', 'created_at', '24 months'),
  ('quote_requests', 'created_at', '24 months'),
  ('partnership_applications', 'created_at', '24 months'),
  ('career_applications', 'created_at', '12 months'),
  ('activity_log', 'created_at', '24 months'),
  ('mails', 'created_at', '3 months'),
  ('client_errors', 'last_seen_at', '3 months');

-- Deletes expired rows, the oldest first; what exceeds a run's limit goes with the next run. What cannot be deleted stays,
-- with a warning. check:live reads the logged runs.
create function private.purge_expired() returns table (place text, rows bigint)
language plpgsql set search_path = '' as $$
declare
  expiring record;
  ids constant uuid[] := array(
    select r.id from private.records as r join private.retention_periods as p on p.table_name = r.kind
    where r.created_at < now() - p.period
      or r.spam_suspected and r.created_at < now() - interval '30 days' and not exists (
        select from public.activity_log as l
        where l.record_id = r.id and l.action = 'spam_marked' and l.created_at >= now() - interval '30 days'
      )
    order by r.created_at limit 500
  );
  one uuid;
  gone bigint;
begin
  delete from auth.sessions as s using public.admin_users as a, private.sign_in_rules as r
    where a.user_id = s.user_id and now() - make_interval(hours => r.idle_hours)
      > coalesce((select u.used_at from private.session_uses as u where u.session_id = s.id), s.created_at);
  delete from private.news_subscriptions as n using private.records as r
    where r.id = any (ids) and r.spam_suspected and n.application_id = r.id;
  foreach one in array ids loop
    begin
      return query select * from private.forget_records(array[one], 'purged');
    exception when others then
      raise warning 'A record past its time could not be deleted: % (%)', one, sqlerrm;
    end;
  end loop;
  for expiring in
    -- what became of a reply is kept with it
    select p.table_name as name, 'public.' || p.table_name as source, p.counted_from, p.period,
      case p.table_name when 'mails' then 'kind <> ''reply''' else 'true' end as condition
    from private.retention_periods as p where p.table_name <> all (private.submission_tables())
    union all
    values
      ('record_files', 'public.record_files', 'created_at', interval '1 day', 'origin = ''reply'' and reply_id is null'),
      ('received', 'public.messages', 'created_at', '30 days', 'record_id is null'),
      ('raw_mails', 'private.raw_mails', 'created_at', '14 days', 'true'),
      ('withdrawn_submissions', 'private.withdrawn_submissions', 'withdrawn_at', '30 days', 'true'),
      ('recent_submissions', 'private.recent_submissions', 'received_at', '1 day', 'true'),
      ('invitations', 'public.invitations', 'expires_at', '0', 'true'),
      ('bounced_addresses', 'private.bounced_addresses', 'bounced_at', '3 months', 'true')
  loop
    execute format(
      'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$I < $1 and %3$s limit 20000))',
      expiring.source, expiring.counted_from, expiring.condition
    ) using now() - expiring.period;
    get diagnostics gone = row_count;
    return query select expiring.name, gone;
  end loop;
  perform private.write_activity('purged', 'everywhere', gen_random_uuid(), 'past its time');
end;
$$;

-- Before each request: a planned count follows the statistics of all rows, also of those that the caller may not read.
create function public.check_request() returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from regexp_split_to_table(current_setting('request.headers', true)::json ->> 'prefer', ' *, *') as one
    where lower(btrim(one)) <> all (array['count=exact', 'missing=default', 'return=minimal', 'return=representation'])
  ) then
    raise exception 'This preference is not known here: counts are exact, or none.' using errcode = 'PT400';
  end if;
end;
$$;
grant execute on function public.check_request() to anon, authenticated, service_role;

do $$
begin
  if to_regrole('authenticator') is not null then
    alter role authenticator set pgrst.db_pre_request = 'public.check_request';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  raise warning 'Set pgrst.db_pre_request as SECURITY.md says.';
end;
$$;

-- The same for hidden or repeated headers; the planner needs statistics of a few words of ours.
do $$
declare
  statement text;
begin
  for statement in
    select format(
      'alter %s %s alter column %s set statistics 0',
      case when relkind = 'i' then 'index' else 'table' end, attrelid::regclass,
      case when relkind = 'i' then attnum::text else quote_ident(attname) end
    )
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_index on indexrelid = attrelid
    where (relnamespace = 'public'::regnamespace or attrelid = 'private.records'::regclass or indrelid = 'private.records'::regclass)
      and (relkind = 'r' or relkind = 'i' and indkey[attnum - 1] = 0)
      and atttypid = any (array['text', 'text[]', 'jsonb', 'numeric']::regtype[])
      and attnum > 0 and not attisdropped and attname not in (
        'table_name', 'action', 'status', 'from_status', 'to_status', 'state', 'kind', 'source', 'locale'
      )
  loop
    execute statement;
  end loop;
end;
$$;

-- Open positions and the facts of the company are part of the built pages. The vault has the address that makes the host build them.
create function private.rebuild_site() returns void
language plpgsql set search_path = '' as $$
declare
  address text;
begin
  if to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null then
    execute $vault$select max(decrypted_secret) from vault.decrypted_secrets where name = 'build_hook'$vault$ into address;
    if address is not null then
      execute 'select net.http_post(url := $1)' using address;
    end if;
  end if;
end;
$$;

-- Schedules what a hosted project does by itself; again after a restore, as no dump of a schema has it.
create function private.schedule_work() returns void
language plpgsql set search_path = '' as $work$
declare
  wanted record;
begin
  for wanted in
    select name, case name when 'pg_cron' then 'pg_catalog' else 'extensions' end as home
    from pg_available_extensions where name in ('pg_cron', 'pg_net')
  loop
    begin
      execute format('create extension if not exists %I with schema %I', wanted.name, wanted.home);
    exception when others then
      raise warning 'Enable the extension % in the dashboard: %', wanted.name, sqlerrm;
    end;
  end loop;
  if to_regnamespace('cron') is not null then
    execute $cron$
      select cron.schedule(name, times, command)
      from (values
        ('mail', '15 seconds', 'select private.notify_mailer() where private.mail_is_due() or extract(minute from now())::integer % 15 = 0'),
        ('cron-log', '0 3 * * *', $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$),
        ('retention', '17 * * * *', 'select private.purge_expired()'),
        -- when the day before is over everywhere, as closing dates pass without a change
        ('build', '15 12 * * *', 'select private.rebuild_site()'),
        ('changes', '*/10 * * * *', $$select private.rebuild_site() where exists (
          select from public.activity_log
          where table_name in ('site_facts', 'job_postings') and created_at > now() - interval '11 minutes'
        )$$)
      ) as work (name, times, command)
    $cron$;
  end if;
end;
$work$;
select private.schedule_work();

-- Definitions by kind and name, which check:live compares with the migrations'. One value, as the API cuts long lists.
create function private.catalogue() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  made jsonb;
  schedules jsonb := '{}';
begin
  perform private.require(private.is_admin() or not private.is_api_request(), 'Only administrators read the catalogue.');
  if to_regclass('cron.job') is not null then
    select jsonb_build_object('schedule', jsonb_object_agg(jobname, concat_ws(' ', schedule, command)))
      into schedules from cron.job where active having count(*) > 0;
  end if;
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
    select called, coalesce(proacl, acldefault('f', proowner)) from routines
  ), things (kind, name, definition) as (
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
  )
  select jsonb_object_agg(kind, named) into made
    from (select kind, jsonb_object_agg(name, definition) as named from things group by kind) as by_kind;
  return made || coalesce(schedules, '{}');
end;
$$;

call private.expose('catalogue', 'authenticated');
