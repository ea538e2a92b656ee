-- Staff mark submissions as spam, clear the mark, and delete spam.

create function private.set_spam(table_name text, record_ids uuid[], is_spam boolean) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  batch constant uuid := case when cardinality(record_ids) > 1 then gen_random_uuid() end;
  changed uuid[];
  held uuid[];
begin
  perform private.require_submissions(set_spam.table_name);
  perform set_config('deccan_reach.batch', coalesce(batch::text, ''), true);
  execute format($sql$
    with before as (
      select id, spam_reason from public.%1$I
      where id = any ($1) and spam_suspected <> $2 order by id for update
    ), changed as (
      update public.%1$I as t
      set spam_suspected = $2, spam_reason = case when $2 then 'marked by staff' end
      from before where t.id = before.id
      returning t.id, before.spam_reason
    )
    select coalesce(array_agg(id), '{}'),
      coalesce(array_agg(id) filter (where spam_reason <> 'marked by staff'), '{}')
    from changed
  $sql$, set_spam.table_name) into changed, held using record_ids, is_spam;
  perform set_config('deccan_reach.batch', '', true);

  if is_spam then
    perform private.hold_mails(changed);
  else
    -- A record that staff marked waits for mails only if the mark held some back.
    insert into private.mail_events (table_name, record_id, actor_id)
    select set_spam.table_name, c.id, (select auth.uid()) from unnest(changed) as c (id)
    where c.id = any (held) or exists (
      select from public.mails as m where m.record_id = c.id and m.reason = 'spam_suspected'
    );
    if found then
      perform private.notify_mailer();
    end if;
  end if;
  return changed;
end;
$$;
grant execute on function private.set_spam(text, uuid[], boolean) to authenticated;

-- Skips the planned mails of these submissions. One that is being sent right now cannot be held.
create function private.hold_mails(ids uuid[]) returns void
language sql set search_path = '' as $$
  with held as (
    update public.mails set
      state = 'skipped', reason = 'spam_suspected', done_at = now(), digest_id = null
    where record_id = any (ids) and kind <> 'withdrawal'
      and (state = 'batched' or (state = 'waiting' and (lease is null or due_at < now())))
    returning id
  )
  delete from private.mail_contents where mail_id in (select id from held);
$$;

-- Marks these records as spam or clears the mark, which sends the confirmation that was held back. Returns the
-- ids that were changed.
create function public.set_spam(table_name text, record_ids uuid[], is_spam boolean) returns uuid[]
language sql volatile set search_path = ''
return private.set_spam(table_name, record_ids, is_spam);
grant execute on function public.set_spam(text, uuid[], boolean) to authenticated;

create function private.forget_spam(table_name text, ids uuid[], action text)
returns table (place text, rows bigint)
language plpgsql set search_path = '' as $$
begin
  perform private.remember_withdrawn(ids);
  delete from private.news_subscriptions where application_id = any (ids);
  return query select * from private.forget_submissions(forget_spam.table_name, ids, action);
end;
$$;

create function private.delete_spam(table_name text, ids uuid[]) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  spam uuid[];
begin
  perform private.require_submissions(delete_spam.table_name);
  if not private.is_admin() then
    raise exception 'Only an administrator deletes for good.' using errcode = 'PT403';
  end if;
  execute format(
    'select array_agg(id) from (
       select id from public.%I where id = any ($1) and spam_suspected for update
     ) as locked', delete_spam.table_name
  ) into spam using ids;
  if spam is null then
    return '{}';
  end if;
  if cardinality(spam) > 1 then
    perform set_config('deccan_reach.batch', gen_random_uuid()::text, true);
  end if;
  perform private.forget_spam(delete_spam.table_name, spam, 'spam_deleted');
  perform set_config('deccan_reach.batch', '', true);
  return spam;
end;
$$;
grant execute on function private.delete_spam(text, uuid[]) to authenticated;

-- For admins: deletes those of these records that are marked as spam, with their files. Returns the
-- ids that were deleted.
create function public.delete_spam(table_name text, ids uuid[]) returns uuid[]
language sql volatile set search_path = '' set statement_timeout = '30s'
return private.delete_spam(table_name, ids);
grant execute on function public.delete_spam(text, uuid[]) to authenticated;
