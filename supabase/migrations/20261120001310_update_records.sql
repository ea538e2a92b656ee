-- Returns the changed records, each with what was seen of it. A batch may take several calls. The log's id of a batch
-- depends on who acts, so that nobody adds to the batch of somebody else.
create function private.change_records(table_name text, changes jsonb, batch uuid) returns jsonb
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
  execute format($sql$
    with changed as (
      update public.%1$I as t
      set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, c.set))
      from jsonb_to_recordset($1) as c (id uuid, seen jsonb, set jsonb)
      where t.id = c.id and to_jsonb(t) @> c.seen
      returning t.id, c.seen
    )
    select coalesce(jsonb_object_agg(id, seen), '{}') from changed
  $sql$, change_records.table_name, names) into changed using changes;
  perform set_config('deccan_reach.batch', '', true);
  return changed;
end;
$$;

create function private.update_records(table_name text, changes jsonb, batch uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  names constant text[] := array(select jsonb_object_keys(changes -> 0 -> 'set'));
  settable constant text[] := case update_records.table_name
    when 'job_postings' then array['status']
    else array['status', 'owner_id', 'follow_up_on', 'outcome', 'lost_reason', 'spam_suspected']
  end;
  changed jsonb := '{}';
  refused jsonb := '{}';
  change jsonb;
begin
  perform private.require_kind(update_records.table_name);
  if (update_records.table_name = any (private.role_tables('admin'))) is not true then
    raise exception 'There is no such list.' using errcode = 'PT400';
  elsif cardinality(names) = 0 or not names <@ settable then
    raise exception 'Staff cannot set these columns.' using errcode = 'PT400';
  end if;
  begin
    changed := private.change_records(update_records.table_name, changes, batch);
  exception when others then
    for change in select jsonb_array_elements(changes) loop
      begin
        changed := changed || private.change_records(update_records.table_name, jsonb_build_array(change), batch);
      exception when others then
        refused := refused || jsonb_build_object(change ->> 'id', sqlerrm);
      end;
    end loop;
    if changed = '{}' and (select count(*) from jsonb_object_keys(refused)) = 1 then
      raise;
    end if;
  end;
  return jsonb_build_object('changed', changed, 'refused', refused);
end;
$$;
grant execute on function private.update_records(text, jsonb, uuid) to authenticated;

-- Each change is `{"id", "seen": {column: value}, "set": {column: value}}`, of the same columns, and happens only if
-- the record still has what was seen. Returns what was seen of the `changed`, and why others were `refused`, by id.
create function public.update_records(table_name text, changes jsonb, batch uuid default null)
returns jsonb
language sql volatile set search_path = ''
return private.update_records(table_name, changes, batch);
grant execute on function public.update_records(text, jsonb, uuid) to authenticated;
