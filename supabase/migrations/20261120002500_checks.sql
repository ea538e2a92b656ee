-- The site removes personal data before it reports errors (src/lib/client-errors/scrub.ts).
create table public.client_errors (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    constraint client_errors_kind_values
      check (kind in ('error', 'rejection', 'policy', 'code', 'hydration')),
  message text not null
    constraint client_errors_message_format check (
      char_length(message) <= 300 and message ~ '^[ -~]+$'
    ),
  frames text[] not null default '{}'
    constraint client_errors_frames_format check (
      cardinality(frames) <= 5 and pg_column_size(frames) <= 700
        and array_to_string(frames, ' ', '?') ~ '^[\w./: -]*$'
    ),
  page text not null
    constraint client_errors_page_format check (page ~ '^/[a-z0-9/:-]{0,79}$'),
  browser text not null
    constraint client_errors_browser_format check (browser ~ '^[A-Za-z0-9 ]{1,30}$'),
  build text not null
    constraint client_errors_build_format check (build ~ '^[0-9A-Za-z_-]{1,40}$'),
  occurrences integer not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

-- Errors are the same if these match; only the top frame counts.
create unique index client_errors_group_idx on public.client_errors
  (kind, message, coalesce(frames[1], ''), page, browser, build);

grant select on table public.client_errors to authenticated;
grant all on table public.client_errors to service_role;

alter table public.client_errors enable row level security;

create policy "admins read errors" on public.client_errors
  for select to authenticated
  using ((select private.is_admin()));

-- Definer, because API roles cannot write here. Keeps the five hundred groups seen last.
create function private.report_client_error(
  kind text, message text, frames text[], page text, browser text, build text
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  network constant text := private.client_network();
begin
  if network is not null then
    perform private.count_submission('error', network);
  end if;
  perform private.count_submission('errors', '');
  insert into public.client_errors as e (kind, message, frames, page, browser, build)
  values (
    report_client_error.kind, report_client_error.message, report_client_error.frames,
    report_client_error.page, report_client_error.browser, report_client_error.build
  )
  on conflict (kind, message, coalesce(frames[1], ''), page, browser, build)
  do update set occurrences = e.occurrences + 1, last_seen_at = now();
  delete from public.client_errors where id in (
    select id from public.client_errors order by last_seen_at desc offset 500
  );
end;
$$;

call private.expose('private.report_client_error(text,text,text[],text,text,text)', 'anon, authenticated');

-- What tells admins that the site runs: each sign is well or not, with the figures that say so.

create function private.health_signs() returns table (name text, is_bad boolean, figures jsonb)
language sql stable security definer set search_path = '' as $$
  select 'mail', failed > 0 or reason is not null or coalesce(oldest_at < now() - interval '1 hour', false),
    jsonb_build_object('waiting', waiting, 'failed', failed, 'reason', reason, 'sentAt', sent_at)
  from (
    select count(*) filter (where m.state = 'waiting' and m.due_at <= now()) as waiting,
      min(m.due_at) filter (where m.state = 'waiting' and m.due_at <= now()) as oldest_at,
      count(*) filter (where m.state = 'failed' and coalesce(m.done_at, m.created_at) > private.recent_since()) as failed,
      max(m.done_at) filter (where m.state = 'sent') as sent_at,
      (
        select coalesce(private.mailer_problem(mailer), case when reason_at > now() - interval '1 day' then mailer.reason end)
        from private.mailer
      ) as reason
    from public.mails as m
  ) as queue
  union all
  -- many replies and not one answer: the door is shut
  select 'answers', domain is not null and replies >= 20 and answers = 0,
    jsonb_build_object('domain', domain, 'replies', replies, 'answers', answers, 'receivedAt', received_at)
  from (
    select (select reply_domain from private.mailer) as domain,
      (
        select count(*) from public.mails where kind = 'reply' and state = 'sent' and done_at > now() - interval '30 days'
      ) as replies,
      (select count(*) from public.messages where kind = 'received' and created_at > now() - interval '30 days') as answers,
      (select max(created_at) from public.messages where kind = 'received') as received_at
  ) as door
  union all
  select 'retention', coalesce(max(created_at) < now() - interval '2 days', (
      select min(s.created_at) < now() - interval '2 days' from private.records as s
    ), false), jsonb_build_object('ranAt', max(created_at))
  from public.activity_log where action = 'purged'
  union all
  select 'storage', used > 0.8 * total,
    jsonb_build_object('used', used, 'total', total, 'received', received, 'mostBy', (
      select upper(left(record_id::text, 8)) from public.record_files
      where origin = 'received' and record_id is not null group by record_id order by sum(size) desc limit 1
    ))
  from private.storage_limits, lateral (
    select coalesce(sum(size), 0) + raw as used, coalesce(sum(size) filter (where origin = 'received'), 0) + raw as received
    from (select coalesce(sum(octet_length(content)), 0) as raw from private.raw_mails) as r left join public.record_files on true
    group by raw
  ) as f
  union all
  select 'errors', coalesce(sum(occurrences), 0) >= 50,
    jsonb_build_object('groups', count(*), 'occurrences', coalesce(sum(occurrences), 0))
  from public.client_errors where last_seen_at > now() - interval '7 days';
$$;

create function private.read_health() returns table (name text, is_bad boolean, figures jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require(private.is_admin(), 'Only admins see whether the site is well.');
  return query select * from private.health_signs();
end;
$$;

call private.expose('private.read_health()', 'authenticated');

-- PostgREST calls this before each request. A planned count follows the statistics of all rows, also of those that the
-- caller may not read, and several of them spell out a value. PostgREST joins several `Prefer` headers for itself and
-- shows the last one here.
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

-- The same for a header that is hidden or repeated: without statistics, an estimate says nothing about a value. The
-- planner needs those of a few words of ours.
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
