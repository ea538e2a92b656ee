-- What administrators set at "Set up"; a fact without a row is a sample (src/content/facts/site.ts).

-- The only list of facts. A shape is a word, the bounds of a whole number, an object whose keys may be left out where they
-- end with `?`, a list of one shape, or an ordered pair of two.
create function private.fact_shape(key text) returns jsonb
language sql immutable set search_path = ''
return case
  when key in ('name', 'registration', 'taxNumber', 'capital', 'publisher') then '"line"'
  when key = 'legalForm' or key ~ '^[a-z0-9-]{1,40}\.(result|price)$' then '{"en": "line", "fr": "line"}'
  when key = 'address' then
    '{"line": "line", "city": "line", "state?": "line", "postalCode?": "line", "countryCode": "country"}'
  when key = 'phone' then '"phone"'
  when key in ('email', 'hrEmail', 'privacyEmail') then '"email"'
  when key in ('marketplaceUrl', 'statusUrl') then '"url"'
  when key = 'whatsapp' then '"whatsapp"'
  when key = 'hours' then '{"days": ["1-7", "1-7"], "from": "time", "to": "time", "zone": "line", "offset": "offset"}'
  when key = 'since' then '"1900-2100"'
  when key in ('subscribers', 'target2030', 'westSubscribers', 'centralSubscribers') then '"1-100000000000"'
  when key in ('countries', 'centralCountries') then '"1-250"'
  when key in ('operatorPartners', 'team') then '"1-1000000"'
  when key in ('uptime', 'centralReliability') then '"share"'
  when key = 'quoteReplyHours' then '"1-240"'
  when key = 'applicationReviewDays' then '["1-30", "1-30"]'
  when key = 'applicationDecisionDays' then '"1-90"'
  when key = 'references' then '[{"name": "line", "text": {"en": "line", "fr": "line"}}]'
  when key = 'testimonials' then
    '[{"content": {"en": "line", "fr": "line"}, "position": {"en": "line", "fr": "line"}, "company": {"en": "line", "fr": "line"}, "rating": "1-5"}]'
  when key = 'certificates' then '[{"name": "line", "url": "url"}]'
  when key = 'offices' then '[{"city": "line", "address": "line", "phone?": "phone"}]'
  when key ~ '^[a-z0-9-]{1,40}\.launchWeeks$' then '["1-104", "1-104"]'
end::jsonb;

