create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  company_name text collate "und-x-icu" not null
    constraint quote_requests_company_name_length
      check (char_length(company_name) between 2 and 200),
  contact_name text collate "und-x-icu" not null
    constraint quote_requests_contact_name_length
      check (char_length(contact_name) between 2 and 200),
  email text collate "und-x-icu" not null
    constraint quote_requests_email_format
      check (char_length(email) <= 254 and private.is_email(email)),
  country text collate "und-x-icu" not null
    constraint quote_requests_country_length
      check (char_length(country) between 2 and 100),
  phone text not null
    constraint quote_requests_phone_format
      check (char_length(phone) between 10 and 40 and private.is_phone(phone)),
  service_type text not null
    constraint quote_requests_service_type_values check (
      service_type in (
        'Value-Added Services (VAS)',
        'Fintech Solutions',
        'Marketplace Applications',
        'Enterprise Solutions',
        'AI-Based Solutions',
        '5G Infotainment Solutions',
        'Custom Solution'
      )
    ),
  project_description text not null
    constraint quote_requests_project_description_length
      check (char_length(project_description) between 10 and 5000),
  timeline text not null
    constraint quote_requests_timeline_values check (
      timeline in ('immediate', 'short', 'medium', 'long')
    ),
  budget text not null
    constraint quote_requests_budget_values check (
      budget in ('10k-50k', '50k-100k', '100k-500k', '500k+', 'discuss')
    ),
  -- of the form, and in which to answer
  locale text not null default 'en'
    constraint quote_requests_locale_values check (locale in ('en', 'fr')),
  -- of the words that the form showed, as docs/consent.md lists them; null: not known
  consent_version text
    constraint quote_requests_consent_version_format
      check (consent_version ~ '^[a-z]+-[a-z]{2}-[0-9a-f]{8}$'),
  -- when what was sent with these words arrived
  consented_at timestamptz,
  -- counts the visitor's edits of one submission
  revision integer not null default 1
    constraint quote_requests_revision_range check (revision between 1 and 1000),
  -- an earlier submission of the same visitor, stored too long ago to be changed
  replaces uuid,
  -- what was typed into a field that people do not see; read, never kept
  trap text
    constraint quote_requests_trap_length check (char_length(trap) <= 200),
  -- null: not known
  seconds_to_fill integer
    constraint quote_requests_seconds_to_fill_range
      check (seconds_to_fill between 0 and 604800),
  suspect boolean not null default false,
  suspect_reason text
    constraint quote_requests_suspect_reason_values check (
      suspect_reason in ('trap', 'too fast', 'trap, too fast')
    ),
  status text not null default 'new'
    constraint quote_requests_status_values check (status in ('new', 'contacted', 'completed')),
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.search_form(
      left(id::text, 8)
        || E'\n' || coalesce(contact_name, '')
        || E'\n' || coalesce(company_name, '')
        || E'\n' || coalesce(email, '')
        || E'\n' || coalesce(phone, '')
        || E'\n' || coalesce(country, '')
        || E'\n' || coalesce(project_description, '')
    )
  ) stored,
  constraint quote_requests_suspect_has_reason check (suspect = (suspect_reason is not null)),
  constraint quote_requests_consent_has_version
    check ((consented_at is null) = (consent_version is null))
);

create index quote_requests_created_at_idx
  on public.quote_requests (created_at desc, id desc);
create index quote_requests_status_created_at_idx
  on public.quote_requests (status, created_at desc, id desc);

revoke all on table public.quote_requests from public, anon, authenticated;
grant insert
  (id, company_name, contact_name, email, country, phone, service_type, project_description,
   timeline, budget, locale, consent_version, revision, replaces, trap, seconds_to_fill)
  on table public.quote_requests to anon, authenticated;
grant select, update (status) on table public.quote_requests to authenticated;
grant all on table public.quote_requests to service_role;

alter table public.quote_requests enable row level security;

create policy "visitors submit" on public.quote_requests
  for insert to anon
  with check (status = 'new');

create policy "users submit" on public.quote_requests
  for insert to authenticated
  with check (status = 'new');

create policy "admins read" on public.quote_requests
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins set the status" on public.quote_requests
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- Definer, as no API role may name the helpers.
create function private.tidy_quote_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.company_name := private.tidy_line(new.company_name);
  new.contact_name := private.tidy_line(new.contact_name);
  new.email := private.tidy_email(new.email);
  new.country := private.tidy_line(new.country);
  new.phone := private.tidy_phone(new.phone);
  new.project_description := private.tidy(new.project_description);
  return new;
end;
$$;
revoke all on function private.tidy_quote_request() from public, anon, authenticated;

create trigger "10_guard" before insert or update on public.quote_requests
  for each row when (private.is_api_role()) execute function private.guard_submission();
create trigger "15_tidy" before insert or update on public.quote_requests
  for each row execute function private.tidy_quote_request();
create trigger "20_receive" before insert on public.quote_requests
  for each row when (private.is_api_request()) execute function private.receive_submission();
create trigger "30_log_submitted" after insert on public.quote_requests
  for each row execute function private.log_submission('submitted');
create trigger "40_log_resubmitted" after update on public.quote_requests
  for each row when (old.revision <> new.revision)
  execute function private.log_submission('resubmitted');
create trigger "50_log_status" after update on public.quote_requests
  for each row when (old.status <> new.status)
  execute function private.log_submission('status_changed');
create trigger "60_forget_notes" after delete on public.quote_requests
  for each row execute function private.forget_staff_notes();
create trigger "90_refuse_truncate" before truncate on public.quote_requests
  for each statement when (private.is_api_role()) execute function private.refuse_truncate();
