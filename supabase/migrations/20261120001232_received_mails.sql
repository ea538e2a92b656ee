-- What senders answer by mail. The text alone is stored, never HTML.

-- Whoever knows a record's address can add a mail to it, and nothing else.
create table private.reply_addresses (
  token text primary key,
  table_name text not null,
  record_id uuid not null,
  unique (record_id, table_name),
  foreign key (record_id, table_name) references private.records (id, kind) on delete cascade
);

create function private.reply_token(table_name text, record_id uuid) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  token text;
begin
  insert into private.reply_addresses (token, table_name, record_id)
    values (
      left(encode(sha256(convert_to(concat(gen_random_uuid(), gen_random_uuid()), 'UTF8')), 'hex'), 32),
      reply_token.table_name, reply_token.record_id
    )
    on conflict (record_id, table_name) do nothing;
  select a.token into token from private.reply_addresses as a
    where (a.record_id, a.table_name) = (reply_token.record_id, reply_token.table_name);
  return token;
end;
$$;

create table public.received_mails (
  id uuid primary key default gen_random_uuid(),
  -- equal for copies of one mail
  key text not null unique check (char_length(key) between 1 and 300),
  message_id text check (message_id ~ '^<[!-;=?-~]{1,250}>$'),
  -- null together, while nobody has assigned it
  table_name text,
  record_id uuid,
  from_address text not null check (char_length(from_address) <= 320),
  from_name text check (char_length(from_name) <= 200),
  -- not the mailbox of the record
  other_sender boolean not null default false,
  subject text not null check (char_length(subject) <= 300),
  body text not null check (char_length(body) <= 100000),
  new_text text not null check (char_length(new_text) <= 100000),
  search_text text storage main not null generated always as (private.search_form(subject || E'\n' || new_text)) stored,
  -- no person wrote it
  automatic boolean not null,
  -- files, or the end of a long text: [{"file_name", "size", "problem"}]
  left_out jsonb not null default '[]',
  received_at timestamptz not null default clock_timestamp(),
  -- answered by the reply, or needs none
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,
  reply_id uuid,
  constraint received_mails_record check ((table_name is null) = (record_id is null)),
  foreign key (record_id, table_name) references private.records (id, kind) on delete cascade
);
alter table public.record_files add foreign key (received_mail_id)
  references public.received_mails (id) on delete cascade;
create index received_mails_record_id_idx on public.received_mails (record_id, table_name, received_at);
create index received_mails_open_idx on public.received_mails (received_at)
  where record_id is not null and not automatic and done_at is null;
create index received_mails_unassigned_idx on public.received_mails (received_at desc) where record_id is null;
create index received_mails_from_address_idx on public.received_mails (lower(from_address));
create index received_mails_done_by_idx on public.received_mails (done_by);
create index received_mails_reply_id_idx on public.received_mails (reply_id);

grant select (
  id, table_name, record_id, from_address, from_name, other_sender, subject, body, new_text, automatic, left_out,
  received_at, done_at, done_by, reply_id
) on table public.received_mails to authenticated;
grant delete on table public.received_mails to authenticated;
grant all on table public.received_mails to service_role;

alter table public.received_mails enable row level security;

create policy "staff read mails of their kinds, admins all" on public.received_mails
  for select to authenticated
  using ((select private.is_admin()) or table_name = any ((select private.kinds())::text[]));

create policy "admins delete what is not assigned" on public.received_mails
  for delete to authenticated
  using ((select private.is_admin()) and record_id is null);

create function private.log_deleted_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_activity('mail_deleted', tg_table_name, old.id, old.from_address);
  return null;
end;
$$;

create trigger "30_log_deletion" after delete on public.received_mails
  for each row when (private.is_api_role()) execute function private.log_deleted_mail();

-- Locked first by all that touches a record's mails.
create function private.lock_record(table_name text, record_id uuid) returns private.records
language sql set search_path = '' as $$
  select * from private.records as r where (r.id, r.kind) = (lock_record.record_id, lock_record.table_name) for update;
$$;

-- The bytes that strangers may still store: of all, of those that nobody has assigned, and of a day's for this record and
-- from this sender.
create function private.room_for_files(mail public.received_mails, out total bigint, out day bigint)
language sql stable set search_path = '' as $$
  select
    least(
      l.total / 2 - coalesce(sum(f.size), 0),
      case when mail.record_id is null
        then l.unassigned - coalesce(sum(f.size) filter (where f.record_id is null), 0)
      end
    ),
    l.mail_per_day - greatest(
      coalesce(sum(f.size) filter (
        where f.created_at > now() - interval '1 day' and f.record_id = mail.record_id
      ), 0),
      coalesce(sum(f.size) filter (
        where f.created_at > now() - interval '1 day'
          and private.mailbox_name(m.from_address) = private.mailbox_name(mail.from_address)
      ), 0)
    )
  from private.storage_limits as l
    left join (public.record_files as f join public.received_mails as m on m.id = f.received_mail_id) on true
  group by l.total, l.unassigned, l.mail_per_day;
$$;

-- Stores the files of a mail, `[{"file_name", "content"}]` in base64, and returns those that were not stored:
-- `[{"file_name", "size", "problem"}]`.
create function private.store_received_files(mail public.received_mails, files jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  room constant record := private.room_for_files(mail);
  file record;
  checked record;
  name text;
  bytes bigint := 0;
  stored integer := 0;
  left_out jsonb := '[]';
begin
  for file in select * from jsonb_to_recordset(files) as f (file_name text, content text) loop
    name := private.clean_file_name(file.file_name);
    checked := private.check_file('received', name, file.content);
    checked.problem := case
      when checked.problem is not null then checked.problem
      when stored = 5 then 'too many'
      when bytes + checked.size > private.largest_file('received') then 'too large'
      when bytes + checked.size > room.total then 'storage'
      when bytes + checked.size > room.day then 'day'
    end;
    if checked.problem is null then
      begin
        perform private.reserve_storage(checked.size);
        insert into public.record_files (table_name, record_id, received_mail_id, file_name, content)
        values (mail.table_name, mail.record_id, mail.id, name, decode(file.content, 'base64'));
        stored := stored + 1;
        bytes := bytes + checked.size;
      exception when sqlstate 'PGRST' then
        checked.problem := 'storage';
      end;
    end if;
    if checked.problem is not null then
      left_out := left_out || jsonb_build_object(
        'file_name', name, 'problem', checked.problem,
        'size', coalesce(checked.size, octet_length(file.content) / 4 * 3)
      );
    end if;
  end loop;
  return left_out;
end;
$$;
