create table public.career_applications (
  id uuid primary key default gen_random_uuid(),
  first_name text not null
    constraint career_applications_first_name_length
      check (char_length(first_name) <= 200 and private.trimmed_length(first_name) >= 1),
  last_name text not null
    constraint career_applications_last_name_length
      check (char_length(last_name) <= 200 and private.trimmed_length(last_name) >= 1),
  email text not null
    constraint career_applications_email_format check (
      char_length(email) <= 254
      and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'
    ),
  phone text not null
    constraint career_applications_phone_length
      check (char_length(phone) <= 40 and private.trimmed_length(phone) >= 10),
  current_location text not null
    constraint career_applications_current_location_length check (
      char_length(current_location) <= 200 and private.trimmed_length(current_location) >= 2
    ),
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
      check (char_length(expected_salary) <= 200 and private.trimmed_length(expected_salary) >= 1),
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
      check (char_length(summary) <= 5000 and private.trimmed_length(summary) >= 10),
  skills text not null
    constraint career_applications_skills_length
      check (char_length(skills) <= 2000 and private.trimmed_length(skills) >= 2),
  motivation text not null
    constraint career_applications_motivation_length
      check (char_length(motivation) <= 5000 and private.trimmed_length(motivation) >= 10),
  additional_info text
    constraint career_applications_additional_info_length
      check (char_length(additional_info) <= 5000 and private.trimmed_length(additional_info) >= 1),
  receive_updates boolean not null default false,
  status text not null default 'new'
    constraint career_applications_status_values check (
      status in ('new', 'reviewed', 'interviewed', 'accepted', 'rejected')
    ),
  created_at timestamptz not null default now()
);

create index career_applications_created_at_idx
  on public.career_applications (created_at desc, id desc);
create index career_applications_status_created_at_idx
  on public.career_applications (status, created_at desc, id desc);
create index career_applications_job_posting_id_idx
  on public.career_applications (job_posting_id);

revoke all on table public.career_applications from public, anon, authenticated;
grant insert
  (id, first_name, last_name, email, phone, current_location, linkedin, position_applied_for,
   job_posting_id, expected_salary, years_experience, availability, summary, skills, motivation,
   additional_info, receive_updates)
  on table public.career_applications to anon, authenticated;
grant select, update (status) on table public.career_applications to authenticated;
grant all on table public.career_applications to service_role;

alter table public.career_applications enable row level security;

create policy "visitors submit" on public.career_applications
  for insert to anon
  with check (status = 'new');

create policy "users submit" on public.career_applications
  for insert to authenticated
  with check (status = 'new');

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

create trigger forget_unknown_posting before insert on public.career_applications
  for each row when (new.job_posting_id is not null)
  execute function private.forget_unknown_posting();

create trigger guard before insert or update on public.career_applications
  for each row when (private.is_api_role()) execute function private.guard_submission();
create trigger refuse_bulk after insert on public.career_applications
  referencing new table as inserted
  for each statement when (private.is_api_role()) execute function private.refuse_bulk_submission();
create trigger log_submitted after insert on public.career_applications
  for each row execute function private.log_submission();
create trigger log_status after update on public.career_applications
  for each row when (old.status <> new.status) execute function private.log_submission();
create trigger refuse_truncate before truncate on public.career_applications
  for each statement when (private.is_api_role()) execute function private.refuse_truncate();
