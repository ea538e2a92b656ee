-- The conversation about a record: notes and replies of staff, and received mails, without HTML. The state of a reply is that
-- of its mail, which several records may share.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'note' constraint messages_kind_values check (kind in ('note', 'reply', 'received')),
  -- null in a received mail that nobody has assigned
  table_name text,
  record_id uuid,
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  subject text,
  body text not null,
  -- the body without quotations
  new_text text,
  search_text text storage main not null generated always as (
    private.search_form(coalesce(subject || E'\n', '') || coalesce(new_text, body))
  ) stored,
  -- in a note: of the proposal that it mentions
  is_proposal boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),

  -- Of a note: when the sender got the call or proposal that it mentions.
  sent_at timestamptz,

  -- Of a reply.
  mail_id uuid references public.mails (id),
  batch uuid,
  -- the sender's answer goes to the author, not to the shared mailbox
  to_author boolean not null default false,
  -- an address of somebody else who wrote about the record; with_record: to the record's own as well
  sent_to text,
  with_record boolean not null default false,
  -- the status that the author saw and the one that sending sets
  from_status text,
  to_status text,
  -- what it sets, moves or cancels (private.set_meeting)
  meeting_id uuid,
  meeting_sequence integer constraint meeting_sequence check (meeting_sequence >= 0),
  meeting_at timestamptz,
  meeting_minutes integer constraint meeting_minutes check (meeting_minutes between 5 and 480),
  meeting_zone text,
  meeting_place text constraint meeting_place check (private.is_line(meeting_place, 1, 200)),
  meeting_cancelled boolean,
  meeting_declined_at timestamptz,

  -- the status page does not offer to accept or decline it
  on_paper boolean not null default false constraint messages_on_paper check (not on_paper or kind = 'reply' and is_proposal),

  -- Of a received mail or an answer on the status page. Copies of a mail share a key.
  key text unique constraint messages_key check (char_length(key) between 1 and 300),
  message_id text constraint messages_message_id check (message_id ~ '^<[!-;=?-~]{1,250}>$'),
  from_address text constraint messages_from_address check (char_length(from_address) <= 320),
  from_name text constraint messages_from_name check (char_length(from_name) <= 200),
  other_sender boolean not null default false,
  -- the Reply-To address, if it is another
  reply_to text constraint messages_reply_to check (char_length(reply_to) <= 320),
  -- what our mail server found out about from_address; null if nothing
  sender_proof text constraint messages_sender_proof check (sender_proof in ('passed', 'failed')),
  automatic boolean not null default false,
  meeting_answer text constraint messages_meeting_answer
    check (meeting_answer in ('accepted', 'declined', 'tentative', 'counter')),
  -- an answer on the status page, and the proposal as its reader saw it
  proposal_answer text constraint messages_proposal_answer check (proposal_answer in ('accepted', 'declined', 'question')),
  proposal jsonb,
  -- files, or the end of a long text: [{"file_name", "size", "problem"}]
  left_out jsonb not null default '[]',
  -- when staff said that it needs no reply
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,

  foreign key (record_id, table_name) references private.records (id, kind) on delete cascade,
  constraint messages_record check ((table_name is null) = (record_id is null) and (record_id is not null or kind = 'received')),
  constraint messages_note check (
    kind <> 'note' or private.is_text(body, 1, 5000) and (sent_at is not null or not is_proposal)
  ),
  constraint messages_reply check (
    kind <> 'reply' or num_nulls(mail_id, subject, from_status) = 0
      and private.is_line(subject, 1, 100) and private.is_text(body, 1, 10000)
  ),
  constraint messages_received check (
    kind <> 'received' or num_nulls(key, from_address, subject, new_text) = 0
      and char_length(subject) <= 300 and char_length(body) <= 100000 and char_length(new_text) <= 100000
  ),
  constraint messages_proposal check (
    (proposal is null) = (proposal_answer is null) and (proposal is null or kind = 'received' and from_name <> '')
  ),
  constraint meeting_is_whole check (num_nulls(
    meeting_id, meeting_sequence, meeting_at, meeting_minutes, meeting_zone, meeting_place, meeting_cancelled
  ) in (0, 7))
);
create index messages_record_id_idx on public.messages (record_id, table_name, created_at desc);
create index messages_created_at_idx on public.messages (created_at desc, id desc);
create index messages_mail_id_idx on public.messages (mail_id);
create index messages_author_id_idx on public.messages (author_id, created_at);
create index messages_done_by_idx on public.messages (done_by);
create index messages_batch_idx on public.messages (batch) where batch is not null;

alter table public.record_files
  add foreign key (reply_id) references public.messages (id) on delete cascade,
  add foreign key (received_mail_id) references public.messages (id) on delete cascade;

grant select (
  id, kind, table_name, record_id, author_id, author_email, subject, body, new_text, is_proposal, created_at, sent_at, mail_id,
  batch, to_author, sent_to, with_record, from_status, to_status, meeting_id, meeting_sequence, meeting_at, meeting_minutes,
  meeting_zone, meeting_place, meeting_cancelled, meeting_declined_at, from_address, from_name, other_sender, reply_to,
  sender_proof, automatic, meeting_answer, left_out, done_at, done_by, on_paper, proposal_answer, proposal
) on table public.messages to authenticated;
grant insert (id, table_name, record_id, body, sent_at, is_proposal) on table public.messages to authenticated;
grant delete on table public.messages to authenticated;

