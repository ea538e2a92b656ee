-- The API cannot name this schema. Policies, checks and triggers call its functions with execute rights alone.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;

-- Older hosted projects grant every new object to the API roles; these migrations grant each by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
-- Functions of every schema; `public` may not be named for one schema alone.
alter default privileges revoke execute on functions from public, anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- The site has no second API. Hosted projects come with one.
do $$
begin
  drop extension if exists pg_graphql;
exception when insufficient_privilege or dependent_objects_still_exist then
  raise warning 'Drop the extension pg_graphql as SECURITY.md says.';
end;
$$;

-- Makes the function of the API that calls a private one of the same name: arguments, defaults and result come from the
-- catalogue, and the roles that may call it may execute both.
create procedure private.expose(target regprocedure, roles text, time_limit text default null)
language plpgsql set search_path = '' as $$
declare
  f pg_catalog.pg_proc;
begin
  select * into f from pg_catalog.pg_proc where oid = target;
  execute format(
    'create function public.%1$I(%2$s) returns %3$s language sql %4$s set search_path = '''' %5$s begin atomic %6$s private.%1$I(%7$s); end;
     grant execute on function public.%1$I, %8$s to %9$s',
    f.proname, pg_get_function_arguments(f.oid), pg_get_function_result(f.oid),
    case f.provolatile when 'v' then 'volatile' else 'stable' end,
    case when time_limit is not null then format('set statement_timeout = %L', time_limit) end,
    case when f.proretset then 'select * from' else 'select' end,
    array_to_string((f.proargnames)[1:f.pronargs], ', '), target, roles
  );
end;
$$;

-- Lets triggers skip service_role and the owner (migrations, seed, mailer).
create function private.is_api_role() returns boolean
language sql stable set search_path = '' as $$
  select current_user in ('anon', 'authenticated');
$$;
grant execute on function private.is_api_role() to anon, authenticated, service_role;

-- Also true while a definer function acts for an API role.
create function private.is_api_request() returns boolean
language sql stable set search_path = '' as $$
  select current_user in ('anon', 'authenticated')
    or coalesce(current_setting('role', true) in ('anon', 'authenticated'), false);
$$;
grant execute on function private.is_api_request() to anon, authenticated, service_role;

create function private.require(ok boolean, message text, code text default 'PT403') returns void
language plpgsql stable set search_path = '' as $$
begin
  if ok is not true then
    raise exception using errcode = code, message = message;
  end if;
end;
$$;
grant execute on function private.require(boolean, text, text) to authenticated;

-- Keeps API roles from changing the columns that a trigger names; the database sets the time of creation.
create function private.keep_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
  elsif exists (
    select from unnest(tg_argv) as name where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name
  ) then
    raise exception 'These columns cannot be changed.' using errcode = 'PT403';
  end if;
  return new;
end;
$$;
