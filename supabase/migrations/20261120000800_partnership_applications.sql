create table public.partnership_applications (
  id uuid primary key default gen_random_uuid(),
  company_name text not null
    constraint partnership_applications_company_name_length
      check (char_length(company_name) <= 200 and private.trimmed_length(company_name) >= 2),
  contact_person text not null
    constraint partnership_applications_contact_person_length
      check (char_length(contact_person) <= 200 and private.trimmed_length(contact_person) >= 2),
  email text not null
    constraint partnership_applications_email_format check (
      char_length(email) <= 254
      and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'
    ),
  phone text not null
    constraint partnership_applications_phone_length
      check (char_length(phone) <= 40 and private.trimmed_length(phone) >= 10),
  country_region text not null
    constraint partnership_applications_country_region_length
      check (char_length(country_region) <= 100 and private.trimmed_length(country_region) >= 2),
  partnership_type text not null
    constraint partnership_applications_partnership_type_values check (
      partnership_type in ('strategic', 'channel', 'technology', 'regional')
    ),
  description text not null
    constraint partnership_applications_description_length
      check (char_length(description) <= 5000 and private.trimmed_length(description) >= 10),
  proposal text not null
    constraint partnership_applications_proposal_length
      check (char_length(proposal) <= 5000 and private.trimmed_length(proposal) >= 10),
  status text not null default 'new'
    constraint partnership_applications_status_values check (
      status in ('new', 'under_review', 'approved', 'rejected')
    ),
  created_at timestamptz not null default now()
);

create index partnership_applications_created_at_idx
  on public.partnership_applications (created_at desc, id desc);
create index partnership_applications_status_created_at_idx
  on public.partnership_applications (status, created_at desc, id desc);

revoke all on table public.partnership_applications from public, anon, authenticated;
grant insert
  (id, company_name, contact_person, email, phone, country_region, partnership_type, description,
   proposal)
  on table public.partnership_applications to anon, authenticated;
grant select, update (status) on table public.partnership_applications to authenticated;
grant all on table public.partnership_applications to service_role;

alter table public.partnership_applications enable row level security;

create policy "visitors submit" on public.partnership_applications
  for insert to anon
  with check (status = 'new');

create policy "users submit" on public.partnership_applications
  for insert to authenticated
  with check (status = 'new');

create policy "admins read" on public.partnership_applications
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins set the status" on public.partnership_applications
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create trigger guard before insert or update on public.partnership_applications
  for each row when (private.is_api_role()) execute function private.guard_submission();
create trigger refuse_bulk after insert on public.partnership_applications
  referencing new table as inserted
  for each statement when (private.is_api_role()) execute function private.refuse_bulk_submission();
create trigger log_submitted after insert on public.partnership_applications
  for each row execute function private.log_submission();
create trigger log_status after update on public.partnership_applications
  for each row when (old.status <> new.status) execute function private.log_submission();
create trigger refuse_truncate before truncate on public.partnership_applications
  for each statement when (private.is_api_role()) execute function private.refuse_truncate();
