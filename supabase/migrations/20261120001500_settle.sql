-- What the conversation says about its record, and what follows from a message or from the mail of a reply.

-- A proposal is awaited, but a reply that comes with the decision (a decline) answers as well; no status does, but the decision
-- on an application. A reply that waits or was sent deals with what came before it. The lock is a statement of its own, as one
-- statement would not see what commits while it waits.
create function private.settle(record uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform from private.records as r where r.id = settle.record for update;
  update private.records as r set answered_at = s.answered_at, new_answer_at = s.new_answer_at, told_at = s.told_at,
    decision_leaves = s.decision_leaves
  from (
    select
      coalesce(
        min(said.at) filter (where k.awaits <> 'proposal' or said.is_proposal or said.decides),
        case when k.awaits = 'reply or decision' and private.is_final(t.status) then coalesce(t.answered_at, now()) end
      ) as answered_at,
      min(said.came_at) filter (where said.came_at > coalesce(said.last_reply_at, '-infinity')) as new_answer_at,
      min(said.at) filter (where said.decides and k.awaits = 'reply or decision') as told_at,
      coalesce(bool_or(said.state = 'waiting' and said.decides and k.awaits = 'reply or decision'), false) as decision_leaves
    from private.records as t join private.kinds_of_record as k on k.kind = t.kind
      left join lateral (
        select m.is_proposal, s.state, case m.kind when 'note' then m.sent_at when 'reply' then sent.at end as at,
          m.kind = 'reply' and private.is_final(coalesce(m.to_status, m.from_status)) as decides,
          case when m.kind = 'received' and not m.automatic and m.done_at is null then m.created_at end as came_at,
          max(m.created_at) filter (where s.state in ('waiting', 'sent')) over () as last_reply_at
        from public.messages as m left join public.mails as s on s.id = m.mail_id
          cross join lateral (select case when s.state = 'sent' then s.done_at end as at) as sent
        where (m.record_id, m.table_name) = (t.id, t.kind)
      ) as said on true
    where t.id = settle.record group by k.awaits, t.status, t.answered_at
  ) as s
  where r.id = settle.record
    and (r.answered_at, r.new_answer_at, r.told_at, r.decision_leaves)
      is distinct from (s.answered_at, s.new_answer_at, s.told_at, s.decision_leaves);
end;
$$;

create function private.change_as(
  message public.messages, actor uuid, seen jsonb, set_to jsonb, batch uuid default null
) returns void
language plpgsql set search_path = '' as $$
declare
  acting constant text := current_setting('deccan_reach.actor', true);
begin
  perform set_config('deccan_reach.actor', coalesce(actor::text, ''), true);
  perform private.change_records(
    message.table_name, jsonb_build_array(jsonb_build_object('id', message.record_id, 'seen', seen, 'set', set_to)), batch
  );
  perform set_config('deccan_reach.actor', coalesce(acting, ''), true);
end;
$$;

create function private.author_may(message public.messages) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.admin_users as a
    where a.user_id = message.author_id and private.role_includes(a.role, message.table_name)
  );
$$;

-- Whoever answers a record that nobody owns looks after it from then on: by a reply once it is sent, or by a note, such as
-- of a call.
create function private.take_unowned(message public.messages) returns void
language sql set search_path = '' as $$
  select private.change_as(
    message, message.author_id, '{"owner_id": null}', jsonb_build_object('owner_id', message.author_id),
    md5('owner ' || message.batch)::uuid
  ) where private.author_may(message);
$$;

create function private.plan_answer(message public.messages) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.plan_staff_mail('answer', s.kind, s.id, r, message.created_at, about => message.id)
  from private.records as s, private.caretakers(s) as r
  where (s.id, s.kind) = (message.record_id, message.table_name) and not s.spam_suspected
    -- that mail says the same
    and not exists (
      select from public.mails as m
      where (m.record_id, m.recipient_id, m.kind) = (s.id, r.id, 'answer') and m.state = 'waiting' and m.lease is null
    );
  perform private.notify_mailer();
end;
$$;

create function private.after_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  message constant public.messages := coalesce(new, old);
begin
  if message.kind = 'reply' and tg_op = 'DELETE' then
    -- it named this record's mailbox
    delete from private.mail_contents as c where c.mail_id = message.mail_id;
    delete from public.mails as m
      where m.id = message.mail_id and not exists (select from public.messages as o where o.mail_id = m.id);
  end if;
  if message.kind <> 'note' or message.sent_at is not null then
    perform private.settle(message.record_id);
  end if;
  if message.kind = 'note' and message.is_proposal then
    perform private.write_activity(
      case tg_op when 'INSERT' then 'proposal_noted' else 'proposal_note_deleted' end, r.kind, r.id, private.named(r)
    ) from private.records as r where r.id = message.record_id;
  elsif tg_op <> 'DELETE' and message.kind = 'received' and not message.automatic
    and message.record_id is distinct from old.record_id
  then
    perform private.plan_answer(message);
  end if;
  if message.kind <> 'received' and tg_op = 'INSERT' then
    update private.records as r set updated_at = now() where r.id = message.record_id;
    perform private.take_unowned(message) where message.kind = 'note';
  end if;
  return null;
end;
$$;
create trigger "30_after" after insert or delete or update of done_at, record_id on public.messages
  for each row execute function private.after_message();

-- A flood of failures stays in the staff area.
create function private.plan_unsent(mail_id uuid, table_name text, record_id uuid, author uuid) returns void
language sql set search_path = '' as $$
  insert into public.mails (key, kind, table_name, record_id, recipient_id)
  select concat_ws(':', 'unsent', mail_id, r.id), 'unsent', plan_unsent.table_name, plan_unsent.record_id, r.id
  from private.records as s, private.caretakers(s, author) as r
  where (s.id, s.kind) = (plan_unsent.record_id, plan_unsent.table_name) and (
    select count(*) from public.mails
    where recipient_id = r.id and kind = 'unsent' and created_at > now() - interval '1 hour'
  ) < (select alerts_an_hour from private.mail_settings)
  on conflict (key) do update set
    state = 'waiting', attempts = 0, due_at = now(), wanted_at = now(), done_at = null, reason = null;
$$;

-- A reply sets its status once it is sent, and takes it back when the mail comes back: only from the status that it was to
-- leave, or has set.
create function private.after_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reply public.messages;
begin
  for reply in select * from public.messages as m where m.mail_id = new.id order by m.id loop
    perform private.settle(reply.record_id);
    if new.state = 'sent' then
      perform private.follow_meeting(reply), private.plan_meeting(reply) where reply.meeting_at is not null;
      perform private.take_unowned(reply);
      perform private.change_as(
        reply, reply.author_id, jsonb_build_object('status', reply.from_status),
        jsonb_build_object('status', reply.to_status), reply.batch
      ) where reply.to_status is not null;
    elsif old.state = 'sent' and new.unsent then
      perform private.change_as(
        reply, null, jsonb_build_object('status', reply.to_status), jsonb_build_object('status', reply.from_status),
        reply.batch
      ) where reply.to_status is not null;
    end if;
    if new.state = 'failed' or new.reason in ('bounced', 'complained') then
      perform private.plan_unsent(new.id, reply.table_name, reply.record_id, reply.author_id);
    end if;
  end loop;
  return null;
end;
$$;
create trigger "30_after" after update of state on public.mails
  for each row when (new.kind = 'reply' and new.state <> old.state) execute function private.after_mail();
