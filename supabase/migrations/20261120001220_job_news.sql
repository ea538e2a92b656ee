-- Job alerts for applicants who subscribed, for a year.

create table private.news_subscriptions (
  id uuid primary key default gen_random_uuid(),
  mailbox bytea not null unique,
  email text not null,
  locale text not null,
  application_id uuid not null,
  asked_at timestamptz not null default now(),
  -- kept for a day, so that the reader can take it back
  ended_at timestamptz,
  -- publication times that the last mail covered; null before the first mail
  told_from timestamptz,
  told_to timestamptz not null default now()
);
create index news_subscriptions_application_id_idx
  on private.news_subscriptions (application_id);

create table private.published_jobs (
  posting_id uuid primary key,
  published_at timestamptz not null default now()
);

create function private.plan_subscription(application private.records, noted_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  applied constant uuid := application.id;
  box constant bytea := private.mailbox_of(application.email);
  asked constant boolean := application.receive_updates
    and not application.spam_suspected
    and private.is_plain_address(application.email);
begin
  if asked then
    insert into private.news_subscriptions as n
      (mailbox, email, locale, application_id, asked_at, told_to)
    values (
      box, application.email, application.locale, applied, noted_at, noted_at
    )
    on conflict (mailbox) do update set
      email = excluded.email, locale = excluded.locale,
      application_id = excluded.application_id, asked_at = excluded.asked_at, ended_at = null
      where n.application_id <> excluded.application_id or n.ended_at < excluded.asked_at;
  end if;
end;
$$;

-- Links and mails belong to the subscription, which outlives the application.
create function private.forget_news() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.mail_links where purpose = 'news' and record_id = old.id;
  delete from public.mails where table_name = 'news_subscriptions' and record_id = old.id;
  return null;
end;
$$;

create trigger "60_forget_news" after delete on private.news_subscriptions
  for each row execute function private.forget_news();

create function private.plan_news() returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.news_subscriptions as n using private.mail_settings as s
    where n.asked_at < now() - s.news_for or n.ended_at < now() - interval '1 day';
  if exists (
    select from private.published_jobs as j, private.mail_settings as s
    where j.published_at > now() - s.news_batched_for
  ) or exists (select from private.mail_events where table_name = 'job_postings') then
    return;
  end if;
  with told as (
    -- a posting that is being published right now belongs to the next mail
    update private.news_subscriptions as n set
      told_from = n.told_to, told_to = now() - s.news_batched_for
    from private.mail_settings as s
    where n.ended_at is null
      and (n.told_from is null or n.told_to <= now() - s.news_every - s.news_batched_for)
      and exists (
        select from private.published_jobs as j
        join public.job_postings as p
          on p.id = j.posting_id and private.is_open(p.status, p.closes_on)
        where j.published_at > n.told_to
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

create function private.news_content(m public.mails) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object(
    'to', n.email,
    'secret', private.new_link('news', 'news_subscriptions', n.id, '100 years'),
    'jobs', published.jobs
  )
  from private.news_subscriptions as n, lateral (
    select jsonb_agg(jsonb_build_object(
      'id', p.id, 'title', p.title, 'location', p.location, 'language', p.language
    ) order by j.published_at, p.id) as jobs
    from private.published_jobs as j join public.job_postings as p on p.id = j.posting_id
    where private.is_open(p.status, p.closes_on) and j.published_at > n.told_from and j.published_at <= n.told_to
  ) as published
  where n.id = m.record_id and published.jobs is not null;
$$;

create function private.set_news(secret text, enabled boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  link constant private.mail_links := private.find_link(secret, 'news');
  subscription private.news_subscriptions;
begin
  update private.news_subscriptions
    set ended_at = case when enabled then null else coalesce(ended_at, now()) end
    where id = link.record_id returning * into subscription;
  if subscription.id is null then
    return false;
  elsif enabled then
    update private.records set receive_updates = true where id = subscription.application_id;
  else
    delete from public.mails where table_name = 'news_subscriptions' and record_id = subscription.id;
    update private.records set receive_updates = false
      where receive_updates and private.mailbox_of(email) = subscription.mailbox;
  end if;
  return true;
end;
$$;

-- Ends the news, or takes back their end, for a day. Returns false if there was nothing to change.
call private.expose('private.set_news(text,boolean)', 'anon, authenticated, service_role');
