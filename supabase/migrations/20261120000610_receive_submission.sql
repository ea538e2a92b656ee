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
revoke all on table private.withdrawn_submissions from public, anon, authenticated;

create function private.hash_of_id(id uuid) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(uuid_send(id));
$$;

create function private.remember_withdrawn(ids uuid[]) returns void
language sql set search_path = '' as $$
  insert into private.withdrawn_submissions (id_hash)
  select private.hash_of_id(id) from unnest(ids) as id on conflict (id_hash) do nothing;
$$;

-- Knowing the random id proves authorship. Definer, because visitors cannot read submissions or counts.
create function private.receive_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  request constant text := statement_timestamp()::text;
  network constant text := private.client_network();
  stored_revision integer;
  stored_at timestamptz;
  stored_posting text;
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

  -- Nor must a page of another version. The database sets the time, as device clocks are unreliable.
  if new.consent_version !~ '^[a-z]+-[a-z]{2}-[0-9a-f]{8}$' then
    new.consent_version := null;
  end if;
  new.consented_at := case when new.consent_version is not null then now() end;

  perform private.lock_submission(new.id);
  execute format(
    'select revision, created_at, to_jsonb(s) ->> ''job_posting_id'', spam_reason
       from %s as s where id = $1',
    tg_relid::regclass
  ) into stored_revision, stored_at, stored_posting, stored_spam_reason using new.id;

  if stored_revision is null then
    if exists (
      select from private.withdrawn_submissions where id_hash = private.hash_of_id(new.id)
    ) then
      raise exception using
        errcode = 'PT403', message = 'The submission was withdrawn.',
        detail = jsonb_build_object('field', 'id', 'reason', 'withdrawn');
    end if;
    perform private.count_submission(
      'email', tg_table_name || ' ' || lower(new.email collate "default")
    );
    if network is not null then
      perform private.count_submission('network', network);
    end if;
    return new;
  elsif stored_revision >= new.revision then
    return null;
  elsif stored_at < now() - interval '24 hours' then
    raise exception 'A submission can be replaced for 24 hours only.' using errcode = 'PT409';
  elsif stored_posting <> to_jsonb(new) ->> 'job_posting_id' then
    raise exception 'An application for another posting is another application.'
      using errcode = 'PT409';
  end if;

  if stored_spam_reason = 'marked by staff' then
    new.spam_suspected := true;
    new.spam_reason := stored_spam_reason;
  end if;
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
