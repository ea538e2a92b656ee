-- What else the sender of a submission, or their company, has sent.

-- Digits without the zeros before them and without an extension; fewer than six are no number.
create function private.phone_digits(phone text) returns text
language sql immutable parallel safe strict set search_path = ''
return substring(ltrim(regexp_replace(split_part(phone, ' ext ', 1), '[^0-9]', '', 'g'), '0'), '^.{6,}$');
grant execute on function private.phone_digits(text) to anon, authenticated, service_role;

-- The number within its country of one that names the country; ITU-T E.164 fixes how long the codes are.
create function private.national_digits(phone text) returns text
language sql immutable parallel safe strict set search_path = ''
return case when phone ~ '^[^0-9]*(\+|00)' then substring(ltrim(regexp_replace(
  private.phone_digits(phone), 
  '^([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679]).)', ''
), '0'), '^.{6,}$') end;
grant execute on function private.national_digits(text) to anon, authenticated, service_role;

-- Words that stand in place of a company.
create function private.names_company(form text) returns boolean
language sql immutable parallel safe strict set search_path = ''
return btrim(regexp_replace(form, '[^[:alnum:] ]', '', 'g')) <> all (array[
  '', 'n a', 'na', 'nil', 'no', 'none', 'not applicable', 'self', 'self employed', 'freelance', 'freelancer', 'individual',
  'independent', 'personal', 'private', 'aucun', 'aucune', 'neant', 'non', 'ras', 'sans objet', 'independant', 'independante',
  'particulier'
]);
grant execute on function private.names_company(text) to anon, authenticated, service_role;

-- Equal for spellings of one mailbox, one phone number or one company.
create function private.contact_keys(email text, phone text, company text) returns text[]
language sql immutable parallel safe set search_path = ''
return array_remove(array[
  'email ' || private.mailbox_name(email),
  'phone ' || private.phone_digits(phone),
  'phone in a country ' || private.national_digits(phone),
  case when private.names_company(private.search_form(company)) then 'company' || private.search_form(company) end
], null);
-- inserting a submission fills an index on it
grant execute on function private.contact_keys(text, text, text) to anon, authenticated, service_role;

-- The keys of which one shows the same person or company. A number without its country is that of any; two countries'
-- equal national numbers are two numbers.
create function private.sought_keys(email text, phone text, company text) returns text[]
language sql immutable parallel safe set search_path = ''
return array_remove(array(
  select key from unnest(private.contact_keys(email, phone, company)) as key where key not like 'phone in %'
) || ('phone ' || private.national_digits(phone))
  || case when private.national_digits(phone) is null then 'phone in a country ' || private.phone_digits(phone) end, null);

-- a page of rows asks a hundred times, and each time would read what is not in the index yet
create index contact_submissions_contact_keys_idx on public.contact_submissions
  using gin (private.contact_keys(email, phone, company_operator)) with (fastupdate = off);
create index quote_requests_contact_keys_idx on public.quote_requests
  using gin (private.contact_keys(email, phone, company_name)) with (fastupdate = off);
create index career_applications_contact_keys_idx on public.career_applications
  using gin (private.contact_keys(email, phone, null)) with (fastupdate = off);
create index partnership_applications_contact_keys_idx on public.partnership_applications
  using gin (private.contact_keys(email, phone, company_name)) with (fastupdate = off);

-- Definer, because behind a policy no index on contact_keys is used. Keys are computed for the shown rows only.
create function private.related_submissions(table_name text, record_id uuid)
returns table (
  source_table text, id uuid, sender text, status text, duplicate_of uuid, created_at timestamptz,
  spam_suspected boolean, shared text[], total integer
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  own_keys text[];
  own_original uuid;
begin
  perform private.require_kind(related_submissions.table_name);
  select private.sought_keys(s.email, s.phone, s.company), s.duplicate_of into own_keys, own_original from private.submissions as s
    where s.table_name = related_submissions.table_name and s.id = record_id;

  return query
    with newest as (
      select s.table_name, s.id, count(*) over () as total
      from private.submissions as s
      where (private.contact_keys(s.email, s.phone, s.company) && own_keys or s.duplicate_of = record_id or s.id = own_original)
        and private.can(s.table_name)
        and (s.table_name, s.id) <> (related_submissions.table_name, record_id)
      order by s.created_at desc, s.id desc limit 20
    )
    select s.table_name, s.id, concat_ws(', ', nullif(s.person, ''), nullif(s.company, '')), s.status, s.duplicate_of,
      s.created_at, s.spam_suspected,
      array(
        select split_part(key, ' ', 1) from unnest(private.contact_keys(s.email, s.phone, s.company)) with ordinality as k (key, nth)
        where key = any (own_keys) group by 1 order by min(nth)
      ),
      newest.total::integer
    from newest join private.submissions as s on (s.table_name, s.id) = (newest.table_name, newest.id)
    order by s.created_at desc, s.id desc;
end;
$$;
grant execute on function private.related_submissions(text, uuid) to authenticated;

create function public.related_submissions(table_name text, record_id uuid)
returns table (
  source_table text, id uuid, sender text, status text, duplicate_of uuid, created_at timestamptz,
  spam_suspected boolean, shared text[], total integer
)
language sql stable set search_path = ''
begin atomic
  select * from private.related_submissions(table_name, record_id);
end;
grant execute on function public.related_submissions(text, uuid) to authenticated;

-- Of records of one kind, those whose sender (by mailbox or phone) sent something else that is no spam and no duplicate: the newest other
-- one of the kind that is open and how many there are, which one of the sender's it is, and the other kinds.
create function private.same_sender(table_name text, ids uuid[])
returns table (record_id uuid, open_id uuid, open_count integer, place integer, other_kinds text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_submissions(same_sender.table_name);
  perform private.require(cardinality(ids) <= 100, 'At most 100 records at once.', 'PT400');
  return query
    with own as materialized (
      select s.id, s.created_at, private.sought_keys(s.email, s.phone, null) as keys
      from private.submissions as s where s.table_name = same_sender.table_name and s.id = any (ids)
    )
    select own.id, others.newest, others.open, others.earlier + 1, others.kinds
    from own cross join lateral (
      select (array_agg(s.id order by s.created_at desc, s.id desc) filter (where is_open))[1] as newest,
        count(*) filter (where is_open)::integer as open,
        count(*) filter (where is_same and (s.created_at, s.id) < (own.created_at, own.id))::integer as earlier,
        array(select unnest(array_agg(distinct s.table_name) filter (where not is_same))) as kinds
      from private.submissions as s
        cross join lateral (select s.table_name = same_sender.table_name as is_same) as kind
        cross join lateral (select is_same and s.open as is_open) as state
      where private.contact_keys(s.email, s.phone, s.company) && own.keys and private.can(s.table_name)
        and not s.spam_suspected and s.duplicate_of is null and s.id <> own.id
      having count(*) > 0
    ) as others;
end;
$$;
grant execute on function private.same_sender(text, uuid[]) to authenticated;

create function public.same_sender(table_name text, ids uuid[])
returns table (record_id uuid, open_id uuid, open_count integer, place integer, other_kinds text[])
language sql stable set search_path = ''
begin atomic
  select * from private.same_sender(table_name, ids);
end;
grant execute on function public.same_sender(text, uuid[]) to authenticated;
