-- The outbox of e-mail. A visitor's transaction leaves one event here; who is written to, limits, summaries
-- and reminders are planned afterwards, when the mailer asks for its next mails.

-- One row: how much is sent, and when.
create table private.mail_settings (
  acknowledgements_a_mailbox integer not null default 3, -- a day
  acknowledgements_an_hour integer not null default 60, -- to all
  alerts_an_hour integer not null default 20, -- to one recipient; what is more becomes one summary
  attempts integer not null default 12,
  lease interval not null default '3 minutes',
  time_zone text not null default 'Asia/Kolkata', -- of the staff's daily summary and business days
  daily_at time not null default '08:00',
  status_links_for interval not null default '180 days',
  news_every interval not null default '7 days',
  news_gathered_for interval not null default '10 minutes', -- so that several openings make one mail
  news_asked_anew_after interval not null default '12 months',
  news_answer_within interval not null default '30 days',
  is_only boolean primary key default true check (is_only)
);
insert into private.mail_settings default values;
revoke all on table private.mail_settings from public, anon, authenticated;

-- What visitors are promised, and how long before its end staff are reminded: hours or business days.
create table private.mail_promises (
  table_name text primary key,
  unit text not null check (unit in ('hours', 'business days')),
  promised integer not null,
  reminded_after integer not null check (reminded_after < promised)
);
insert into private.mail_promises
values ('quote_requests', 'hours', 24, 20), ('career_applications', 'business days', 5, 4);
revoke all on table private.mail_promises from public, anon, authenticated;

create table private.mail_events (
  id bigint generated always as identity primary key,
  table_name text not null,
  record_id uuid not null,
  noted_at timestamptz not null default now()
);
revoke all on table private.mail_events from public, anon, authenticated;

-- Staff who are told. An administrator is one for as long as he is; a shared mailbox until it is removed.
create table public.mail_recipients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references public.admin_users (user_id) on delete cascade,
  shared_address text unique
    constraint mail_recipients_shared_address_format
      check (private.is_plain_address(shared_address)),
  table_names text[] not null default array[
    'contact_submissions', 'quote_requests', 'partnership_applications', 'career_applications'
  ] constraint mail_recipients_table_names_values check (
    table_names <@ array[
      'contact_submissions', 'quote_requests', 'partnership_applications', 'career_applications'
    ]
  ),
  mode text not null default 'each'
    constraint mail_recipients_mode_values check (mode in ('each', 'daily', 'off')),
  reminders boolean not null default true,
  created_at timestamptz not null default now(),
  constraint mail_recipients_is_one check ((user_id is null) <> (shared_address is null))
);
revoke all on table public.mail_recipients from public, anon, authenticated;
grant select, delete on table public.mail_recipients to authenticated;
grant insert (id, shared_address, table_names, mode, reminders)
  on table public.mail_recipients to authenticated;
grant update (table_names, mode, reminders) on table public.mail_recipients to authenticated;
grant all on table public.mail_recipients to service_role;
alter table public.mail_recipients enable row level security;

create policy "admins read recipients" on public.mail_recipients
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins add shared mailboxes" on public.mail_recipients
  for insert to authenticated
  with check ((select private.is_admin()) and user_id is null);

create policy "admins set what recipients get" on public.mail_recipients
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "admins remove shared mailboxes" on public.mail_recipients
  for delete to authenticated
  using ((select private.is_admin()) and user_id is null);

-- Who a recipient is stays as it was, whatever is granted.
create function private.guard_mail_recipient() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
  elsif (new.id, new.user_id, new.shared_address, new.created_at)
    is distinct from (old.id, old.user_id, old.shared_address, old.created_at) then
    raise exception 'Only what a recipient gets can be changed.' using errcode = 'PT403';
  end if;
  return new;
end;
$$;
revoke all on function private.guard_mail_recipient() from public, anon, authenticated;

-- Definer, as no API role reads accounts or writes to the log.
create function private.log_mail_recipient() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  recipient constant public.mail_recipients := coalesce(new, old);
begin
  perform private.write_activity(
    'recipient_changed', tg_table_name, recipient.id,
    coalesce(
      recipient.shared_address, (select email from auth.users where id = recipient.user_id)
    ),
    case when tg_op <> 'INSERT' then old.mode end,
    case when tg_op <> 'DELETE' then new.mode end
  );
  return null;
end;
$$;
revoke all on function private.log_mail_recipient() from public, anon, authenticated;

create trigger "10_guard" before insert or update on public.mail_recipients
  for each row when (private.is_api_role()) execute function private.guard_mail_recipient();
