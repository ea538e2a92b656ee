create table public.career_applications (
  id uuid primary key default gen_random_uuid(),
  first_name text collate "und-x-icu" not null
    constraint career_applications_first_name_length
      check (char_length(first_name) between 1 and 200),
  last_name text collate "und-x-icu" not null
    constraint career_applications_last_name_length
      check (char_length(last_name) between 1 and 200),
  email text collate "und-x-icu" not null
    constraint career_applications_email_format
      check (char_length(email) <= 254 and private.is_email(email)),
  phone text not null
    constraint career_applications_phone_format
      check (char_length(phone) between 10 and 40 and private.is_phone(phone)),
  current_location text collate "und-x-icu" not null
    constraint career_applications_current_location_length
      check (char_length(current_location) between 2 and 200),
  linkedin text
    constraint career_applications_linkedin_format check (
      char_length(linkedin) <= 300 and linkedin ~* '^https?://[^[:space:]]+$'
    ),
  position_applied_for text not null
    constraint career_applications_position_applied_for_values check (
      position_applied_for in (
        'senior-vas-engineer',
        'fintech-architect',
        'ai-developer',
        'business-dev-manager',
        'devops-engineer',
        'project-manager',
        'other'
      )
    ),
  job_posting_id uuid references public.job_postings (id) on delete set null,
  expected_salary text
    constraint career_applications_expected_salary_length
      check (char_length(expected_salary) between 1 and 200),
  years_experience text not null
    constraint career_applications_years_experience_values check (
      years_experience in ('0-2', '3-5', '6-10', '10+')
    ),
  availability text not null
    constraint career_applications_availability_values check (
      availability in ('immediate', '2-weeks', '1-month', '2-months')
    ),
  summary text not null
    constraint career_applications_summary_length
      check (char_length(summary) between 10 and 5000),
  skills text not null
    constraint career_applications_skills_length
      check (char_length(skills) between 2 and 2000),
  motivation text not null
    constraint career_applications_motivation_length
      check (char_length(motivation) between 10 and 5000),
  additional_info text
    constraint career_applications_additional_info_length
      check (char_length(additional_info) between 1 and 5000),
  receive_updates boolean not null default false,
  -- of the form, and in which to answer
  locale text not null default 'en'
    constraint career_applications_locale_values check (locale in ('en', 'fr')),
  -- of the words that the form showed, as docs/consent.md lists them; null: not known
  consent_version text
    constraint career_applications_consent_version_format
      check (consent_version ~ '^[a-z]+-[a-z]{2}-[0-9a-f]{8}$'),
  -- when what was sent with these words arrived
  consented_at timestamptz,
  -- counts the visitor's edits of one submission
  revision integer not null default 1
    constraint career_applications_revision_range check (revision between 1 and 1000),
  -- an earlier submission of the same visitor, stored too long ago to be changed
  replaces uuid,
  -- what was typed into a field that people do not see; read, never kept
  trap text
    constraint career_applications_trap_length check (char_length(trap) <= 200),
  -- null: not known
  seconds_to_fill integer
    constraint career_applications_seconds_to_fill_range
      check (seconds_to_fill between 0 and 604800),
  suspect boolean not null default false,
  suspect_reason text
    constraint career_applications_suspect_reason_values check (
      suspect_reason in ('trap', 'too fast', 'trap, too fast')
    ),
  status text not null default 'new'
    constraint career_applications_status_values check (
      status in ('new', 'reviewed', 'interviewed', 'accepted', 'rejected')
    ),
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.search_form(
      left(id::text, 8)
        || E'\n' || coalesce(first_name, '')
        || E'\n' || coalesce(last_name, '')
        || E'\n' || coalesce(email, '')
        || E'\n' || coalesce(phone, '')
        || E'\n' || coalesce(current_location, '')
        || E'\n' || coalesce(summary, '')
        || E'\n' || coalesce(skills, '')
        || E'\n' || coalesce(motivation, '')
        || E'\n' || coalesce(additional_info, '')
    )
  ) stored,
  constraint career_applications_suspect_has_reason check (suspect = (suspect_reason is not null)),
  constraint career_applications_consent_has_version
    check ((consented_at is null) = (consent_version is null))
);

create index career_applications_created_at_idx
  on public.career_applications (created_at desc, id desc);
create index career_applications_status_created_at_idx
  on public.career_applications (status, created_at desc, id desc);
create index career_applications_job_posting_id_idx
  on public.career_applications (job_posting_id);

revoke all on table public.career_applications from public, anon, authenticated;
grant select, update (status) on table public.career_applications to authenticated;
grant all on table public.career_applications to service_role;

alter table public.career_applications enable row level security;

-- Without a policy for inserts submit_application is the only way in: no API role puts a row without
-- its resume into the table, whatever is granted.
create policy "admins read" on public.career_applications
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins set the status" on public.career_applications
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- A posting deleted while the visitor was writing must not cost the application. Definer, as
-- visitors see active postings only; the lock keeps the posting until the row refers to it.
create function private.forget_unknown_posting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.job_postings where id = new.job_posting_id for key share;
  if not found then
    new.job_posting_id := null;
  end if;
  return new;
end;
$$;
revoke all on function private.forget_unknown_posting() from public, anon, authenticated;

