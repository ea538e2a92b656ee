-- Returns the earlier values of changed records. A batch's id in the log depends on the caller: nobody adds to another's.
create function private.change_records(
  table_name text, changes jsonb, batch uuid, undo boolean default false
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
      where t.id = c.id and to_jsonb(t) @> c.seen
      returning t.id, c.seen
    )
    select coalesce(jsonb_object_agg(id, seen), '{}') from changed
  $sql$, change_records.table_name, names) into changed using changes;
  perform set_config('deccan_reach.batch', '', true);
  perform set_config('deccan_reach.undo', '', true);
  return changed;
end;
$$;

-- Each change is `{"id", "seen", "set"}` of the same columns, and happens only if the record still has what was seen.
create function private.update_records(
  table_name text, changes jsonb, batch uuid default null, undo boolean default false
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
  change jsonb;
begin
  perform private.require_kind(update_records.table_name);
  perform private.require(
    update_records.table_name = any (private.role_tables('admin')), 'There is no such list.', 'PT400'
  );
  perform private.require(
    cardinality(names) > 0 and names <@ settable, 'Staff cannot set these columns.', 'PT400'
  );
  begin
    changed := private.change_records(update_records.table_name, changes, batch, undo);
  exception when others then
    for change in select jsonb_array_elements(changes) loop
      begin
        changed := changed || private.change_records(update_records.table_name, jsonb_build_array(change), batch, undo);
      exception when others then
        refused := refused || jsonb_build_object(change ->> 'id', sqlerrm);
      end;
    end loop;
  end;
  return jsonb_build_object('changed', changed, 'refused', refused);
end;
$$;

-- Stores a lead that staff enter, unknown fields empty. With `came_by`, triggers ask no consent and confirm nothing.
create function private.add_submission(table_name text, record jsonb, files jsonb default '[]') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  columns text;
  unknown text;
  submission_id constant uuid := record ->> 'id';
  given jsonb;
begin
  perform private.require_kind(add_submission.table_name);
  select jsonb_object_agg(name, '') || jsonb_build_object('came_at', current_date) || jsonb_strip_nulls(record)
    into given from private.words_of(add_submission.table_name) where required;
  select string_agg(quote_ident(key), ', '), min(key) filter (
    where key in ('honeypot', 'consent_version')
      or key <> all (
        private.sender_columns(add_submission.table_name) || array['came_by', 'came_at']
      )
  ) into columns, unknown from jsonb_object_keys(given) as key;
  if unknown is not null or submission_id is null or given ->> 'came_by' is null then
    raise exception 'The record needs an id, how it came, and known columns only.'
      using errcode = 'PT400';
  elsif (given ->> 'came_at')::date > (now() + interval '14 hours')::date then
    raise exception 'Nobody calls on a day to come.' using errcode = 'PT400';
  end if;
  if private.is_stored(submission_id, add_submission.table_name) then
    return submission_id;
  end if;
  execute format(
    'insert into public.%1$I (%2$s)
     select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    add_submission.table_name, columns
  ) using given;
  if jsonb_array_length(files) > 0 then
    perform private.store_documents(submission_id, files);
  end if;
  return submission_id;
end;
$$;

-- Adds or corrects who sent a record and, if staff entered it, what for; correct_address corrects an address.
create function private.complete_record(table_name text, record_id uuid, given jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  submission private.records;
  detail record;
  is_added boolean := false;
begin
  perform private.require_kind(complete_record.table_name);
  select * into submission from private.records as r
    where (r.id, r.kind) = (complete_record.record_id, complete_record.table_name) for update;
  perform private.require(submission.id is not null, 'There is no such record.', 'PT404');
  for detail in
    select key as name, value as given, w.of, coalesce(to_jsonb(submission) ->> w.of, '') as earlier
    from jsonb_each_text(complete_record.given) left join private.words_of(submission.kind) as w on w.name = key
  loop
    perform private.require(
      detail.of in ('first_name', 'last_name', 'contact', 'company', 'phone', 'country')
        or detail.of in ('topic', 'budget') and submission.came_by is not null
        or detail.of = 'email' and detail.earlier = '' and private.is_plain_address(detail.given),
      'Staff cannot change this, or mail cannot be sent to this address.', 'PT400'
    );
    continue when detail.earlier = detail.given;
    -- of what was written, the first is the visitor's
    execute format('update private.records set %I = $1, written = $2 || written where id = $3', detail.of)
      using detail.given, case when submission.came_by is null and detail.earlier <> ''
        then jsonb_build_object(detail.name, detail.earlier) else '{}' end, submission.id;
    is_added := is_added or detail.earlier = '';
    continue when detail.earlier = '';
    perform private.write_activity(
      'details_corrected', submission.kind, submission.id, private.named(submission), detail.earlier, detail.given
    );
  end loop;
  perform private.write_activity('details_added', submission.kind, submission.id, private.named(submission)) where is_added;
end;
$$;

-- Marking as spam holds back unsent confirmations and alerts; clearing the mark plans them again.
create function private.hold_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.spam_suspected then
    update public.mails as m set state = 'skipped', reason = 'spam_suspected', done_at = now()
      where m.record_id = new.id and m.kind in ('acknowledgement', 'alert')
        and (m.state = 'batched' or m.state = 'waiting' and m.lease is null);
  elsif old.spam_reason <> 'marked by staff'
    or exists (select from public.mails as m where m.record_id = new.id and m.reason = 'spam_suspected')
  then
    insert into private.mail_events (table_name, record_id, actor_id) values (new.kind, new.id, (select auth.uid()));
    perform private.notify_mailer();
  end if;
  return null;
end;
$$;

create trigger "74_hold_mails" after update of spam_suspected on private.records
  for each row when (new.spam_suspected <> old.spam_suspected) execute function private.hold_mails();

-- The database cannot tell an export from other reading, so the staff area reports it.
create function private.log_export(table_name text, records integer, filters text) returns void
language sql security definer set search_path = '' as $$
  select private.require_kind(log_export.table_name);
  select private.require_fresh_factor();
  select private.require(
    log_export.records > 0 and char_length(log_export.filters) <= 500,
    'Say how many records, and which filters in 500 characters.', 'PT400'
  );
  select private.write_activity(
    'exported', log_export.table_name, gen_random_uuid(), log_export.filters,
    records => log_export.records
  );
$$;

create function public.open_work()
returns table (
  table_name text, open integer, nobodys integer, answers integer, overdue integer, mine integer, undecided integer
)
language sql stable set search_path = ''
begin atomic
  select private.require_staff();
  select k.kind, n.open, n.nobodys, n.answers, n.overdue, n.mine, n.undecided
  from unnest(private.submission_tables()) as k (kind) left join private.deadlines as d on d.kind = k.kind
    cross join lateral (
      select count(*) filter (where open or waiting)::integer as open,
        count(*) filter (where (open or waiting) and owner_id is null)::integer as nobodys,
        count(*) filter (where new_answer_at is not null)::integer as answers,
        count(*) filter (
          where waiting and private.is_overdue(answered_at, created_at, new_answer_at, d.overdue_before, d.asked_before)
        )::integer as overdue,
        count(*) filter (where (open or waiting) and owner_id = any ((select private.looked_after())::uuid[]))::integer as mine,
        count(*) filter (where awaits_decision and created_at < d.undecided_before)::integer as undecided
      from private.records as r where r.kind = k.kind and not spam_suspected
    ) as n
  where private.can(k.kind);
end;
grant execute on function public.open_work() to authenticated;

-- The same by record, the most urgent first, with the sender's newest message. A follow-up does not postpone a promise.
create view public.work with (security_invoker = true) as
  select r.kind as table_name, r.id, r.person, r.company, r.status, r.owner_id,
    r.owner_id = any ((select private.looked_after())::uuid[]) as mine, r.created_at,
    r.new_answer_at, r.follow_up_on, r.follow_up_note, due.at as due_at,
    case
      when private.is_overdue(r.answered_at, r.created_at, r.new_answer_at, d.overdue_before, d.asked_before)
        and r.waiting then 1
      when r.new_answer_at is not null then 2
      when due.at < now() + interval '1 day' then 3
      else 4
    end as place,
    case when r.new_answer_at is not null then (
      select left(coalesce(nullif(m.new_text, ''), m.body), 200) from public.messages as m
      where m.record_id = r.id and m.kind = 'received' and not (m.automatic or m.other_sender)
        and m.sender_proof is distinct from 'failed'
      order by m.created_at desc limit 1
    ) else left(r.message, 200) end as words
  from private.records as r join private.deadlines as d using (kind) cross join lateral (
    select least(
      case when r.waiting and r.answered_at is null then r.created_at + (now() - d.overdue_before) end,
      case when r.waiting then r.new_answer_at + (now() - d.asked_before) end,
      case when r.open then (r.follow_up_on + 1)::timestamp at time zone d.time_zone end
    ) as at
  ) as due
  where r.open or r.waiting;
grant select on public.work to authenticated;

call private.expose('update_records complete_record log_export', 'authenticated');
call private.expose('add_submission', 'authenticated', '30s');
