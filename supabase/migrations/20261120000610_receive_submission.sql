-- What visitors send: a new submission, or a newer revision of one.

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

-- What only the sender's browser knows; everybody on the team knows the id.
create table private.sender_secrets (
  record_id uuid primary key,
  secret_hash bytea not null,
  revisions integer not null default 0
);

create function private.forget_sender_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.sender_secrets where record_id = old.id;
  return null;
end;
$$;

create function private.hash_of_secret(secret text) returns bytea
language sql immutable set search_path = ''
return sha256(convert_to(nullif(secret, ''), 'UTF8'));

-- Says whether a submission is 'new', 'stored' already, or a 'revision' by its sender. What cannot change the stored
-- row (PT409) is sent again as a new submission by its browser, so refusing it loses nothing.
create function private.arrival_of(
  table_name text, id uuid, revision integer, posting text, secret text
) returns text
language plpgsql set search_path = '' as $$
declare
  stored jsonb;
  proof private.sender_secrets;
begin
  perform private.lock_submission(arrival_of.id);
  stored := private.submission_of(arrival_of.table_name, arrival_of.id);
  if stored is null then
    if exists (
      select from private.withdrawn_submissions where id_hash = private.hash_of_id(arrival_of.id)
    ) then
      raise exception using
        errcode = 'PT403', message = 'The submission was withdrawn.',
        detail = jsonb_build_object('field', 'id', 'reason', 'withdrawn');
    end if;
    return 'new';
  end if;

  select * into proof from private.sender_secrets where record_id = arrival_of.id;
  if proof.secret_hash is distinct from private.hash_of_secret(secret) then
    raise exception 'Only its sender can replace a submission.' using errcode = 'PT409';
  elsif (stored ->> 'revision')::integer >= revision then
    return 'stored';
  elsif proof.secret_hash is null then
    raise exception 'A submission without a secret cannot be replaced.' using errcode = 'PT409';
  elsif (stored ->> 'created_at')::timestamptz < now() - interval '24 hours' then
    raise exception 'A submission can be replaced for 24 hours only.' using errcode = 'PT409';
  elsif stored ->> 'job_posting_id' <> posting then
    raise exception 'An application for another posting is another application.'
      using errcode = 'PT409';
  elsif proof.revisions >= 5 then
    raise exception 'A submission can be replaced five times.' using errcode = 'PT409';
  end if;
  return 'revision';
end;
$$;

-- What the honeypot caught counts against neither the address nor the people of its network.
create function private.count_sender(table_name text, email text, trapped boolean) returns void
language plpgsql set search_path = '' as $$
declare
  network constant text := private.client_network();
begin
  if not trapped then
    perform private.count_submission(
      'email', table_name || ' ' || lower(email collate "default"), network
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
  secret constant text := new.sender_secret;
  status_hash constant text := new.status_hash;
  arrival text;
  stored_spam_reason text;
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
  new.sender_secret := null;
  new.status_hash := null;

  -- Nor must a page of another version. The database sets the time, as device clocks are unreliable.
  if new.consent_version !~ '^[a-z]+-[a-z]{2}-[0-9a-f]{8}$' then
    new.consent_version := null;
  end if;
  new.consented_at := case when new.consent_version is not null then now() end;

  arrival := private.arrival_of(
    tg_table_name, new.id, new.revision, to_jsonb(new) ->> 'job_posting_id', secret
  );
  if arrival = 'stored' then
    return null;
  end if;
  perform private.count_sender(
    tg_table_name, new.email, coalesce(new.spam_reason like 'honeypot%', false)
  );
  if arrival = 'new' then
    insert into private.sender_secrets (record_id, secret_hash)
      select new.id, hash from private.hash_of_secret(secret) as hash where hash is not null;
    perform private.keep_status_link(tg_table_name, new.id, status_hash);
    return new;
  end if;

  execute format('select spam_reason from %s where id = $1', tg_relid::regclass)
    into stored_spam_reason using new.id;
  if stored_spam_reason = 'marked by staff' then
    new.spam_suspected := true;
    new.spam_reason := stored_spam_reason;
  end if;
  update private.sender_secrets set revisions = revisions + 1 where record_id = new.id;
  execute (
    select format(
      'update %s set (%s) = row(%s) where id = ($1).id', tg_relid::regclass,
      string_agg(quote_ident(name), ', '), string_agg(format('($1).%I', name), ', ')
    )
    from unnest(
      private.sender_columns(tg_relid) || array['consented_at', 'spam_suspected', 'spam_reason']
    ) as name
  ) using new;
  return null;
end;
$$;
