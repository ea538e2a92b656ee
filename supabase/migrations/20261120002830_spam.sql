-- Staff mark submissions as spam and clear the mark; what stays marked is purged.

-- Staff’s mark holds back the planned mails, replies included, but not one that is being sent right now. Clearing it
-- gives them back, and plans those of a submission that was held on arrival.
create function private.hold_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.spam_suspected then
    with held as (
      update public.mails as m set state = 'skipped', reason = 'spam_suspected', done_at = now()
      where (m.record_id = new.id or m.id in (select o.mail_id from public.messages as o where o.record_id = new.id))
        and not exists (
          select from public.messages as o join private.records as s on s.id = o.record_id and not s.spam_suspected
          where o.mail_id = m.id
        )
        and (m.state = 'batched' or (m.state = 'waiting' and (m.lease is null or m.due_at < now())))
      returning id
    )
    delete from private.mail_contents where mail_id in (select id from held);
    return null;
  end if;
  if old.spam_reason <> 'marked by staff' or exists (
    select from public.mails as m where m.record_id = new.id and m.reason = 'spam_suspected'
      and m.kind in ('acknowledgement', 'alert')
  ) then
    insert into private.mail_events (table_name, record_id, actor_id)
    values (new.kind, new.id, (select auth.uid()));
  end if;
  update public.mails as m set
    state = case when m.digest_id is null then 'waiting' else 'batched' end,
    reason = null, done_at = null, due_at = greatest(m.due_at, now()),
    unanswered = m.unanswered or m.lease is not null, lease = null
  where (m.record_id = new.id or m.id in (select o.mail_id from public.messages as o where o.record_id = new.id))
    and m.reason = 'spam_suspected' and m.kind not in ('acknowledgement', 'alert');
  perform private.notify_mailer();
  return null;
end;
$$;

create trigger "74_hold_mails" after update of spam_suspected on private.records
  for each row when (new.spam_suspected <> old.spam_suspected) execute function private.hold_mails();
