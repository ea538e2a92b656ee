create extension if not exists pg_trgm with schema extensions;
create index records_search_text_idx on private.records using gin (search_text extensions.gin_trgm_ops);

-- Numbers become one word without plus sign or leading zeros. One or two letters match only at the start of a word, as no
-- index finds them elsewhere. PostgREST reserves `*` and `,`.
create function public.search_patterns(search text) returns text[]
language sql immutable strict parallel safe set search_path = ''
begin atomic
  select array(
    select case
      when word ~ '^[a-z0-9]{1,2}$' then '% ' || word || '%'
      else '%' || translate(regexp_replace(word, '([\\%_])', '\\\1', 'g'), '*,', '__') || '%'
    end
    from regexp_matches(
        regexp_replace(
          left(search, 100),
          '\mdr([-\u2010-\u2015\u2212]\s?(?=[0-9a-f]{1,8}\M)|\s?(?=[0-9a-f]{8}\M))', '', 'gi'
        ),
        '^\s*0[0-9 ()./-]*[0-9]\s*$|\+[0-9][0-9 ()./-]*[0-9]|\S+', 'g'
      ) as found (tokens),
      string_to_table(private.search_form(tokens[1]), ' ') as folded,
      regexp_replace(folded, '^([<{[]|mailto:|tel:)+|[]>}.,;:!?]+$', '', 'g') as bare,
      regexp_replace(coalesce(nullif(bare, ''), folded), '^(\+|00?)(?=[0-9]{6,15}$)', '') as word
    where word <> ''
    limit 8
  );
end;
grant execute on function public.search_patterns(text) to anon, authenticated;

create index messages_search_text_idx on public.messages using gin (search_text extensions.gin_trgm_ops);

