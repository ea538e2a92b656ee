-- The email queue. A visitor's transaction only adds an event and notifies the mailer.

create table private.mail_events (
  id bigint generated always as identity primary key,
  table_name text not null,
  record_id uuid not null,
  actor_id uuid,
  no_confirmation text,
  confirmed_at timestamptz,
  noted_at timestamptz not null default now(),
  foreign key (record_id, table_name) references private.records (id, kind) on delete cascade
);
create index mail_events_record_id_idx on private.mail_events (record_id, table_name);

-- In the order of sending: visitors must not delay staff, and news must not delay visitors.
create function private.mail_kinds() returns text[]
language sql immutable parallel safe set search_path = ''
return array[
  'invitation', 'security', 'alert', 'answer', 'unsent', 'assignment', 'withdrawal', 'follow_up', 'reminder', 'digest', 'week',
  'health', 'meeting', 'reply', 'receipt', 'acknowledgement', 'news'
];
grant execute on function private.mail_kinds() to service_role;

create function private.is_to_sender(kind text) returns boolean
language sql immutable parallel safe set search_path = ''
return kind in ('reply', 'receipt', 'acknowledgement', 'news');

create table public.mails (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  kind text not null constraint mails_kind_values check (kind = any (private.mail_kinds())),
  -- one of the records that a reply answers; null once it is deleted
  table_name text,
  record_id uuid,
  recipient_id uuid references public.mail_recipients (id) on delete cascade,
  digest_id uuid references public.mails (id) on delete set null,
  locale text not null default 'en' constraint mails_locale_values check (locale in ('en', 'fr')),
  mailbox bytea,
  state text not null default 'waiting' constraint mails_state_values check (
    state in ('waiting', 'batched', 'sent', 'failed', 'skipped')
  ),
  wanted_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  lease uuid,
  attempts integer not null default 0,
  -- the provider may have taken the mail without answering
  unanswered boolean not null default false,
  reason text,
  unsent boolean not null generated always as (
    coalesce(state = 'failed' or state = 'skipped' and reason not in ('stopped', 'dropped', 'spam_suspected'), false)
  ) stored,
  provider_id text,
  -- part of the name of a later sending; random, as readers of a mistyped address must not guess it
  later_name uuid,
  bounced_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  foreign key (record_id, table_name) references private.records (id, kind) on delete cascade,
  constraint mails_reason_values check (
    state <> 'skipped' or reason is not null and reason in (
      'spam_suspected', 'entered by staff', 'address', 'limit of this mailbox', 'limit of this network',
      'limit of all mailboxes', 'role', 'answered', 'status changed', 'date past', 'stopped', 'dropped', 'author left',
      'nothing to tell', 'not wanted', 'bounced', 'complained'
    )
  )
);
create index mails_due_at_idx on public.mails (due_at) where state = 'waiting';
create index mails_unsent_idx on public.mails (created_at desc) where unsent;
create index mails_created_at_idx on public.mails (created_at desc, id desc);
create index mails_record_id_idx on public.mails (record_id, table_name);
create index mails_recipient_id_idx on public.mails (recipient_id, created_at);
create index mails_digest_id_idx on public.mails (digest_id);
create index mails_mailbox_idx on public.mails (mailbox, created_at);
create index mails_provider_id_idx on public.mails (provider_id);

grant select
  (id, kind, table_name, record_id, recipient_id, digest_id, locale, state, wanted_at, due_at,
   attempts, reason, unsent, bounced_at, created_at, done_at)
  on table public.mails to authenticated;
alter table public.mails enable row level security;

create policy "staff read mails of their kinds" on public.mails
  for select to authenticated
  using ((select private.is_admin()) or table_name = any ((select private.kinds())::text[]));

-- The mail's name in its Message-ID and for the provider, which sends each name once.
create function private.message_name(m public.mails) returns text
language sql immutable set search_path = ''
return coalesce(m.later_name, m.id)::text;

