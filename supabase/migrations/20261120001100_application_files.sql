-- Resumes and cover letters are stored in the row, so that they commit with their application.

-- Only accepts or rejects; the browser explains problems (src/lib/file-kind).
create function private.document_kind(content bytea) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select case
    when substring(content from 1 for 8) = '\xd0cf11e0a1b11ae1' then '.doc'
    when substring(content from 1 for 4) = '\x504b0304' then
      case when position('word/'::bytea in content) + position('word\\'::bytea in content) > 0 then '.docx' end
    when position('%PDF-'::bytea in substring(content from 1 for 1028)) > 0 then '.pdf'
  end;
$$;

create function private.file_problem(file_name text, content bytea) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when coalesce(octet_length(content), 0) = 0 then 'empty'
    when octet_length(content) > 5 * 1024 * 1024 then 'too large'
    when extension is null then 'type'
    when file_name is null or char_length(file_name) > 200
      or lower(right(file_name, char_length(extension))) <> extension
      or file_name ~
        '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\U000e0000-\U000e007f/\\]'
      then 'name'
  end
  from private.document_kind(content) as extension;
$$;

create table public.application_files (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.career_applications (id) on delete cascade,
  kind text not null
    constraint application_files_kind_values check (kind in ('resume', 'cover_letter')),
  file_name text not null,
  content bytea storage external not null,
  media_type text not null generated always as (
    case private.document_kind(content)
      when '.pdf' then 'application/pdf'
      when '.doc' then 'application/msword'
      when '.docx' then 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    end
  ) stored,
  size integer not null generated always as (octet_length(content)) stored,
  created_at timestamptz not null default now(),
  constraint application_files_one_of_a_kind unique (application_id, kind),
  constraint application_files_document check (private.file_problem(file_name, content) is null)
);

grant select (id, application_id, kind, file_name, media_type, size, created_at)
  on table public.application_files to authenticated;
grant delete on table public.application_files to authenticated;
grant all on table public.application_files to service_role;

alter table public.application_files enable row level security;

create policy "staff read" on public.application_files
  for select to authenticated
  using ((select private.can('career_applications')));

create policy "staff delete" on public.application_files
  for delete to authenticated
  using ((select private.can('career_applications')));

create function private.log_deleted_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_activity(
    'file_deleted', 'career_applications', old.application_id, old.file_name
  );
  return null;
end;
$$;

create trigger "30_log_deletion" after delete on public.application_files
  for each row when (private.is_api_role()) execute function private.log_deleted_file();

-- Limits in bytes: per network in 24 hours, and in total.
create table private.storage_limits (
  network_per_day bigint not null default 25 * 1024 * 1024 check (network_per_day > 0),
  total bigint not null default 300 * 1024 * 1024 check (total > 0),
  is_only boolean primary key default true check (is_only)
);
insert into private.storage_limits default values;

-- Bytes per network (as a hash) within a day, including replaced and deleted files.
create table private.received_files (
  id bigint generated always as identity primary key,
  sender bytea not null,
  bytes bigint not null,
  received_at timestamptz not null default now()
);

create function private.reserve_storage(bytes bigint) returns void
language plpgsql set search_path = '' as $$
declare
  limits private.storage_limits;
  network_hash bytea;
  exceeded jsonb;
begin
  select * into limits from private.storage_limits;
  select sha256(convert_to(concat_ws(' ', salt, 'files', network), 'UTF8')) into network_hash
    from private.sender_salt, private.client_network() as network where network is not null;

  -- serialized, because two concurrent calls could pass a limit together
  perform pg_advisory_xact_lock(hashtextextended('storage', 2));
  delete from private.received_files where received_at <= now() - interval '1 day';
  exceeded := case
    when network_hash is not null and bytes + (
      select coalesce(sum(r.bytes), 0) from private.received_files as r
      where r.sender = network_hash
    ) > limits.network_per_day then jsonb_build_object(
      'limit', 'storage_network', 'max', limits.network_per_day, 'periodSeconds', 86400,
      'retryAfter', 3600
    )
    when bytes + (select coalesce(sum(size), 0) from public.application_files) > limits.total
    then jsonb_build_object(
      'limit', 'storage_total', 'max', limits.total, 'periodSeconds', null, 'retryAfter', 3600
    )
  end;
  if exceeded is not null then
    raise exception using
      errcode = 'PGRST',
      message = json_build_object(
        'code', 'PT429', 'message', 'No storage is left for these files.',
        'details', exceeded::text
      )::text,
      detail = '{"status": 429, "headers": {"Retry-After": "3600"}}';
  end if;
  insert into private.received_files (sender, bytes)
    select network_hash, reserve_storage.bytes where network_hash is not null;
end;
$$;

create function private.refuse_file(field text, reason text) returns void
language sql set search_path = '' as $$
  select private.refuse_application(
    'Each file must be a PDF or Word document of at most 5 MB, and its name must end accordingly.',
    field, reason
  );
$$;

-- Replaces an application's files. Number and sizes are checked before decoding, which is expensive, and everything
-- before writing, because rolled-back writes use disk until vacuum.
create function private.store_files(application_id uuid, files jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  file record;
  content bytea;
  problem text;
  kinds text[];
  bytes bigint := 0;
begin
  if jsonb_typeof(files) is distinct from 'array' then
    perform private.refuse_application('The files are not a list.', 'files', 'unknown');
  end if;
  select coalesce(array_agg(kind), '{}') into kinds
    from jsonb_to_recordset(files) as f (kind text);
  if not kinds @> '{resume}' then
    perform private.refuse_application('The resume is missing.', 'resume', 'required');
  elsif cardinality(kinds) > 1 + (kinds @> '{cover_letter}')::integer then
    perform private.refuse_application(
      'Send one resume and at most one cover letter.', 'files', 'unknown'
    );
  end if;

  for file in
    select * from jsonb_to_recordset(files) as f (kind text, file_name text, content text)
  loop
    -- base64 of 5 MB in lines of 76 characters
    if octet_length(file.content) > 7200000 then
      perform private.refuse_file(file.kind, 'too large');
    end if;
    begin
      content := decode(file.content, 'base64');
      problem := private.file_problem(file.file_name, content);
    exception when data_exception then
      problem := 'base64';
    end;
    if problem is not null then
      perform private.refuse_file(file.kind, problem);
    end if;
    bytes := bytes + octet_length(content);
  end loop;

  delete from public.application_files as f where f.application_id = store_files.application_id;
  perform private.reserve_storage(bytes);
  insert into public.application_files (application_id, kind, file_name, content)
    select store_files.application_id, f.kind, f.file_name, decode(f.content, 'base64')
    from jsonb_to_recordset(files) as f (kind text, file_name text, content text);
end;
$$;

create function private.read_file(file_id uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  file json;
  application uuid;
begin
  perform private.require_kind('career_applications');
  select json_build_object(
    'file_name', file_name,
    'media_type', media_type,
    'size', size,
    'base64', replace(encode(content, 'base64'), E'\n', '')
  ), application_id into file, application from public.application_files where id = file_id;
  if file is null then
    raise exception 'There is no such file.' using errcode = 'PT404';
  end if;
  perform private.write_activity(
    'file_downloaded', 'career_applications', application, file ->> 'file_name'
  );
  return file;
end;
$$;
grant execute on function private.read_file(uuid) to authenticated;

-- The SQL-standard body spares callers usage of the schema private.
create function public.read_application_file(file_id uuid) returns json
language sql volatile set search_path = '' set statement_timeout = '30s'
return private.read_file(file_id);
grant execute on function public.read_application_file(uuid) to authenticated;
