-- What staff answer from the staff area. What a batch answers of one mailbox in one language is answered by one mail, whose text
-- all its replies have.

-- Returns for each reply `queued`, or why it was refused: the record is `gone`, has no `address` that can be written to,
-- was `changed` since it was seen, was `answered` by somebody else, or has a `new answer` of its sender; or its `files` are
-- not stored any more, or its `text` cannot be stored. Only refused replies may be sent again. A batch may take several
-- calls and is one use of the hourly limit.
create function private.send_messages(
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
  perform private.require_kind(send_messages.table_name);
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
        where not exists (select from public.messages as m where m.id = n.id)
      )
      when exists (select from public.messages as m where (m.batch, m.author_id) = (send_messages.batch, author)) then 0
      else 1
    end
  )).count then
    raise exception 'Too many replies within an hour.' using errcode = 'PT429';
  end if;
  due := coalesce(send_at, now() + case when batch is null then settings.reply_wait else settings.replies_wait end);

  for reply in
    select * from jsonb_to_recordset(replies) as r (
      id uuid, record_id uuid, subject text, body text, to_author boolean, sent_to text, with_record boolean, seen text,
      status text, known integer, known_mails integer, files uuid[], is_proposal boolean, meeting jsonb
    ) order by r.record_id
  loop
    record_id := reply.record_id;
    outcome := 'queued';
    -- the answer to an earlier request was lost
    if exists (select from public.messages as m where (m.id, m.author_id, m.record_id) = (reply.id, author, reply.record_id)) then
      return next;
      continue;
    end if;
    select * into submission from private.records as r
      where (r.id, r.kind) = (reply.record_id, send_messages.table_name) for update;
    outcome := (
      select case
        when submission.id is null then 'gone'
        when not coalesce(private.is_plain_address(coalesce(reply.sent_to, submission.email)), false)
          or not coalesce(bool_or(reply.sent_to in (m.from_address, m.reply_to)), reply.sent_to is null)
          or reply.with_record and not private.is_plain_address(submission.email) then 'address'
        when submission.status is distinct from reply.seen then 'changed'
        when count(s.id) > reply.known or reply.known is null and bool_or(s.state = 'waiting') then 'answered'
        when reply.known_mails < count(*) filter (where m.kind = 'received') then 'new answer'
        else 'queued'
      end
      from public.messages as m left join public.mails as s on s.id = m.mail_id
      where (m.record_id, m.table_name) = (submission.id, submission.kind)
    );
    if outcome = 'queued'
      and not private.has_files(author, submission.kind, submission.id, coalesce(reply.files, '{}'))
    then
      outcome := 'files';
    end if;
    if outcome = 'queued' then
      box := private.mailbox_of(coalesce(reply.sent_to, submission.email));
      select s.id, m.subject, m.body into shared
        from public.messages as m join public.mails as s on s.id = m.mail_id
        where m.batch = send_messages.batch and m.author_id = author
          and (s.table_name, s.mailbox, s.locale) = (submission.kind, box, submission.locale) and s.state = 'waiting' and s.lease is null
        limit 1;
      begin
        insert into public.mails (id, key, kind, table_name, record_id, mailbox, locale, wanted_at, due_at)
        select
          reply.id, 'reply:' || reply.id, 'reply', submission.kind, submission.id, box, submission.locale, due, due
        where shared.id is null;
        update public.mails as s set record_id = null where s.id = shared.id;
        insert into public.messages (
          id, kind, mail_id, table_name, record_id, batch, author_id, author_email, to_author, sent_to, with_record,
          subject, body, is_proposal, from_status, to_status
        ) values (
          reply.id, 'reply', coalesce(shared.id, reply.id), submission.kind, submission.id, send_messages.batch, author,
          (select email from auth.users where id = author), coalesce(reply.to_author, false),
          reply.sent_to, coalesce(reply.sent_to <> submission.email and reply.with_record, false),
          coalesce(shared.subject, reply.subject), coalesce(shared.body, reply.body),
          coalesce(reply.is_proposal, false), reply.seen, nullif(reply.status, reply.seen)
        );
        update public.record_files as f set reply_id = reply.id where f.id = any (reply.files);
      exception when check_violation then
        outcome := 'text';
      end;
      perform private.set_meeting(reply.id, reply.meeting) where outcome = 'queued' and reply.meeting is not null;
      begin
        if outcome = 'queued' and reply.status is not null then
          perform private.change_records(submission.kind, jsonb_build_array(
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

-- Each reply is `{"id", "record_id", "subject", "body", "to_author", "sent_to", "with_record", "seen", "status", "known", "known_mails", "files",
-- "is_proposal", "meeting"}`, `meeting` is `{"starts_at", "minutes", "time_zone", "place"}` or `{"cancelled": true}`;
-- `known` and `known_mails` are the numbers of replies and of received mails that its author has seen, `files` names what
-- `store_reply_file` has stored. They wait (`private.mail_settings`, or until `send_at`), so that they can be stopped, and
-- set the status when they are sent.
call private.expose('private.send_messages(text,jsonb,uuid,timestamp with time zone)', 'authenticated');

-- Stops a batch, or a single reply by its id, whose files are then again those of a reply that the caller writes. A mail
-- that a mailer has leased may have left.
create function private.stop_messages(id uuid) returns table (stopped integer, missed integer)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  perform private.require(not exists (
    select from public.messages as m where stop_messages.id in (m.id, m.batch) and not private.can(m.table_name)
  ), 'Your role does not include this kind of record.');
  update public.mails as s set state = 'skipped', reason = 'stopped', done_at = now()
  from public.messages as m
  where stop_messages.id in (m.id, m.batch) and s.id = m.mail_id
    and s.state = 'waiting' and s.lease is null and not s.unanswered;
  get diagnostics stopped = row_count;
  if stopped > 0 then
    update public.record_files as f set reply_id = null, author_id = auth.uid(), created_at = now()
      where f.reply_id = stop_messages.id;
  end if;
  select count(distinct s.id) into missed from public.messages as m join public.mails as s on s.id = m.mail_id
    where stop_messages.id in (m.id, m.batch) and s.state in ('waiting', 'sent');
  return next;
end;
$$;
call private.expose('private.stop_messages(uuid)', 'authenticated');

create function private.drop_reply(id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  dropped uuid;
begin
  perform private.require_staff();
  update public.mails as s set state = 'skipped', reason = 'dropped'
  from public.messages as m
  where m.id = drop_reply.id and s.id = m.mail_id and private.can(m.table_name) and s.unsent
  returning s.id into dropped;
  delete from private.mail_contents as c where c.mail_id = dropped;
  return dropped is not null;
end;
$$;

call private.expose('private.drop_reply(uuid)', 'authenticated');

-- What the mail of a reply says. Nothing, if each record or the author is gone, a colleague has set another status, or closed it
-- as a duplicate, while a batch waited, or the date of a meeting is past or was set anew.
create function private.reply_content(mail public.mails) returns jsonb
language sql set search_path = '' as $$
  with answered as materialized (
    select m.table_name, m.record_id from public.messages as m where m.mail_id = mail.id
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'to', coalesce(m.sent_to, r.email),
    'cc', case when m.with_record then r.email end,
    'tableName', m.table_name,
    'subject', m.subject,
    'body', m.body,
    'thread', (
      select jsonb_agg(said.name order by said.at, said.name) from (
        select private.message_name(s) as name, s.created_at as at from public.mails as s
        where s.state = 'sent' and (
          s.kind = 'acknowledgement' and (s.table_name, s.record_id) in (select * from answered)
          or s.id in (
            select o.mail_id from public.messages as o where (o.table_name, o.record_id) in (select * from answered)
          )
        )
        union all
        select o.message_id, o.created_at from public.messages as o
        where (o.table_name, o.record_id) in (select * from answered) and not o.automatic and o.message_id is not null
      ) as said
    ),
    'replyToken', private.reply_token(m.table_name, m.record_id),
    'files', (
      select jsonb_agg(f.id order by f.created_at, f.id) from public.record_files as f where f.reply_id = m.id
    ),
    'meeting', private.entry_of(m) || jsonb_build_object(
      'attendee', case when m.sent_to is null then nullif(r.person, '') end
    ),
    'replyTo', case
      when m.to_author and private.is_plain_address(m.author_email) then m.author_email
    end
  ))
  from public.messages as m join private.records as r on (r.id, r.kind) = (m.record_id, m.table_name)
  where m.mail_id = mail.id and private.author_may(m)
    and (m.batch is null or r.status = m.from_status and r.duplicate_of is null)
    and (m.meeting_at is null or m.meeting_at > now() and not exists (
      select from public.messages as later join public.mails as s on s.id = later.mail_id and s.state in ('waiting', 'sent')
      where (later.table_name, later.record_id) = (m.table_name, m.record_id) and later.meeting_at is not null
        and later.created_at > m.created_at
    ))
  order by m.id <> mail.id, m.id limit 1;
$$;
