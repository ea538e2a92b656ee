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
