-- Room for files. They stand in the database, whose plan has a size; one sender could fill it in minutes.

-- One row, in bytes: how much comes in within a day, from one network and in all, how much is kept, and
-- how large the database may grow.
create table private.room_settings (
  network_a_day bigint not null default 25 * 1024 * 1024 check (network_a_day > 0),
  all_a_day bigint not null default 75 * 1024 * 1024 check (all_a_day > 0),
  total bigint not null default 300 * 1024 * 1024 check (total > 0),
  -- an application whose files have no more than this is small,
  small bigint not null default 1024 * 1024 check (small > 0),
  -- and so many percent of each limit are left to those
  kept_for_small integer not null default 20 check (kept_for_small between 0 and 90),
  plan bigint not null default 500 * 1024 * 1024 check (plan > 0), -- of the free plan, in 2026
  is_only boolean primary key default true check (is_only)
);
insert into private.room_settings default values;
revoke all on table private.room_settings from public, anon, authenticated;

-- What came in within a day, under the network's hash where it is known: also what was replaced since, as
-- that filled the disk, too.
create table private.received_files (
  id bigint generated always as identity primary key,
  sender bytea,
  bytes bigint not null,
  received_at timestamptz not null default now()
);
create index received_files_received_at_idx on private.received_files (received_at);
revoke all on table private.received_files from public, anon, authenticated;

-- After how many seconds files of this size fit into what came within a day, from this sender or, without
-- one, in all.
create function private.seconds_until_room(bytes bigint, most bigint, sender bytea) returns integer
language sql stable set search_path = '' as $$
  select case
    when max(received_at) is null or seconds_until_room.bytes > seconds_until_room.most then 86400
    else greatest(1, ceil(extract(epoch from max(received_at) + interval '1 day' - now())))
  end::integer
  from (
    select r.received_at, sum(r.bytes) over (order by r.received_at desc, r.id desc) as since
    from private.received_files as r
    where r.received_at > now() - interval '1 day'
      and (seconds_until_room.sender is null or r.sender = seconds_until_room.sender)
  ) as received
  where since + seconds_until_room.bytes > seconds_until_room.most
$$;
revoke all on function private.seconds_until_room(bigint, bigint, bytea)
  from public, anon, authenticated;

-- Answers 429 as private.refuse_too_many does. Forms read from the hint which limit it is, and how large
-- files may be that still fit: 0 where none do.
create function private.refuse_for_room(scope text, fitting bigint, seconds integer) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using
    errcode = 'PGRST',
    message = json_build_object(
      'code', 'PT429',
      'message', 'No room for these files.',
      'details', 'Retry-After: ' || seconds,
      'hint', format('No room: %s. Files of %s bytes fit.', scope, fitting)
    )::text,
    detail = json_build_object(
      'status', 429, 'headers', json_build_object('Retry-After', seconds::text)
    )::text;
end;
$$;
revoke all on function private.refuse_for_room(text, bigint, integer)
  from public, anon, authenticated;

-- Counts an application's files, or refuses them. One at a time until its transaction ends: together they
-- would pass a limit.
create function private.take_room(bytes bigint) returns void
language plpgsql set search_path = '' as $$
declare
  settings private.room_settings;
  hash bytea;
  scope record;
  allowed bigint;
begin
  select * into settings from private.room_settings;
  select sha256(convert_to(concat_ws(' ', salt, 'files', network), 'UTF8')) into hash
    from private.sender_salt, private.client_network() as network where network is not null;

  perform pg_advisory_xact_lock(hashtextextended('room for files', 2));
  delete from private.received_files where received_at <= now() - interval '1 day';
  for scope in
    select 'network' as name, settings.network_a_day as most, hash as sender,
      (select sum(r.bytes) from private.received_files as r where r.sender = hash) as filled
      where hash is not null
    union all
    select 'day', settings.all_a_day, null,
      (select sum(r.bytes) from private.received_files as r)
    union all
    select 'total', settings.total, null,
      (select sum(size) from public.application_files)
  loop
    allowed := scope.most;
    if bytes > settings.small then
      allowed := scope.most - scope.most * settings.kept_for_small / 100;
    end if;
    continue when coalesce(scope.filled, 0) + bytes <= allowed;
    perform private.refuse_for_room(
      scope.name,
      case
        when bytes > settings.small and coalesce(scope.filled, 0) + settings.small <= scope.most
          then settings.small
        else 0
      end,
      case scope.name
        -- whenever somebody deletes some
        when 'total' then 3600
        else private.seconds_until_room(bytes, allowed, scope.sender)
      end
    );
  end loop;
  insert into private.received_files (sender, bytes) values (hash, bytes);
end;
$$;
revoke all on function private.take_room(bigint) from public, anon, authenticated;
