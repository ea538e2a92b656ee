-- Interviews and calls with a date. The replies that set, move and cancel one send the same calendar entry: its id stays,
-- its sequence rises (RFC 5546).

-- The newest reply of a record about a meeting, unless that is cancelled or over. One that was not sent does not count.
create function private.meeting_of(table_name text, record_id uuid) returns public.messages
language sql stable set search_path = '' as $$
  select newest.* from (
    select r.* from public.messages as r join public.mails as s on s.id = r.mail_id and s.state in ('waiting', 'sent')
    where (r.table_name, r.record_id) = (meeting_of.table_name, meeting_of.record_id)
      and r.meeting_at is not null
    order by r.created_at desc, r.meeting_sequence desc limit 1
  ) as newest
  where not newest.meeting_cancelled and newest.meeting_at + newest.meeting_minutes * interval '1 minute' > now();
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
