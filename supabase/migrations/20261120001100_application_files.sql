-- Resumes and cover letters, in the row itself: stored with their application or not at all.

-- The greatest size of a file in bytes: 5 MB.
create function private.file_size_limit() returns integer
language sql immutable parallel safe set search_path = '' as $$
  select 5 * 1024 * 1024;
$$;
revoke all on function private.file_size_limit() from public, anon, authenticated;

-- The media type that the content itself shows, or null for all that we do not take: other Office
-- files (which have the same signatures), documents with macros, and whatever has a document's name.
create function private.document_type(content bytea) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select case
    -- OLE: the names of its streams are in UTF-16LE
    when substring(content from 1 for 8) = '\xd0cf11e0a1b11ae1' then case
      when position('\x57006f007200640044006f00630075006d0065006e007400'::bytea in content) > 0 -- WordDocument
        and position('\x5f005600420041005f00500052004f004a00450043005400'::bytea in content) = 0 -- _VBA_PROJECT
        then 'application/msword'
    end
    -- ZIP: the names of its entries are never compressed
    when substring(content from 1 for 4) = '\x504b0304' then case
      when position('[Content_Types].xml'::bytea in content) > 0
        and position('word/document'::bytea in content) > 0
        and position('vbaProject.bin'::bytea in content) = 0
        then 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    end
    -- readers look for the header in the first 1024 bytes; a program with one is still a program
    when position('%PDF-'::bytea in substring(content from 1 for 1028)) > 0
      and substring(content from 1 for 2) <> '\x4d5a'
      and substring(content from 1 for 4) <> '\x7f454c46'
      then 'application/pdf'
  end;
$$;
revoke all on function private.document_type(bytea) from public, anon, authenticated;

-- A file's name as text that can be shown: without a path, leading dots, control characters and
-- marks that turn the direction of writing; long ones are cut before the extension.
create function private.tidy_file_name(name text) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select case
    when char_length(tidied) <= 200 then tidied
    else left(tidied, 200 - coalesce(char_length(extension), 0)) || coalesce(extension, '')
  end
  from
    regexp_replace(
      name,
      '[\u0001-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]', '', 'g'
    ) as printable,
    regexp_replace(normalize(printable, nfc), '^.*[/\\]', '') as base,
    regexp_replace(base, '^[.\s]+|\s+$', '', 'g') as tidied,
    substring(tidied from '\.[A-Za-z0-9]{1,10}$') as extension;
$$;
revoke all on function private.tidy_file_name(text) from public, anon, authenticated;

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
        '[\u0001-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff/\\]'
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
grant all on table public.application_files to service_role;

alter table public.application_files enable row level security;

create policy "admins read" on public.application_files
  for select to authenticated
  using ((select private.is_admin()));

create trigger "90_refuse_truncate" before truncate on public.application_files
  for each statement when (private.is_api_role()) execute function private.refuse_truncate();

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
