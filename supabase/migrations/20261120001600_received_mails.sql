-- Mails of senders: those of records, and those that belong to none.

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

-- Raw mails for 14 days. Where room is short, those of no record go first, then the oldest.
create table private.raw_mails (
  message_id uuid primary key references public.messages (id) on delete cascade,
  content bytea storage external not null,
  read_again boolean not null default false,
  created_at timestamptz not null default now()
);

-- Stores `[{"file_name", "content"}]` and returns what was not stored: `[{"file_name", "size", "problem"}]`.
create function private.store_received_files(mail public.messages, files jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  sender constant text := coalesce(
    (select coalesce(private.mailbox_name(r.email), r.id::text) from private.records as r where r.id = mail.record_id), 'nobody'
  );
  most constant bigint := (select l.per_day from private.storage_limits as l);
  room bigint;
  file record;
  checked record;
  name text;
  bytes bigint := 0;
  left_out jsonb := '[]';
begin
  -- what strangers may still store: of all, and of what nobody has assigned
  select least(
      l.total / 2 - coalesce(sum(f.size), 0) - (select coalesce(sum(octet_length(r.content)), 0) from private.raw_mails as r),
      case when mail.record_id is null then l.total / 6 - coalesce(sum(f.size) filter (where f.record_id is null), 0) end
    ) into room
    from private.storage_limits as l left join public.record_files as f on f.origin = 'received' group by l.total;
  for file in select * from jsonb_to_recordset(files) as f (file_name text, content text) loop
    name := private.clean_file_name(file.file_name);
    checked := private.check_file('received', name, file.content);
    checked.problem := case
      when checked.problem is not null then checked.problem
      when bytes + checked.size > private.largest_file('received') then 'too large'
      when bytes + checked.size > room then 'storage'
      when (private.count_use('files by mail of', sender, null, '1 day', checked.size)).count > most then 'day'
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
  place constant private.records := private.place_of(recipients);
  sender constant text := coalesce(private.mailbox_name(place.email), place.id::text);
  became constant text := case when sender is null then 'unknown' else 'known' end;
  most constant integer := (select received_an_hour from private.mail_settings);
begin
  return case
    -- one sender leaves room for the others
    when sender is not null and (private.count_use('received mails of', sender, null, '1 hour')).count > most / 5 then 'later'
    when (private.count_use('received mails', became, null, '1 hour')).count
      > most / case became when 'known' then 1 else 3 end then 'later'
    else became
  end;
end;
$$;

create function private.receive_mail(mail jsonb) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  report constant jsonb := nullif(mail -> 'report', 'null');
  names constant text[] := array(
    select split_part(said, '@', 1) from jsonb_array_elements_text(report -> 'messageIds') as said
    where said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@'
  );
  place private.records := private.place_of(array(select jsonb_array_elements_text(mail -> 'recipients')));
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
    tells := coalesce(named.state = 'sent' and named.done_at >= now() - interval '5 days', false);
    -- anybody can write such a mail, so that of its words only the server's code is shown
    insert into private.bounced_addresses (mailbox, complaint, reported, reason)
      select named.mailbox, report ->> 'kind' = 'complaint', true,
        coalesce(substring(report ->> 'reason' from '\m[245]\.[0-9]{1,3}\.[0-9]{1,3}\M'), 'no code')
      where tells and private.is_to_sender(named.kind) and (
        report ->> 'kind' = 'complaint'
        or (report ->> 'permanent')::boolean and private.mailbox_of(report ->> 'recipient') = named.mailbox
      )
      on conflict (mailbox) do nothing;
  end if;

  if place.id is null and named.recipient_id is null then
    select * into place from private.records as r where r.id = coalesce(named.record_id, (
      select m.record_id from public.messages as m where m.mail_id = named.id order by m.id <> named.id, m.id limit 1
    ));
  end if;
  select * into submission from private.records as r where r.id = coalesce(
    (select o.id from private.records as o where o.id = place.duplicate_of), place.id
  ) for update;

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
  -- beyond a day's texts of one sender, or of all who belong to no record, the raw mail has the rest
  update public.messages as m set
    body = left(m.new_text, 1000), new_text = left(m.new_text, 1000),
    left_out = m.left_out || jsonb_build_object('file_name', '', 'problem', 'text', 'size', octet_length(m.body))
  from private.storage_limits as l
  where m.id = stored.id and char_length(m.body) > 1000 and (private.count_use(
    'texts by mail of', coalesce(private.mailbox_name(submission.email), 'nobody'), null, '1 day', octet_length(m.body)
  )).count > l.total / 500;
  -- who writes from a mailbox reads it
  delete from private.bounced_addresses as b
    where submission.id is not null and not stored.automatic and report is null and not b.complaint
      and not stored.other_sender and stored.sender_proof is distinct from 'failed'
      and b.mailbox = private.mailbox_of(stored.from_address);
  return case when submission.id is null then 'not assigned' else 'stored' end;
end;
$$;

create function private.keep_raw_mail(key text, content text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  bytes constant bytea := decode(keep_raw_mail.content, 'base64');
  share constant bigint := (select l.total / 4 from private.storage_limits as l);
begin
  perform pg_advisory_xact_lock(hashtextextended('storage', 2));
  insert into private.raw_mails (message_id, content)
    select m.id, bytes from public.messages as m where m.key = keep_raw_mail.key and octet_length(bytes) <= share
    on conflict (message_id) do nothing;
  delete from private.raw_mails as r using (
    select w.message_id, sum(octet_length(w.content)) over (order by m.record_id is null, w.created_at desc, w.message_id) as kept
    from private.raw_mails as w join public.messages as m on m.id = w.message_id
  ) as newest where newest.message_id = r.message_id and newest.kept > share;
end;
$$;

call private.expose('settle_answers assign_received_mail', 'authenticated');
call private.expose('admit_mail', 'service_role');
call private.expose('receive_mail keep_raw_mail', 'service_role', '30s');
