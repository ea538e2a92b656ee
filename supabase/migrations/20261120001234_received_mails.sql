-- What senders answer by mail: where their answers come, what becomes of them, and what nobody could be found for.

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

create function private.log_deleted_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_activity('mail_deleted', 'received_mails', old.id, old.from_address);
  return null;
end;
$$;

create trigger "30_log_deletion" after delete on public.messages
  for each row when (private.is_api_role() and old.kind = 'received') execute function private.log_deleted_mail();

create function private.settle_answers(mail_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  last public.messages;
  open_since timestamptz;
begin
  perform private.require_staff();
  select * into last from public.messages as m where m.id = settle_answers.mail_id and private.can(m.table_name);
  select r.new_answer_at into open_since from private.records as r where r.id = last.record_id for update;
  update public.messages as m set done_at = now(), done_by = auth.uid()
    where (m.table_name, m.record_id) = (last.table_name, last.record_id) and m.kind = 'received'
      and not m.automatic and m.done_at is null and m.created_at between open_since and last.created_at;
  return found;
end;
$$;

-- "No reply needed": settles this answer and the earlier ones of its record. Returns false if none was open.
call private.expose('private.settle_answers(uuid)', 'authenticated');

create function private.assign_received_mail(mail_id uuid, reference text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  digits constant text := lower(substring(assign_received_mail.reference from '^\s*(?:[dD][rR]-)?([0-9a-fA-F]{8})\s*$'));
  mail public.messages;
  places private.records[];
  place private.records;
begin
  perform private.require(private.is_admin(), 'Only an administrator assigns mails.');
  perform private.require(digits is not null, 'A reference is like DR-1A2B3C4D.', 'PT400');
  select array_agg(s) into places from private.records as s
    where s.id between (digits || '-0000-0000-0000-000000000000')::uuid and (digits || '-ffff-ffff-ffff-ffffffffffff')::uuid;
  perform private.require(places is not null, 'There is no such record.', 'PT404');
  perform private.require(cardinality(places) = 1, 'Several records have this reference.', 'PT409');
  select * into place from private.records as r where r.id = places[1].id for update;
  select * into mail from public.messages where kind = 'received' and id = assign_received_mail.mail_id and record_id is null for update;
  perform private.require(mail.id is not null, 'There is no such mail.', 'PT404');
  update public.messages set
    table_name = place.kind, record_id = place.id,
    other_sender = private.mailbox_name(mail.from_address) is distinct from private.mailbox_name(place.email)
  where id = mail.id;
  update public.record_files set table_name = place.kind, record_id = place.id
    where received_mail_id = mail.id;
  return jsonb_build_object('table_name', place.kind, 'record_id', place.id);
end;
$$;

-- For admins: gives a mail that is not assigned to the record with this reference. Returns {table_name, record_id}.
call private.expose('private.assign_received_mail(uuid,text)', 'authenticated');