-- Returns the newest matches. Definer, because behind a policy `like` uses no index. Frequent words are found among the
-- newest entries, rare ones by the index: the planner has no statistics of long texts. An excerpt surrounds the first match.
create function private.search_entries(search text)
returns table (
  kind text, table_name text, record_id uuid, at timestamptz, excerpt text, person text, company text,
  spam_suspected boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := public.search_patterns(search);
  is_indexed constant boolean := array_to_string(patterns, '') ~ '% |[[:alnum:]]{3}';
  words constant text[] := array(
    select regexp_replace(substr(pattern, 2, length(pattern) - 2), '\\(.)', '\1', 'g') from unnest(patterns) as pattern
  );
  matches constant text := (
    select string_agg(format('search_text like %L', pattern), ' and ') from unnest(patterns) as pattern
  );
begin
  perform private.require_staff();
  return query execute format($sql$
    with entries as not materialized (
      select * from public.messages as m where m.table_name = any ($1)
    ), recent as materialized (
      select newest.*, s.done_at as left_at
      from (select * from entries order by created_at desc limit 6000) as newest
        left join public.mails as s on s.id = newest.mail_id
      where %1$s and coalesce(s.state, 'sent') = 'sent' order by created_at desc limit 20
    ), enough as (select not $3 or count(*) = 20 as yes from recent)
    select e.kind, e.table_name, e.record_id, coalesce(e.left_at, e.created_at) as at,
      substr(e.text, greatest(1, -2000 + length(left(e.text, 40000)) * coalesce(
        (select min(nullif(strpos(e.search_text, word), 0)) from unnest($2) as word), 1
      ) / length(e.search_text)), 4000),
      r.person, r.company, r.spam_suspected
    from (
      select found.*, coalesce(found.subject || E'\n', '') || coalesce(found.new_text, found.body) as text
      from (
        select recent.* from recent join enough on yes
        union all (
          select every.*, s.done_at
          from (select * from entries where %1$s and not (select yes from enough) offset 0) as every
            left join public.mails as s on s.id = every.mail_id
          where coalesce(s.state, 'sent') = 'sent' order by every.created_at desc limit 20
        )
      ) as found
    ) as e join private.records as r on (r.kind, r.id) = (e.table_name, e.record_id)
    order by at desc limit 20
  $sql$, coalesce(matches, 'false')) using private.kinds(), words, is_indexed;
end;
$$;

-- Returns a number's digits without leading zeros and extension; null for fewer than six.
create function private.phone_digits(phone text) returns text
language sql immutable parallel safe strict set search_path = ''
return substring(ltrim(regexp_replace(split_part(phone, ' ext ', 1), '[^0-9]', '', 'g'), '0'), '^.{6,}$');
grant execute on function private.phone_digits(text) to anon, authenticated, service_role;

-- Returns the national part of an international number; ITU-T E.164 fixes the length of country codes.
create function private.national_digits(phone text) returns text
language sql immutable parallel safe strict set search_path = ''
return case when phone ~ '^[^0-9]*(\+|00)' then substring(ltrim(regexp_replace(
  private.phone_digits(phone), 
  '^([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679]).)', ''
), '0'), '^.{6,}$') end;
grant execute on function private.national_digits(text) to anon, authenticated, service_role;

create function private.contact_keys(email text, phone text, company text) returns text[]
language sql immutable parallel safe set search_path = ''
return array_remove(array[
  'email ' || private.mailbox_name(email),
  'phone ' || private.phone_digits(phone),
  'phone in a country ' || private.national_digits(phone),
  case when btrim(regexp_replace(private.search_form(company), '[^[:alnum:] ]', '', 'g')) <> all (array[
    '', 'n a', 'na', 'nil', 'no', 'none', 'not applicable', 'self', 'self employed', 'freelance', 'freelancer', 'individual',
    'independent', 'personal', 'private', 'aucun', 'aucune', 'neant', 'non', 'ras', 'sans objet', 'independant', 'independante',
    'particulier'
  ]) then 'company' || private.search_form(company) end
], null);
grant execute on function private.contact_keys(text, text, text) to anon, authenticated, service_role;

-- A number without its country is that of any; two countries’ equal national numbers are two numbers.
create function private.sought_keys(email text, phone text, company text) returns text[]
language sql immutable parallel safe set search_path = ''
return array_remove(array(
  select key from unnest(private.contact_keys(email, phone, company)) as key where key not like 'phone in %'
) || ('phone ' || private.national_digits(phone))
  || case when private.national_digits(phone) is null then 'phone in a country ' || private.phone_digits(phone) end, null);

-- a page of rows asks a hundred times, and each time would read what is not in the index yet
create index records_contact_keys_idx on private.records
  using gin (private.contact_keys(email, phone, company)) with (fastupdate = off);

create function private.records_of(email text) returns setof private.records
language sql stable set search_path = '' as $$
  select s.* from private.records as s
  where private.contact_keys(s.email, s.phone, s.company) && array['email ' || private.mailbox_name(records_of.email)];
$$;

-- Finds what else came from the senders of some records, or from an address and a number. Definer, because behind a policy
-- no index on contact_keys is used.
create function private.related_submissions(
  table_name text default null, ids uuid[] default '{}', email text default '', phone text default ''
)
returns table (
  record_id uuid, source_table text, id uuid, sender text, address text, status text, open boolean, duplicate_of uuid,
  created_at timestamptz, spam_suspected boolean, shared text[], total integer
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  is_one constant boolean := cardinality(ids) = 1;
begin
  perform private.require_staff();
  if related_submissions.table_name is not null then
    perform private.require_kind(related_submissions.table_name);
  end if;
  perform private.require(cardinality(ids) <= 100, 'At most 100 records at once.', 'PT400');
  return query
    with own as materialized (
      select s.id, private.sought_keys(s.email, s.phone, case when is_one then s.company end) as keys,
        case when is_one then s.id end as original, case when is_one then s.duplicate_of end as other
      from private.records as s
      where s.kind = related_submissions.table_name and s.id = any (ids)
      union all
      select null, private.sought_keys(related_submissions.email, related_submissions.phone, null) || array(
        select unnest(private.sought_keys(null, s.phone, null)) from private.records_of(email) as s
        where private.same_address(s.email, related_submissions.email) and private.can(s.kind)
      ), null, null
      where cardinality(ids) = 0
    ), newest as (
      select own.id as record_id, own.keys, found.* from own cross join lateral (
        select s.kind, s.id, count(*) over () as total
        from private.records as s
        where (private.contact_keys(s.email, s.phone, s.company) && own.keys or s.duplicate_of = own.original or s.id = own.other)
          and private.can(s.kind) and s.id is distinct from own.id
        order by s.created_at desc, s.id desc limit least(100, 1000 / greatest(cardinality(ids), 1))
      ) as found
    )
    select newest.record_id, s.kind, s.id, private.named(s), s.email::text,
      s.status, s.open, s.duplicate_of, s.created_at, s.spam_suspected,
      array(
        select split_part(key, ' ', 1) from unnest(private.contact_keys(s.email, s.phone, s.company)) with ordinality as k (key, nth)
        where key = any (newest.keys) group by 1 order by min(nth)
      ),
      newest.total::integer
    from newest join private.records as s on (s.kind, s.id) = (newest.kind, newest.id)
    order by s.created_at desc, s.id desc;
end;
$$;

-- Counts the values of any column that the view of a kind shows, to whoever may read that kind.
create function private.filter_values(table_name text, field text)
returns table (value text, records integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_kind(filter_values.table_name);
  perform private.require(
    filter_values.table_name = any (private.submission_tables()) and exists (
      select from pg_catalog.pg_attribute
      where attrelid = to_regclass('public.' || filter_values.table_name) and attname = field
    ),
    'There is no such filter.', 'PT400'
  );
  return query execute format(
    'select %1$I::text, count(*)::integer from public.%2$I
     where not spam_suspected and duplicate_of is null and %1$I::text <> '''' group by %1$I order by 2 desc, 1 limit 200',
    field, filter_values.table_name
  );
end;
$$;

create function private.compare_leads(table_name text, first_day date, last_day date)
returns table (
  dimension text, value text, leads integer, before integer, open integer, won integer, lost integer, no_answer integer
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dimensions constant jsonb := (
    select k.dimensions from private.kinds_of_record as k where k.kind = compare_leads.table_name
  );
  zone constant text := (select time_zone from private.mail_settings);
  begins constant timestamptz := first_day::timestamp at time zone zone;
begin
  perform private.require_kind(compare_leads.table_name);
  perform private.require(dimensions is not null, 'There are no such leads.', 'PT400');
  return query
    with leads as (
      select d.dimension, r.outcome, r.open, r.created_at >= begins as is_now, coalesce(case d.field
        when 'product' then r.product when 'topic' then r.topic when 'country' then r.country when 'source' then r.source
        when 'partnership_type' then r.partnership_type
      end, '') as value
      from private.records as r cross join jsonb_each_text(dimensions) as d (dimension, field)
      where r.kind = compare_leads.table_name and not r.spam_suspected and r.duplicate_of is null
        and r.created_at >= (first_day - (last_day - first_day + 1))::timestamp at time zone zone
        and r.created_at < (last_day + 1)::timestamp at time zone zone
    ), ranked as (
      select dimension, value, count(*) filter (where is_now) as leads, count(*) filter (where not is_now) as before,
        count(*) filter (where is_now and open) as open, count(*) filter (where is_now and outcome = 'won') as won,
        count(*) filter (where is_now and outcome = 'lost') as lost,
        count(*) filter (where is_now and outcome = 'no_answer') as no_answer,
        row_number() over (partition by dimension order by value = '', count(*) filter (where is_now) desc, value) as place
      from leads group by dimension, value
    )
    select dimension, shown, sum(leads)::integer, sum(before)::integer, sum(open)::integer, sum(won)::integer,
      sum(lost)::integer, sum(no_answer)::integer
    from ranked cross join lateral (select case when place <= 10 or value = '' then value else 'others' end as shown) as s
    group by dimension, shown order by dimension, min(place);
end;
$$;

-- The reader passes the starts of the days, as days depend on the time zone. `day` counts from 1.
create function public.submissions_per_day(day_starts timestamptz[])
returns table (table_name text, day integer, submissions integer)
language sql stable set search_path = ''
begin atomic
  select private.require_staff();
  select private.require(cardinality(day_starts) between 1 and 366, 'Ask for 1 to 366 days.', 'PT400');
  select s.kind, width_bucket(s.created_at, day_starts), count(*)::integer
  from private.records as s
  where s.created_at >= day_starts[1] and not s.spam_suspected and s.duplicate_of is null
  group by 1, 2;
end;
grant execute on function public.submissions_per_day(timestamptz[]) to authenticated;

call private.expose('search_entries related_submissions filter_values compare_leads', 'authenticated');
