-- Helpers live in a schema that the API neither exposes nor may name: policies, checks and triggers
-- reach them by reference, which needs execute but no usage.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;

-- Older hosted projects hand every new object to the API roles; here each is granted by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- Length without surrounding blanks as JavaScript's trim() sees them, so that browser and database
-- agree on what is blank. btrim() alone would take a tab or a no-break space for a name.
create function private.trimmed_length(value text) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select char_length(btrim(
    value,
    E' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
      || E'\u2028\u2029\u202f\u205f\u3000\ufeff'
  ));
$$;
revoke all on function private.trimmed_length(text) from public, anon, authenticated;
grant execute on function private.trimmed_length(text) to anon, authenticated, service_role;

-- Triggers ask this, so as to spare service_role and the owner (migrations, seed, our functions).
create function private.is_api_role() returns boolean
language sql stable set search_path = '' as $$
  select current_user in ('anon', 'authenticated');
$$;
revoke all on function private.is_api_role() from public, anon, authenticated;
grant execute on function private.is_api_role() to anon, authenticated, service_role;

-- True also while one of our definer functions acts for an API role.
create function private.is_api_request() returns boolean
language sql stable set search_path = '' as $$
  select current_user in ('anon', 'authenticated')
    or coalesce(current_setting('role', true) in ('anon', 'authenticated'), false);
$$;
revoke all on function private.is_api_request() from public, anon, authenticated;
grant execute on function private.is_api_request() to anon, authenticated, service_role;

-- As the staff area writes a search term: decomposed, without accents, in lower case. Every list
-- searches one generated column, search_text: one pass over the table instead of one a column. Its
-- lines are the reference (what a visitor is told of the id), names, addresses and texts. A trigram
-- index would not help: under row-level security only leakproof operators may use one.
create function private.search_form(value text) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'));
$$;
revoke all on function private.search_form(text) from public, anon, authenticated;
grant execute on function private.search_form(text) to anon, authenticated, service_role;

-- Row-level security does not cover truncate, and the embedded backend grants it.
create function private.refuse_truncate() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A table cannot be emptied over the API.' using errcode = 'PT403';
end;
$$;
revoke all on function private.refuse_truncate() from public, anon, authenticated;
