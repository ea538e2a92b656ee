-- The API cannot name this schema. Policies, checks and triggers call its functions with execute rights alone.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;

-- Older hosted projects grant every new object to the API roles; these migrations grant each by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
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

-- Makes functions of the API that call private ones of the same names; the roles that may call them may execute both.
create procedure private.expose(names text, roles text, time_limit text default null)
language plpgsql set search_path = '' as $$
declare
  f pg_catalog.pg_proc;
begin
  for f in
    select p.* from string_to_table(names, ' ') as name
      left join pg_catalog.pg_proc as p on p.proname = name and p.pronamespace = 'private'::regnamespace
  loop
    execute format(
      'create function public.%1$I(%2$s) returns %3$s language sql %4$s set search_path = '''' %5$s begin atomic %6$s private.%1$I(%7$s); end;
       grant execute on function public.%1$I, private.%1$I to %8$s',
      f.proname, pg_get_function_arguments(f.oid), pg_get_function_result(f.oid),
      case f.provolatile when 'v' then 'volatile' else 'stable' end,
      case when time_limit is not null then format('set statement_timeout = %L', time_limit) end,
      case when f.proretset then 'select * from' else 'select' end,
      array_to_string((f.proargnames)[1:f.pronargs], ', '), roles
    );
  end loop;
end;
$$;

create function private.is_api_role() returns boolean
language sql stable set search_path = ''
return current_user in ('anon', 'authenticated');

create function private.is_api_request() returns boolean
language sql stable set search_path = ''
return current_user in ('anon', 'authenticated')
  or coalesce(current_setting('role', true) in ('anon', 'authenticated'), false);

create function private.require(ok boolean, message text, code text default 'PT403') returns void
language plpgsql stable set search_path = '' as $$
begin
  if ok is not true then
    raise exception using errcode = code, message = message;
  end if;
end;
$$;
grant execute on function private.require(boolean, text, text) to authenticated;

-- SQLSTATE PGRST sets Retry-After; the details repeat it because pages of another origin cannot read that header.
create function private.refuse_for_now(message text, limited jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using
    errcode = 'PGRST',
    message = json_build_object('code', 'PT429', 'message', message, 'details', limited::text)::text,
    detail = json_build_object(
      'status', 429, 'headers', json_build_object('Retry-After', limited ->> 'retryAfter')
    )::text;
end;
$$;

-- The forms normalize text; these only accept or reject it. Character classes depend on the locale, hence code points.

create function private.is_text(value text, min integer, max integer) returns boolean
language sql immutable parallel safe strict set search_path = '' as $$
  select char_length(value) <= max
    and char_length(btrim(value, E' \t\r\n' || U&'\00a0\1680\2000\2001\2002\2003\2004\2005\2006\2007'
      || U&'\2008\2009\200a\202f\205f\2800\3000\3164')) >= min
    and value collate "C" !~ ('[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c'
      || '\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]');
$$;

-- The same for a single line. A body in SQL-standard form spares callers usage of the schema private.
create function private.is_line(value text, min integer, max integer) returns boolean
language sql immutable parallel safe strict set search_path = ''
return private.is_text(value, min, max) and value collate "C" !~ '[\t\r\n]';

create function private.is_day(value date) returns boolean
language sql immutable parallel safe strict set search_path = ''
return value between '2000-01-01' and '2199-12-31';

create function private.is_email(value text) returns boolean
language sql immutable parallel safe strict set search_path = ''
return private.is_line(value, 1, 254) and value collate "C" ~ (
  '^[^ @.,;:<>()[\]\\"]+(\.[^ @.,;:<>()[\]\\"]+)*@'
    || '([A-Za-z0-9\u0080-\U0010ffff]([-A-Za-z0-9\u0080-\U0010ffff]*[A-Za-z0-9\u0080-\U0010ffff])?\.)+'
    || '[A-Za-z\u0080-\U0010ffff][-A-Za-z0-9\u0080-\U0010ffff]*[A-Za-z0-9\u0080-\U0010ffff]$'
);

-- ASCII only: rejects what a mail server could read as two addresses.
create function private.is_plain_address(address text) returns boolean
language sql immutable set search_path = ''
return private.is_email(address) and address collate "C" ~ '^[!-~]+$'
  and char_length(split_part(address, '@', 1)) <= 64;
grant execute on function private.is_plain_address(text) to authenticated, service_role;

-- Folds text for search: lower case, without accents, apostrophes or quotes; hyphens become spaces.
create function private.search_form(value text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  form text collate "C";
begin
  -- Generated columns are computed before the checks. A spacing acute accent decomposes into a space.
  form := normalize(replace(left(value, 40000) collate "C", U&'\00b4', ''), nfkd);
  form := regexp_replace(
    form,
    '["''`\u00ab\u00ad\u00bb\u02b9-\u02bf\u02ee\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1'
      || '\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u0610-\u061a\u061c\u064b-\u065f\u0670\u06d6-\u06dc'
      || '\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u07eb-\u07f3\u135d-\u135f\u180b-\u180f'
      || '\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2032-\u2037\u2039'
      || '\u203a\u2060-\u206f\u20d0-\u20ff\u275b-\u275e\ua78b\ua78c\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]',
    '', 'g'
  );
  form := lower(form collate "default");
  form := regexp_replace(form, '[-\u058a\u05be\u2010-\u2015\u2043\u2212]', ' ', 'g');
  if form ~ '[^\n -~]' then -- translate() is slow
    form := translate(
      form,
      'ɑɓƃƈɗɖđðɛəǝƒɠǥɣɦħɨɩɪıƙłɲŋɔøɵƥɍʂƭʈŧʉʊʋƴȥƶʒς' || U&'\0629\0649'
        || U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669'
        || U&'\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9'
        || U&'\07c0\07c1\07c2\07c3\07c4\07c5\07c6\07c7\07c8\07c9',
      'abbcddddeeefggghhiiiiklnnooopr' || 'stttuuvyzzzσ' || U&'\0647\064a' || '012345678901234567890123456789'
    );
    form := replace(replace(replace(replace(form, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  form := regexp_replace(form, '([0-9])(?:[ ./()\u066b\u066c]+|,(?=[0-9]{3}(?![0-9])))(?=[0-9])', '\1', 'g');
  return ' ' || translate(form, E'\n/()', '    ');
end;
$$;

create function private.search_text(id uuid, variadic texts text[]) returns text
language sql immutable parallel safe set search_path = ''
return private.search_form(concat_ws(E'\n', left(id::text, 8), array_to_string(texts, E'\n')));

-- One mailbox has many spellings: `+tags`, and at Gmail dots and two domains.
create function private.mailbox_name(address text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com'
    else local || '@' || domain
  end
  from (
    select split_part(folded, '@', 2) as domain, split_part(split_part(folded, '@', 1), '+', 1) as local
    from lower(normalize(btrim(address) collate "default", nfc)) as folded
  ) as parts
  where domain <> '';
$$;

grant execute on function
  private.is_api_role(), private.is_api_request(), private.is_text(text, integer, integer),
  private.is_line(text, integer, integer), private.is_day(date), private.is_email(text), private.search_form(text),
  private.search_text(uuid, text[]), private.mailbox_name(text)
  to anon, authenticated, service_role;
