-- The day on which a record's owner comes back to it, and the mail that says so on its morning.

-- One mail for all follow-ups of a colleague's day. Its content is read when it leaves. None is planned once the
-- morning is over.
create function private.plan_follow_up() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.mails (key, kind, recipient_id, wanted_at, due_at)
  select concat_ws(':', 'follow_up', r.id, new.follow_up_on), 'follow_up', r.id, due, due
  from private.mail_settings as s
    cross join lateral (select (new.follow_up_on + s.daily_at) at time zone s.time_zone as due) as d
    join public.mail_recipients as r on r.user_id = new.owner_id
  where due > now()
  on conflict (key) do nothing;
  return null;
end;
$$;

create trigger "75_plan_follow_up" after update of owner_id, follow_up_on on private.records
  for each row
  when (
    private.is_api_request() and new.owner_id is not null and new.follow_up_on is not null
    and (new.owner_id, new.follow_up_on) is distinct from (old.owner_id, old.follow_up_on)
  )
  execute function private.plan_follow_up();

-- What the recipient still owns and has not moved to another day.
create function private.follow_up_content(m public.mails) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('day', day, 'entries', jsonb_agg(
    private.facts_of(s) || jsonb_strip_nulls(jsonb_build_object('note', s.follow_up_note)) order by array_position(private.submission_tables(), s.kind), s.created_at, s.id
  ))
  from public.mail_recipients as r
    cross join lateral (select split_part(m.key, ':', 3)::date as day) as d
    join private.records as s on s.owner_id = r.user_id and s.follow_up_on = day
  where r.id = m.recipient_id and s.open and private.may_receive(r.id, s.kind)
  group by day;
$$;