create trigger "30_log_change" after insert or update or delete on public.mail_recipients
  for each row when (private.is_api_request()) execute function private.log_mail_recipient();
create trigger "90_refuse_truncate" before truncate on public.mail_recipients
  for each statement when (private.is_api_role()) execute function private.refuse_truncate();

-- Whoever becomes an administrator is told of everything until he chooses otherwise.
create function private.add_mail_recipient() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.mail_recipients (user_id) values (new.user_id);
  return null;
end;
$$;
revoke all on function private.add_mail_recipient() from public, anon, authenticated;

create trigger "30_add_recipient" after insert on public.admin_users
  for each row execute function private.add_mail_recipient();

-- One row a mail, under a key that keeps it from being planned twice.
create table public.mails (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  kind text not null constraint mails_kind_values check (
    kind in ('alert', 'reminder', 'digest', 'test', 'acknowledgement', 'news', 'renewal')
  ),
  -- what it is about
  table_name text,
  record_id uuid,
  -- null: the visitor
  recipient_id uuid references public.mail_recipients (id) on delete cascade,
  -- told by this summary instead
  digest_id uuid references public.mails (id) on delete set null,
  locale text not null default 'en' constraint mails_locale_values check (locale in ('en', 'fr')),
  -- a hash, by which one visitor's mails are counted and found
  mailbox bytea,
  state text not null default 'waiting' constraint mails_state_values check (
    state in ('waiting', 'gathered', 'sent', 'failed', 'skipped')
  ),
  wanted_at timestamptz not null default now(),
  -- of the next try, or the end of the lease of this one
  due_at timestamptz not null default now(),
  lease uuid,
  attempts integer not null default 0,
  -- why it was skipped, or what the server last said
  reason text constraint mails_reason_length check (char_length(reason) <= 300),
  provider_id text constraint mails_provider_id_length check (char_length(provider_id) <= 300),
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index mails_due_at_idx on public.mails (due_at) where state = 'waiting';
create index mails_created_at_idx on public.mails (created_at desc, id desc);
create index mails_record_id_idx on public.mails (record_id);
create index mails_recipient_id_idx on public.mails (recipient_id, created_at);
create index mails_digest_id_idx on public.mails (digest_id);
create index mails_mailbox_idx on public.mails (mailbox, created_at);

revoke all on table public.mails from public, anon, authenticated;
grant select
  (id, kind, table_name, record_id, recipient_id, digest_id, locale, state, wanted_at, due_at,
   attempts, reason, created_at, done_at)
  on table public.mails to authenticated;
grant all on table public.mails to service_role;
alter table public.mails enable row level security;

create policy "admins read mails" on public.mails
  for select to authenticated
  using ((select private.is_admin()));

create trigger "90_refuse_truncate" before truncate on public.mails
  for each statement when (private.is_api_role()) execute function private.refuse_truncate();

-- What a mail says: fixed at its first try, so that each try is the same mail, and gone once it is sent.
create table private.mail_contents (
  mail_id uuid primary key references public.mails (id) on delete cascade,
  content jsonb not null
);
revoke all on table private.mail_contents from public, anon, authenticated;

-- The secrets of links in mails, as hashes. 'status' leads to a submission, 'news' to a subscription.
create table private.mail_links (
  secret_hash bytea primary key,
  purpose text not null check (purpose in ('status', 'news')),
  table_name text not null,
  record_id uuid not null,
  expires_at timestamptz not null
);
create index mail_links_record_id_idx on private.mail_links (record_id);
create index mail_links_expires_at_idx on private.mail_links (expires_at);
revoke all on table private.mail_links from public, anon, authenticated;

-- Applicants who asked to be told of new openings; whoever ends it is deleted.
create table private.news_subscriptions (
  id uuid primary key default gen_random_uuid(),
  mailbox bytea not null unique,
  email text not null,
  locale text not null,
  application_id uuid not null,
  asked_at timestamptz not null default now(),
  -- the last mail told of what was opened between these; from null: there was none yet
  told_from timestamptz,
  told_to timestamptz not null default now(),
  -- when he was asked whether he still wants it
  renewal_at timestamptz
);
create index news_subscriptions_application_id_idx
  on private.news_subscriptions (application_id);
revoke all on table private.news_subscriptions from public, anon, authenticated;

-- Postings that became active, once each. Without a foreign key, so that nothing of a visitor's reaches here.
create table private.openings (
  posting_id uuid primary key,
  opened_at timestamptz not null default now()
);
revoke all on table private.openings from public, anon, authenticated;
