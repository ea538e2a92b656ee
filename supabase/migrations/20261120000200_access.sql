-- Quote requests, on which a promise is due first, before the others; every order of kinds is this one.
create function private.submission_tables() returns text[]
language sql immutable parallel safe set search_path = ''
return array['quote_requests', 'contact_submissions', 'partnership_applications', 'career_applications'];
grant execute on function private.submission_tables() to authenticated, service_role;

create function private.role_tables(role text) returns text[]
language sql immutable parallel safe set search_path = ''
return case role
  when 'admin' then private.submission_tables() || array['job_postings']
  when 'sales' then array['contact_submissions', 'quote_requests', 'partnership_applications']
  when 'hr' then array['career_applications', 'job_postings']
end;
grant execute on function private.role_tables(text) to service_role;

-- The API cannot write here; `npm run go-live` invites the first admin.
create table public.admin_users (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'admin' constraint admin_users_role_values
    check (private.role_tables(role) is not null),
  name text check (private.is_line(name, 1, 100)),
  job_title text check (private.is_line(job_title, 1, 100)),
  phone text check (private.is_line(phone, 1, 40)),
  table_names text[] not null generated always as (private.role_tables(role)) stored,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  away_until date check (private.is_day(away_until)),
  deputy_id uuid references public.admin_users (user_id) on delete set null
    constraint admin_users_deputy_is_another check (deputy_id <> user_id)
);
create index admin_users_deputy_id_idx on public.admin_users (deputy_id);

grant select on table public.admin_users to authenticated;
alter table public.admin_users enable row level security;

create table private.sign_in_rules (
  admins_need_factor boolean not null default false,
  idle_hours integer not null default 12 check (idle_hours between 1 and 168),
  is_only boolean primary key default true check (is_only)
);
insert into private.sign_in_rules default values;

-- When somebody last acted: an open page renews its token by itself, with nobody there.
create table private.session_uses (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  used_at timestamptz not null default now()
);

-- A set of ten goes with the factor that one of them removes; whoever used it sets up another, with new codes.
create table private.recovery_codes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  hashes bytea[] not null,
  made_at timestamptz not null default now(),
  wrong_at timestamptz[] not null default '{}'
);

create function private.has_factor(user_id uuid) returns boolean
language sql stable security definer parallel safe set search_path = '' as $$
  select exists (
    select from auth.mfa_factors as f where f.user_id = has_factor.user_id and f.status = 'verified'
  );
$$;
grant execute on function private.has_factor(uuid) to authenticated;

-- Says what a valid token lacks: tokens outlast sessions by up to an hour. The SQL editor has neither.
create function private.sign_in_lacks() returns text
language sql stable security definer parallel safe set search_path = '' as $$
  select case
    when not private.is_api_request() then null
    when (coalesce(u.used_at, s.created_at) > now() - make_interval(hours => r.idle_hours)) is not true then 'session'
    when private.has_factor(s.user_id) then case when (auth.jwt() ->> 'aal') is distinct from 'aal2' then 'code' end
    when r.admins_need_factor and exists (
      select from public.admin_users as a where a.user_id = s.user_id and a.role = 'admin'
    ) then 'factor'
  end
  from private.sign_in_rules as r
    left join auth.sessions as s on s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
    left join private.session_uses as u on u.session_id = s.id;
$$;

create function private.caller() returns uuid
language sql stable security definer parallel safe set search_path = '' as $$
  select auth.uid() where private.sign_in_lacks() is null;
$$;
grant execute on function private.caller() to authenticated, service_role;

create policy "users read their own admin row" on public.admin_users
  for select to authenticated
  using (user_id = (select private.caller()));

-- Definer, because a policy on admin_users cannot read the table itself; parallel safe, or the whole query would be serial.
create function private.is_admin() returns boolean
language sql stable security definer parallel safe set search_path = ''
return exists (select from public.admin_users where user_id = (select private.caller()) and role = 'admin');
grant execute on function private.is_admin() to authenticated, service_role;

-- Whether the caller may see a table's records. What belongs to no kind is for admins.
create function private.can(table_name text) returns boolean
language sql stable security definer parallel safe set search_path = ''
return exists (
  select from public.admin_users
  where user_id = (select private.caller()) and (role = 'admin' or can.table_name = any (table_names))
);
grant execute on function private.can(text) to authenticated, service_role;

create function private.kinds() returns text[]
language sql stable security definer parallel safe set search_path = ''
return (select table_names from public.admin_users where user_id = (select private.caller()));
grant execute on function private.kinds() to authenticated, service_role;

create function private.require_staff() returns void
language sql stable set search_path = ''
return private.require(private.kinds() is not null, 'Only staff can do this.');
grant execute on function private.require_staff() to authenticated;

create function private.require_kind(table_name text) returns void
language sql stable set search_path = ''
return private.require(private.can(require_kind.table_name), 'Your role does not include this kind of record.');

