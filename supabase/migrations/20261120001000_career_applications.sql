-- Keeps the title under which the visitor applied. An application can arrive after its posting was deleted,
-- when only the activity log still knows the title.
create function private.set_posting_title() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.job_posting_id is not distinct from old.job_posting_id then
    return new;
  end if;
  new.posting_title := coalesce(
    (select title from public.job_postings where id = new.job_posting_id),
    (select summary from public.activity_log
     where record_id = new.job_posting_id and action = 'posting_deleted'
     order by created_at desc limit 1)
  );
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

create trigger "15_set_posting_title" before insert or update of job_posting_id on private.records
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
  submission_id uuid;
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
  perform private.require_few_files(files);

  submission_id := application ->> 'id';
  if private.is_stored(submission_id) then
    return submission_id;
  end if;

  execute format(
    'insert into public.career_applications (%1$s)
     select %1$s from jsonb_populate_record(null::public.career_applications, $1)',
    columns
  ) using application;
  -- the honeypot caught it
  if coalesce(application ->> 'honeypot', '') = '' then
    perform private.store_files(submission_id, files);
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
    perform private.refuse_application(
      'The application has a value of the wrong type.', 'application', 'refused'
    );
end;
$$;

-- Answers a refusal instead of raising it, as that would also undo its count. Definer, because API roles cannot write to
-- the tables. Their triggers still see the calling role.
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
    get stacked diagnostics
      code = returned_sqlstate, message = message_text, detail = pg_exception_detail;
  end;
  perform private.count_submission('network', network)
    from private.client_network() as network where network is not null;
  perform set_config('response.status', right(code, 3), true);
  return jsonb_build_object(
    'code', code, 'message', message, 'details', nullif(detail, ''), 'hint', null
  );
end;
$$;
-- Returns the id, also on a repeated call, or an error. PostgREST applies the time limit to the whole call.
call private.expose('private.submit_application(jsonb,jsonb)', 'anon, authenticated', '30s');

-- Counts applicants by posting and status, including postings that were deleted.
create view public.applicants_per_posting with (security_invoker = true) as
  select counted.posting_id,
    coalesce(p.title, (
      select a.posting_title from public.career_applications as a
      where a.job_posting_id = counted.posting_id order by a.created_at desc, a.id desc limit 1
    )) as title,
    counted.status, counted.applicants, counted.awaiting,
    -- null: the posting was deleted
    private.is_open(p.status, p.closes_on) as is_open
  from (
    select job_posting_id as posting_id, status, count(*)::integer as applicants,
      count(*) filter (where awaits_decision)::integer as awaiting
    from public.career_applications
    where job_posting_id is not null and not spam_suspected and duplicate_of is null group by 1, 2
  ) as counted left join public.job_postings as p on p.id = counted.posting_id;
grant select on table public.applicants_per_posting to authenticated, service_role;

-- Where the applicants of a posting came from, and why they were rejected.
create view public.applicant_figures with (security_invoker = true) as
  select job_posting_id as posting_id, 'source' as figure, source as value, count(*)::integer as applicants
  from public.career_applications where not spam_suspected and duplicate_of is null group by 1, 3
  union all
  select job_posting_id, 'rejection', coalesce(rejection_reason, 'none'), count(*)::integer
  from public.career_applications where not spam_suspected and duplicate_of is null and status = 'rejected' group by 1, 3;
grant select on table public.applicant_figures to authenticated, service_role;
