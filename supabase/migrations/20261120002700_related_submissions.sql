-- What else the sender of a submission, or their company, has sent.

-- Digits without the zeros before them and without an extension; fewer than six are not a number.
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
create index records_contact_keys_idx on private.records
  using gin (private.contact_keys(email, phone, company)) with (fastupdate = off);

-- What else came from the senders of a page of records, or from the address and number given, those of all its records:
-- for each the newest, as many as an answer holds for all. A company counts for one record, where also its duplicates stand.
-- Definer, because behind a policy no index on contact_keys is used. Keys are computed for the shown rows only.
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
        select unnest(private.sought_keys(null, s.phone, null)) from private.records as s
        where private.contact_keys(s.email, s.phone, s.company) && array['email ' || private.mailbox_name(related_submissions.email)]
          and private.same_address(s.email, related_submissions.email) and private.can(s.kind)
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

call private.expose('private.related_submissions(text,uuid[],text,text)', 'authenticated');
