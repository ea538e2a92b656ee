-- A job application and its files, in one call and one transaction. It is the only way in: without a
-- policy for inserts no API role puts a row without its resume into the table, whatever is granted.
drop policy "visitors submit" on public.career_applications;
drop policy "users submit" on public.career_applications;
revoke insert on table public.career_applications from anon, authenticated;

-- PostgREST sends a refusal's message as the HTTP reason phrase: plain text, nothing a visitor wrote.
-- `part` (a column or a kind of file) is told as details, `reason` as hint.
create function private.refuse_application(message text, part text, reason text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using
    errcode = 'PT400', message = message, detail = left(part, 200), hint = reason;
end;
$$;
revoke all on function private.refuse_application(text, text, text)
  from public, anon, authenticated;

-- file: {kind, file_name, content (base64)}
create function private.store_file(application_id uuid, file jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  kind constant text := file ->> 'kind';
  label constant text := 'The ' || replace(kind, '_', ' ');
  limit_text constant text := private.file_size_limit() / 1024 / 1024 || ' MB';
  content bytea;
  violated text;
begin
  begin
    content := decode(file ->> 'content', 'base64');
  exception when data_exception then
    perform private.refuse_application(label || ' is not valid base64.', kind, 'base64');
  end;
  if octet_length(content) = 0 then
    perform private.refuse_application(label || ' is empty.', kind, 'empty');
  elsif octet_length(content) > private.file_size_limit() then
    perform private.refuse_application(
      label || ' is larger than ' || limit_text || '.', kind, 'too large'
    );
  end if;

  insert into public.application_files (application_id, kind, file_name, content)
  values (application_id, kind, private.tidy_file_name(file ->> 'file_name'), content);
exception
  when not_null_violation then
    perform private.refuse_application(
      label || ' is not a PDF or Word document (.pdf, .doc, .docx) without macros.', kind, 'type'
    );
  when check_violation then
    get stacked diagnostics violated = constraint_name;
    if violated = 'application_files_file_name_extension' then
      perform private.refuse_application(
        label || ' has a name that does not fit its content.', kind, 'extension'
      );
    end if;
    perform private.refuse_application(label || ' has an impossible name.', kind, 'name');
end;
$$;
revoke all on function private.store_file(uuid, jsonb) from public, anon, authenticated;

create function private.check_files(files jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  file jsonb;
  kinds text[] := '{}';
begin
  if jsonb_typeof(files) is distinct from 'array' or jsonb_array_length(files) > 2 then
    perform private.refuse_application(
      'Files are a list of one resume and at most one cover letter.', 'files', 'unknown'
    );
  end if;
  for file in select value from jsonb_array_elements(files) loop
    if jsonb_typeof(file) <> 'object'
      or file - '{kind,file_name,content}'::text[] <> '{}'
      or jsonb_typeof(file -> 'file_name') is distinct from 'string'
      or jsonb_typeof(file -> 'content') is distinct from 'string'
      or (file ->> 'kind' in ('resume', 'cover_letter')) is not true
    then
      perform private.refuse_application(
        'A file has a kind (resume or cover_letter), a file_name and a content in base64.',
        'files', 'unknown'
      );
    end if;
    kinds := kinds || (file ->> 'kind');
  end loop;
  if not kinds @> '{resume}' then
    perform private.refuse_application('The resume is missing.', 'resume', 'required');
  elsif cardinality(kinds) = 2 and not kinds @> '{cover_letter}' then
    perform private.refuse_application('Send one resume only.', 'resume', 'unknown');
  end if;
end;
$$;
revoke all on function private.check_files(jsonb) from public, anon, authenticated;

-- Definer, as no API role may write to the tables; their triggers still know whom it acts for, and
-- treat a repeated id as with every form.
create function private.store_application(application jsonb, files jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  allowed constant text[] := array[
    'id', 'revision', 'trap', 'seconds_to_fill', 'first_name', 'last_name', 'email', 'phone',
    'current_location', 'linkedin', 'position_applied_for', 'job_posting_id', 'expected_salary',
    'years_experience', 'availability', 'summary', 'skills', 'motivation', 'additional_info',
    'receive_updates'
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

  perform private.check_files(files);
  execute format(
    'insert into public.career_applications (%1$s)
     select %1$s from jsonb_populate_record(null::public.career_applications, $1)',
    columns
  ) using application;
  delete from public.application_files where application_id = submission_id;
  perform private.store_file(submission_id, value) from jsonb_array_elements(files);
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
