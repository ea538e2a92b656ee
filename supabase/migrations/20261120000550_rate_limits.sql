-- Limits on submissions per address and network, and on error reports. They leave room for the many people
-- behind one mobile network's address.
create table private.submission_limits (
  scope text primary key check (scope in ('email', 'network', 'trapped', 'error', 'errors')),
  max_count integer not null check (max_count > 0),
  period interval not null check (period > '0')
);
insert into private.submission_limits (scope, max_count, period)
values
  ('email', 10, '1 hour'), ('network', 100, '10 minutes'),
  ('trapped', 100, '10 minutes'), -- by the honeypot, per network
  ('error', 30, '1 hour'), ('errors', 300, '1 hour');

create table private.sender_salt (
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  is_only boolean primary key default true check (is_only)
);
insert into private.sender_salt default values;

-- Uses of a limit within its period. They are not records: deleting a record frees nothing here.
create table private.recent_submissions (
  sender bytea not null,
  -- who shares a name counts apart from those who use it elsewhere
  network bytea not null default '',
  received_at timestamptz not null default now(),
  count integer not null,
  primary key (sender, network)
);

-- Turns that were given out: hours since 1970, times the turns of an hour.
create table private.turns (
  key bytea primary key,
  slot bigint not null,
  taken_at timestamptz not null default now()
);

-- Returns when the turn of what is limited by the hour comes: now, or at the beginning of a later hour. Null if it would
-- come in more than two days.
create function private.take_turn(name text, an_hour integer) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  hour constant bigint := floor(extract(epoch from now()) / 3600);
  taken bigint;
begin
  insert into private.turns as t (key, slot)
    select sha256(convert_to(salt || ' ' || name, 'UTF8')), hour * an_hour from private.sender_salt
  on conflict (key) do update set slot = greatest(t.slot + 1, excluded.slot), taken_at = now()
    where t.slot < (hour + 48) * an_hour
  returning slot into taken;
  return case when taken is not null then greatest(now(), to_timestamp(taken / an_hour * 3600)) end;
end;
$$;

-- Returns the client's network, or null if it is unknown or a proxy's. Null means no limit, because a shared
-- limit would block all visitors.
create function private.client_network() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  written constant text := coalesce(
    headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)
  );
  address inet;
begin
  begin
    address := regexp_replace(btrim(written), '^::ffff:(?=\d+\.)', '', 'i')::inet;
  exception when invalid_text_representation then
    return null;
  end;
  if address <<= any (
    array[
      '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16',
      '172.16.0.0/12', '192.168.0.0/16', '::/127', 'fc00::/7', 'fe80::/10'
    ]::inet[]
  ) then
    return null;
  end if;
  -- an IPv6 line has up to 2^16 networks
  return network(set_masklen(address, case family(address) when 6 then 48 else 32 end));
end;
$$;

create function private.count_use(
  scope text, sender text, network text, period interval, uses integer default 1
) returns private.recent_submissions
language plpgsql set search_path = '' as $$
declare
  counted private.recent_submissions;
begin
  insert into private.recent_submissions as r (sender, network, count)
    select sha256(convert_to(concat_ws(' ', salt, count_use.scope, count_use.sender), 'UTF8')),
      coalesce(sha256(convert_to(salt || ' ' || count_use.network, 'UTF8')), ''), uses
    from private.sender_salt
  on conflict on constraint recent_submissions_pkey do update set
    received_at = case when r.received_at > now() - period then r.received_at else now() end,
    count = case when r.received_at > now() - period then r.count else 0 end + uses
  returning * into counted;
  return counted;
end;
$$;

-- Counts a submission or raises 429. SQLSTATE PGRST sets Retry-After; the details repeat it because pages of
-- another origin cannot read that header.
create function private.count_submission(scope text, sender text, network text default null)
returns void
language plpgsql set search_path = '' as $$
declare
  allowed private.submission_limits;
  counted private.recent_submissions;
  retry_after integer;
begin
  select * into allowed from private.submission_limits as l where l.scope = count_submission.scope;
  counted := private.count_use(allowed.scope, sender, network, allowed.period);

  if counted.count > allowed.max_count then
    retry_after := greatest(
      1, ceil(extract(epoch from counted.received_at + allowed.period - now()))
    );
    raise exception using
      errcode = 'PGRST',
      message = json_build_object(
        'code', 'PT429',
        'message', 'Too many submissions.',
        'details', json_build_object(
          'limit', allowed.scope,
          'max', allowed.max_count,
          'periodSeconds', extract(epoch from allowed.period)::integer,
          'retryAfter', retry_after
        )::text
      )::text,
      detail = json_build_object(
        'status', 429, 'headers', json_build_object('Retry-After', retry_after::text)
      )::text;
  end if;
end;
$$;
