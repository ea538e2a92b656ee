-- What staff answer from the staff area. A reply keeps the state of its mail, as mails are deleted earlier. What a batch
-- answers of one mailbox in one language is answered by one mail, whose text all its replies have.

create table public.replies (
  id uuid primary key,
  table_name text not null,
  record_id uuid not null,
  mail_id uuid not null,
  -- replies that were sent together
  batch uuid,
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  -- the sender's answer goes to the author, not to the shared mailbox
  to_author boolean not null,
  subject text not null check (private.is_line(subject, 1, 100)),
  body text not null check (private.is_text(body, 1, 10000)),
  search_text text storage main not null generated always as (private.search_form(subject || E'\n' || body)) stored,
  is_proposal boolean not null default false,
  -- the meeting that it sets, moves or cancels (20261120001243_meetings.sql)
  meeting_id uuid,
  meeting_sequence integer check (meeting_sequence >= 0),
  meeting_at timestamptz,
  meeting_minutes integer check (meeting_minutes between 5 and 480),
  meeting_zone text,
  meeting_place text check (private.is_line(meeting_place, 1, 200)),
  meeting_cancelled boolean,
  constraint meeting_is_whole check (num_nulls(
    meeting_id, meeting_sequence, meeting_at, meeting_minutes, meeting_zone, meeting_place, meeting_cancelled
  ) in (0, 7)),
  -- the status that the author saw, and the one that the reply sets
  from_status text not null,
  to_status text,
  state text not null default 'waiting'
    check (state in ('waiting', 'sent', 'failed', 'skipped')),
  reason text,
  -- until somebody sends it again or drops it
  unsent boolean not null generated always as (
    state = 'failed'
      or (state = 'skipped' and reason not in ('stopped', 'dropped', 'spam_suspected'))
  ) stored,
  send_at timestamptz not null,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (record_id, table_name) references private.records (id, kind) on delete cascade
);

create index replies_record_id_idx on public.replies (record_id, table_name, created_at desc);
create index replies_mail_id_idx on public.replies (mail_id);
create index replies_author_id_idx on public.replies (author_id, created_at);
create index replies_batch_idx on public.replies (batch) where batch is not null;
create index replies_waiting_idx on public.replies (table_name, send_at) where state = 'waiting';
create index replies_unsent_idx on public.replies (created_at desc, id) where unsent;

alter table public.record_files add foreign key (reply_id) references public.replies (id) on delete cascade;

grant select on table public.replies to authenticated;
grant all on table public.replies to service_role;

alter table public.replies enable row level security;

create policy "staff read replies" on public.replies
  for select to authenticated
  using (table_name = any ((select private.kinds())::text[]));

create trigger "30_touch_record" after insert on public.replies
  for each row execute function private.touch_record();

-- Whether the author of a reply may still answer its kind of record.
create function private.author_may(reply public.replies) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.admin_users as a
    where a.user_id = reply.author_id and private.role_includes(a.role, reply.table_name)
  );
$$;

-- A mail that answers several records passes to one that stays and is not spam.
create function private.hand_over_mails(records uuid[]) returns void
language sql set search_path = '' as $$
  update public.mails as m set record_id = s.id
  from public.replies as r
    join private.records as s on (s.id, s.kind) = (r.record_id, r.table_name)
  where m.record_id = any (records) and m.kind = 'reply' and r.mail_id = m.id
    and s.id <> all (records) and not s.spam_suspected;
$$;

