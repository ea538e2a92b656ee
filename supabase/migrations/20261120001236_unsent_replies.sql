-- What becomes of a record once its reply was sent or was not.

-- Only from the status that the reply was to leave, or has set.
create function private.move_with_reply(
  reply public.replies, from_status text, to_status text, actor uuid default null
) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('deccan_reach.actor', coalesce(actor::text, ''), true);
  perform private.change_records(reply.table_name, jsonb_build_array(
    jsonb_build_object(
      'id', reply.record_id, 'seen', jsonb_build_object('status', from_status),
      'set', jsonb_build_object('status', to_status)
    )
  ), reply.batch);
  perform set_config('deccan_reach.actor', '', true);
end;
$$;

-- For the record's owner, or else the author. A flood of failures stays in the staff area.
create function private.plan_unsent(mail_id uuid, table_name text, record_id uuid, author uuid) returns void
language sql set search_path = '' as $$
  insert into public.mails (key, kind, table_name, record_id, recipient_id)
  select concat_ws(':', 'unsent', mail_id, r.id), 'unsent', plan_unsent.table_name, plan_unsent.record_id, r.id
  from private.records as s, public.mail_recipients as r
  where (s.id, s.kind) = (plan_unsent.record_id, plan_unsent.table_name) and r.user_id = coalesce(s.owner_id, author) and (
    select count(*) from public.mails
    where recipient_id = r.id and kind = 'unsent' and created_at > now() - interval '1 hour'
  ) < (select alerts_an_hour from private.mail_settings)
  on conflict (key) do update set
    state = 'waiting', attempts = 0, due_at = now(), wanted_at = now(), done_at = null, reason = null;
$$;

create function private.follow_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reply public.replies;
begin
  for reply in
    update public.replies as r
      set state = new.state, reason = new.reason, done_at = new.done_at
      where r.mail_id = new.id returning *
  loop
    if new.state = 'sent' and reply.to_status is not null then
      perform private.move_with_reply(reply, reply.from_status, reply.to_status, reply.author_id);
    elsif reply.unsent and old.state = 'sent' and reply.to_status is not null then
      perform private.move_with_reply(reply, reply.to_status, reply.from_status);
    end if;
    if reply.state = 'failed' or new.reason in ('bounced', 'complained') then
      perform private.plan_unsent(new.id, reply.table_name, reply.record_id, reply.author_id);
    end if;
  end loop;
  return null;
end;
$$;

create trigger "40_follow_reply" after update of state on public.mails
  for each row when (new.kind = 'reply' and new.state <> old.state)
  execute function private.follow_reply();

-- A reply leaves a status that a colleague has set since. In place of an author who may no longer send it, whoever sends it
-- again signs it.
create function private.prepare_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reply public.replies;
  present text;
begin
  for reply in select * from public.replies where mail_id = new.id and unsent loop
    if not private.author_may(reply) then
      update public.replies as r
        set author_id = auth.uid(), author_email = (select email from auth.users where id = auth.uid())
        where r.id = reply.id;
      delete from private.mail_contents where mail_id = new.id;
    end if;
    present := (select s.status from private.records as s where (s.id, s.kind) = (reply.record_id, reply.table_name));
    update public.replies as r set
      from_status = present, to_status = case when r.from_status = present then r.to_status end
    where r.id = reply.id;
  end loop;
  return null;
end;
$$;

-- before the reply follows
create trigger "30_prepare_reply" after update of state on public.mails
  for each row when (
    new.kind = 'reply' and new.state = 'waiting' and old.state in ('failed', 'skipped')
    and old.reason is distinct from 'spam_suspected'
  )
  execute function private.prepare_reply();

create function private.drop_reply(id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  dropped constant uuid := (select r.mail_id from public.replies as r where r.id = drop_reply.id);
begin
  perform private.require_staff();
  update public.replies as r set state = 'skipped', reason = 'dropped'
    where r.mail_id = dropped and r.unsent and private.can(r.table_name);
  if not found then
    return false;
  end if;
  delete from private.mail_contents where mail_id = dropped;
  update public.mails as m set state = 'skipped', reason = 'dropped' where m.id = dropped;
  return true;
end;
$$;

-- Returns false if the reply was sent again or dropped in the meantime.
call private.expose('private.drop_reply(uuid)', 'authenticated');
