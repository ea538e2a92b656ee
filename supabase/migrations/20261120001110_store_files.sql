-- Limits in bytes: in total, of which mails get half; per network in 24 hours once half of the total is stored, or was written
-- in that time; and by mail per record and per sender.
create table private.storage_limits (
  network_per_day bigint not null default 25 * 1024 * 1024 check (network_per_day > 0),
  mail_per_day bigint not null default 25 * 1024 * 1024 check (mail_per_day > 0),
  unassigned bigint not null default 50 * 1024 * 1024 check (unassigned > 0),
  total bigint not null default 300 * 1024 * 1024 check (total > 0),
  is_only boolean primary key default true check (is_only)
);
insert into private.storage_limits default values;

-- Bytes per network (as a hash) within a day, including deleted files.
create table private.received_files (
  id bigint generated always as identity primary key,
  sender bytea not null,
  bytes bigint not null,
  received_at timestamptz not null default now()
);

-- A file that comes from no visitor's network counts in the total alone.
create function private.reserve_storage(bytes bigint, network text default null) returns void
language plpgsql set search_path = '' as $$
declare
  limits private.storage_limits;
  network_hash bytea;
  stored bigint;
  written bigint;
  exceeded jsonb;
begin
  select * into limits from private.storage_limits;
  select sha256(convert_to(concat_ws(' ', salt, 'files', network), 'UTF8')) into network_hash
    from private.sender_salt where network is not null;

  -- serialized, because two concurrent calls could pass a limit together
  perform pg_advisory_xact_lock(hashtextextended('storage', 2));
  delete from private.received_files where received_at <= now() - interval '1 day';
  select coalesce(sum(size), 0) into stored from public.record_files;
  select coalesce(sum(r.bytes), 0) into written from private.received_files as r;
  exceeded := case
    -- a mobile operator's subscribers often share one address
    when network_hash is not null and bytes + greatest(stored, written) > limits.total / 2 and bytes + (
      select coalesce(sum(r.bytes), 0) from private.received_files as r
      where r.sender = network_hash
    ) > limits.network_per_day then jsonb_build_object(
      'limit', 'storage_network', 'max', limits.network_per_day, 'periodSeconds', 86400,
      'retryAfter', 3600
    )
    when bytes + stored > limits.total
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

-- Everything is checked before writing, because rolled-back writes use disk until vacuum.
create function private.store_documents(application_id uuid, files jsonb, network text default null) returns void
language plpgsql set search_path = '' as $$
declare
  file record;
  checked record;
  bytes bigint := 0;
begin
  for file in
    select * from jsonb_to_recordset(files) as f (kind text, file_name text, content text)
  loop
    checked := private.check_file('application', file.file_name, file.content);
    if checked.problem is not null then
      perform private.refuse_file(file.kind, checked.problem);
    end if;
    bytes := bytes + checked.size;
  end loop;

  perform private.reserve_storage(bytes, network);
  insert into public.record_files (table_name, record_id, kind, file_name, content)
    select 'career_applications', application_id, f.kind, f.file_name, decode(f.content, 'base64')
    from jsonb_to_recordset(files) as f (kind text, file_name text, content text);
end;
$$;

-- Before anything is read of them.
create function private.require_few_files(files jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(files) is distinct from 'array' then
    perform private.refuse_application('The files are not a list.', 'files', 'unknown');
  elsif jsonb_array_length(files) > 2 then
    perform private.refuse_application(
      'Send one resume and at most one cover letter.', 'files', 'unknown'
    );
  elsif pg_column_size(files) > 2 * private.largest_file('application') * 1.4 then
    perform private.refuse_file('files', 'too large');
  end if;
end;
$$;

create function private.store_files(application_id uuid, files jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  kinds text[];
begin
  select coalesce(array_agg(kind), '{}') into kinds
    from jsonb_to_recordset(files) as f (kind text);
  if not kinds @> '{resume}' then
    perform private.refuse_application('The resume is missing.', 'resume', 'required');
  elsif cardinality(kinds) > 1 + (kinds @> '{cover_letter}')::integer then
    perform private.refuse_application(
      'Send one resume and at most one cover letter.', 'files', 'unknown'
    );
  end if;
  perform private.store_documents(application_id, files, private.client_network());
end;
$$;

create function private.store_reply_file(
  id uuid, table_name text, record_id uuid, file_name text, content text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  name constant text := private.clean_file_name(file_name);
  checked record;
begin
  perform private.require_kind(store_reply_file.table_name);
  -- the answer to an earlier request was lost
  if exists (select from public.record_files as f where f.id = store_reply_file.id and f.author_id = auth.uid()) then
    return;
  end if;
  perform private.require(exists (
    select from private.records as r where (r.id, r.kind) = (store_reply_file.record_id, store_reply_file.table_name)
  ), 'There is no such record.', 'PT404');
  checked := private.check_file('reply', name, content);
  if checked.problem is not null then
    raise exception 'This file cannot be sent.' using errcode = 'PT400', detail = checked.problem;
  end if;
  perform private.reserve_storage(checked.size);
  insert into public.record_files (id, table_name, record_id, author_id, file_name, content)
  values (
    store_reply_file.id, store_reply_file.table_name, store_reply_file.record_id, auth.uid(), name, decode(content, 'base64')
  );
end;
$$;

-- Stores a file, in base64, for a reply that its author has not sent yet. A file that no reply names is deleted after a day.
call private.expose('private.store_reply_file(uuid,text,uuid,text,text)', 'authenticated', '30s');

-- Whether their author has stored all of these files for the record and not sent them yet. Locks them.
create function private.has_files(author uuid, table_name text, record_id uuid, files uuid[]) returns boolean
language plpgsql set search_path = '' as $$
declare
  number integer;
  bytes bigint;
begin
  select count(*), coalesce(sum(size), 0) into number, bytes from (
    select f.size from public.record_files as f
    where f.id = any (files) and f.origin = 'reply' and f.reply_id is null and f.author_id = author
      and (f.table_name, f.record_id) = (has_files.table_name, has_files.record_id)
    for update
  ) as locked;
  perform private.require(
    cardinality(files) <= 3 and bytes <= private.largest_file('reply'), 'Send up to 3 files of 7 MB together.', 'PT400'
  );
  return number = cardinality(files);
end;
$$;