-- A mail's content is fixed at the first attempt and deleted after sending.
create table private.mail_contents (
  mail_id uuid primary key references public.mails (id) on delete cascade,
  content jsonb not null
);

create table private.mail_links (
  secret_hash bytea primary key,
  table_name text,
  record_id uuid,
  expires_at timestamptz not null,
  -- false if the sender's browser made it
  mailed boolean not null default true,
  -- deferred, as a submission's link is inserted before its record
  foreign key (record_id, table_name) references private.records (id, kind) on delete cascade deferrable initially deferred
);
create index mail_links_record_id_idx on private.mail_links (record_id, table_name);
create index mail_links_expires_at_idx on private.mail_links (expires_at);

create function private.mailbox_of(address text) returns bytea
language sql stable set search_path = '' as $$
  select sha256(convert_to(salt || ' mailbox ' || private.mailbox_name(address), 'UTF8'))
  from private.sender_salt;
$$;

create function private.new_link(
  lives interval, table_name text default null, record_id uuid default null, subscription_id uuid default null,
  invitation_id uuid default null
) returns text
language plpgsql set search_path = '' as $$
declare
  secret constant text := rtrim(translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/', '-_'), '=');
begin
  insert into private.mail_links (secret_hash, expires_at, table_name, record_id, subscription_id, invitation_id)
  values (
    sha256(convert_to(secret, 'UTF8')), now() + lives, new_link.table_name, new_link.record_id, new_link.subscription_id,
    new_link.invitation_id
  );
  return secret;
end;
$$;

-- Takes the next turn, counted since 1970. Null if it would come in more than two days.
create function private.take_turn(name text, an_hour integer) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  hour constant bigint := floor(extract(epoch from now()) / 3600);
  taken bigint;
begin
  insert into private.recent_submissions as r (sender, count)
    select sha256(convert_to(concat_ws(' ', salt, 'turn', name), 'UTF8')), hour * an_hour from private.sender_salt
  on conflict on constraint recent_submissions_pkey do update set
    count = greatest(r.count + 1, excluded.count),
    received_at = to_timestamp(greatest(r.count + 1, excluded.count) / an_hour * 3600)
    where r.count < (hour + 48) * an_hour
  returning count into taken;
  return case when taken is not null then greatest(now(), to_timestamp(taken / an_hour * 3600)) end;
end;
$$;

-- Plans the confirmation when a submission arrives, as its network is known then. Above the hourly limit it waits its turn.
create function private.note_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings constant private.mail_settings := (select s from private.mail_settings as s);
  network constant text := private.client_network();
  of_network timestamptz := now();
  of_all timestamptz;
  refused text := case
    when new.came_by is not null then 'entered by staff'
    when new.spam_suspected then 'spam_suspected'
    when not private.is_plain_address(new.email) then 'address'
    when (private.count_use(
      'confirmations', private.mailbox_name(new.email), null, '1 day'
    )).count > settings.acknowledgements_a_mailbox then 'limit of this mailbox'
  end;
begin
  if refused is null and network is not null then
    of_network := private.take_turn('confirmations of ' || network, greatest(settings.acknowledgements_an_hour / 6, 1));
    refused := case when of_network is null then 'limit of this network' end;
  end if;
  if refused is null then
    of_all := private.take_turn('confirmations', settings.acknowledgements_an_hour);
    refused := case when of_all is null then 'limit of all mailboxes' end;
  end if;
  insert into private.mail_events (table_name, record_id, actor_id, no_confirmation, confirmed_at)
  values (
    new.kind, new.id, (select auth.uid()), refused, case when of_all is not null then greatest(of_network, of_all) end
  );
  perform private.notify_mailer();
  return null;
end;
$$;

-- Demo data and imports send no mail.
create trigger "70_note_mail" after insert on private.records
  for each row when (private.is_api_request()) execute function private.note_submission();
