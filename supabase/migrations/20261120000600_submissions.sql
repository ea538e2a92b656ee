-- What the four tables of submissions share: how many may arrive, and what their triggers do. The
-- guard holds even where grants do not (the embedded backend grants everything to the API roles).
-- PostgreSQL fires triggers in the order of their names, hence the numbers.

-- How many submissions one e-mail address may send through one form, and one network address through
-- all forms, how many wrong links one network may follow, and how many errors of browsers one network, and
-- all together, may report: loose enough for the many people behind one mobile network's address.
create table private.submission_limits (
  scope text primary key
    constraint submission_limits_scope_values check (scope in ('email', 'address', 'link', 'error', 'errors')),
  most integer not null check (most > 0),
  period interval not null check (period > '0')
);
insert into private.submission_limits (scope, most, period)
values
  ('email', 10, '1 hour'), ('address', 100, '10 minutes'), ('link', 30, '10 minutes'),
  ('error', 30, '1 hour'), ('errors', 300, '1 hour');
revoke all on table private.submission_limits from public, anon, authenticated;

-- Senders are counted under a hash that nobody can make again without this salt.
create table private.sender_salt (
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  is_only boolean primary key default true check (is_only)
);
insert into private.sender_salt default values;
revoke all on table private.sender_salt from public, anon, authenticated;

-- One row a submission and scope, kept no longer than the longest period.
create table private.recent_submissions (
  id bigint generated always as identity primary key,
  sender bytea not null,
  received_at timestamptz not null default now()
);
create index recent_submissions_sender_idx on private.recent_submissions (sender, received_at desc);
create index recent_submissions_received_at_idx on private.recent_submissions (received_at);
revoke all on table private.recent_submissions from public, anon, authenticated;

-- The network that a request comes from, or null where nobody says (the embedded backend), or where
-- it can only be a proxy's own: then there is no limit rather than one that all visitors share.
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
  -- in IPv6 every subscriber has 2^64 addresses
  return network(set_masklen(address, case family(address) when 6 then 64 else 32 end));
end;
$$;
revoke all on function private.client_network() from public, anon, authenticated;

-- Answers 429 with Retry-After. SQLSTATE PGRST lets PostgREST set a header with an error; in the body
-- the seconds stand once more, as pages of another origin may not read that header. Forms read the
-- limit from the hint, to tell their visitors.
create function private.refuse_too_many(
  seconds integer, allowed private.submission_limits
) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using
    errcode = 'PGRST',
    message = json_build_object(
      'code', 'PT429',
      'message', 'Too many submissions.',
      'details', 'Retry-After: ' || seconds,
      'hint', format(
        'At most %s of one %s in %s minutes.',
        allowed.most, allowed.scope, ceil(extract(epoch from allowed.period) / 60)
      )
    )::text,
    detail = json_build_object(
      'status', 429, 'headers', json_build_object('Retry-After', seconds::text)
    )::text;
end;
$$;
revoke all on function private.refuse_too_many(integer, private.submission_limits)
  from public, anon, authenticated;

-- Counts one more submission of a sender, or refuses it.
create function private.count_submission(scope text, sender text) returns void
language plpgsql set search_path = '' as $$
declare
  allowed private.submission_limits;
  hash bytea;
  oldest timestamptz; -- of as many as are allowed
begin
  select * into allowed from private.submission_limits as l where l.scope = count_submission.scope;
  select sha256(convert_to(concat_ws(' ', salt, allowed.scope, count_submission.sender), 'UTF8'))
    into hash from private.sender_salt;

  perform pg_advisory_xact_lock(hashtextextended(encode(hash, 'hex'), 1));
  select received_at into oldest
    from private.recent_submissions as r
    where r.sender = hash and received_at > now() - allowed.period
    order by received_at desc offset allowed.most - 1 limit 1;
  if found then
    perform private.refuse_too_many(
      greatest(1, ceil(extract(epoch from oldest + allowed.period - now())))::integer, allowed
    );
  end if;
  insert into private.recent_submissions (sender) values (hash);

  -- rows that another transaction is deleting are left to it
  delete from private.recent_submissions where id in (
    select id from private.recent_submissions
    where received_at < now() - (select max(period) from private.submission_limits)
    limit 100 for update skip locked
  );
