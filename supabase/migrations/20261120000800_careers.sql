create table public.job_postings (
  id uuid primary key default gen_random_uuid(),
  title text collate "und-x-icu" not null check (private.is_line(title, 1, 200)),
  department text collate "und-x-icu" not null check (private.is_line(department, 1, 200)),
  location text collate "und-x-icu" not null check (private.is_line(location, 1, 200)),
  workplace text check (workplace in ('on-site', 'hybrid', 'remote')),
  country_code text check (country_code ~ '^[a-z]{2}$'),
  employment_type text not null default 'full-time'
    check (employment_type in ('full-time', 'part-time', 'contract', 'internship')),
  description text not null check (private.is_text(description, 1, 10000)),
  requirements text not null check (private.is_text(requirements, 1, 10000)),
  salary_range text check (private.is_line(salary_range, 1, 200)),
  language text not null default 'en' check (language in ('en', 'fr')),
  status text not null default 'active' check (status in ('active', 'inactive', 'draft')),
  closes_on date check (private.is_day(closes_on)),
  sample boolean not null default false, -- as of records
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.search_text(id, title, department, location, salary_range, description, requirements)
  ) stored,
  preview text not null generated always as (left(description, 200)) stored
);

grant select on table public.job_postings to anon, authenticated;
grant insert (
  id, title, department, location, workplace, country_code, employment_type, description, requirements, salary_range, language,
  status, closes_on
) on table public.job_postings to authenticated;
grant update (
  title, department, location, workplace, country_code, employment_type, description, requirements, salary_range, language,
  status, closes_on
) on table public.job_postings to authenticated;
grant delete on table public.job_postings to authenticated;
alter table public.job_postings enable row level security;

-- A day is over when it is over in UTC-12.
create function private.is_open(status text, closes_on date) returns boolean
language sql stable set search_path = ''
return status = 'active' and coalesce(closes_on >= (now() at time zone 'UTC' - interval '12 hours')::date, true);
grant execute on function private.is_open(text, date) to anon, authenticated, service_role;

create policy "visitors read open postings" on public.job_postings
  for select to anon
  using (private.is_open(status, closes_on));

create policy "users read open postings, staff all" on public.job_postings
  for select to authenticated
  using ((select private.can('job_postings')) or private.is_open(status, closes_on));

create function private.closed_on(posting uuid) returns setof date
language sql stable security definer set search_path = ''
begin atomic
  select p.closes_on from public.job_postings as p
    where p.id = posting and p.status = 'active' and not private.is_open(p.status, p.closes_on);
end;

create policy "staff create postings" on public.job_postings
  for insert to authenticated
  with check ((select private.can('job_postings')));

create policy "staff edit postings" on public.job_postings
  for update to authenticated
  using ((select private.can('job_postings')));

create policy "staff delete postings" on public.job_postings
  for delete to authenticated
  using ((select private.can('job_postings')));

-- By updated_at two editors notice each other. Generated columns are ignored: they are empty in a before trigger.
create function private.touch_job_posting() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- what staff make of a sample is theirs
  new.sample := new.sample and current_user not in ('anon', 'authenticated');
  if tg_op = 'INSERT' then
    new.updated_at := new.created_at;
  elsif to_jsonb(new) - array['search_text', 'preview'] <> to_jsonb(old) - array['search_text', 'preview'] then
    new.updated_at := clock_timestamp();
  end if;
  if new.status is distinct from old.status then
    new.published_at := case new.status
      when 'active' then coalesce(old.published_at, least(new.updated_at, now()))
      when 'inactive' then old.published_at
    end;
  end if;
  return new;
end;
$$;

create function private.log_job_posting() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  posting constant public.job_postings := coalesce(new, old);
  aside constant text[] := array['status', 'updated_at', 'published_at'];
  has_moved constant boolean := tg_op = 'UPDATE' and new.status <> old.status;
  can_undo constant boolean := has_moved and to_jsonb(new) - aside = to_jsonb(old) - aside;
begin
  perform private.write_activity(
    case tg_op when 'INSERT' then 'posting_created' when 'DELETE' then 'posting_deleted' else 'posting_edited' end,
    tg_table_name, posting.id, posting.title, case when has_moved then old.status end, case when has_moved then new.status end,
    created_at => case tg_op when 'INSERT' then new.created_at else now() end,
    before => case when can_undo then jsonb_build_object('status', old.status) end,
    after => case when can_undo then jsonb_build_object('status', new.status) end
  ) where new is distinct from old;
  return null;
