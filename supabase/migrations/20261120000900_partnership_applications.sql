create table public.partnership_applications (
  id uuid primary key default gen_random_uuid(),
  company_name text collate "und-x-icu" not null
    constraint partnership_applications_company_name_length
      check (char_length(company_name) between 2 and 200),
  contact_person text collate "und-x-icu" not null
    constraint partnership_applications_contact_person_length
      check (char_length(contact_person) between 2 and 200),
  email text collate "und-x-icu" not null
    constraint partnership_applications_email_format
      check (char_length(email) <= 254 and private.is_email(email)),
  phone text not null
    constraint partnership_applications_phone_format
      check (char_length(phone) between 10 and 40 and private.is_phone(phone)),
  country_region text collate "und-x-icu" not null
    constraint partnership_applications_country_region_length
      check (char_length(country_region) between 2 and 100),
  partnership_type text not null
    constraint partnership_applications_partnership_type_values check (
      partnership_type in ('strategic', 'channel', 'technology', 'regional')
    ),
  description text not null
    constraint partnership_applications_description_length
      check (char_length(description) between 10 and 5000),
  proposal text not null
    constraint partnership_applications_proposal_length
      check (char_length(proposal) between 10 and 5000),
  -- of the form, and in which to answer
  locale text not null default 'en'
    constraint partnership_applications_locale_values check (locale in ('en', 'fr')),
  -- of the words that the form showed, as docs/consent.md lists them; null: not known
  consent_version text
    constraint partnership_applications_consent_version_format
      check (consent_version ~ '^[a-z]+-[a-z]{2}-[0-9a-f]{8}$'),
  -- when what was sent with these words arrived
  consented_at timestamptz,
  -- counts the visitor's edits of one submission
  revision integer not null default 1
    constraint partnership_applications_revision_range check (revision between 1 and 1000),
  -- an earlier submission of the same visitor, stored too long ago to be changed
  replaces uuid,
  -- what was typed into a field that people do not see; read, never kept
  trap text
    constraint partnership_applications_trap_length check (char_length(trap) <= 200),
  -- null: not known
  seconds_to_fill integer
    constraint partnership_applications_seconds_to_fill_range
      check (seconds_to_fill between 0 and 604800),
  suspect boolean not null default false,
  suspect_reason text
    constraint partnership_applications_suspect_reason_values check (
      suspect_reason in ('trap', 'too fast', 'trap, too fast')
    ),
  status text not null default 'new'
    constraint partnership_applications_status_values check (
      status in ('new', 'under_review', 'approved', 'rejected')
    ),
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.search_form(
      left(id::text, 8)
        || E'\n' || coalesce(contact_person, '')
        || E'\n' || coalesce(company_name, '')
        || E'\n' || coalesce(email, '')
        || E'\n' || coalesce(phone, '')
        || E'\n' || coalesce(country_region, '')
        || E'\n' || coalesce(description, '')
        || E'\n' || coalesce(proposal, '')
    )
  ) stored,
  constraint partnership_applications_suspect_has_reason
    check (suspect = (suspect_reason is not null)),
  constraint partnership_applications_consent_has_version
    check ((consented_at is null) = (consent_version is null))
);

create index partnership_applications_created_at_idx
  on public.partnership_applications (created_at desc, id desc);
create index partnership_applications_status_created_at_idx
  on public.partnership_applications (status, created_at desc, id desc);

revoke all on table public.partnership_applications from public, anon, authenticated;
grant insert
  (id, company_name, contact_person, email, phone, country_region, partnership_type, description,
   proposal, locale, consent_version, revision, replaces, trap, seconds_to_fill)
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

-- Definer, as no API role may name the helpers.
create function private.tidy_partnership_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.company_name := private.tidy_line(new.company_name);
  new.contact_person := private.tidy_line(new.contact_person);
  new.email := private.tidy_email(new.email);
  new.phone := private.tidy_phone(new.phone);
  new.country_region := private.tidy_line(new.country_region);
  new.description := private.tidy(new.description);
  new.proposal := private.tidy(new.proposal);
  return new;
end;
$$;
revoke all on function private.tidy_partnership_application() from public, anon, authenticated;

create trigger "10_guard" before insert or update on public.partnership_applications
  for each row when (private.is_api_role()) execute function private.guard_submission();
create trigger "15_tidy" before insert or update on public.partnership_applications
  for each row execute function private.tidy_partnership_application();
create trigger "20_receive" before insert on public.partnership_applications
  for each row when (private.is_api_request()) execute function private.receive_submission();
create trigger "30_log_submitted" after insert on public.partnership_applications
  for each row execute function private.log_submission('submitted');
create trigger "40_log_resubmitted" after update on public.partnership_applications
  for each row when (old.revision <> new.revision)
  execute function private.log_submission('resubmitted');
create trigger "50_log_status" after update on public.partnership_applications
  for each row when (old.status <> new.status)
  execute function private.log_submission('status_changed');
create trigger "60_forget_notes" after delete on public.partnership_applications
  for each row execute function private.forget_staff_notes();
create trigger "90_refuse_truncate" before truncate on public.partnership_applications
  for each statement when (private.is_api_role()) execute function private.refuse_truncate();
