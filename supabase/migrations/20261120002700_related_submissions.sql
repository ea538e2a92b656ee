-- What else the sender of a submission, or their company, has sent.

-- Equal for spellings of one mailbox, one phone number or one company. An extension belongs to the same number; fewer than
-- six digits are no number.
create function private.contact_keys(email text, phone text, company text) returns text[]
language sql immutable parallel safe set search_path = ''
return array_remove(array[
  'email ' || private.mailbox_name(email),
  'phone ' || substring(
    ltrim(regexp_replace(split_part(phone, ' ext ', 1), '[^0-9]', '', 'g'), '0'), '^.{6,}$'),
  'company' || nullif(private.search_form(company), ' ')
], null);
-- inserting a submission fills an index on it
grant execute on function private.contact_keys(text, text, text) to anon, authenticated, service_role;

create index contact_submissions_contact_keys_idx on public.contact_submissions
  using gin (private.contact_keys(email, phone, company_operator));
create index quote_requests_contact_keys_idx on public.quote_requests
  using gin (private.contact_keys(email, phone, company_name));
create index career_applications_contact_keys_idx on public.career_applications
  using gin (private.contact_keys(email, phone, null));
create index partnership_applications_contact_keys_idx on public.partnership_applications
  using gin (private.contact_keys(email, phone, company_name));

-- Definer, because behind a policy no index on contact_keys is used. Keys are computed for the shown rows only.
create function private.related_submissions(table_name text, record_id uuid)
returns table (
  source_table text, id uuid, sender text, status text, created_at timestamptz,
  spam_suspected boolean, shared text[], total integer
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  own_keys text[];
begin
  perform private.require_kind(related_submissions.table_name);
  select private.contact_keys(s.email, s.phone, s.company) into own_keys from private.submissions as s
    where s.table_name = related_submissions.table_name and s.id = record_id;

  return query
    with newest as (
      select s.table_name, s.id, count(*) over () as total
      from private.submissions as s
      where private.contact_keys(s.email, s.phone, s.company) && own_keys and private.can(s.table_name)
        and (s.table_name, s.id) <> (related_submissions.table_name, record_id)
      order by s.created_at desc, s.id desc limit 20
    )
    select s.table_name, s.id, concat_ws(', ', nullif(s.person, ''), nullif(s.company, '')), s.status, s.created_at, s.spam_suspected,
      array(
        select split_part(key, ' ', 1) from unnest(private.contact_keys(s.email, s.phone, s.company)) as key
        where key = any (own_keys)
      ),
      newest.total::integer
    from newest join private.submissions as s on (s.table_name, s.id) = (newest.table_name, newest.id)
    order by s.created_at desc, s.id desc;
end;
$$;
grant execute on function private.related_submissions(text, uuid) to authenticated;

create function public.related_submissions(table_name text, record_id uuid)
returns table (
  source_table text, id uuid, sender text, status text, created_at timestamptz,
  spam_suspected boolean, shared text[], total integer
)
language sql stable set search_path = ''
begin atomic
  select * from private.related_submissions(table_name, record_id);
end;
grant execute on function public.related_submissions(text, uuid) to authenticated;
