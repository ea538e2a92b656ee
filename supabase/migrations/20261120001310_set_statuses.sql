-- Returns the records that were changed, with the status each had. A batch may take several calls; its records
-- share one entry in the feed, which holds their number and, as record_id, the batch.
create function private.set_statuses(table_name text, changes jsonb, batch uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb;
begin
  if not private.can(set_statuses.table_name) then
    raise exception 'Your role does not include this kind of record.' using errcode = 'PT403';
  elsif (set_statuses.table_name in (
    'contact_submissions', 'quote_requests', 'career_applications', 'partnership_applications',
    'job_postings'
  )) is not true then
    raise exception 'There is no such list.' using errcode = 'PT400';
  end if;
  perform set_config('deccan_reach.batch', coalesce(batch::text, ''), true);
  execute format($sql$
    with changed as (
      update public.%I as t set status = c.status
      from jsonb_to_recordset($1) as c (id uuid, seen text, status text)
      where t.id = c.id and t.status = c.seen
      returning t.id, c.seen
    )
    select coalesce(jsonb_object_agg(id, seen), '{}') from changed
  $sql$, set_statuses.table_name) into changed using changes;
  perform set_config('deccan_reach.batch', '', true);

  delete from public.activity_log as a
    where a.action = 'statuses_changed' and a.record_id = set_statuses.batch;
  insert into public.activity_log
    (actor_id, actor_email, action, table_name, record_id, summary, from_status, to_status)
  select
    a.actor_id, a.actor_email, 'statuses_changed', a.table_name, a.batch, count(*),
    case when min(a.from_status) = max(a.from_status) then min(a.from_status) end,
    case when min(a.to_status) = max(a.to_status) then min(a.to_status) end
  from public.activity_log as a where a.batch = set_statuses.batch
  group by a.actor_id, a.actor_email, a.table_name, a.batch;
  return changed;
end;
$$;
revoke all on function private.set_statuses(text, jsonb, uuid) from public, anon, authenticated;
grant execute on function private.set_statuses(text, jsonb, uuid) to authenticated;

-- Each change is `{"id", "seen", "status"}` and happens only if `seen` is still the status.
create function public.set_statuses(table_name text, changes jsonb, batch uuid default null)
returns jsonb
language sql volatile set search_path = ''
return private.set_statuses(table_name, changes, batch);
revoke all on function public.set_statuses(text, jsonb, uuid) from public, anon, authenticated;
grant execute on function public.set_statuses(text, jsonb, uuid) to authenticated;
