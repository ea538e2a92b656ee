-- What senders answer by mail. The text alone is stored, never HTML.

-- Whoever knows a record's address can add a mail to it, and nothing else.
create table private.reply_addresses (
  token text primary key,
  table_name text not null,
  record_id uuid not null,
  unique (record_id, table_name)
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
  table_name text check (table_name = any (private.submission_tables())),
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
  constraint received_mails_record check ((table_name is null) = (record_id is null))
);
alter table public.record_files add foreign key (received_mail_id)
  references public.received_mails (id) on delete cascade;
create index received_mails_record_id_idx on public.received_mails (record_id, received_at);
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

call private.for_submissions($sql$
  create trigger "64_forget_received_mails" after delete on public.%1$I
    for each row execute function private.forget_with_record('received_mails');
$sql$);

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
create function private.lock_record(table_name text, record_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  record jsonb;
begin
  if lock_record.table_name = any (private.submission_tables()) then
    execute format('select to_jsonb(s) from public.%I as s where id = $1 for update', lock_record.table_name)
      into record using lock_record.record_id;
  end if;
  return record;
end;
$$;
