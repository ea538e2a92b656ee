-- News of openings, for applicants who asked for it.

-- As the last word on an application says: asked for, or not any more.
create function private.plan_subscription(application jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  applied constant uuid := application ->> 'id';
  box constant bytea := private.mailbox_of(application ->> 'email');
  asked constant boolean := (application ->> 'receive_updates')::boolean
    and not (application ->> 'suspect')::boolean
    and private.is_plain_address(application ->> 'email');
begin
  delete from private.news_subscriptions as n
    where n.application_id = applied and (not asked or n.mailbox <> box);
  if asked then
    insert into private.news_subscriptions as n (mailbox, email, locale, application_id)
    values (box, application ->> 'email', application ->> 'locale', applied)
    on conflict (mailbox) do update set
      email = excluded.email, locale = excluded.locale,
      application_id = excluded.application_id, asked_at = now(), renewal_at = null
      where n.application_id <> excluded.application_id;
  end if;
end;
$$;
revoke all on function private.plan_subscription(jsonb) from public, anon, authenticated;

-- Links and mails live as long as the subscription that they are of, which outlives its application.
create function private.forget_news() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.mail_links where purpose = 'news' and record_id = old.id;
  delete from public.mails where table_name = 'news_subscriptions' and record_id = old.id;
  return null;
end;
$$;
revoke all on function private.forget_news() from public, anon, authenticated;

create trigger "60_forget_news" after delete on private.news_subscriptions
  for each row execute function private.forget_news();

-- One mail for all that opened since the last one, once a period; and the question whether it is still
-- wanted, without an answer to which it ends.
create function private.plan_news() returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.news_subscriptions as n using private.mail_settings as s
    where n.renewal_at < now() - s.news_answer_within;

  with asked as (
    update private.news_subscriptions as n set renewal_at = now()
    from private.mail_settings as s
    where n.renewal_at is null and n.asked_at < now() - s.news_asked_anew_after
    returning n.*
  )
  insert into public.mails (key, kind, table_name, record_id, locale, mailbox)
  select
    concat_ws(':', 'renewal', id, extract(epoch from asked_at)::bigint),
    'renewal', 'news_subscriptions', id, locale, mailbox
  from asked on conflict (key) do nothing;

  if exists (
    select from private.openings as o, private.mail_settings as s
    where o.opened_at > now() - s.news_gathered_for
  ) then
    return;
  end if;
  with told as (
    update private.news_subscriptions as n set told_from = n.told_to, told_to = now()
    from private.mail_settings as s
    where n.renewal_at is null
      and (n.told_from is null or n.told_to <= now() - s.news_every)
      and exists (
        select from private.openings as o
        join public.job_postings as p on p.id = o.posting_id and p.status = 'active'
        where o.opened_at > n.told_to
      )
    returning n.*
  )
  insert into public.mails (key, kind, table_name, record_id, locale, mailbox)
  select
    concat_ws(':', 'news', id, extract(epoch from told_to)::bigint),
    'news', 'news_subscriptions', id, locale, mailbox
  from told on conflict (key) do nothing;
end;
$$;
revoke all on function private.plan_news() from public, anon, authenticated;
