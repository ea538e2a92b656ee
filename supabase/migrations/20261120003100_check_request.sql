-- PostgREST calls this before each request. A planned count follows the statistics of all rows, also of those that the
-- caller may not read, and several of them spell out a value.
create function public.check_request() returns void
language plpgsql stable set search_path = '' as $$
begin
  if current_setting('request.headers', true)::json ->> 'prefer' ~* 'count *= *"?(planned|estimated)' then
    raise exception 'Counts are exact here, or none.' using errcode = 'PT400';
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

-- The same for a header that a gateway hides or repeats: without statistics, an estimate says nothing about a value.
do $$
declare
  statement text;
begin
  for statement in
    select format('alter table %s alter column %I set statistics 0', attrelid::regclass, attname)
    from pg_attribute, unnest(private.submission_tables() || array[
      'job_postings', 'activity_log', 'staff_notes', 'replies', 'invitations'
    ]) as closed
    where attrelid = format('public.%I', closed)::regclass and atttypid = 'text'::regtype
      and attnum > 0 and not attisdropped and attname not in (
        'table_name', 'action', 'status', 'from_status', 'to_status', 'state', 'source', 'locale'
      )
  loop
    execute statement;
  end loop;
end;
$$;
