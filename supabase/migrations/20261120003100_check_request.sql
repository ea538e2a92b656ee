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
