-- What a submission goes by: who wrote it (of its row as JSON), and its reference number.

create function private.person_of(submission jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(
    submission ->> 'contact_name', submission ->> 'contact_person',
    concat_ws(' ', submission ->> 'first_name', submission ->> 'last_name')
  );
$$;
revoke all on function private.person_of(jsonb) from public, anon, authenticated;

create function private.company_of(submission jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(submission ->> 'company_name', submission ->> 'company_operator');
$$;
revoke all on function private.company_of(jsonb) from public, anon, authenticated;

create function private.reference_of(id uuid) returns text
language sql immutable set search_path = '' as $$
  select upper(left(id::text, 8));
$$;
revoke all on function private.reference_of(uuid) from public, anon, authenticated;