alter table public.messages enable row level security;

create policy "staff read messages of their kinds, admins all" on public.messages
  for select to authenticated
  using ((select private.is_admin()) or table_name = any ((select private.kinds())::text[]));

create policy "staff write notes of their own" on public.messages
  for insert to authenticated
  with check (kind = 'note' and private.can(table_name) and author_id = (select auth.uid()));

-- An admin takes back any note, because what it says about a person who is erased can outlast its author.
create policy "staff take back their notes, admins what is not assigned" on public.messages
  for delete to authenticated
  using (case kind
    when 'note' then private.can(table_name) and (author_id = (select auth.uid()) or (select private.is_admin()))
    when 'received' then record_id is null and (select private.is_admin())
    else false
  end);

-- Adds the state of a reply's mail, and whether a received one waits for us (private.settle).
create view public.messages_list with (security_invoker = true) as
  select m.id, m.kind, m.table_name, m.record_id, m.author_id, m.author_email, m.subject, m.body, m.new_text, m.is_proposal,
    m.created_at, m.sent_at, m.mail_id, m.batch, m.to_author, m.from_status, m.to_status, m.meeting_sequence, m.meeting_at,
    m.meeting_minutes, m.meeting_zone, m.meeting_place, m.meeting_cancelled, m.meeting_declined_at, m.from_address, m.from_name,
    m.other_sender, m.reply_to, m.sender_proof, m.automatic, m.meeting_answer, m.sent_to, m.with_record, m.on_paper,
    m.proposal_answer, m.proposal,
    m.left_out, coalesce(m.done_at, s.done_at) as done_at, m.done_by, s.state, s.reason, s.wanted_at as send_at, s.unsent,
    m.kind = 'received' and not m.automatic and m.done_at is null and r.new_answer_at is not null
      and m.created_at >= r.new_answer_at as open
  from public.messages as m left join public.mails as s on s.id = m.mail_id
    left join private.records as r on (r.id, r.kind) = (m.record_id, m.table_name);
grant select on table public.messages_list to authenticated;

-- All that happened with a record. Ids of submission and log begin with zeros, which orders what happened at one moment.
create view public.timeline with (security_invoker = true) as
  select lpad('', 20, '0') as id, r.kind as table_name, r.id as record_id, r.created_at, 'submission' as kind, null::jsonb as entry
  from private.records as r
  union all
  select m.id::text, m.table_name, m.record_id, m.created_at, m.kind, to_jsonb(m)
  from public.messages_list as m where m.record_id is not null
  union all
  select s.id::text, s.table_name, s.record_id, s.created_at, 'confirmation',
    jsonb_build_object('state', s.state, 'reason', s.reason)
  from public.mails as s where s.kind = 'acknowledgement' and s.reason is distinct from 'entered by staff'
  union all
  select lpad(l.id::text, 20, '0'), l.table_name, l.record_id, l.created_at, 'change', to_jsonb(l)
  from public.activity_log as l where l.action <> 'submitted';
grant select on table public.timeline to authenticated;

-- The database says who writes a note, and when. Definer, because API roles cannot read accounts.
create function private.sign_note() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  came_at constant timestamptz := (
    select least(r.created_at, r.came_at::timestamp at time zone s.time_zone)
    from private.records as r, private.mail_settings as s where (r.id, r.kind) = (new.record_id, new.table_name)
  );
begin
  new.author_id := (select auth.uid());
  new.author_email := (select email from auth.users where id = new.author_id);
  new.created_at := now();
  perform private.require(came_at is not null, 'There is no such record.', 'PT404');
  -- a day's difference is one of time zones
  perform private.require(
    (new.sent_at between came_at - interval '1 day' and now() + interval '1 hour') is not false,
    'Nothing was sent before the request came, or at a time to come.', 'PT400'
  );
  new.sent_at := case when new.sent_at is not null then least(greatest(new.sent_at, came_at), now()) end;
  return new;
end;
$$;
create trigger "10_sign" before insert on public.messages
  for each row when (private.is_api_role()) execute function private.sign_note();
create trigger "30_log_deletion" after delete on public.messages
  for each row when (private.is_api_role() and old.kind = 'received')
  execute function private.log_row('mail_deleted', 'from_address');

-- Templates of replies that the team has changed; src/content/*/reply-mails.ts has the original ones.
create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name = any (private.submission_tables())),
  locale text not null check (locale in ('en', 'fr')),
  name text not null check (name in ('details', 'call', 'meeting', 'proposal', 'decline')),
  subject text not null check (private.is_line(subject, 1, 100)),
  -- without the closing and the author's name, which each reply adds
  body text not null check (private.is_text(body, 1, 10000)),
  title text not null generated always as (name || ':' || locale) stored,
  unique (table_name, locale, name)
);

grant select, delete on table public.reply_templates to authenticated;
grant insert (id, table_name, locale, name, subject, body) on table public.reply_templates to authenticated;
grant update (subject, body) on table public.reply_templates to authenticated;

alter table public.reply_templates enable row level security;
create policy "staff set the templates of their kinds" on public.reply_templates
  for all to authenticated
  using (table_name = any ((select private.kinds())::text[]));

create trigger "30_log_change" after insert or update on public.reply_templates
  for each row when (private.is_api_role()) execute function private.log_row('template_changed', 'title');
create trigger "30_log_reset" after delete on public.reply_templates
  for each row when (private.is_api_role()) execute function private.log_row('template_reset', 'title');
