-- Files are stored in the row, so that they commit with what they belong to.

create function private.clean_file_name(file_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(
    nullif(btrim(left(base, 200 - coalesce(char_length(extension), 0)), blanks) || coalesce(extension, ''), ''),
    'file'
  )
  from (values (E'. \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000')) as b (blanks),
    btrim(regexp_replace(normalize(regexp_replace(
      file_name,
      '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]',
      '', 'g'
    ), nfc), '^.*[/\\]', ''), blanks) as visible,
    substring(visible from '\.[^.]{1,20}$') as extension,
    left(visible, char_length(visible) - coalesce(char_length(extension), 0)) as base;
$$;

-- Limit in bytes of a file, and of all files of a reply or a mail together.
create function private.largest_file(origin text) returns integer
language sql immutable parallel safe set search_path = ''
return case origin when 'application' then 5 when 'reply' then 7 else 10 end * 1024 * 1024;

create function private.file_problem(origin text, file_name text, content bytea) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when coalesce(octet_length(content), 0) = 0 then 'empty'
    when octet_length(content) > private.largest_file(origin) then 'too large'
    when origin = 'application' and extension is null then 'type'
    when file_name is null or file_name <> private.clean_file_name(file_name)
      or lower(right(file_name, char_length(extension))) <> extension
    then 'name'
    -- by its first bytes: of Windows, Linux, macOS, Java, Android, or a script
    when origin <> 'application'
      and encode(substring(content from 1 for 4), 'hex') ~ '^(4d5a|7f454c46|feedfac[ef]|c[ef]faedfe|cafebabe|2321|6465780a)'
    then 'program'
    -- what goes by mail, either way; a name without an ending is opened by no program
    when origin <> 'application' and lower(substring(file_name from '\.([^.]{1,20})$')) <> all (array[
      'pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'md', 'pages', 'xls', 'xlsx', 'ods', 'csv', 'tsv', 'numbers', 'ppt', 'pptx',
      'odp', 'key', 'json', 'log', 'jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif', 'tif', 'tiff', 'bmp', 'mp3', 'm4a',
      'wav', 'ogg', 'opus', 'amr', 'aac', 'mp4', 'mov', '3gp', 'webm', 'eml', 'msg', 'ics', 'vcf', 'p7s', 'p7m', 'asc', 'sig',
      'pgp', 'zip', 'rar', '7z', 'gz', 'tgz', 'tar'
    ]) then 'type'
  end
  from (select case
    when origin <> 'application' then null
    when substring(content from 1 for 8) = '\xd0cf11e0a1b11ae1' then '.doc'
    when substring(content from 1 for 4) = '\x504b0304' then
      case when position('word/'::bytea in content) + position('word\\'::bytea in content) > 0 then '.docx' end
    when position('%PDF-'::bytea in substring(content from 1 for 1028)) > 0 then '.pdf'
  end as extension) as found;
$$;

-- Checks a file in base64: its size before decoding, which is expensive.
create function private.check_file(
  origin text, file_name text, content text, out problem text, out size integer
)
language plpgsql immutable set search_path = '' as $$
begin
  if octet_length(content) > private.largest_file(origin) * 1.374 then
    problem := 'too large';
    return;
  end if;
  size := octet_length(decode(content, 'base64'));
  problem := private.file_problem(origin, file_name, decode(content, 'base64'));
exception when data_exception then
  problem := 'base64';
end;
$$;

create table public.record_files (
  id uuid primary key default gen_random_uuid(),
  table_name text,
  record_id uuid,
  reply_id uuid,
  received_mail_id uuid,
  author_id uuid references auth.users (id) on delete set null,
  kind text constraint record_files_kind_values check (kind in ('resume', 'cover_letter')),
  origin text not null generated always as (
    case
      when kind is not null then 'application'
      when received_mail_id is not null then 'received'
      else 'reply'
    end
  ) stored,
  file_name text not null,
  content bytea storage external not null,
  size integer not null generated always as (octet_length(content)) stored,
  hash text not null generated always as (encode(sha256(content), 'hex')) stored,
  created_at timestamptz not null default clock_timestamp(),
  constraint record_files_one_of_a_kind unique (record_id, table_name, kind),
  foreign key (record_id, table_name) references private.records (id, kind) on delete cascade,
  constraint record_files_file check (private.file_problem(origin, file_name, content) is null),
  constraint record_files_record check (
    (table_name is null) = (record_id is null) and (record_id is not null or origin = 'received')
  )
);

create index record_files_reply_id_idx on public.record_files (reply_id);
create index record_files_received_mail_id_idx on public.record_files (received_mail_id);
create index record_files_author_id_idx on public.record_files (author_id);

grant select (
  id, table_name, record_id, origin, reply_id, received_mail_id, author_id, kind, file_name, size, created_at
) on table public.record_files to authenticated;
grant delete on table public.record_files to authenticated;
alter table public.record_files enable row level security;

create policy "staff read" on public.record_files
  for select to authenticated
  using (
    ((select private.is_admin()) or table_name = any ((select private.kinds())::text[]))
    and (origin <> 'reply' or reply_id is not null or author_id = (select private.caller()))
  );

create policy "staff delete" on public.record_files
  for delete to authenticated
  using (
    ((select private.is_admin()) or table_name = any ((select private.kinds())::text[]))
    and (origin <> 'reply' or (reply_id is null and author_id = (select private.caller())))
  );

create trigger "30_log_deletion" after delete on public.record_files
  for each row when (private.is_api_role() and old.origin <> 'reply' and old.record_id is not null)
  execute function private.log_row('file_deleted', 'file_name');

create function private.content_of(file public.record_files) returns json
language sql stable set search_path = ''
return json_build_object(
  'file_name', file.file_name, 'size', file.size, 'base64', replace(encode(file.content, 'base64'), E'\n', '')
);

create function private.read_record_file(file_id uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  file public.record_files;
begin
  select * into file from public.record_files as f
    where f.id = file_id and (f.origin <> 'reply' or f.reply_id is not null or f.author_id = auth.uid());
  perform private.require_staff();
  perform private.require(file.id is not null, 'There is no such file.', 'PT404');
  perform private.require_kind(file.table_name);
  if file.record_id is not null then
    perform private.write_activity('file_downloaded', file.table_name, file.record_id, file.file_name);
  end if;
  return private.content_of(file);
end;
$$;

-- Bytes of all files, half of which files of mails may take, and of one sender or network in 24 hours.
create table private.storage_limits (
  per_day bigint not null default 25 * 1024 * 1024 check (per_day > 0),
  total bigint not null default 300 * 1024 * 1024 check (total > 0),
  is_only boolean primary key default true check (is_only)
);
insert into private.storage_limits default values;

-- Counts stored bytes; without a visitor's network in the total alone.
create function private.reserve_storage(bytes bigint, network text default null) returns void
language plpgsql set search_path = '' as $$
declare
  limits constant private.storage_limits := (select l from private.storage_limits as l);
  stored bigint;
  written bigint;
  by_network bigint;
begin
  -- serialized, because two concurrent calls could pass a limit together
  perform pg_advisory_xact_lock(hashtextextended('storage', 2));
  select bytes + coalesce(sum(size), 0) + (select coalesce(sum(octet_length(r.content)), 0) from private.raw_mails as r)
    into stored from public.record_files;
  if network is not null then
    written := (private.count_use('files', 'of all', null, '1 day', bytes)).count;
    by_network := (private.count_use('files', 'of a network', network, '1 day', bytes)).count;
  end if;
  perform private.refuse_for_now('No storage is left for these files.', exceeded || '{"retryAfter": 3600}')
  from (select case
    -- a mobile operator's subscribers often share one address
    when by_network > limits.per_day and greatest(stored, written) > limits.total / 2
    then jsonb_build_object('limit', 'storage_network', 'max', limits.per_day, 'periodSeconds', 86400)
    when stored > limits.total then jsonb_build_object('limit', 'storage_total', 'max', limits.total, 'periodSeconds', null)
  end as exceeded) as e where exceeded is not null;
end;
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
      perform private.refuse_application(
        'Each file must be a PDF or Word document of at most 5 MB, and its name must end accordingly.',
        file.kind, checked.problem
      );
    end if;
    bytes := bytes + checked.size;
  end loop;

  perform private.reserve_storage(bytes, network);
  insert into public.record_files (table_name, record_id, kind, file_name, content)
    select 'career_applications', application_id, f.kind, f.file_name, decode(f.content, 'base64')
    from jsonb_to_recordset(files) as f (kind text, file_name text, content text);
end;
$$;

call private.expose('read_record_file', 'authenticated', '30s');
