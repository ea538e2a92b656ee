-- What visitors send.

-- Serializes requests with the same id.
create function private.lock_submission(id uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(lock_submission.id::text, 0));
$$;

-- A submission withdrawn on one device may still wait on another. Hashes, deleted once no device retries it.
create table private.withdrawn_submissions (
  id_hash bytea primary key,
  withdrawn_at timestamptz not null default now()
);

create function private.hash_of_id(id uuid) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(uuid_send(id));
$$;

create function private.remember_withdrawn(ids uuid[]) returns void
language sql set search_path = '' as $$
  insert into private.withdrawn_submissions (id_hash)
  select private.hash_of_id(id) from unnest(ids) as id on conflict (id_hash) do nothing;
$$;

create function private.hash_of_secret(secret text) returns bytea
language sql immutable set search_path = ''
return sha256(convert_to(nullif(secret, ''), 'UTF8'));

-- A repeated request, after an answer that was lost, changes nothing.
create function private.is_stored(id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.lock_submission(is_stored.id);
  if exists (select from private.records as r where r.id = is_stored.id) then
    return true;
  end if;
  if exists (select from private.withdrawn_submissions where id_hash = private.hash_of_id(is_stored.id)) then
    raise exception using
      errcode = 'PT403', message = 'The submission was withdrawn.',
      detail = jsonb_build_object('field', 'id', 'reason', 'withdrawn');
  end if;
  return false;
end;
$$;

-- What the honeypot caught counts against neither the address nor the people of its network.
create function private.count_sender(kind text, email text, trapped boolean) returns void
language plpgsql set search_path = '' as $$
declare
  network constant text := private.client_network();
begin
  if not trapped then
    perform private.count_submission(
      'email', kind || ' ' || lower(email collate "default"), network
    );
  end if;
  if network is not null then
    perform private.count_submission(case when trapped then 'trapped' else 'network' end, network);
  end if;
end;
$$;

-- Definer, because visitors cannot read submissions or counts.
create function private.receive_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  request constant text := statement_timestamp()::text;
  status_hash constant text := new.status_hash;
begin
  if current_setting('deccan_reach.received', true) = request then
    raise exception 'Send one submission per request.' using errcode = 'PT400';
  end if;
  perform set_config('deccan_reach.received', request, true);

  -- A clock that was set back, or a tab left open for weeks, must not lose the submission.
  new.seconds_to_fill := case
    when new.seconds_to_fill >= 0 then least(new.seconds_to_fill, 604800)
  end;
  new.spam_reason := nullif(concat_ws(
    ', ',
    case when new.honeypot <> '' then 'honeypot' end,
    case when new.seconds_to_fill < 3 then 'too fast' end
  ), '');
  new.spam_suspected := new.spam_reason is not null;
  new.honeypot := null;
  new.status_hash := null;
  if new.kind = 'contact_submissions' then
    new.phone := null;
  end if;

  -- Nor must a page of another version. The database sets the time, as device clocks are unreliable.
  if new.consent_version !~ '^[a-z]+-[a-z]{2}-[0-9a-f]{8}$' then
    new.consent_version := null;
  end if;
  new.consented_at := case when new.consent_version is not null then now() end;

  if private.is_stored(new.id) then
    return null;
  end if;
  perform private.count_sender(
    new.kind, new.email, coalesce(new.spam_reason like 'honeypot%', false)
  );
  perform private.keep_status_link(new.kind, new.id, status_hash);
  return new;
end;
$$;

create trigger "20_receive" before insert on private.records
  for each row when (private.is_api_request() and new.came_by is null)
  execute function private.receive_submission();
