-- Staff search a million records in the time of a glance, and sort them by any column. Row-level
-- security lets only leakproof operators use an index, and like is none: hence functions that run with
-- their owner's rights and look at the asker's first (docs/decisions/026-search.md).

create extension if not exists pg_trgm with schema extensions;

create index contact_submissions_search_text_idx
  on public.contact_submissions using gin (search_text extensions.gin_trgm_ops);
create index quote_requests_search_text_idx
  on public.quote_requests using gin (search_text extensions.gin_trgm_ops);
create index career_applications_search_text_idx
  on public.career_applications using gin (search_text extensions.gin_trgm_ops);
create index partnership_applications_search_text_idx
  on public.partnership_applications using gin (search_text extensions.gin_trgm_ops);

-- By what lists are sorted; what is alike stands newest first. Read backwards up to the last key.
create index contact_submissions_name_idx
  on public.contact_submissions (last_name, first_name, created_at desc, id desc);
create index contact_submissions_email_idx
  on public.contact_submissions (email, created_at desc, id desc);
create index contact_submissions_company_operator_idx
  on public.contact_submissions (company_operator, created_at desc, id desc);
-- nobody's company comes last in either direction
create index contact_submissions_company_operator_down_idx
  on public.contact_submissions (company_operator desc nulls last, created_at desc, id desc);
create index contact_submissions_service_interest_idx
  on public.contact_submissions (service_interest, created_at desc, id desc);

create index quote_requests_company_name_idx
  on public.quote_requests (company_name, created_at desc, id desc);
create index quote_requests_contact_name_idx
  on public.quote_requests (contact_name, created_at desc, id desc);
create index quote_requests_country_idx
  on public.quote_requests (country, created_at desc, id desc);
create index quote_requests_service_type_idx
  on public.quote_requests (service_type, created_at desc, id desc);
create index quote_requests_email_idx
  on public.quote_requests (email, created_at desc, id desc);

create index career_applications_name_idx
  on public.career_applications (last_name, first_name, created_at desc, id desc);
create index career_applications_email_idx
  on public.career_applications (email, created_at desc, id desc);
create index career_applications_position_applied_for_idx
  on public.career_applications (position_applied_for, created_at desc, id desc);
create index career_applications_current_location_idx
  on public.career_applications (current_location, created_at desc, id desc);

create index partnership_applications_company_name_idx
  on public.partnership_applications (company_name, created_at desc, id desc);
create index partnership_applications_contact_person_idx
  on public.partnership_applications (contact_person, created_at desc, id desc);
create index partnership_applications_email_idx
  on public.partnership_applications (email, created_at desc, id desc);
create index partnership_applications_country_region_idx
  on public.partnership_applications (country_region, created_at desc, id desc);
create index partnership_applications_partnership_type_idx
  on public.partnership_applications (partnership_type, created_at desc, id desc);

-- The smallest way past all rows, which Overview counts: 7 MB a million.
create index contact_submissions_suspect_idx on public.contact_submissions (suspect);
create index quote_requests_suspect_idx on public.quote_requests (suspect);
create index career_applications_suspect_idx on public.career_applications (suspect);
create index partnership_applications_suspect_idx on public.partnership_applications (suspect);

-- Whether an index finds a word: a trigram needs three letters or digits of ASCII, or two edges.
create function private.is_indexed(word text) returns boolean
language sql immutable strict set search_path = '' as $$
  select word collate "C" ~ '[a-z0-9]{3}|^[a-z0-9]{1,2}$';
$$;
revoke all on function private.is_indexed(text) from public, anon, authenticated;

