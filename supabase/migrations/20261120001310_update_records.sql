-- Returns the changed records, each with what was seen of it. A batch may take several calls. The log's id of a batch
-- depends on who acts, so that nobody adds to the batch of somebody else.
create function private.change_records(
  table_name text, changes jsonb, batch uuid, except_ids jsonb default '{}', undo boolean default false
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  names constant text := (
    select string_agg(quote_ident(name), ', ') from jsonb_object_keys(changes -> 0 -> 'set') as name
  );
  changed jsonb;
begin
  perform set_config(
    'deccan_reach.batch', coalesce(md5(coalesce(private.actor()::text, '') || batch::text)::uuid::text, ''), true
  );
  perform set_config('deccan_reach.undo', case when undo then 'on' else '' end, true);
  execute format($sql$
    with changed as (
      update public.%1$I as t
      set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, c.set))
      from jsonb_to_recordset($1) as c (id uuid, seen jsonb, set jsonb)
      where t.id = c.id and to_jsonb(t) @> c.seen and not $2 ? t.id::text
      returning t.id, c.seen
    )
    select coalesce(jsonb_object_agg(id, seen), '{}') from changed
  $sql$, change_records.table_name, names) into changed using changes, except_ids;
  perform set_config('deccan_reach.batch', '', true);
  perform set_config('deccan_reach.undo', '', true);
  return changed;
end;
$$;

-- What staff did with submissions, by id, so that nobody takes it for spam unawares.
create function private.worked_on(table_name text, ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(s.id, w.work), '{}')
  from private.records as s, lateral (
    select array_remove(array[
      case when s.owner_id is not null then 'owner' end,
      case when exists (select from public.messages as m where m.record_id = s.id and m.kind = 'note') then 'note' end,
      case when exists (select from public.messages as m where m.record_id = s.id and m.kind = 'reply') then 'reply' end,
      case when s.outcome is not null then 'outcome' end,
      case when private.is_final(s.status) then 'decision' end
    ], null) as work
  ) as w
  where s.kind = worked_on.table_name and s.id = any (ids) and w.work <> '{}';
$$;

create function private.update_records(
  table_name text, changes jsonb, batch uuid default null, anyway boolean default false, undo boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  names constant text[] := array(select jsonb_object_keys(changes -> 0 -> 'set'));
  settable constant text[] := case update_records.table_name
    when 'job_postings' then array['status']
    else array(select name from private.staff_columns() as s, unnest(s.names) as name)
  end;
  changed jsonb := '{}';
  refused jsonb := '{}';
  worked_on jsonb := '{}';
  change jsonb;
begin
  perform private.require_kind(update_records.table_name);
  perform private.require(
    update_records.table_name = any (private.role_tables('admin')), 'There is no such list.', 'PT400'
  );
  perform private.require(
    cardinality(names) > 0 and names <@ settable, 'Staff cannot set these columns.', 'PT400'
  );
  if not anyway then
    worked_on := private.worked_on(update_records.table_name, array(
      select id from jsonb_to_recordset(changes) as c (id uuid, set jsonb)
      where (set ->> 'spam_suspected')::boolean
    ));
  end if;
  begin
    changed := private.change_records(update_records.table_name, changes, batch, worked_on, undo);
  exception when others then
    for change in select jsonb_array_elements(changes) loop
      begin
        changed := changed || private.change_records(
          update_records.table_name, jsonb_build_array(change), batch, worked_on, undo
        );
      exception when others then
        refused := refused || jsonb_build_object(change ->> 'id', sqlerrm);
      end;
    end loop;
  end;
  return jsonb_build_object('changed', changed, 'refused', refused, 'worked_on', worked_on);
end;
$$;

-- Each change is `{"id", "seen": {column: value}, "set": {column: value}}`, of the same columns, and happens only if
-- the record still has what was seen. Submissions that staff worked on become spam only `anyway`. An `undo` is one entry
-- of the feed with what it takes back. Returns, by id, what was seen of the `changed`, why others were `refused`, and
-- what staff did with those that they `worked_on`.
call private.expose('private.update_records(text,jsonb,uuid,boolean,boolean)', 'authenticated');
