
-- Must match the privacy policy.
create table private.retention_periods (
  table_name text primary key,
  counted_from text not null default 'created_at',
  period interval not null check (period >= '1 month')
);
insert into private.retention_periods
values
  ('contact_submissions', 'created_at', '24 months'),
  ('quote_requests', 'created_at', '24 months'),
  ('partnership_applications', 'created_at', '24 months'),
  ('career_applications', 'created_at', '12 months'),
  ('activity_log', 'created_at', '24 months'),
  ('mails', 'created_at', '3 months'),
  ('client_errors', 'last_seen_at', '3 months');

create function private.forget_expired() returns table (place text, rows bigint)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  expiring record;
  ids uuid[];
  name text;
  gone bigint;
begin
  for expiring in
    select r.table_name as name, counted_from, now() - period as before
    from private.retention_periods as r order by 1
  loop
    if expiring.name in ('activity_log', 'mails', 'client_errors') then
      execute format(
        'delete from public.%I where %I < $1 %s', expiring.name, expiring.counted_from,
        -- what became of a reply is kept with it
        case expiring.name when 'mails' then $sql$and kind <> 'reply'$sql$ end
      ) using expiring.before;
      get diagnostics gone = row_count;
      return query select expiring.name, gone;
    else
      select coalesce(array_agg(s.id), '{}') into ids from private.records as s
        where s.kind = expiring.name and s.created_at < expiring.before;
      return query select * from private.forget_submissions(expiring.name, ids, 'purged');
    end if;
  end loop;
  delete from public.invitations where expires_at < now();
  -- of replies that were never sent
  return query
    with gone as (
      delete from public.record_files
      where origin = 'reply' and reply_id is null and created_at < now() - interval '1 day' returning 1
    )
    select 'record_files', count(*) from gone;
  delete from private.bounced_addresses as b using private.retention_periods as r
    where r.table_name = 'mails' and b.bounced_at < now() - r.period;
  return query
    with gone as (
      delete from public.messages
      where record_id is null and created_at < now() - interval '30 days' returning 1
    )
    select 'received', count(*) from gone;
  foreach name in array private.submission_tables() loop
    select coalesce(array_agg(s.id), '{}') into ids from private.records as s
      where s.kind = name and s.spam_suspected and s.created_at < now() - interval '30 days' and not exists (
        select from public.activity_log
        where record_id = s.id and action = 'spam_marked' and created_at >= now() - interval '30 days'
      );
    perform private.remember_withdrawn(ids);
    delete from private.news_subscriptions where application_id = any (ids);
    return query select * from private.forget_submissions(name, ids, 'purged');
  end loop;
  -- as long as a device retries a submission
  return query
    with gone as (
      delete from private.withdrawn_submissions
      where withdrawn_at < now() - interval '30 days' returning 1
    )
    select 'withdrawn_submissions', count(*) from gone;
  return query
    with counted as (
      delete from private.recent_submissions
      where received_at < now() - interval '1 day'
      returning 1
    ), taken as (
      delete from private.turns where taken_at < now() - interval '3 days' returning 1
    ), measured as (
      delete from private.received_files where received_at < now() - interval '1 day' returning 1
    )
    select 'recent_submissions',
      (select count(*) from counted) + (select count(*) from taken) + (select count(*) from measured);
end;
$$;

-- For pg_cron and administrators. Logs each run, which check:live reads.
create function private.purge_expired(dry_run boolean default true)
returns table (place text, rows bigint)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  forgotten jsonb;
begin
  if private.is_api_request() and not private.is_admin() then
    raise exception 'Only an administrator purges what is old.' using errcode = 'PT403';
  end if;
  begin
    select jsonb_object_agg(f.place, f.rows) into forgotten from (
      select place, sum(rows) as rows from private.forget_expired() group by 1
    ) as f;
    if dry_run is distinct from false then
      raise exception using errcode = 'PTDRY';
    end if;
    perform private.write_activity(
      'purged', 'everywhere', gen_random_uuid(),
      (select sum(value::bigint) from jsonb_each_text(forgotten)) || ' rows past their time'
    );
  exception when sqlstate 'PTDRY' then
    null;
  end;
  return query select key, value::bigint from jsonb_each_text(forgotten) order by 1;
end;
$$;

call private.expose('private.purge_expired(boolean)', 'authenticated', '60s');