-- A word stands anywhere in a text. One or two letters that are all there is stand where a word begins, as
-- no index finds them elsewhere.
create function private.words_condition(words text[]) returns text
language sql immutable strict set search_path = '' as $$
  select string_agg(
    case
      when w collate "C" ~ '^[a-z0-9]{1,2}$' and not all_words ~ '[a-z0-9]{3}' then
        format(
          't.search_text like any (%L)',
          array['% ' || w || '%', E'%\n' || w || '%', '%(' || w || '%', '%/' || w || '%']
        )
      else format('t.search_text like %L', '%' || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%')
    end,
    ' and '
  )
  from unnest(words) as w, (select array_to_string(words, ' ') collate "C" as all_words) as together;
$$;
revoke all on function private.words_condition(text[]) from public, anon, authenticated;

-- The words of a search, in the form of search_text. Refuses whoever is no administrator.
create function private.searched_words(table_name text, filter jsonb) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  words text[];
begin
  if not private.is_admin() then
    raise exception 'Only an administrator searches records.' using errcode = 'PT403';
  elsif (table_name = any (array[
    'contact_submissions', 'quote_requests', 'career_applications', 'partnership_applications',
    'job_postings'
  ])) is not true then
    raise exception 'There is no such list.' using errcode = 'PT400';
  elsif (jsonb_typeof(filter) = 'object' and jsonb_typeof(filter -> 'words') = 'array') is not true then
    raise exception 'Say what to search for.' using errcode = 'PT400';
  end if;
  words := array(select jsonb_array_elements_text(filter -> 'words'));
  if not cardinality(words) between 1 and 8
    or exists (select from unnest(words) as w where (char_length(w) between 1 and 2000) is not true)
  then
    raise exception 'Search for 1 to 8 words.' using errcode = 'PT400';
  end if;
  return words;
end;
$$;
revoke all on function private.searched_words(text, jsonb) from public, anon, authenticated;

-- What a list is narrowed to besides, as a condition on its table `t`.
create function private.filter_condition(filter jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  f record;
begin
  if exists (
    select from jsonb_object_keys(filter) as k where k <> all (array[
      'words', 'statuses', 'suspect', 'locale', 'received_from', 'received_before', 'received_after',
      'received_until', 'behind_id', 'behind_at'
    ])
  ) then
    raise exception 'There is no such filter.' using errcode = 'PT400';
  end if;
  select * into f from jsonb_to_record(filter) as given (
    statuses text[], suspect boolean, locale text, received_from timestamptz,
    received_before timestamptz, received_after timestamptz, received_until timestamptz,
    behind_id uuid, behind_at timestamptz
  );
  return concat_ws(
    ' and ',
    'true',
    case when f.statuses is not null then format('t.status = any (%L)', f.statuses) end,
    case when f.suspect is not null then format('t.suspect = %L', f.suspect) end,
    case when f.locale is not null then format('t.locale = %L', f.locale) end,
    case when f.received_from is not null then format('t.created_at >= %L', f.received_from) end,
    case when f.received_before is not null then format('t.created_at < %L', f.received_before) end,
    case when f.received_after is not null then format('t.created_at > %L', f.received_after) end,
    case when f.received_until is not null then format('t.created_at <= %L', f.received_until) end,
    case when f.behind_id is not null then
      format('(t.created_at, t.id) < (%L, %L)', f.behind_at, f.behind_id)
    end
  );
end;
$$;
revoke all on function private.filter_condition(jsonb) from public, anon, authenticated;

-- A sorted list's order: newest first where nothing else decides.
create function private.list_order(table_name text, sort_by text[], descending boolean) returns text
language sql stable set search_path = '' as $$
  select concat_ws(
    ', ',
    string_agg(
      format('t.%I', sorted.name) || case
        when not descending then ''
        when a.attnotnull then ' desc' -- so that an index read backwards serves it
        else ' desc nulls last'
      end,
      ', ' order by sorted.place
    ),
    case when sort_by <> '{created_at}' then 't.created_at desc' end,
    case when sort_by = '{created_at}' and not descending then 't.id' else 't.id desc' end
  )
  from unnest(sort_by) with ordinality as sorted (name, place)
  left join pg_catalog.pg_attribute as a
    on a.attrelid = format('public.%I', table_name)::regclass and a.attname = sorted.name;
$$;
revoke all on function private.list_order(text, text[], boolean) from public, anon, authenticated;

-- A word that is often used fills a page from the records that come first: these are looked through,
-- up to a number that takes no longer than the index. Else the index finds all, and these are sorted.
create function private.search_records(
  table_name text, filter jsonb, wanted text[], sort_by text[], descending boolean,
  skip integer, most integer
) returns setof jsonb
language plpgsql stable security definer set search_path = '' set work_mem = '16MB' as $$
declare
  words constant text[] := private.searched_words(table_name, filter);
  condition constant text := private.filter_condition(filter);
  matching constant text := private.words_condition(words);
  sorting constant text := private.list_order(table_name, sort_by, descending);
  looked_through constant integer := 2000 + 20 * (skip + most);
  keys constant text := (
    select string_agg(format('t.%I', name), ', ')
    from (select unnest(sort_by || '{id,created_at}') as name group by 1) as needed
  );
  ids uuid[];
begin
  if (skip >= 0 and most between 1 and 1000 and cardinality(wanted) between 1 and 100
    and cardinality(sort_by) <= 4 and descending is not null) is not true
  then
    raise exception 'There is no such page.' using errcode = 'PT400';
  end if;

  execute format(
    'select array_agg(id) from (
       select id from (
         select t.id, t.search_text from public.%I as t where %s order by %s limit %s
       ) as t where %s offset %s limit %s
     ) as page',
    table_name, condition, sorting, looked_through, matching, skip, most
  ) into ids;

  if cardinality(ids) is distinct from most then
    if (select bool_or(private.is_indexed(w)) from unnest(words) as w) then
      perform set_config('enable_seqscan', 'off', true);
    end if;
    execute format(
      'with found as materialized (select %s from public.%I as t where %s and %s)
       select array_agg(id) from (select id from found as t order by %s offset %s limit %s) as page',
      keys, table_name, condition, matching, sorting, skip, most
    ) into ids;
    perform set_config('enable_seqscan', 'on', true);
  end if;

  return query execute format(
    'select to_jsonb(listed) from (
       select %s from unnest($1) with ordinality as page (id, place)
       join public.%I as t on t.id = page.id order by page.place
     ) as listed',
    (select string_agg(format('t.%I', name), ', ') from unnest(wanted) as name), table_name
  ) using ids;
