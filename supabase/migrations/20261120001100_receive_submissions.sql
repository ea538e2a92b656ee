-- A submission may arrive again: sent twice, or edited after an answer got lost. And what a robot
-- filled in is marked, not dropped. The columns and triggers are the same in every table.
do $$
declare
  name text;
begin
  foreach name in array array[
    'contact_submissions', 'career_applications', 'partnership_applications', 'quote_requests'
  ] loop
    execute format(
      $sql$
        alter table public.%1$I
          -- counts the visitor's edits of one submission
          add column revision integer not null default 1
            constraint %1$s_revision_range check (revision between 1 and 1000),
          -- what was typed into a field that people do not see; read, never kept
          add column trap text
            constraint %1$s_trap_length check (char_length(trap) <= 200),
          -- null: not known
          add column seconds_to_fill integer
            constraint %1$s_seconds_to_fill_range check (seconds_to_fill between 0 and 604800),
          add column suspect boolean not null default false,
          add column suspect_reason text
            constraint %1$s_suspect_reason_values check (
              suspect_reason in ('trap', 'too fast', 'trap, too fast')
            ),
          add constraint %1$s_suspect_has_reason check (suspect = (suspect_reason is not null));

        grant insert (revision, trap, seconds_to_fill) on table public.%1$I
          to anon, authenticated;
      $sql$,
      name
    );
  end loop;
end;
$$;

alter table public.activity_log
  drop constraint activity_log_action_values,
  add constraint activity_log_action_values check (
    action in (
      'submitted', 'resubmitted', 'status_changed', 'posting_created', 'posting_edited',
      'posting_deleted'
    )
  );

create or replace function private.log_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  record jsonb := to_jsonb(new);
  person text := coalesce(
    record ->> 'contact_name',
    record ->> 'contact_person',
    concat_ws(' ', record ->> 'first_name', record ->> 'last_name')
  );
  company text := coalesce(record ->> 'company_name', record ->> 'company_operator');
  summary text := concat_ws(', ', person, company);
begin
  if tg_op = 'INSERT' then
    perform private.write_activity(
      'submitted', tg_table_name, new.id, summary, created_at => new.created_at
    );
  elsif tg_name = 'log_resubmitted' then
    perform private.write_activity('resubmitted', tg_table_name, new.id, summary);
  else
    perform private.write_activity(
      'status_changed', tg_table_name, new.id, summary, old.status, new.status
    );
  end if;
  return null;
end;
$$;

-- True also while one of our definer functions acts for an API role.
create function private.is_api_request() returns boolean
language sql stable set search_path = '' as $$
  select current_user in ('anon', 'authenticated')
    or coalesce(current_setting('role', true) in ('anon', 'authenticated'), false);
$$;
revoke all on function private.is_api_request() from public, anon, authenticated;
grant execute on function private.is_api_request() to anon, authenticated, service_role;

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

  perform private.lock_submission(new.id);
  execute format('select revision, created_at from %s where id = $1', tg_relid::regclass)
    into stored_revision, stored_at using new.id;

  if stored_revision is null then
    perform private.count_submission('email', tg_table_name || ' ' || lower(new.email));
    if network is not null then
      perform private.count_submission('address', network);
    end if;
    return new;
  elsif stored_revision >= new.revision then
    return null;
  elsif stored_at < now() - interval '24 hours' then
    raise exception 'A submission can be replaced for 24 hours only.'
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

-- Before triggers run in the order of their names: the guard first.
do $$
declare
  name text;
begin
  foreach name in array array[
    'contact_submissions', 'career_applications', 'partnership_applications', 'quote_requests'
  ] loop
    execute format(
      $sql$
        create trigger receive before insert on public.%1$I
          for each row when (private.is_api_request())
          execute function private.receive_submission();
        create trigger log_resubmitted after update on public.%1$I
          for each row when (old.revision <> new.revision)
          execute function private.log_submission();
        -- receive refuses the second row by itself, also where the first one adds none
        drop trigger refuse_bulk on public.%1$I;
      $sql$,
      name
    );
  end loop;
end;
$$;

drop function private.refuse_bulk_submission();