-- Returns for each reply `queued`, or why it was refused: the record is `gone`, has no `address` that can be written to,
-- was `changed` since it was seen, was `answered` by somebody else, or has a `new answer` of its sender; or its `files` are
-- not stored any more, or its `text` cannot be stored. Only refused replies may be sent again. A batch may take several
-- calls and is one use of the hourly limit.
create function private.send_replies(
  table_name text, replies jsonb, batch uuid default null, send_at timestamptz default null
)
returns table (record_id uuid, outcome text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  settings private.mail_settings;
  author constant uuid := auth.uid();
  reply record;
  submission private.records;
  box bytea;
  shared record;
  due timestamptz;
begin
  perform private.require_submissions(send_replies.table_name);
  if jsonb_array_length(replies) > 200 then
    raise exception 'Send up to 200 replies at once.' using errcode = 'PT400';
  end if;
  perform private.require(
    batch is null or not jsonb_path_exists(replies, '$[*].files[*]'), 'Replies to several people have no files.', 'PT400'
  );
  select * into settings from private.mail_settings;
  if send_at not between now() - interval '1 hour' and now() + interval '7 days' then
    raise exception 'Send replies within seven days.' using errcode = 'PT400';
  end if;
  if settings.replies_an_hour < (private.count_use(
    'replies', author::text, null, '1 hour', case
      when batch is null then (
        select count(*)::integer from jsonb_to_recordset(replies) as n (id uuid)
        where not exists (select from public.replies as r where r.id = n.id)
      )
      when exists (select from public.replies as r where (r.batch, r.author_id) = (send_replies.batch, author)) then 0
      else 1
    end
  )).count then
    raise exception 'Too many replies within an hour.' using errcode = 'PT429';
  end if;
  due := coalesce(send_at, now() + case when batch is null then settings.reply_wait else settings.replies_wait end);

  for reply in
    select * from jsonb_to_recordset(replies) as r (
      id uuid, record_id uuid, subject text, body text, to_author boolean, seen text,
      status text, known integer, known_mails integer, files uuid[], is_proposal boolean, meeting jsonb
    ) order by r.record_id
  loop
    record_id := reply.record_id;
    outcome := 'queued';
    -- the answer to an earlier request was lost
    if exists (select from public.replies where id = reply.id and author_id = author) then
      return next;
      continue;
    end if;
    submission := private.lock_record(send_replies.table_name, reply.record_id);
    outcome := case
      when submission.id is null then 'gone'
      when not coalesce(private.is_plain_address(submission.email), false) then 'address'
      when submission.status is distinct from reply.seen then 'changed'
      when (
        select count(*) > reply.known or (reply.known is null and bool_or(r.state = 'waiting'))
        from public.replies as r
        where (r.table_name, r.record_id) = (send_replies.table_name, reply.record_id)
      ) then 'answered'
      when reply.known_mails < (
        select count(*) from public.received_mails as r
        where (r.table_name, r.record_id) = (send_replies.table_name, reply.record_id)
      ) then 'new answer'
      when not private.has_files(author, send_replies.table_name, reply.record_id, coalesce(reply.files, '{}')) then 'files'
      else 'queued'
    end;
    if outcome = 'queued' then
      box := private.mailbox_of(submission.email);
      select r.mail_id, r.subject, r.body into shared
        from public.replies as r join public.mails as m on m.id = r.mail_id
        where r.batch = send_replies.batch and r.author_id = author
          and (m.mailbox, m.locale) = (box, submission.locale)
          and m.state = 'waiting' and m.lease is null
        limit 1;
      begin
        insert into public.replies (
          id, mail_id, table_name, record_id, batch, author_id, author_email, to_author, subject, body,
          is_proposal, from_status, to_status, send_at
        ) values (
          reply.id, coalesce(shared.mail_id, reply.id), send_replies.table_name, reply.record_id,
          send_replies.batch, author,
          (select email from auth.users where id = author), coalesce(reply.to_author, false),
          coalesce(shared.subject, reply.subject), coalesce(shared.body, reply.body),
          coalesce(reply.is_proposal, false), reply.seen, nullif(reply.status, reply.seen), due
        );
        update public.record_files as f set reply_id = reply.id where f.id = any (reply.files);
        insert into public.mails
          (id, key, kind, table_name, record_id, mailbox, locale, wanted_at, due_at)
        select
          reply.id, 'reply:' || reply.id, 'reply', send_replies.table_name, reply.record_id, box,
          submission.locale, due, due
        where shared.mail_id is null;
      exception when check_violation then
        outcome := 'text';
      end;
      perform private.set_meeting(reply.id, reply.meeting) where outcome = 'queued' and reply.meeting is not null;
      begin
        if outcome = 'queued' and reply.status is not null then
          perform private.change_records(send_replies.table_name, jsonb_build_array(
            jsonb_build_object(
              'id', reply.record_id, 'seen', jsonb_build_object('status', reply.seen),
              'set', jsonb_build_object('status', reply.status)
            )
          ), null);
          -- tried only, so that an unknown status is refused now
          raise exception using errcode = 'PTDRY';
        end if;
      exception when sqlstate 'PTDRY' then
        null;
      end;
    end if;
    return next;
  end loop;
end;
$$;

-- Each reply is `{"id", "record_id", "subject", "body", "to_author", "seen", "status", "known", "known_mails", "files",
-- "is_proposal", "meeting"}`, `meeting` is `{"starts_at", "minutes", "time_zone", "place"}` or `{"cancelled": true}`;
-- `known` and `known_mails` are the numbers of replies and of received mails that its author has seen, `files` names what
-- `store_reply_file` has stored. They wait (`private.mail_settings`, or until `send_at`), so that they can be stopped, and
-- set the status when they are sent.
call private.expose('private.send_replies(text,jsonb,uuid,timestamp with time zone)', 'authenticated');

-- Stops a batch, or a single reply by its id, whose files are then again those of a reply that the caller writes. A mail
-- that a mailer has leased may have left.
create function private.stop_replies(id uuid) returns table (stopped integer, missed integer)
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() or exists (
    select from public.replies as r
    where stop_replies.id in (r.id, r.batch) and not private.can(r.table_name)
  ) then
    raise exception 'Only staff stop replies.' using errcode = 'PT403';
  end if;
  update public.mails as m set state = 'skipped', reason = 'stopped', done_at = now()
  from public.replies as r
  where stop_replies.id in (r.id, r.batch) and m.id = r.mail_id
    and m.state = 'waiting' and m.lease is null and not m.unanswered;
  get diagnostics stopped = row_count;
  if stopped > 0 then
    update public.record_files as f set reply_id = null, author_id = auth.uid(), created_at = now()
      where f.reply_id = stop_replies.id;
  end if;
  select count(distinct r.mail_id) into missed from public.replies as r
    where stop_replies.id in (r.id, r.batch) and r.state in ('waiting', 'sent');
  return next;
end;
$$;

call private.expose('private.stop_replies(uuid)', 'authenticated');