end;
$$;
revoke all on function private.search_records(text, jsonb, text[], text[], boolean, integer, integer)
  from public, anon, authenticated;
grant execute
  on function private.search_records(text, jsonb, text[], text[], boolean, integer, integer)
  to authenticated;

create function private.count_records(table_name text, filter jsonb) returns integer
language plpgsql stable security definer set search_path = '' set work_mem = '16MB' as $$
declare
  words constant text[] := private.searched_words(table_name, filter);
  found integer;
begin
  if (select bool_or(private.is_indexed(w)) from unnest(words) as w) then
    perform set_config('enable_seqscan', 'off', true);
  end if;
  execute format(
    'select count(*) from (select from public.%I as t where %s and %s limit 10001) as counted',
    table_name, private.filter_condition(filter), private.words_condition(words)
  ) into found;
  perform set_config('enable_seqscan', 'on', true);
  return found;
end;
$$;
revoke all on function private.count_records(text, jsonb) from public, anon, authenticated;
grant execute on function private.count_records(text, jsonb) to authenticated;

-- For administrators: a page of what a search finds in one of the lists, as objects of the wanted columns
-- (`columns` would be PostgREST's own word in an address).
-- `filter`: words (in the form of search_text, all of them), statuses, suspect, locale,
-- received_from, received_before, received_after, received_until; behind_at and behind_id lead to what
-- comes behind that record, newest first.
create function public.search_records(
  table_name text, filter jsonb, wanted text[], sort_by text[] default '{}',
  descending boolean default false, skip integer default 0, most integer default 25
) returns setof jsonb
language sql stable set search_path = ''
begin atomic
  select private.search_records(table_name, filter, wanted, sort_by, descending, skip, most);
end;
revoke all on function public.search_records(text, jsonb, text[], text[], boolean, integer, integer)
  from public, anon, authenticated;
grant execute
  on function public.search_records(text, jsonb, text[], text[], boolean, integer, integer)
  to authenticated;

-- How many records that search finds: exact up to 10,000; 10,001 means more.
create function public.count_records(table_name text, filter jsonb) returns integer
language sql stable set search_path = ''
begin atomic
  select private.count_records(table_name, filter);
end;
revoke all on function public.count_records(text, jsonb) from public, anon, authenticated;
grant execute on function public.count_records(text, jsonb) to authenticated;