end;
$$;
revoke all on function private.count_submission(text, text) from public, anon, authenticated;

-- A submission arrives new and now, whatever is sent; later only its status changes. In a before
-- trigger the new row's search_text is still empty: that is no change.
create function private.guard_submission() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.status := 'new';
    new.created_at := now();
    return new;
  end if;

  old.status := new.status;
  old.search_text := new.search_text;
  if new is distinct from old then
    raise exception 'Only the status of a submission can be changed.' using errcode = 'PT403';
  end if;
  return new;
end;
$$;
revoke all on function private.guard_submission() from public, anon, authenticated;

-- Requests with the same id wait for one another until their transactions end.
create function private.lock_submission(id uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(lock_submission.id::text, 0));
$$;
revoke all on function private.lock_submission(uuid) from public, anon, authenticated;

-- Who knows a submission's random id wrote it. Definer, as no visitor may see or change what is
-- stored, nor the counts.
create function private.receive_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  request constant text := statement_timestamp()::text;
  stored_revision integer;
  stored_at timestamptz;
  stored_posting text;
  network constant text := private.client_network();
  columns text;
  values_sent text;
begin
  -- at the second row, not after the last of thousands
  if current_setting('deccan_reach.received', true) = request then
    raise exception 'Send one submission per request.' using errcode = 'PT400';
  end if;
  perform set_config('deccan_reach.received', request, true);

  -- a clock that was set back, or a tab left open for weeks, must not cost the submission
  new.seconds_to_fill := case
    when new.seconds_to_fill >= 0 then least(new.seconds_to_fill, 604800)
  end;
  new.suspect_reason := nullif(concat_ws(
    ', ',
    case when new.trap <> '' then 'trap' end,
    case when new.seconds_to_fill < 3 then 'too fast' end
  ), '');
  new.suspect := new.suspect_reason is not null;
  new.trap := null;

  -- a page of another version must not cost it either; of a device's clock nothing is believed
  if new.consent_version !~ '^[a-z]+-[a-z]{2}-[0-9a-f]{8}$' then
    new.consent_version := null;
  end if;
  new.consented_at := case when new.consent_version is not null then now() end;

  perform private.lock_submission(new.id);
  execute format(
    'select revision, created_at, to_jsonb(s) ->> ''job_posting_id'' from %s as s where id = $1',
    tg_relid::regclass
  ) into stored_revision, stored_at, stored_posting using new.id;

  if stored_revision is null then
    perform private.count_submission(
      'email', tg_table_name || ' ' || lower(new.email collate "default")
    );
    if network is not null then
      perform private.count_submission('address', network);
    end if;
    return new;
  elsif stored_revision >= new.revision then
    return null;
  elsif stored_at < now() - interval '24 hours' then
    raise exception 'A submission can be replaced for 24 hours only.'
      using errcode = 'PT409', hint = 'Send it as a new one.';
  elsif stored_posting <> to_jsonb(new) ->> 'job_posting_id' then
    raise exception 'An application for another posting is another application.'
      using errcode = 'PT409', hint = 'Send it as a new one.';
  end if;

  select string_agg(quote_ident(attname), ', '), string_agg(format('($1).%I', attname), ', ')
    into columns, values_sent
    from pg_attribute
    where attrelid = tg_relid and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('id', 'status', 'created_at');
  execute format(
    'update %s set (%s) = row(%s) where id = ($1).id', tg_relid::regclass, columns, values_sent
  ) using new;
  return null;
end;
$$;
revoke all on function private.receive_submission() from public, anon, authenticated;

-- Its argument is the action to log. Definer, as no API role may write to the log.
create function private.log_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  action constant text := tg_argv[0];
  summary text := concat_ws(
    ', ', private.person_of(to_jsonb(new)), private.company_of(to_jsonb(new))
  );
begin
  if action = 'submitted' then
    perform private.write_activity(
      action, tg_table_name, new.id, summary, created_at => new.created_at
    );
  elsif action = 'status_changed' then
    perform private.write_activity(
      action, tg_table_name, new.id, summary, old.status, new.status
    );
  else
    perform private.write_activity(action, tg_table_name, new.id, summary);
  end if;
  return null;
end;
$$;
revoke all on function private.log_submission() from public, anon, authenticated;
