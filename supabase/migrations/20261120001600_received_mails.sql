-- What senders answer by mail: where their answers come, what becomes of them, and what nobody could be found for.

-- Whoever knows a record's address can add a mail to it.
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

create trigger "30_log_deletion" after delete on public.messages
  for each row when (private.is_api_role() and old.kind = 'received')
  execute function private.log_deletion('mail_deleted', 'from_address');

create function private.settle_answers(mail_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  last public.messages;
  open_since timestamptz;
begin
  perform private.require_staff();
  select * into last from public.messages as m
    where (m.id, m.kind) = (settle_answers.mail_id, 'received') and private.can(m.table_name);
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

-- Stores what the mail function receives and has read (supabase/functions/mail/received).

-- Raw mails for 14 days: administrators get what was left out, and a mail is read again once the reader was mended.
-- The oldest make room for newer ones.
create table private.raw_mails (
  message_id uuid primary key references public.messages (id) on delete cascade,
  content bytea storage external not null,
  read_again boolean not null default false,
  created_at timestamptz not null default now()
);

-- The bytes that strangers may still store: of all, of those that nobody has assigned, and of a day's for this record and
-- from this sender.
create function private.room_for_files(mail public.messages, out total bigint, out day bigint)
language sql stable set search_path = '' as $$
  select
    least(
      l.total / 2 - coalesce(sum(f.size), 0) - (select coalesce(sum(octet_length(r.content)), 0) from private.raw_mails as r),
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
    left join (public.record_files as f join public.messages as m on m.id = f.received_mail_id) on true
  group by l.total, l.unassigned, l.mail_per_day;
$$;

-- Stores the files of a mail, `[{"file_name", "content"}]` in base64, and returns those that were not stored:
-- `[{"file_name", "size", "problem"}]`.
create function private.store_received_files(mail public.messages, files jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  room constant record := private.room_for_files(mail);
  file record;
  checked record;
  name text;
  bytes bigint := 0;
  left_out jsonb := '[]';
begin
  for file in select * from jsonb_to_recordset(files) as f (file_name text, content text) loop
    name := private.clean_file_name(file.file_name);
    checked := private.check_file('received', name, file.content);
    checked.problem := case
      when checked.problem is not null then checked.problem
      when bytes + checked.size > private.largest_file('received') then 'too large'
      when bytes + checked.size > room.total then 'storage'
      when bytes + checked.size > room.day then 'day'
    end;
    if checked.problem is null then
      begin
        perform private.reserve_storage(checked.size);
        insert into public.record_files (table_name, record_id, received_mail_id, file_name, content)
        values (mail.table_name, mail.record_id, mail.id, name, decode(file.content, 'base64'));
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

create function private.admit_mail(recipients text[]) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known constant text := case
    when exists (
      select from private.reply_addresses
      where token = any (array(select substring(address from '^r\.([0-9a-z]+)@') from unnest(recipients) as address))
    ) then 'known'
    else 'unknown'
  end;
begin
  return case
    when (private.count_use('received mails', known, null, '1 hour')).count
      > (select received_an_hour / case known when 'known' then 1 else 3 end from private.mail_settings)
    then 'later'
    else known
  end;
end;
$$;

-- For the mail function, before it reads a mail: `known` or `unknown` (no record has one of these addresses), or `later` if
-- too many came within the hour.
call private.expose('private.admit_mail(text[])', 'service_role');

create function private.receive_mail(mail jsonb) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  report constant jsonb := nullif(mail -> 'report', 'null');
  names constant text[] := array(
    select split_part(said, '@', 1) from jsonb_array_elements_text(report -> 'messageIds') as said
    where said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@'
  );
  place private.reply_addresses;
  named public.mails;
  tells boolean := false;
  submission private.records;
  stored public.messages;
begin
  perform pg_advisory_xact_lock(hashtextextended(mail ->> 'key', 5));
  if exists (select from public.messages where key = mail ->> 'key') then
    return 'known';
  end if;

  if report ->> 'kind' in ('failed', 'complaint') then
    select m.* into named from public.mails as m
      where (m.id = any (names::uuid[]) or m.later_name = any (names::uuid[])) and private.message_name(m) = any (names)
      limit 1;
    tells := private.note_report(named, report);
  end if;

  select a.* into place
    from jsonb_array_elements_text(mail -> 'recipients') with ordinality as r (address, position)
      join private.reply_addresses as a on a.token = substring(r.address from '^r\.([0-9a-z]+)@')
    order by r.position limit 1;
  if place.token is null and named.recipient_id is null then
    place.table_name := named.table_name;
    place.record_id := coalesce(named.record_id, (
      select m.record_id from public.messages as m where m.mail_id = named.id order by m.id <> named.id, m.id limit 1
    ));
  end if;
  -- what goes on in place of a duplicate
  select coalesce(o.id, r.id) into place.record_id from private.records as r
    left join private.records as o on o.id = r.duplicate_of
    where (r.id, r.kind) = (place.record_id, place.table_name);
  select * into submission from private.records as r where (r.id, r.kind) = (place.record_id, place.table_name) for update;

  insert into public.messages (
    kind, key, message_id, table_name, record_id, from_address, from_name, other_sender, reply_to, sender_proof, subject, body,
    new_text, automatic
  ) values (
    'received', mail ->> 'key', mail ->> 'messageId',
    submission.kind,
    submission.id,
    mail #>> '{from,address}', nullif(mail #>> '{from,name}', ''),
    submission.id is not null and (report is null or mail #> '{calendar,uid}' is not null)
      and private.mailbox_name(mail #>> '{from,address}') is distinct from private.mailbox_name(submission.email),
    case when report is null then nullif(mail ->> 'replyTo', '') end, mail ->> 'proof',
    mail ->> 'subject', mail ->> 'text', mail ->> 'newText',
    -- staff decide what a report about a mail of ours means
    (mail ->> 'automatic')::boolean and not tells and mail #> '{calendar,uid}' is null
  ) returning * into stored;
  update public.messages set
    meeting_answer = case when report is null then private.answer_meeting(stored, mail -> 'calendar') end,
    left_out = private.store_received_files(stored, mail -> 'files') || (mail -> 'leftOut')
  where id = stored.id;
  -- who writes from a mailbox reads it
  delete from private.bounced_addresses as b
    where submission.id is not null and not stored.automatic and report is null and not b.complaint
      and not stored.other_sender and stored.sender_proof is distinct from 'failed'
      and b.mailbox = private.mailbox_of(stored.from_address);
  return case when submission.id is null then 'not assigned' else 'stored' end;
end;
$$;

-- For the mail function. Returns `stored`, `not assigned` (no record has this address), or `known`.
call private.expose('private.receive_mail(jsonb)', 'service_role', '30s');

create function private.keep_raw_mail(key text, content text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  bytes constant bytea := decode(keep_raw_mail.content, 'base64');
  room constant bigint := (select l.total / 4 from private.storage_limits as l) - octet_length(bytes);
begin
  if room < 0 then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('storage', 2));
  delete from private.raw_mails as r using (
    select w.message_id, sum(octet_length(w.content)) over (order by w.created_at desc, w.message_id) as kept
    from private.raw_mails as w
  ) as newest where newest.message_id = r.message_id and newest.kept > room;
  insert into private.raw_mails (message_id, content)
    select m.id, bytes from public.messages as m where m.key = keep_raw_mail.key
    on conflict (message_id) do nothing;
end;
$$;
call private.expose('private.keep_raw_mail(text,text)', 'service_role', '30s');

create function private.read_raw_mail(mail_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mail public.messages;
  raw private.raw_mails;
begin
  perform private.require(private.is_admin() or not private.is_api_request(), 'Only an administrator reads raw mails.');
  select * into raw from private.raw_mails as r
    where r.message_id = mail_id or mail_id is null and r.read_again and not private.is_api_request() limit 1;
  select * into mail from public.messages as m where m.id = raw.message_id;
  perform private.write_activity('file_downloaded', mail.table_name, mail.record_id, 'email.eml')
    where private.is_api_request() and mail.record_id is not null;
  return jsonb_build_object('id', raw.message_id, 'base64', replace(encode(raw.content, 'base64'), E'\n', ''))
    where raw.message_id is not null;
end;
$$;
call private.expose('private.read_raw_mail(uuid)', 'authenticated, service_role', '30s');

create function private.ask_reread(mail_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require(private.is_admin(), 'Only an administrator has mails read again.');
  update private.raw_mails as r set read_again = true where r.message_id = ask_reread.mail_id;
  perform private.notify_mailer() where found;
  return found;
end;
$$;
call private.expose('private.ask_reread(uuid)', 'authenticated');

create function private.replace_mail(mail_id uuid, mail jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  stored public.messages;
begin
  update private.raw_mails as r set read_again = false where r.message_id = replace_mail.mail_id;
  update public.messages as m set
    subject = mail ->> 'subject', body = mail ->> 'text', new_text = mail ->> 'newText', from_name = nullif(mail #>> '{from,name}', ''),
    reply_to = nullif(mail ->> 'replyTo', ''), sender_proof = mail ->> 'proof',
    automatic = m.automatic and (mail ->> 'automatic')::boolean
  where (m.id, m.kind) = (replace_mail.mail_id, 'received') and jsonb_typeof(mail) = 'object' returning * into stored;
  -- what was kept stays, whatever room there is now
  update public.messages as m set left_out = (mail -> 'leftOut') || private.store_received_files(stored, (
    select coalesce(jsonb_agg(f), '[]') from jsonb_array_elements(mail -> 'files') as f where not exists (
      select from public.record_files as r
      where r.received_mail_id = stored.id and r.content = decode(f ->> 'content', 'base64')
    )
  )) where m.id = stored.id;
  perform private.settle(stored.record_id) where stored.record_id is not null;
end;
$$;

-- For the mail function: what it has read of a stored mail in place of what it read then, without telling anybody. Null if
-- nothing could be read.
call private.expose('private.replace_mail(uuid,jsonb)', 'service_role', '30s');

create function private.reply_domain() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select m.reply_domain from private.mailer as m);
end;
$$;

call private.expose('private.reply_domain()', 'authenticated');