-- Definer, as no API role may name the helpers.
create function private.tidy_career_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.first_name := private.tidy_line(new.first_name);
  new.last_name := private.tidy_line(new.last_name);
  new.email := private.tidy_email(new.email);
  new.phone := private.tidy_phone(new.phone);
  new.current_location := private.tidy_line(new.current_location);
  new.linkedin := private.given(private.tidy_line(new.linkedin));
  new.expected_salary := private.given(private.tidy_line(new.expected_salary));
  new.summary := private.tidy(new.summary);
  new.skills := private.tidy(new.skills);
  new.motivation := private.tidy(new.motivation);
  new.additional_info := private.given(private.tidy(new.additional_info));
  return new;
end;
$$;
revoke all on function private.tidy_career_application() from public, anon, authenticated;

create trigger "05_forget_unknown_posting" before insert on public.career_applications
  for each row when (new.job_posting_id is not null)
  execute function private.forget_unknown_posting();
create trigger "10_guard" before insert or update on public.career_applications
  for each row when (private.is_api_role()) execute function private.guard_submission();
create trigger "15_tidy" before insert or update on public.career_applications
  for each row execute function private.tidy_career_application();
create trigger "20_receive" before insert on public.career_applications
  for each row when (private.is_api_request()) execute function private.receive_submission();
create trigger "30_log_submitted" after insert on public.career_applications
  for each row execute function private.log_submission('submitted');
create trigger "40_log_resubmitted" after update on public.career_applications
  for each row when (old.revision <> new.revision)
  execute function private.log_submission('resubmitted');
create trigger "50_log_status" after update on public.career_applications
  for each row when (old.status <> new.status)
  execute function private.log_submission('status_changed');
create trigger "60_forget_notes" after delete on public.career_applications
  for each row execute function private.forget_staff_notes();
create trigger "90_refuse_truncate" before truncate on public.career_applications
  for each statement when (private.is_api_role()) execute function private.refuse_truncate();

-- PostgREST sends a refusal's message as the HTTP reason phrase: plain text, nothing a visitor wrote. `field`
-- is a column or a kind of file.
create function private.refuse_application(message text, field text, reason text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using
    errcode = 'PT400', message = message,
    detail = jsonb_build_object('field', left(field, 200), 'reason', reason);
end;
$$;
revoke all on function private.refuse_application(text, text, text)
  from public, anon, authenticated;

-- Definer, as no API role may write to the tables; their triggers still know whom it acts for, and
-- treat a repeated id as with every form.
create function private.store_application(application jsonb, files jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  allowed constant text[] := array[
    'id', 'revision', 'replaces', 'trap', 'seconds_to_fill', 'first_name', 'last_name', 'email', 'phone',
    'current_location', 'linkedin', 'position_applied_for', 'job_posting_id', 'expected_salary',
    'years_experience', 'availability', 'summary', 'skills', 'motivation', 'additional_info',
    'receive_updates', 'locale', 'consent_version'
  ];
  columns text;
  unknown text;
  submission_id uuid;
  stored_revision integer;
  part text;
begin
  if jsonb_typeof(application) is distinct from 'object' then
    perform private.refuse_application(
      'The application is not an object.', 'application', 'unknown'
    );
  end if;
  select string_agg(quote_ident(key), ', '), min(key) filter (where key <> all (allowed))
    into columns, unknown from jsonb_object_keys(application) as key;
  if unknown is not null then
    perform private.refuse_application('The application has an unknown field.', unknown, 'unknown');
  elsif application ->> 'id' is null then
    perform private.refuse_application('id is required.', 'id', 'required');
  end if;

  submission_id := application ->> 'id';
  perform private.lock_submission(submission_id);
  select revision into stored_revision from public.career_applications where id = submission_id;
  if stored_revision >= coalesce((application ->> 'revision')::integer, 1) then
    return submission_id;
  end if;

  execute format(
    'insert into public.career_applications (%1$s)
     select %1$s from jsonb_populate_record(null::public.career_applications, $1)',
    columns
  ) using application;
  perform private.store_files(submission_id, files);
  return submission_id;
exception
  when not_null_violation then
    get stacked diagnostics part = column_name;
    perform private.refuse_application(part || ' is required.', part, 'required');
  when integrity_constraint_violation then
    get stacked diagnostics part = constraint_name;
    perform private.refuse_application(
      'The application violates ' || part || '.',
      regexp_replace(part, '^career_applications_(.*)_[a-z]+$', '\1'),
      'refused'
    );
  when data_exception then
    perform private.refuse_application(
      'The application has a value of the wrong type.', sqlerrm, 'refused'
    );
end;
$$;
revoke all on function private.store_application(jsonb, jsonb) from public, anon, authenticated;
grant execute on function private.store_application(jsonb, jsonb) to anon, authenticated;

-- For visitors. Stores an application {id, first_name, ...} and its files [{kind, file_name, content
-- (base64)}], and returns the id: proof that it is stored, now or by an earlier call. Its body was
-- resolved when it was created, so that its callers need no usage of the schema private. PostgREST
-- applies the time limit to the whole call.
create function public.submit_application(application jsonb, files jsonb) returns uuid
language sql volatile set search_path = '' set statement_timeout = '30s'
return private.store_application(application, files);
revoke all on function public.submit_application(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.submit_application(jsonb, jsonb) to anon, authenticated;
