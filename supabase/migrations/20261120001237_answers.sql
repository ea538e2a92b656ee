-- What an answer of a sender changes: its record waits for us, and somebody is mailed.

create function private.mark_new_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mail constant public.received_mails := coalesce(new, old);
begin
  perform private.lock_record(mail.table_name, mail.record_id);
  update private.records as r set new_answer_at = (
    select min(m.received_at) from public.received_mails as m
    where (m.record_id, m.table_name) = (r.id, r.kind) and not m.automatic and m.done_at is null
  )
  where (r.id, r.kind) = (mail.record_id, mail.table_name);
  return null;
end;
$$;

create trigger "30_mark_answer" after insert or update of done_at, record_id on public.received_mails
  for each row when (new.record_id is not null and not new.automatic)
  execute function private.mark_new_answer();
create trigger "31_mark_answer" after delete on public.received_mails
  for each row when (old.record_id is not null and not old.automatic)
  execute function private.mark_new_answer();

-- For the owner, or for all recipients of the kind if nobody owns the record.
create function private.plan_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  submission constant private.records := (
    select s from private.records as s where (s.id, s.kind) = (new.record_id, new.table_name)
  );
begin
  perform private.plan_staff_mail(
    'answer', new.table_name, new.record_id, r, new.received_at, about => new.id
  )
  from public.mail_recipients as r
  where not submission.spam_suspected
    and case
      when submission.owner_id is null then r.mode <> 'off' and new.table_name = any (r.table_names)
      else r.user_id = submission.owner_id
    end
    and private.may_receive(r.id, new.table_name)
    -- that mail says the same
    and not exists (
      select from public.mails as m
      where (m.record_id, m.recipient_id, m.kind) = (new.record_id, r.id, 'answer')
        and m.state = 'waiting' and m.lease is null
    );
  perform private.notify_mailer();
  return null;
end;
$$;

create trigger "40_plan_answer" after insert or update of record_id on public.received_mails
  for each row when (new.record_id is not null and not new.automatic and new.done_at is null)
  execute function private.plan_answer();

-- A reply settles the answers that came before it, as long as it is not refused.
create function private.settle_by_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_record(new.table_name, new.record_id);
  if new.state in ('waiting', 'sent') then
    update public.received_mails as m set done_at = now(), done_by = new.author_id, reply_id = new.id
      where (m.table_name, m.record_id) = (new.table_name, new.record_id)
        and not m.automatic and m.done_at is null
        and (tg_op = 'INSERT' or m.received_at <= new.created_at);
  else
    update public.received_mails as m set done_at = null, done_by = null, reply_id = null
      where m.reply_id = new.id;
  end if;
  return null;
end;
$$;

create trigger "40_settle_answers" after insert on public.replies
  for each row execute function private.settle_by_reply();
create trigger "41_settle_answers" after update of state on public.replies
  for each row when ((old.state in ('failed', 'skipped')) <> (new.state in ('failed', 'skipped')))
  execute function private.settle_by_reply();

create function private.settle_answers(mail_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  last public.received_mails;
begin
  perform private.require_staff();
  select * into last from public.received_mails as m where m.id = mail_id and private.can(m.table_name);
  perform private.lock_record(last.table_name, last.record_id);
  update public.received_mails as m set done_at = now(), done_by = auth.uid()
    where (m.table_name, m.record_id) = (last.table_name, last.record_id)
      and not m.automatic and m.done_at is null and m.received_at <= last.received_at;
  return found;
end;
$$;

-- "No reply needed": settles this answer and the earlier ones of its record. Returns false if none was open.
call private.expose('private.settle_answers(uuid)', 'authenticated');

create function private.assign_received_mail(mail_id uuid, reference text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  digits constant text := lower(substring(assign_received_mail.reference from '^\s*(?:[dD][rR]-)?([0-9a-fA-F]{8})\s*$'));
  mail public.received_mails;
  places private.records[];
  place private.records;
begin
  perform private.require(private.is_admin(), 'Only an administrator assigns mails.');
  perform private.require(digits is not null, 'A reference is like DR-1A2B3C4D.', 'PT400');
  select array_agg(s) into places from private.records as s
    where s.id between (digits || '-0000-0000-0000-000000000000')::uuid and (digits || '-ffff-ffff-ffff-ffffffffffff')::uuid;
  perform private.require(places is not null, 'There is no such record.', 'PT404');
  perform private.require(cardinality(places) = 1, 'Several records have this reference.', 'PT409');
  place := places[1];
  perform private.lock_record(place.kind, place.id);
  select * into mail from public.received_mails where id = mail_id and record_id is null for update;
  perform private.require(mail.id is not null, 'There is no such mail.', 'PT404');
  update public.received_mails set
    table_name = place.kind, record_id = place.id,
    other_sender = private.mailbox_name(mail.from_address) is distinct from private.mailbox_name(place.email)
  where id = mail.id;
  update public.record_files set table_name = place.kind, record_id = place.id
    where received_mail_id = mail.id;
  return jsonb_build_object('table_name', place.kind, 'record_id', place.id);
end;
$$;

-- For admins: gives a mail that is not assigned to the record with this reference. Returns {table_name, record_id}.
call private.expose('private.assign_received_mail(uuid,text)', 'authenticated');
