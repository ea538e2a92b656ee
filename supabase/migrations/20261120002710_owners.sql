-- The member of staff who looks after a submission.

create function private.check_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.admin_users as a
    where a.user_id = new.owner_id and private.role_includes(a.role, tg_table_name)
  ) then
    raise exception 'This owner has left, or their role does not include this kind of record.'
      using errcode = 'PT400';
  end if;
  return new;
end;
$$;

-- Adds to the mail that waits for the new owner. One that a mailer has locked takes no more entries.
create function private.note_assignment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  recipient constant uuid := (select id from public.mail_recipients where user_id = new.owner_id);
  mail uuid;
begin
  if recipient is null or new.owner_id = private.actor() then
    return null;
  end if;
  select m.id into mail from public.mails as m
    where m.recipient_id = recipient and m.kind = 'assignment' and m.state = 'waiting'
      and not exists (select from private.mail_contents where mail_id = m.id)
    limit 1 for update skip locked;
  if mail is null then
    insert into public.mails (key, kind, recipient_id, wanted_at, due_at)
    select 'assignment:' || gen_random_uuid(), 'assignment', recipient, due, due
    from private.mail_settings, lateral (select now() + assignments_wait) as d (due)
    returning id into mail;
  end if;
  insert into public.mails (key, kind, table_name, record_id, recipient_id, state, digest_id)
  values (
    concat_ws(':', 'assignment', tg_table_name, new.id, mail), 'assignment', tg_table_name, new.id, recipient,
    'batched', mail
  )
  on conflict (key) do nothing;
  return null;
end;
$$;

call private.for_submissions($sql$
  create trigger "25_check_owner" before insert or update of owner_id on public.%1$I
    for each row when (new.owner_id is not null) execute function private.check_owner();
  create trigger "73_note_assignment" after update of owner_id on public.%1$I
    for each row
    when (private.is_api_request() and new.owner_id is distinct from old.owner_id)
    execute function private.note_assignment();
$sql$);
