-- Staff mark submissions as spam, clear the mark, and delete spam.

create function private.give_spam_reason() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.spam_reason := case when new.spam_suspected then 'marked by staff' end;
  return new;
end;
$$;

-- Staff’s mark holds back the planned mails, replies included, but not one that is being sent right now. Clearing it
-- gives them back, and plans those of a submission that was held on arrival.
create function private.hold_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.spam_suspected then
    perform private.hand_over_mails(array[new.id]);
    with held as (
      update public.mails as m set state = 'skipped', reason = 'spam_suspected', done_at = now()
      where m.record_id = new.id and m.kind <> 'withdrawal'
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
    values (tg_table_name, new.id, (select auth.uid()));
  end if;
  update public.mails as m set
    state = case when m.digest_id is null then 'waiting' else 'batched' end,
    reason = null, done_at = null, due_at = greatest(m.due_at, now()),
    unanswered = m.unanswered or m.lease is not null, lease = null
  where m.record_id = new.id and m.reason = 'spam_suspected'
    and m.kind not in ('acknowledgement', 'alert');
  perform private.notify_mailer();
  return null;
end;
$$;

call private.for_submissions($sql$
  create trigger "15_spam_reason" before update of spam_suspected on public.%1$I
    for each row when (new.spam_suspected <> old.spam_suspected and new.revision = old.revision)
    execute function private.give_spam_reason();
  create trigger "74_hold_mails" after update of spam_suspected on public.%1$I
    for each row when (new.spam_suspected <> old.spam_suspected and new.revision = old.revision)
    execute function private.hold_mails();
$sql$);

create function private.forget_spam(table_name text, ids uuid[], action text)
returns table (place text, rows bigint)
language plpgsql set search_path = '' as $$
begin
  perform private.remember_withdrawn(ids);
  delete from private.news_subscriptions where application_id = any (ids);
  return query select * from private.forget_submissions(forget_spam.table_name, ids, action);
end;
$$;

create function private.delete_spam(table_name text, ids uuid[], anyway boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  worked_on jsonb := '{}';
  spam uuid[];
begin
  perform private.require_submissions(delete_spam.table_name);
  perform private.require(private.is_admin(), 'Only an administrator deletes for good.');
  execute format(
    'select coalesce(array_agg(id), ''{}'') from (
       select id from public.%I where id = any ($1) and spam_suspected for update
     ) as locked', delete_spam.table_name
  ) into spam using ids;
  if not anyway then
    worked_on := private.worked_on(delete_spam.table_name, spam);
    spam := array(select id from unnest(spam) as id where not worked_on ? id::text);
  end if;
  if cardinality(spam) > 1 then
    perform set_config('deccan_reach.batch', gen_random_uuid()::text, true);
  end if;
  perform private.forget_spam(delete_spam.table_name, spam, 'spam_deleted');
  perform set_config('deccan_reach.batch', '', true);
  return jsonb_build_object('deleted', spam, 'worked_on', worked_on);
end;
$$;
grant execute on function private.delete_spam(text, uuid[], boolean) to authenticated;

-- For admins: deletes those of these records that are marked as spam, with their files; those that staff worked on, only
-- `anyway`. Returns the ids that were `deleted`, and what staff did with those that they `worked_on`.
create function public.delete_spam(table_name text, ids uuid[], anyway boolean default false) returns jsonb
language sql volatile set search_path = '' set statement_timeout = '30s'
return private.delete_spam(table_name, ids, anyway);
grant execute on function public.delete_spam(text, uuid[], boolean) to authenticated;
