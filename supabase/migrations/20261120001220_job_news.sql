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
  -- what was published by then was mailed, or is older than the application
  told_to timestamptz not null default now(),
  mailed_at timestamptz
);
create index news_subscriptions_application_id_idx
  on private.news_subscriptions (application_id);

-- Links and mails belong to the subscription, which outlives the application.
alter table private.mail_links
  add column subscription_id uuid references private.news_subscriptions on delete cascade;
alter table public.mails
  add column subscription_id uuid references private.news_subscriptions on delete cascade;
create index mail_links_subscription_id_idx on private.mail_links (subscription_id);
create index mails_subscription_id_idx on public.mails (subscription_id);

-- Several postings make one mail, and a posting that is being published right now belongs to the next.
create function private.plan_news() returns void
language plpgsql set search_path = '' as $$
declare
  settings constant private.mail_settings := (select s from private.mail_settings as s);
  published constant timestamptz := now() - settings.news_batched_for;
begin
  delete from private.news_subscriptions
    where asked_at < now() - settings.news_for or ended_at < now() - interval '1 day';
  with news as materialized (
    select n.*, gen_random_uuid() as mail_id, (
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'title', p.title, 'location', p.location, 'language', p.language
      ) order by p.published_at, p.id)
      from public.job_postings as p
      where private.is_open(p.status, p.closes_on) and p.published_at > n.told_to and p.published_at <= published
    ) as jobs
    from private.news_subscriptions as n
    where ended_at is null and coalesce(mailed_at <= now() - settings.news_every, true)
      and not exists (select from public.job_postings where published_at > published)
  ), told as (
    update private.news_subscriptions as n set told_to = published, mailed_at = now()
    from news where n.id = news.id and jobs is not null
  ), mailed as (
    insert into public.mails (id, key, kind, subscription_id, locale, mailbox)
    select mail_id, 'news:' || mail_id, 'news', id, locale, mailbox
    from news where jobs is not null
  )
  insert into private.mail_contents (mail_id, content)
  select mail_id, jsonb_build_object(
    'to', email, 'secret', private.new_link('news', id, '100 years'), 'jobs', jobs
  )
  from news where jobs is not null;
end;
$$;

create function private.set_news(secret text, enabled boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  link constant private.mail_links := private.find_link(secret, 'news');
  subscription private.news_subscriptions;
begin
  update private.news_subscriptions
    set ended_at = case when enabled then null else coalesce(ended_at, now()) end
    where id = link.subscription_id returning * into subscription;
  if subscription.id is null then
    return false;
  elsif enabled then
    update private.records set receive_updates = true where id = subscription.application_id;
  else
    delete from public.mails where subscription_id = subscription.id;
    update private.records set receive_updates = false
      where receive_updates and private.mailbox_of(email) = subscription.mailbox;
  end if;
  return true;
end;
$$;

-- Ends the news, or takes back their end, for a day. Returns false if there was nothing to change.
call private.expose('private.set_news(text,boolean)', 'anon, authenticated, service_role');
