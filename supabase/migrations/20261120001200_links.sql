create function private.find_link(secret text) returns private.mail_links
language sql stable set search_path = '' as $$
  select l from private.mail_links as l
  where l.secret_hash = sha256(convert_to(nullif(secret, ''), 'UTF8')) and l.expires_at > now();
$$;

-- A link mailed to an address that staff chose proves nothing about the sender.
create function private.may_withdraw(link private.mail_links) returns boolean
language sql stable set search_path = ''
return not link.mailed or not exists (
  select from public.activity_log where record_id = link.record_id and action = 'address_corrected'
);

create function private.read_status(secret text)
returns table (
  table_name text, reference text, topic text, received_at timestamptz, status text, overdue boolean, withdrawable boolean,
  proposal jsonb
)
language plpgsql security definer set search_path = '' as $$
declare
  link constant private.mail_links := private.find_link(secret);
  submission constant private.records := (
    select s from private.records as s where (s.id, s.kind) = (link.record_id, link.table_name)
  );
begin
  if submission.id is null then
    return;
  end if;
  return query select
    link.table_name, private.reference_of(link.record_id), private.facts_of(submission) ->> 'topic', submission.created_at,
    case when submission.status_shown_at > now() then submission.shown_status else submission.status end,
    submission.waiting and exists (
      select from private.deadlines as d where d.kind = link.table_name and d.reminded_before is not null
        and private.is_overdue(submission.answered_at, submission.created_at, null, d.overdue_before, null)
    ),
    private.may_withdraw(link), private.shown_proposal(submission, link);
end;
$$;

create function private.withdraw_submission(secret text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  link constant private.mail_links := private.find_link(secret);
  submission private.records;
begin
  if link.record_id is null then
    return false;
  end if;
  perform private.require(private.may_withdraw(link), 'This link shows a submission and does not withdraw it.');
  perform pg_advisory_xact_lock(hashtextextended(link.record_id::text, 0));
  select * into submission from private.records as r where r.id = link.record_id;
  insert into public.mails (key, kind, table_name, recipient_id)
  select concat_ws(':', 'withdrawal', submission.id, r.id), 'withdrawal', submission.kind, r.id
  from private.caretakers(submission) as r
  where submission.owner_id is not null or exists (
    select from public.mails as m
    where (m.record_id, m.recipient_id) = (submission.id, r.id) and m.state in ('waiting', 'batched', 'sent')
  );
  perform private.forget_records(array[link.record_id], 'withdrawn');
  delete from private.news_subscriptions where application_id = link.record_id;
  perform private.notify_mailer();
  return true;
end;
$$;

-- `later`: staff look at it first, or many are due. Null for an unknown id.
create function private.confirmation_follows(id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when s.spam_suspected then 'later'
    when m.state = 'skipped' or m.id is null and e.no_confirmation is not null then 'none'
    when m.state is distinct from 'sent' and coalesce(m.wanted_at, e.confirmed_at) > now() then 'later'
    else 'now'
  end
  from private.records as s
    left join public.mails as m on m.record_id = s.id and m.kind = 'acknowledgement'
    left join private.mail_events as e on e.record_id = s.id
  where s.id = confirmation_follows.id order by e.id limit 1;
$$;

create table private.news_subscriptions (
  id uuid primary key default gen_random_uuid(),
  mailbox bytea not null unique,
  email text not null,
  locale text not null,
  application_id uuid not null,
  asked_at timestamptz not null default now(),
  -- kept for a day, so that the reader can resubscribe
  ended_at timestamptz,
  -- postings published from here to mailed_at were in the last mail
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
  with told as (
    update private.news_subscriptions as n
    set told_to = coalesce(mailed_at - settings.news_batched_for, told_to), mailed_at = now()
    where ended_at is null and coalesce(mailed_at <= now() - settings.news_every, true)
      and not exists (select from public.job_postings where published_at > published)
      and not exists (select from public.mails where subscription_id = n.id and state = 'waiting')
      and exists (
        select from public.job_postings as p
        where private.is_open(p.status, p.closes_on) and p.published_at <= published
          and p.published_at > coalesce(n.mailed_at - settings.news_batched_for, n.told_to)
      )
    returning *
  )
  insert into public.mails (key, kind, subscription_id, locale, mailbox)
  select 'news:' || gen_random_uuid(), 'news', id, locale, mailbox from told;
end;
$$;

create function private.set_news(secret text, enabled boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  link constant private.mail_links := private.find_link(secret);
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

create function private.place_of(recipients text[]) returns private.records
language sql stable set search_path = '' as $$
  select r from unnest(recipients) with ordinality as a (address, position)
    join private.records as r on r.reply_token = substring(a.address from '^r\.([0-9a-z]+)@')
  order by a.position limit 1;
$$;

call private.expose('read_status withdraw_submission confirmation_follows', 'anon, authenticated');
call private.expose('set_news', 'anon, authenticated, service_role');
