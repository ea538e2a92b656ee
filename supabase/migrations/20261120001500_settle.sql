-- Derives from the conversation what a record waits for. A status answers only if it decides on an application. The lock is a
-- statement of its own, as one statement would not see what commits while it waits.
create function private.settle(record uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform from private.records as r where r.id = settle.record for update;
  update private.records as r set answered_at = s.answered_at, new_answer_at = s.new_answer_at, told_at = s.told_at,
    decision_leaves = s.decision_leaves
  from (
    select
      coalesce(
        min(said.at) filter (where k.awaits <> 'proposal' or said.is_proposal or said.decides),
        case when k.awaits = 'reply or decision' and private.is_final(t.status) then coalesce(t.answered_at, now()) end
      ) as answered_at,
      min(said.came_at) filter (where said.came_at > coalesce(said.last_reply_at, '-infinity')) as new_answer_at,
      min(said.at) filter (where said.decides and k.awaits = 'reply or decision') as told_at,
      coalesce(bool_or(said.state = 'waiting' and said.decides and k.awaits = 'reply or decision'), false) as decision_leaves
    from private.records as t join private.kinds_of_record as k on k.kind = t.kind
      left join lateral (
        select m.is_proposal, s.state, case m.kind when 'note' then m.sent_at when 'reply' then sent.at end as at,
          m.kind = 'reply' and private.is_final(coalesce(m.to_status, m.from_status)) as decides,
          case when m.kind = 'received' and not m.automatic and m.done_at is null then m.created_at end as came_at,
          max(m.created_at) filter (where s.state in ('waiting', 'sent')) over () as last_reply_at
        from public.messages as m left join public.mails as s on s.id = m.mail_id
          cross join lateral (select case when s.state = 'sent' then s.done_at end as at) as sent
        where (m.record_id, m.table_name) = (t.id, t.kind)
      ) as said on true
    where t.id = settle.record group by k.awaits, t.status, t.answered_at
  ) as s
  where r.id = settle.record
    and (r.answered_at, r.new_answer_at, r.told_at, r.decision_leaves)
      is distinct from (s.answered_at, s.new_answer_at, s.told_at, s.decision_leaves);
end;
$$;

create function private.change_as(
  message public.messages, actor uuid, seen jsonb, set_to jsonb, batch uuid default null
) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('deccan_reach.actor', coalesce(actor::text, ''), true);
  perform private.change_records(
    message.table_name, jsonb_build_array(jsonb_build_object('id', message.record_id, 'seen', seen, 'set', set_to)), batch
  );
  perform set_config('deccan_reach.actor', '', true);
end;
$$;

create function private.author_may(message public.messages) returns boolean
language sql stable set search_path = ''
return exists (
  select from public.admin_users as a
  where a.user_id = message.author_id and message.table_name = any (a.table_names)
);

create function private.take_unowned(message public.messages) returns void
language sql set search_path = '' as $$
  select private.change_as(
    message, message.author_id, '{"owner_id": null}', jsonb_build_object('owner_id', message.author_id),
    md5('owner ' || message.batch)::uuid
  ) where private.author_may(message);
$$;

create function private.after_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  message constant public.messages := coalesce(new, old);
begin
  if message.kind = 'reply' and tg_op = 'DELETE' then
    -- it named this record's mailbox
    delete from private.mail_contents as c where c.mail_id = message.mail_id;
    delete from public.mails as m
      where m.id = message.mail_id and not exists (select from public.messages as o where o.mail_id = m.id);
  end if;
  perform private.settle(message.record_id) where message.kind <> 'note' or message.sent_at is not null;
  if tg_op <> 'DELETE' and message.kind = 'received' and not message.automatic
    and message.record_id is distinct from old.record_id
  then
    perform private.plan_staff_mail('answer', s.kind, s.id, r, message.created_at, about => message.id)
    from private.records as s, private.caretakers(s) as r
    where (s.id, s.kind) = (message.record_id, message.table_name) and not s.spam_suspected
      -- that mail says the same
      and not exists (
        select from public.mails as m
        where (m.record_id, m.recipient_id, m.kind) = (s.id, r.id, 'answer') and m.state = 'waiting' and m.lease is null
      );
    perform private.notify_mailer();
  end if;
  if message.kind <> 'received' and tg_op = 'INSERT' then
    update private.records as r set updated_at = now() where r.id = message.record_id;
    perform private.take_unowned(message) where message.kind = 'note';
  end if;
  return null;
end;
$$;
create trigger "30_after" after insert or delete or update of done_at, record_id on public.messages
  for each row execute function private.after_message();

-- A reply sets its status once it is sent, and takes it back when the mail comes back, unless a colleague set another.
create function private.after_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reply public.messages;
begin
  for reply in select * from public.messages as m where m.mail_id = new.id order by m.id loop
    perform private.settle(reply.record_id);
    if new.state = 'sent' then
      perform private.plan_meeting(reply) where reply.meeting_at is not null;
      perform private.take_unowned(reply);
      begin
        perform private.change_as(
          reply, reply.author_id, jsonb_build_object('status', reply.from_status),
          jsonb_build_object('status', reply.to_status), reply.batch
        ) where reply.to_status is not null;
      exception when check_violation then
        -- the mail has left: a status that there is not must not have it sent again
        null;
      end;
    elsif old.state = 'sent' and new.unsent then
      perform private.change_as(
        reply, null, jsonb_build_object('status', reply.to_status), jsonb_build_object('status', reply.from_status),
        reply.batch
      ) where reply.to_status is not null;
    end if;
    perform private.plan_unsent(new.id, reply.record_id, reply.author_id)
      where new.state = 'failed' or new.reason in ('bounced', 'complained');
  end loop;
  return null;
end;
$$;
create trigger "30_after" after update of state on public.mails
  for each row when (new.kind = 'reply' and new.state <> old.state) execute function private.after_mail();

-- The replies that set, move and cancel a meeting send one calendar entry: its id stays, its sequence rises (RFC 5546).

-- Returns the newest reply about a meeting, sent or waiting, unless that meeting is cancelled, declined or over.
create function private.meeting_of(table_name text, record_id uuid) returns public.messages
language sql stable set search_path = '' as $$
  select newest.* from (
    select r.* from public.messages as r join public.mails as s on s.id = r.mail_id and s.state in ('waiting', 'sent')
    where (r.table_name, r.record_id) = (meeting_of.table_name, meeting_of.record_id)
      and r.meeting_at is not null
    order by r.created_at desc, r.meeting_sequence desc limit 1
  ) as newest
  where not newest.meeting_cancelled and newest.meeting_declined_at is null
    and newest.meeting_at + newest.meeting_minutes * interval '1 minute' > now();
$$;

create function private.set_meeting(reply_id uuid, meeting jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  reply constant public.messages := (select r from public.messages as r where r.id = reply_id);
  present constant public.messages := private.meeting_of(reply.table_name, reply.record_id);
  cancelled constant boolean := coalesce((meeting ->> 'cancelled')::boolean, false);
  starts_at constant timestamptz := meeting ->> 'starts_at';
begin
  perform private.require(reply.batch is null, 'Replies to several people set no date.', 'PT400');
  if cancelled then
    perform private.require(exists (
      select from public.mails as s where s.id = present.mail_id and s.state = 'sent'
    ), 'There is no date to cancel.', 'PT400');
  else
    perform private.require(
      starts_at > now() and starts_at < now() + interval '1 year', 'The date must be within a year.', 'PT400'
    );
    perform private.require(
      exists (select from pg_catalog.pg_timezone_names as z where z.name = meeting ->> 'time_zone'),
      'There is no such time zone.', 'PT400'
    );
  end if;
  update public.messages as r set
    -- not the reply's id, by which other readers know its mail
    meeting_id = coalesce(present.meeting_id, gen_random_uuid()),
    meeting_sequence = coalesce((
      select max(earlier.meeting_sequence) + 1
      from public.messages as earlier join public.mails as s on s.id = earlier.mail_id and s.reason is distinct from 'stopped'
      where earlier.meeting_id = present.meeting_id
        and (earlier.record_id, earlier.table_name) = (reply.record_id, reply.table_name)
    ), 0),
    meeting_at = case when cancelled then present.meeting_at else starts_at end,
    meeting_minutes = case when cancelled then present.meeting_minutes else (meeting ->> 'minutes')::integer end,
    meeting_zone = case when cancelled then present.meeting_zone else meeting ->> 'time_zone' end,
    meeting_place = case when cancelled then present.meeting_place else meeting ->> 'place' end,
    meeting_cancelled = cancelled
  where r.id = reply_id;
end;
$$;

create function private.entry_of(reply public.messages) returns jsonb
language sql stable set search_path = ''
return case when reply.meeting_at is not null then jsonb_build_object(
  'id', reply.meeting_id, 'sequence', reply.meeting_sequence, 'cancelled', reply.meeting_cancelled,
  'startsAt', reply.meeting_at, 'minutes', reply.meeting_minutes, 'place', reply.meeting_place, 'writtenAt', reply.created_at,
  'organizer', jsonb_build_object(
    'name', (select name from public.admin_users where user_id = reply.author_id), 'address', reply.author_email
  )
) end;

-- Mails the calendar entry to whoever invited or moved, too, and each change of it, also by an answer.
create function private.plan_meeting(reply public.messages, answer uuid default null) returns void
language sql set search_path = '' as $$
  insert into public.mails (key, kind, table_name, record_id, recipient_id)
  select distinct concat_ws(':', 'meeting', reply.id, answer, r.id), 'meeting', reply.table_name, reply.record_id, r.id
  from public.messages as m join public.mail_recipients as r on r.user_id = m.author_id
  where (m.record_id, m.meeting_id) = (reply.record_id, reply.meeting_id) and private.may_receive(r.id, m.table_name)
  on conflict (key) do nothing;
$$;

-- Follows a calendar program's answer: the invitee's decline cancels the meeting, an acceptance restores it. Answers about
-- an earlier date, or from anybody else, change nothing.
create function private.answer_meeting(mail public.messages, calendar jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  said constant text := case calendar ->> 'method'
    when 'COUNTER' then 'counter'
    when 'REPLY' then substring(lower(calendar ->> 'status') from '^(accepted|declined|tentative)$')
  end;
  -- the record and its duplicates, whose sender may use another address
  places constant uuid[] := array(select r.id from private.records as r where mail.record_id in (r.id, r.duplicate_of));
  meeting public.messages;
  is_invitee boolean;
begin
  if said is null then
    return null;
  end if;
  select m.* into meeting from public.messages as m join public.mails as s on s.id = m.mail_id and s.state = 'sent'
    where m.record_id = any (places) and m.meeting_id::text = lower(calendar ->> 'uid') and (
      lower(mail.from_address) in (lower(m.author_email), lower(m.sent_to)) or exists (
        select from private.records as r
        where r.id = any (places) and private.mailbox_name(r.email) = private.mailbox_name(mail.from_address)
      )
    )
    order by m.created_at desc limit 1;
  if meeting.id is null then
    return null;
  end if;
  is_invitee := mail.sender_proof is distinct from 'failed'
    and lower(mail.from_address) is distinct from lower(meeting.author_email);
  if is_invitee and not meeting.meeting_cancelled and meeting.meeting_at > now()
    and coalesce((calendar ->> 'sequence')::integer, meeting.meeting_sequence) >= meeting.meeting_sequence
    and (said = 'declined' and meeting.meeting_declined_at is null
      or said = 'accepted' and meeting.meeting_declined_at is not null)
  then
    update public.messages set meeting_declined_at = case said when 'declined' then mail.created_at end
      where id = meeting.id;
    perform private.plan_meeting(meeting, mail.id);
  end if;
  return said;
end;
$$;
