-- Figures and times that the owner may change, and the clock of the company.

create table private.mail_settings (
  acknowledgements_a_mailbox integer not null default 3,
  acknowledgements_an_hour integer not null default 60, -- in total; a sixth for one network; the rest wait their turn
  alerts_an_hour integer not null default 20, -- per recipient, a third for one network; the rest become one summary
  attempts integer not null default 12,
  lease interval not null default '3 minutes',
  time_zone text not null default 'Asia/Kolkata',
  daily_at time not null default '08:00',
  status_links_for interval not null default '180 days',
  news_every interval not null default '7 days',
  news_batched_for interval not null default '10 minutes', -- groups several postings in one mail
  news_for interval not null default '12 months',
  reply_wait interval not null default '20 seconds', -- while it can be stopped
  replies_wait interval not null default '10 minutes', -- the same for a batch
  replies_an_hour integer not null default 300, -- per author
  received_an_hour integer not null default 300, -- for addresses of records; a third for all others
  recent interval not null default '7 days', -- older failures are neither counted nor retried together
  is_only boolean primary key default true check (is_only)
);
insert into private.mail_settings default values;

-- In the company's time zone.
create function private.today() returns date
language sql stable security definer set search_path = ''
return (select (now() at time zone time_zone)::date from private.mail_settings);
grant execute on function private.today() to authenticated, service_role;

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

create function private.time_before(amount integer, unit text) returns timestamptz
language sql stable security definer set search_path = ''
return case unit
  when 'hours' then now() - make_interval(hours => amount)
  when 'business days' then private.business_days_before(
    now(), amount, (select time_zone from private.mail_settings)
  )
end;
grant execute on function private.time_before(integer, text) to authenticated, service_role;