end;
$$;

create trigger "20_touch" before insert or update on public.job_postings
  for each row execute function private.touch_job_posting();
create trigger "30_log_change" after insert or update or delete on public.job_postings
  for each row execute function private.log_job_posting();

-- The title outlives its posting; of one that was deleted before, nothing is kept.
create function private.set_posting_title() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.posting_title := (select title from public.job_postings where id = new.job_posting_id);
  if new.posting_title is null then
    new.job_posting_id := null;
  end if;
  new.after_closing := new.came_by is null and exists (
    select from public.job_postings as p
    where p.id = new.job_posting_id and not private.is_open(p.status, p.closes_on)
  );
  return new;
end;
$$;

create trigger "15_set_posting_title" before insert on private.records
  for each row when (new.kind = 'career_applications') execute function private.set_posting_title();

-- PostgREST sends the message as HTTP reason phrase, so it must not contain visitor input.
create function private.refuse_application(message text, field text, reason text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using
    errcode = 'PT400', message = message,
    detail = jsonb_build_object('field', left(field, 200), 'reason', reason);
end;
$$;

create function private.store_application(application jsonb, files jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  allowed constant text[] := private.sender_columns('career_applications');
  columns text;
  unknown text;
  kinds text[];
  submission_id uuid;
  part text;
begin
  select string_agg(quote_ident(key), ', '), min(key) filter (where key <> all (allowed))
    into columns, unknown from jsonb_object_keys(application) as key;
  if unknown is not null then
    perform private.refuse_application('The application has an unknown field.', unknown, 'unknown');
  elsif application ->> 'id' is null then
    perform private.refuse_application('id is required.', 'id', 'required');
  end if;
  if pg_column_size(files) > 2 * private.largest_file('application') * 1.4 then
    perform private.refuse_application('Each file may have at most 5 MB.', 'files', 'too large');
  end if;
  submission_id := application ->> 'id';
  if private.is_stored(submission_id, 'career_applications') then
    return submission_id;
  end if;

  execute format(
    'insert into public.career_applications (%1$s)
     select %1$s from jsonb_populate_record(null::public.career_applications, $1)', columns
  ) using application;
  if coalesce(application ->> 'honeypot', '') = '' then
    select coalesce(array_agg(kind), '{}') into kinds from jsonb_to_recordset(files) as f (kind text);
    if not kinds @> '{resume}' then
      perform private.refuse_application('The resume is missing.', 'resume', 'required');
    elsif cardinality(kinds) > 1 + (kinds @> '{cover_letter}')::integer then
      perform private.refuse_application('Send one resume and at most one cover letter.', 'files', 'unknown');
    end if;
    perform private.store_documents(submission_id, files, private.client_network());
  end if;
  return submission_id;
exception
  when integrity_constraint_violation then
    select w.name into part from private.words_of('career_applications') as w
      where w.required and application ->> w.name is null limit 1;
    if part is not null then
      perform private.refuse_application(part || ' is required.', part, 'required');
    end if;
    get stacked diagnostics part = constraint_name;
    part := coalesce((select w.name from private.words_of('career_applications') as w where w.of = part), part);
    perform private.refuse_application('The application violates ' || part || '.', part, 'refused');
  when data_exception then
    perform private.refuse_application('The application has a value of the wrong type.', 'application', 'refused');
end;
$$;

-- Answers a refusal instead of raising it, as that would also undo its count.
create function private.submit_application(application jsonb, files jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  code text;
  message text;
  detail text;
begin
  begin
    return to_jsonb(private.store_application(application, files));
  exception when sqlstate 'PT400' or sqlstate 'PT403' then
    get stacked diagnostics code = returned_sqlstate, message = message_text, detail = pg_exception_detail;
  end;
  perform private.count_submission('network', network)
    from private.client_network() as network where network is not null;
  perform set_config('response.status', right(code, 3), true);
  return jsonb_build_object('code', code, 'message', message, 'details', nullif(detail, ''), 'hint', null);
end;
$$;

call private.expose('closed_on', 'anon, authenticated');
call private.expose('submit_application', 'anon, authenticated', '30s');