create table private.mail_settings (
  acknowledgements_a_mailbox integer not null default 3,
  acknowledgements_an_hour integer not null default 60, -- in total; a sixth for one network; the rest wait their turn
  alerts_an_hour integer not null default 20, -- per recipient; the rest become one summary
  time_zone text not null default 'Asia/Kolkata',
  daily_at time not null default '08:00',
  status_links_for interval not null default '180 days',
  news_every interval not null default '7 days',
  news_batched_for interval not null default '10 minutes', -- groups several postings in one mail
  news_for interval not null default '12 months',
  reply_wait interval not null default '20 seconds', -- while it can be stopped
  replies_wait interval not null default '10 minutes', -- the same for a batch
  replies_an_hour integer not null default 300, -- per author
  received_an_hour integer not null default 300, -- for addresses of records, a fifth for one sender's; a third for all others
  is_only boolean primary key default true check (is_only)
);
insert into private.mail_settings default values;

create function private.today() returns date
language sql stable security definer set search_path = ''
return (select (now() at time zone time_zone)::date from private.mail_settings);
grant execute on function private.today() to authenticated, service_role;

-- Who looks after an owner's records: the owner, their deputy while they are away, or nobody.
create function private.caretaker(owner uuid) returns uuid
language sql stable security definer set search_path = ''
return (
  select case when (a.away_until >= private.today()) is not true then a.user_id
    when (d.away_until >= private.today()) is not true then d.user_id end
  from public.admin_users as a left join public.admin_users as d on d.user_id = a.deputy_id
  where a.user_id = caretaker.owner
);
grant execute on function private.caretaker(uuid) to authenticated;

create function private.set_away(user_id uuid, until date default null, deputy uuid default null) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('team', 3));
  select private.require_staff();
  select private.require(
    exists (select from public.admin_users as a where a.user_id = set_away.user_id),
    'There is no such colleague.', 'PT404'
  );
  select private.require(
    set_away.user_id = auth.uid() or private.is_admin(), 'Only an administrator decides this for somebody else.'
  );
  select private.require(coalesce(until between private.today() and '2199-12-31', true), 'This day is over.', 'PT400');
  select private.require(
    deputy is null or exists (
      select from public.admin_users as a join public.admin_users as d on d.table_names && a.table_names
      where a.user_id = set_away.user_id and d.user_id = deputy and deputy <> a.user_id
    ),
    'A deputy is a colleague who sees some of the same lists.', 'PT400'
  );
  update public.admin_users as a set away_until = until, deputy_id = deputy where a.user_id = set_away.user_id;
$$;

-- Before what cannot be taken back or spreads data, whoever has a second factor gives a code that is not older.
create function private.require_fresh_factor() returns void
language sql stable security definer set search_path = '' as $$
  -- the service lets go of a factor, and another phone in, without a new code
  select private.require(not private.is_api_request() or not exists (
    select from private.recovery_codes as c where c.user_id = auth.uid() and (
      select max(f.created_at) <= c.made_at from auth.mfa_factors as f where f.user_id = c.user_id and f.status = 'verified'
    ) is not true
  ), 'Your second factor was changed elsewhere. Another administrator has to reset it.');
  select private.require(
    not private.is_api_request() or not private.has_factor(auth.uid()) or exists (
      select from jsonb_array_elements(auth.jwt() -> 'amr') as given
      where given ->> 'method' = 'totp'
        and to_timestamp((given ->> 'timestamp')::bigint) > now() - interval '10 minutes'
    ),
    'Give a new code.', 'PT428'
  );
$$;

-- Asks who reads, then reads with its owner's rights, because API roles cannot read accounts.
create view private.colleagues with (security_barrier = true) as
  select a.user_id as id, a.name, u.email::text as email, a.role, a.table_names,
    coalesce(a.name, u.email) collate "und-x-icu" as shown_name,
    case when reader.is_admin then a.created_at end as created_at,
    case when reader.is_admin then a.last_seen_at end as last_seen_at,
    case when a.away_until >= private.today() then a.away_until end as away_until, a.deputy_id,
    nullif(private.caretaker(a.user_id), a.user_id) as stand_in_id,
    case when reader.is_admin then
      private.has_factor(a.user_id) or exists (select from private.recovery_codes as c where c.user_id = a.user_id)
    end as has_factor
  from (select private.kinds() is not null as is_staff, private.is_admin() as is_admin) as reader
    join public.admin_users as a on reader.is_staff
    join auth.users as u on u.id = a.user_id;
create view public.colleagues with (security_invoker = true) as select * from private.colleagues;
grant select on private.colleagues, public.colleagues to authenticated;

-- Since when a mail that failed or was held back is recent: an offer of September is none for November.
create function private.recent_since() returns timestamptz
language sql stable set search_path = ''
return now() - interval '7 days';

-- Business days keep the time of day; a weekend counts as the end of Friday.
create function private.time_before(amount integer, unit text, moment timestamptz default now()) returns timestamptz
language sql stable security definer set search_path = ''
return case unit when 'hours' then moment - make_interval(hours => amount) when 'business days' then (
  select day at time zone time_zone
  from private.mail_settings, lateral (select moment at time zone time_zone) as m (here),
    least(here, date_trunc('week', here) + interval '5 days') as begun,
    generate_series(begun - interval '1 day', begun - make_interval(days => 2 * amount + 2), interval '-1 day') as day
  where extract(isodow from day) < 6 order by day desc offset amount - 1 limit 1
) end;
grant execute on function private.time_before(integer, text, timestamptz) to authenticated, service_role;

call private.expose('set_away', 'authenticated');
