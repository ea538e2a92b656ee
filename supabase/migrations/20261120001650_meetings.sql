-- Interviews and calls with a date. The replies that set, move and cancel one send the same calendar entry: its id stays,
-- its sequence rises (RFC 5546).

-- The newest reply of a record about a meeting, unless that is cancelled, declined or over. One that was not sent does not
-- count.
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
  leaves_at constant timestamptz := (select s.wanted_at from public.mails as s where s.id = reply.mail_id);
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
      starts_at > greatest(now(), leaves_at) and starts_at < now() + interval '1 year',
      'The date must be within a year and after the reply is sent.', 'PT400'
    );
    perform private.require(
      exists (select from pg_catalog.pg_timezone_names as z where z.name = meeting ->> 'time_zone'),
      'There is no such time zone.', 'PT400'
    );
  end if;
  update public.messages as r set
    meeting_id = coalesce(present.meeting_id, reply_id),
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

-- The day of a meeting is the record's follow-up, unless staff have chosen another one.
create function private.follow_meeting(reply public.messages) returns void
language plpgsql set search_path = '' as $$
declare
  zone constant text := (select time_zone from private.mail_settings);
  day constant text := (reply.meeting_at at time zone zone)::date;
  present constant text := (
    select s.follow_up_on from private.records as s where (s.id, s.kind) = (reply.record_id, reply.table_name)
  );
begin
  if reply.meeting_cancelled and present is distinct from day or not reply.meeting_cancelled and present not in (
    select ((r.meeting_at at time zone zone)::date)::text from public.messages as r
    where r.meeting_id = reply.meeting_id and (r.record_id, r.table_name) = (reply.record_id, reply.table_name)
  ) then
    return;
  end if;
  perform private.change_as(
    reply, reply.author_id, jsonb_build_object('follow_up_on', present),
    jsonb_build_object('follow_up_on', case when not reply.meeting_cancelled then day end)
  );
end;
$$;

-- As its calendar entry says it.
create function private.entry_of(reply public.messages) returns jsonb
language sql stable set search_path = ''
return case when reply.meeting_at is not null then jsonb_build_object(
  'id', reply.meeting_id, 'sequence', reply.meeting_sequence, 'cancelled', reply.meeting_cancelled,
  'startsAt', reply.meeting_at, 'minutes', reply.meeting_minutes, 'place', reply.meeting_place, 'writtenAt', reply.created_at,
  'organizer', jsonb_build_object(
    'name', (select name from public.admin_users where user_id = reply.author_id), 'address', reply.author_email
  )
) end;

-- Whoever invited the sender to a meeting, or moved it, gets its entry, too, and each change of it, also by an answer.
create function private.plan_meeting(reply public.messages, answer uuid default null) returns void
language sql set search_path = '' as $$
  insert into public.mails (key, kind, table_name, record_id, recipient_id)
  select distinct concat_ws(':', 'meeting', reply.id, answer, r.id), 'meeting', reply.table_name, reply.record_id, r.id
  from public.messages as m join public.mail_recipients as r on r.user_id = m.author_id
  where (m.record_id, m.meeting_id) = (reply.record_id, reply.meeting_id) and private.may_receive(r.id, m.table_name)
  on conflict (key) do nothing;
$$;

create function private.meeting_content(mail public.mails) returns jsonb
language sql set search_path = '' as $$
  select private.facts_of(s) || jsonb_build_object(
    'replyToken', private.reply_token(s.kind, s.id),
    'meeting', private.entry_of(m) || jsonb_build_object(
      'writtenAt', now(), 'cancelled', m.meeting_cancelled or m.meeting_declined_at is not null
    ),
    'declined', m.meeting_declined_at is not null
  )
  from public.messages as m join private.records as s on s.id = m.record_id
  where m.id = split_part(mail.key, ':', 2)::uuid and m.meeting_at > now();
$$;

-- What the calendar program of a meeting's invitee, or of whoever invited, answers with its entry: its method, the UID, and who
-- answers. A decline of the invitee takes the date away, an acceptance brings it back; what is about an earlier date, or comes
-- from anybody else, changes nothing. Returns what was said, or null.
create function private.answer_meeting(mail public.messages, calendar jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  said constant text := case calendar ->> 'method'
    when 'COUNTER' then 'counter'
    when 'REPLY' then substring(lower(calendar ->> 'status') from '^(accepted|declined|tentative)$')
  end;
  meeting public.messages;
  is_invitee boolean;
begin
  if said is null then
    return null;
  end if;
  select m.* into meeting from public.messages as m join public.mails as s on s.id = m.mail_id and s.state = 'sent'
    where m.record_id = any (array(select r.id from private.records as r where mail.record_id in (r.id, r.duplicate_of)))
      and m.meeting_id::text = lower(calendar ->> 'uid')
      and (not mail.other_sender or lower(mail.from_address) in (lower(m.author_email), lower(m.sent_to)))
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
      where id = meeting.id returning * into meeting;
    perform private.plan_meeting(meeting, mail.id);
    meeting.meeting_cancelled := said = 'declined';
    meeting.author_id := null;
    perform private.follow_meeting(meeting);
  end if;
  return said;
end;
$$;
