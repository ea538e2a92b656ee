-- What the sender of a submission waits for, and how long: as visitors are shown (src/content/facts/site.ts), and until
-- staff are reminded. Without a reminder it is a rule of the staff area, which visitors never see.
create table private.promises (
  table_name text primary key check (table_name = any (private.submission_tables())),
  awaits text not null check (awaits in ('proposal', 'reply', 'reply or decision')),
  unit text not null check (unit in ('hours', 'business days')),
  answered_within integer not null check (answered_within > 0),
  reminded_after integer check (reminded_after > 0),
  -- days until a decision was sent
  decided_within integer check (decided_within > 0)
);
insert into private.promises values
  ('contact_submissions', 'reply', 'business days', 2, null, null),
  ('quote_requests', 'proposal', 'hours', 24, 20, null),
  ('partnership_applications', 'reply', 'business days', 2, null, null),
  ('career_applications', 'reply or decision', 'business days', 5, 4, 30);

-- Subtracts business days and keeps the time of day; a weekend counts as the end of Friday.
create function private.business_days_before(moment timestamptz, days integer, time_zone text)
returns timestamptz
language sql stable set search_path = '' as $$
  select day at time zone time_zone
  from (select moment at time zone time_zone) as m (here),
    least(here, date_trunc('week', here) + interval '5 days') as begun,
    generate_series(
      begun - interval '1 day', begun - make_interval(days => 2 * days + 2), interval '-1 day'
    ) as day
  where extract(isodow from day) < 6 order by day desc offset days - 1 limit 1;
$$;

-- The views of the lists call it with their reader's rights.
create function private.time_before(amount integer, unit text) returns timestamptz
language sql stable security definer set search_path = ''
return case unit
  when 'hours' then now() - make_interval(hours => amount)
  when 'business days' then private.business_days_before(
    now(), amount, (select time_zone from private.mail_settings)
  )
end;
grant execute on function private.time_before(integer, text) to authenticated;

-- A submission that waits since before these times is overdue, or to be mentioned in a reminder. A sender's later mail
-- is answered within a business day.
create view private.deadlines as
  select table_name, private.time_before(answered_within, unit) as overdue_before,
    private.time_before(reminded_after, unit) as reminded_before, asked_before,
    now() - make_interval(days => decided_within) as undecided_before
  from private.promises, private.time_before(1, 'business days') as asked_before;
grant select on private.deadlines to authenticated;
