-- Resumes and cover letters, in the row itself: stored with their application or not at all.

-- The greatest size of a file in bytes: 5 MB.
create function private.file_size_limit() returns integer
language sql immutable parallel safe set search_path = '' as $$
  select 5 * 1024 * 1024;
$$;
revoke all on function private.file_size_limit() from public, anon, authenticated;

-- The media type of what is taken, or null.
create function private.document_type(content bytea) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select case private.document_kind(content)
    when '.pdf' then 'application/pdf'
    when '.doc' then 'application/msword'
    when '.docx'
      then 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  end;
$$;
revoke all on function private.document_type(bytea) from public, anon, authenticated;

-- A file's name as text that can be shown, with the ending that its content has: without a path,
-- leading dots, control characters, what nobody sees and what turns the direction of writing. Another
-- ending gives way; whatever else follows a dot belongs to the name.
create function private.file_name(name text, extension text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  hidden constant text := '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e'
    || '\u2060-\u2069\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]';
  blanks constant text := '[. \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+';
  other_ending constant text := '\.(pdf|do[ct][xm]?|rtf|odt|pages|wps|txt|html?|mht|xlsx?|pptx?|zip|rar'
    || '|jpe?g|png|heic|exe|com|bat|cmd|scr|js|vbs|msi|apk|bin|dat|tmp|part|(cr)?download)$';
  size constant integer := char_length(extension);
  stem text := regexp_replace(normalize(regexp_replace(name, hidden, '', 'g'), nfc), '^.*[/\\]', '');
  ending text := extension;
begin
  stem := regexp_replace(stem, blanks || '$', '');
  if lower(right(stem, size)) <> extension then
    stem := regexp_replace(regexp_replace(stem, other_ending, '', 'i'), blanks || '$', '');
  end if;
  if lower(right(stem, size)) = extension then
    ending := right(stem, size);
    stem := left(stem, -size);
  end if;
  stem := left(regexp_replace(stem, '^' || blanks, ''), 200 - size);
  stem := regexp_replace(stem, blanks || '$', '');
  return coalesce(nullif(stem, ''), 'document') || ending;
end;
$$;
revoke all on function private.file_name(text, text) from public, anon, authenticated;

create table public.application_files (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.career_applications (id) on delete cascade,
  kind text not null
    constraint application_files_kind_values check (kind in ('resume', 'cover_letter')),
  -- text only: no file ever has this name here
  file_name text not null
    constraint application_files_file_name_format check (
      char_length(file_name) between 1 and 200
      and file_name !~
        '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\U000e0000-\U000e007f/\\]'
    ),
  -- not compressed again: all three formats are already
  content bytea storage external not null,
  media_type text not null generated always as (private.document_type(content)) stored,
  size integer not null generated always as (octet_length(content)) stored
    constraint application_files_size_range check (size between 1 and private.file_size_limit()),
  created_at timestamptz not null default now(),
  constraint application_files_one_of_a_kind unique (application_id, kind),
  constraint application_files_file_name_extension check (
    file_name ~* case media_type
      when 'application/pdf' then '\.pdf$'
      when 'application/msword' then '\.doc$'
      else '\.docx$'
    end
  )
);

revoke all on table public.application_files from public, anon, authenticated;
grant select (id, application_id, kind, file_name, media_type, size, created_at)
  on table public.application_files to authenticated;
grant delete on table public.application_files to authenticated;
grant all on table public.application_files to service_role;

alter table public.application_files enable row level security;

create policy "admins read" on public.application_files
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins delete" on public.application_files
  for delete to authenticated
  using ((select private.is_admin()));

-- Definer, as no API role writes to the log.
create function private.log_deleted_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_activity(
    'file_deleted', 'career_applications', old.application_id, old.file_name
  );
  return null;
end;
$$;
revoke all on function private.log_deleted_file() from public, anon, authenticated;

create trigger "30_log_deletion" after delete on public.application_files
  for each row when (private.is_api_role()) execute function private.log_deleted_file();
create trigger "90_refuse_truncate" before truncate on public.application_files
  for each statement when (private.is_api_role()) execute function private.refuse_truncate();

-- A file as it is sent, once its content was examined.
create type private.document as (kind text, file_name text, content bytea);
revoke all on type private.document from public, anon, authenticated;

-- file: {kind, file_name, content (base64)}
create function private.read_document(file jsonb) returns private.document
language plpgsql set search_path = '' as $$
declare
  kind constant text := file ->> 'kind';
  label constant text := 'The ' || replace(kind, '_', ' ');
  limit_text constant text := private.file_size_limit() / 1024 / 1024 || ' MB';
  content bytea;
  document_kind text;
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

  document_kind := private.document_kind(content);
  if document_kind not in ('.pdf', '.doc', '.docx') then
    perform private.refuse_application(
      label || ' is not a PDF or Word document (.pdf, .doc, .docx) without macros and password.',
      kind, document_kind
    );
  end if;
  return (kind, private.file_name(file ->> 'file_name', document_kind), content);
end;
$$;
revoke all on function private.read_document(jsonb) from public, anon, authenticated;

-- In place of those that the application has. All are examined and have room before one is written: what
-- is refused after that would fill the disk until it is vacuumed.
create function private.store_files(application_id uuid, files jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  documents private.document[];
  document private.document;
begin
  select array_agg(private.read_document(value)) into documents from jsonb_array_elements(files);
  delete from public.application_files as f where f.application_id = store_files.application_id;
  perform private.take_room((select sum(octet_length(content)) from unnest(documents)));
  foreach document in array documents loop
    insert into public.application_files (application_id, kind, file_name, content)
    values (application_id, document.kind, document.file_name, document.content);
  end loop;
exception
  when check_violation then
    perform private.refuse_application(
      'The ' || replace(document.kind, '_', ' ') || ' has an impossible name.', document.kind, 'name'
    );
end;
$$;
revoke all on function private.store_files(uuid, jsonb) from public, anon, authenticated;

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

-- Definer, as no API role reads the content column.
create function private.read_file(file_id uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  file json;
begin
  if not private.is_admin() then
    raise exception 'Only an administrator reads files.' using errcode = 'PT403';
  end if;
  select json_build_object(
    'file_name', file_name,
    'media_type', media_type,
    'size', size,
    'base64', replace(encode(content, 'base64'), E'\n', '')
  ) into file from public.application_files where id = file_id;
  if file is null then
    raise exception 'There is no such file.' using errcode = 'PT404';
  end if;
  return file;
end;
$$;
revoke all on function private.read_file(uuid) from public, anon, authenticated;
grant execute on function private.read_file(uuid) to authenticated;

-- One file for an administrator: {file_name, media_type, size, base64}. Its body was resolved when it
-- was created, so that its callers need no usage of the schema private. PostgREST applies the time
-- limit to the whole call.
create function public.read_application_file(file_id uuid) returns json
language sql stable set search_path = '' set statement_timeout = '30s'
return private.read_file(file_id);
revoke all on function public.read_application_file(uuid) from public, anon, authenticated;
grant execute on function public.read_application_file(uuid) to authenticated;
