-- The member of staff who looks after a submission.

-- One mail for what a colleague is given within a minute. It leaves a minute later, without what was undone by then.
create function private.note_assignment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.mails (key, kind, recipient_id, wanted_at, due_at)
  select concat_ws(':', 'assignment', r.id, extract(epoch from minute)), 'assignment', r.id, due, due
  from public.mail_recipients as r, date_trunc('minute', now()) as minute,
    lateral (select minute + interval '2 minutes') as d (due)
  where r.user_id = new.owner_id and new.owner_id is distinct from private.actor()
  on conflict (key) do nothing;
  return null;
end;
$$;

create trigger "73_note_assignment" after update of owner_id on private.records
  for each row when (private.is_api_request() and new.owner_id is distinct from old.owner_id)
  execute function private.note_assignment();

-- Whoever answers a record that nobody owns looks after it from then on: by a reply once it is sent, or by a note, such as
-- of a call.
create function private.take_unowned() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  acting constant text := current_setting('deccan_reach.actor', true);
begin
  if not exists (
    select from public.admin_users as a
    where a.user_id = new.author_id and private.role_includes(a.role, new.table_name)
  ) then
    return null;
  end if;
  perform set_config('deccan_reach.actor', new.author_id::text, true);
  perform private.change_records(
    new.table_name,
    jsonb_build_array(jsonb_build_object(
      'id', new.record_id, 'seen', jsonb_build_object('owner_id', null),
      'set', jsonb_build_object('owner_id', new.author_id)
    )),
    md5('owner ' || (to_jsonb(new) ->> 'batch'))::uuid
  );
  perform set_config('deccan_reach.actor', coalesce(acting, ''), true);
  return null;
end;
$$;

create trigger "55_take_unowned" after insert on public.staff_notes
  for each row execute function private.take_unowned();
create trigger "55_take_unowned" after update of state on public.replies
  for each row when (new.state = 'sent' and old.state <> 'sent') execute function private.take_unowned();
