-- What nobody asked to have erased is forgotten when its period is over.

-- How long a row stays, counted from created_at, or from when an error was last seen. The privacy policy
-- tells the same.
create table private.retention_periods (
  table_name text primary key
    constraint retention_periods_table_name_values check (
      table_name in (
        'contact_submissions', 'quote_requests', 'partnership_applications', 'career_applications',
        'activity_log', 'mails', 'client_errors'
      )
    ),
  period interval not null check (period >= '1 month')
);
insert into private.retention_periods (table_name, period)
values
  ('contact_submissions', '24 months'),
  ('quote_requests', '24 months'),
  ('partnership_applications', '24 months'),
  ('career_applications', '12 months'),
  ('activity_log', '24 months'),
  ('mails', '3 months'),
  ('client_errors', '3 months');
revoke all on table private.retention_periods from public, anon, authenticated;

-- Definer, as no API role deletes any of this.
create function private.purge_expired(dry_run boolean) returns table (place text, rows bigint)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  expiring record;
  ids uuid[];
  part jsonb;
  done jsonb := '[]';
  only_counts constant boolean := dry_run is distinct from false;
begin
  if not private.is_admin() then
    raise exception 'Only an administrator purges what is old.' using errcode = 'PT403';
  end if;

  begin
    for expiring in
      select r.table_name, now() - r.period as before from private.retention_periods as r
      where r.table_name not in ('activity_log', 'mails', 'client_errors') order by 1
    loop
      execute format(
        'select coalesce(array_agg(id), ''{}'') from public.%I where created_at < $1',
        expiring.table_name
      ) into ids using expiring.before;
      select jsonb_agg(f) into part from private.forget_submissions(expiring.table_name, ids) as f;
      done := done || part;
    end loop;

    with gone as (
      delete from public.activity_log where created_at < now() - (
        select r.period from private.retention_periods as r where r.table_name = 'activity_log'
      ) returning 1
    )
    select jsonb_build_object('place', 'activity_log', 'rows', count(*)) into part from gone;
    done := done || part;
    with gone as (
      delete from public.mails where created_at < now() - (
        select r.period from private.retention_periods as r where r.table_name = 'mails'
      ) returning 1
    )
    select jsonb_build_object('place', 'mails', 'rows', count(*)) into part from gone;
    done := done || part;
    with gone as (
      delete from public.client_errors where last_seen_at < now() - (
        select r.period from private.retention_periods as r where r.table_name = 'client_errors'
      ) returning 1
    )
    select jsonb_build_object('place', 'client_errors', 'rows', count(*)) into part from gone;
    done := done || part;
    with counted as (
      delete from private.recent_submissions
      where received_at < now() - (select max(l.period) from private.submission_limits as l)
      returning 1
    ), measured as (
      delete from private.received_files where received_at < now() - interval '1 day' returning 1
    ), gone as (
      select from counted union all select from measured
    )
    select jsonb_build_object('place', 'recent_submissions', 'rows', count(*)) into part from gone;
    done := done || part;
    if only_counts then
      raise exception using errcode = 'PTDRY';
    end if;
  exception when sqlstate 'PTDRY' then
    null;
  end;

  if not only_counts then
    perform private.write_activity(
      'purged', 'everywhere', gen_random_uuid(),
      (select sum(f.rows) from private.by_place(done) as f) || ' rows past their time'
    );
  end if;
  return query select * from private.by_place(done);
end;
$$;
revoke all on function private.purge_expired(boolean) from public, anon, authenticated;
grant execute on function private.purge_expired(boolean) to authenticated;

-- For administrators: forgets submissions, mails, errors and entries of the log that are older than
-- private.retention_periods; `dry_run` and the answer as with erase_person.
create function public.purge_expired(dry_run boolean default true)
returns table (place text, rows bigint)
language sql volatile set search_path = '' set statement_timeout = '60s'
begin atomic
  select place, rows from private.purge_expired(dry_run);
end;
revoke all on function public.purge_expired(boolean) from public, anon, authenticated;
grant execute on function public.purge_expired(boolean) to authenticated;
