create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  first_name text collate "und-x-icu" not null
    constraint contact_submissions_first_name_length
      check (char_length(first_name) between 1 and 200),
  last_name text collate "und-x-icu" not null
    constraint contact_submissions_last_name_length
      check (char_length(last_name) between 1 and 200),
  email text collate "und-x-icu" not null
    constraint contact_submissions_email_format
      check (char_length(email) <= 254 and private.is_email(email)),
  company_operator text collate "und-x-icu"
    constraint contact_submissions_company_operator_length
      check (char_length(company_operator) between 2 and 200),
  service_interest text not null
    constraint contact_submissions_service_interest_values check (
      service_interest in (
        'Value-Added Services (VAS)',
        'Fintech Solutions',
        'Marketplace Applications',
        'Enterprise Solutions',
        'AI-Based Solutions',
        '5G Infotainment Solutions'
      )
    ),
  project_details text not null
    constraint contact_submissions_project_details_length
      check (char_length(project_details) between 10 and 5000),
  -- of the form, and in which to answer
  locale text not null default 'en'
    constraint contact_submissions_locale_values check (locale in ('en', 'fr')),
  -- of the words that the form showed, as docs/consent.md lists them; null: not known
  consent_version text
    constraint contact_submissions_consent_version_format
      check (consent_version ~ '^[a-z]+-[a-z]{2}-[0-9a-f]{8}$'),
  -- when what was sent with these words arrived
  consented_at timestamptz,
  -- counts the visitor's edits of one submission
  revision integer not null default 1
    constraint contact_submissions_revision_range check (revision between 1 and 1000),
  -- an earlier submission of the same visitor, stored too long ago to be changed
  replaces uuid,
  -- what was typed into a field that people do not see; read, never kept
  trap text
    constraint contact_submissions_trap_length check (char_length(trap) <= 200),
  -- null: not known
  seconds_to_fill integer
    constraint contact_submissions_seconds_to_fill_range
      check (seconds_to_fill between 0 and 604800),
  suspect boolean not null default false,
  suspect_reason text
    constraint contact_submissions_suspect_reason_values check (
      suspect_reason in ('trap', 'too fast', 'trap, too fast')
    ),
  status text not null default 'new'
    constraint contact_submissions_status_values check (
      status in ('new', 'contacted', 'completed')
    ),
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.search_form(
      left(id::text, 8)
        || E'\n' || coalesce(first_name, '')
        || E'\n' || coalesce(last_name, '')
        || E'\n' || coalesce(email, '')
        || E'\n' || coalesce(company_operator, '')
        || E'\n' || coalesce(project_details, '')
    )
  ) stored,
  constraint contact_submissions_suspect_has_reason check (suspect = (suspect_reason is not null)),
  constraint contact_submissions_consent_has_version
    check ((consented_at is null) = (consent_version is null))
);

create index contact_submissions_created_at_idx
  on public.contact_submissions (created_at desc, id desc);
create index contact_submissions_status_created_at_idx
  on public.contact_submissions (status, created_at desc, id desc);

revoke all on table public.contact_submissions from public, anon, authenticated;
grant insert
  (id, first_name, last_name, email, company_operator, service_interest, project_details, locale,
   consent_version, revision, replaces, trap, seconds_to_fill)
  on table public.contact_submissions to anon, authenticated;
grant select, update (status) on table public.contact_submissions to authenticated;
grant all on table public.contact_submissions to service_role;

alter table public.contact_submissions enable row level security;

create policy "visitors submit" on public.contact_submissions
  for insert to anon
  with check (status = 'new');

create policy "users submit" on public.contact_submissions
  for insert to authenticated
  with check (status = 'new');

create policy "admins read" on public.contact_submissions
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins set the status" on public.contact_submissions
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- Definer, as no API role may name the helpers.
create function private.tidy_contact_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.first_name := private.tidy_line(new.first_name);
  new.last_name := private.tidy_line(new.last_name);
  new.email := private.tidy_email(new.email);
  new.company_operator := private.given(private.tidy_line(new.company_operator));
  new.project_details := private.tidy(new.project_details);
  return new;
end;
$$;
revoke all on function private.tidy_contact_submission() from public, anon, authenticated;

create trigger "10_guard" before insert or update on public.contact_submissions
  for each row when (private.is_api_role()) execute function private.guard_submission();
create trigger "15_tidy" before insert or update on public.contact_submissions
  for each row execute function private.tidy_contact_submission();
create trigger "20_receive" before insert on public.contact_submissions
  for each row when (private.is_api_request()) execute function private.receive_submission();
create trigger "30_log_submitted" after insert on public.contact_submissions
  for each row execute function private.log_submission('submitted');
create trigger "40_log_resubmitted" after update on public.contact_submissions
  for each row when (old.revision <> new.revision)
  execute function private.log_submission('resubmitted');
create trigger "50_log_status" after update on public.contact_submissions
  for each row when (old.status <> new.status)
  execute function private.log_submission('status_changed');
create trigger "60_forget_notes" after delete on public.contact_submissions
  for each row execute function private.forget_staff_notes();
create trigger "90_refuse_truncate" before truncate on public.contact_submissions
  for each statement when (private.is_api_role()) execute function private.refuse_truncate();