create function private.fact_problem(value jsonb, shape jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  word constant text := shape #>> '{}';
  said constant text := value #>> '{}';
  bounds constant bigint[] := string_to_array(substring(word from '^\d+-\d+$'), '-')::bigint[];
begin
  if jsonb_typeof(shape) = 'object' then
    return case when jsonb_typeof(value) is distinct from 'object' then 'This fact has several parts.' else (
      select min(case
        when p.name is null then format('“%s” is no part of this.', v.key)
        when v.key is not null then private.fact_problem(v.value, p.shape)
        when not p.optional then format('“%s” is missing.', p.name)
      end)
      from (
        select rtrim(s.key, '?') as name, s.key like '%?' as optional, s.value as shape
        from jsonb_each(fact_problem.shape) as s
      ) as p full join jsonb_each(fact_problem.value) as v on v.key = p.name
    ) end;
  elsif jsonb_typeof(shape) = 'array' then
    return case
      when jsonb_typeof(value) is distinct from 'array' then 'This is a list.'
      when jsonb_array_length(shape) = 2 and jsonb_array_length(value) <> 2 then 'This has a beginning and an end.'
      when jsonb_array_length(value) not between 1 and 12 then 'A list has 1 to 12 entries; without any, leave it out.'
      else coalesce(
        (
          select min(private.fact_problem(entry, fact_problem.shape -> 0))
          from jsonb_array_elements(fact_problem.value) as entry
        ),
        case when jsonb_array_length(shape) = 2 and value -> 0 > value -> 1 then 'The end comes before the beginning.' end
      )
    end;
  elsif bounds is not null then
    return case when jsonb_typeof(value) is distinct from 'number' or said !~ '^\d{1,15}$'
      or said::bigint not between bounds[1] and bounds[2]
    then format('A whole number from %s to %s, without words.', bounds[1], bounds[2]) end;
  elsif word = 'share' then
    return case when jsonb_typeof(value) is distinct from 'number' or said::numeric < 0.00001 or said::numeric > 1
    then 'A share is above 0 and at most 1, which is 100%.' end;
  end if;
  return case
    when jsonb_typeof(value) is distinct from 'string' or not private.is_line(said, 1, 300)
    then 'One line of at most 300 characters.'
    else case word
      when 'phone' then case when said !~ '^\+[1-9]( ?[0-9]){6,14}$'
        then 'A phone number begins with + and the code of its country.' end
      when 'email' then case when not private.is_plain_address(said) then 'Mail cannot be sent to this address.' end
      when 'url' then case when said !~ '^https://[^\s"<>@]+\.[^\s"<>@]+$' then 'A web address begins with https://.' end
      when 'whatsapp' then case when said !~ '^[1-9]\d{7,14}$'
        then '8 to 15 digits and nothing else, beginning with the code of the country.' end
      when 'country' then case when said !~ '^[A-Z]{2}$' or not exists (
        select from pg_catalog.pg_collation as c where c.collname like '%-' || said || '-x-icu'
      ) then 'A country is two capital letters, such as IN.' end
      when 'time' then case when said !~ '^([01]\d|2[0-3]):[0-5]\d$' then 'A time is written 09:30.' end
      when 'offset' then case when said !~ '^[+-](0\d|1[0-4]):[0-5]\d$' then 'The distance from UTC is written +05:30.' end
    end
  end;
end;
$$;

create table public.site_facts (
  key text primary key,
  value jsonb,
  mark text not null check (mark in ('confirmed', 'left out')),
  updated_at timestamptz not null default clock_timestamp(),
  updated_by uuid,
  constraint site_facts_left_out check ((mark = 'left out') = (value is null))
);
grant select on table public.site_facts to authenticated;
grant all on table public.site_facts to service_role;
alter table public.site_facts enable row level security;
create policy "admins read facts" on public.site_facts
  for select to authenticated
  using ((select private.is_admin()));

-- A fact is `{"value", "mark"}`, without a mark a sample again; `seen` is the updated_at that the screen showed.
create function private.set_fact(key text, fact jsonb, seen timestamptz default null) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  given constant jsonb := nullif(fact -> 'value', 'null');
  given_mark constant text := fact ->> 'mark';
  earlier public.site_facts;
  later public.site_facts;
begin
  perform private.require(private.is_admin(), 'Only administrators set the facts of the company.');
  perform private.require(private.fact_shape(set_fact.key) is not null, 'There is no such fact.', 'PT400');
  -- to these, visitors write and call
  perform private.require_fresh_factor() where set_fact.key in ('email', 'hrEmail', 'privacyEmail', 'phone', 'whatsapp', 'offices');
  -- pages, the law or the work of staff need these; a text without one of the others says something else instead
  perform private.require(given_mark is distinct from 'left out' or set_fact.key <> all (array[
    'name', 'address', 'phone', 'email', 'hrEmail', 'privacyEmail', 'quoteReplyHours', 'applicationReviewDays',
    'applicationDecisionDays'
  ]), 'This cannot be left out.', 'PT400');
  perform private.require(problem is null, problem, 'PT400')
    from private.fact_problem(coalesce(given, 'null'), private.fact_shape(set_fact.key)) as problem
    where given_mark = 'confirmed';
  perform private.require(set_fact.key <> 'hours' or given is null or given ->> 'from' < given ->> 'to',
    'Offices close after they open.', 'PT400');
  perform private.require(given -> 'zone' is null or exists (
    select from pg_catalog.pg_timezone_names as z where given ->> 'zone' in (z.name, z.abbrev)
  ), 'No clock uses these letters today. Name the time zone by a city, such as Europe/London.', 'PT400');
  perform pg_advisory_xact_lock(hashtextextended('facts', 7));
  select * into earlier from public.site_facts as f where f.key = set_fact.key;
  perform private.require(
    earlier.updated_at is not distinct from seen, 'A colleague has changed this meanwhile.', 'PT409'
  );
  delete from public.site_facts as f where f.key = set_fact.key;
  insert into public.site_facts (key, value, mark, updated_by)
    select set_fact.key, given, given_mark, auth.uid() where given_mark is not null returning * into later;
  -- what gives back within a day what the last change took is its undo
  perform set_config('deccan_reach.undo', case when earlier.updated_at > now() - interval '1 day' then 'on' else '' end, true);
  perform private.write_activity(
    'fact_changed', 'site_facts', md5('site_facts:' || set_fact.key)::uuid, set_fact.key,
    before => jsonb_build_object('value', earlier.value, 'mark', earlier.mark),
    after => jsonb_build_object('value', later.value, 'mark', later.mark)
  );
  perform set_config('deccan_reach.undo', '', true);
  return later.updated_at;
end;
$$;

create function private.published_facts() returns table (key text, value jsonb, mark text)
language sql stable security definer set search_path = ''
begin atomic
  select f.key, f.value, f.mark from public.site_facts as f;
end;

call private.expose('set_fact', 'authenticated');
call private.expose('published_facts', 'anon, authenticated, service_role');
