-- Replies of a batch to one mailbox in one language are one mail, so they share its text.

-- Stores a file, which is deleted after a day unless a reply names it.
create function private.store_reply_file(
  id uuid, table_name text, record_id uuid, file_name text, content text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  name constant text := private.clean_file_name(file_name);
  checked record;
begin
  perform private.require_kind(store_reply_file.table_name);
  -- the answer to an earlier request was lost
  if exists (select from public.record_files as f where f.id = store_reply_file.id and f.author_id = auth.uid()) then
    return;
  end if;
  perform private.require(exists (
    select from private.records as r where (r.id, r.kind) = (store_reply_file.record_id, store_reply_file.table_name)
  ), 'There is no such record.', 'PT404');
  checked := private.check_file('reply', name, content);
  if checked.problem is not null then
    raise exception 'This file cannot be sent.' using errcode = 'PT400', detail = checked.problem;
  end if;
  perform private.reserve_storage(checked.size);
  insert into public.record_files (id, table_name, record_id, author_id, file_name, content)
  values (
    store_reply_file.id, store_reply_file.table_name, store_reply_file.record_id, auth.uid(), name, decode(content, 'base64')
  );
end;
$$;

-- Only refused replies may be sent again. A batch may take several calls and is one use of the hourly limit. `known` and
-- `known_mails` are the numbers of replies and of received mails that the author has seen.
create function private.send_messages(table_name text, replies jsonb, batch uuid default null)
returns table (record_id uuid, outcome text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  settings constant private.mail_settings := (select s from private.mail_settings as s);
  author constant uuid := auth.uid();
  reply record;
  submission private.records;
  box bytea;
  shared record;
  due constant timestamptz := now() + case when batch is null then settings.reply_wait else settings.replies_wait end;
  number integer;
  bytes bigint;
begin
  perform private.require_kind(send_messages.table_name);
  perform private.require(coalesce(jsonb_array_length(replies) <= 200, true), 'Send up to 200 replies at once.', 'PT400');
  perform private.require(
    batch is null or not jsonb_path_exists(replies, '$[*].files[*]'), 'Replies to several people have no files.', 'PT400'
  );
  perform private.require(settings.replies_an_hour >= (private.count_use(
    'replies', author::text, null, '1 hour', case
      when batch is null then (
        select count(*)::integer from jsonb_to_recordset(replies) as n (id uuid)
        where not exists (select from public.messages as m where m.id = n.id)
      )
      when exists (select from public.messages as m where (m.batch, m.author_id) = (send_messages.batch, author)) then 0
      else 1
    end
  )).count, 'Too many replies within an hour.', 'PT429');
  for reply in
    select * from jsonb_to_recordset(replies) as r (
      id uuid, record_id uuid, subject text, body text, to_author boolean, sent_to text, with_record boolean, seen text,
      status text, known integer, known_mails integer, files uuid[], is_proposal boolean,
      on_paper boolean, meeting jsonb
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
    if outcome = 'queued' and cardinality(reply.files) > 0 then
      select count(*), sum(size) into number, bytes from (
        select f.size from public.record_files as f
        where f.id = any (reply.files) and f.origin = 'reply' and f.reply_id is null and f.author_id = author
          and (f.table_name, f.record_id) = (submission.kind, submission.id)
        for update
      ) as locked;
      perform private.require(
        cardinality(reply.files) <= 3 and coalesce(bytes <= private.largest_file('reply'), true),
        'Send up to 3 files of 7 MB together.', 'PT400'
      );
      outcome := case when number = cardinality(reply.files) then 'queued' else 'files' end;
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
          subject, body, is_proposal, on_paper, from_status, to_status
        ) values (
          reply.id, 'reply', coalesce(shared.id, reply.id), submission.kind, submission.id, send_messages.batch, author,
          (select email from auth.users where id = author), coalesce(reply.to_author, false),
          reply.sent_to, coalesce(reply.sent_to <> submission.email and reply.with_record, false),
          coalesce(shared.subject, reply.subject), coalesce(shared.body, reply.body),
          coalesce(reply.is_proposal, false), coalesce(reply.on_paper, false), reply.seen, nullif(reply.status, reply.seen)
        );
        update public.record_files as f set reply_id = reply.id where f.id = any (reply.files);
      exception when check_violation then
        outcome := 'text';
      end;
      perform private.set_meeting(reply.id, reply.meeting) where outcome = 'queued' and reply.meeting is not null;
    end if;
    return next;
  end loop;
end;
$$;

-- Stops a reply or a batch, except mails that are leased. Their files belong to the caller's draft again.
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
  update public.record_files as f set reply_id = null, author_id = auth.uid(), created_at = now()
    where f.reply_id = stop_messages.id and stopped > 0;
  select count(distinct s.id) into missed from public.messages as m join public.mails as s on s.id = m.mail_id
    where stop_messages.id in (m.id, m.batch) and s.state in ('waiting', 'sent');
  return next;
end;
$$;

-- Returns the last sent proposal. One that was returned, or went to somebody else, ends the one before.
create function private.proposal_of(record private.records) returns public.messages
language sql stable set search_path = '' as $$
  select p.* from (
    select m.id, s.state from public.messages as m join public.mails as s on s.id = m.mail_id
    where (m.record_id, m.table_name) = (record.id, record.kind) and m.is_proposal
      and (s.state = 'sent' or s.bounced_at is not null)
    order by s.done_at desc, m.created_at desc limit 1
  ) as newest join public.messages as p using (id)
  where newest.state = 'sent' and (
    p.sent_to is null or p.with_record or private.mailbox_name(p.sent_to) = private.mailbox_name(record.email)
  );
$$;

create function private.shown_proposal(record private.records, link private.mail_links) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'sent_at', s.done_at, 'subject', p.subject, 'on_paper', p.on_paper,
    'decidable', not p.on_paper and private.may_withdraw(link),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.file_name, 'size', f.size, 'hash', f.hash) order by f.created_at, f.id)
      from public.record_files as f where f.reply_id = p.id
    ), '[]'),
    'decision', (
      select jsonb_build_object('answer', a.proposal_answer, 'at', a.created_at, 'name', a.from_name)
      from public.messages as a
      where a.record_id in (record.id, record.duplicate_of) and a.proposal ->> 'id' = p.id::text and a.proposal_answer <> 'question'
    )
  )
  from private.proposal_of(record) as p join public.mails as s on s.id = p.mail_id;
$$;

create function private.read_proposal_file(secret text, file_id uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  link constant private.mail_links := private.find_link(secret);
  file public.record_files;
begin
  select f.* into file
    from private.records as r cross join private.proposal_of(r) as p join public.record_files as f on f.reply_id = p.id
    where (r.id, r.kind) = (link.record_id, link.table_name) and f.id = read_proposal_file.file_id;
  perform private.require(file.id is not null, 'There is no such file.', 'PT404');
  perform private.count_submission('link', 'files ' || link.record_id);
  return private.content_of(file);
end;
$$;

-- Returns `stored`, also of a repeated id, or why not: `gone`, `replaced`, `answered`, `not here`.
create function private.answer_proposal(secret text, id uuid, proposal_id uuid, answer text, name text, body text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  link constant private.mail_links := private.find_link(secret);
  decides constant boolean := answer <> 'question';
  submission private.records;
  shown jsonb;
begin
  select * into submission from private.records as r where (r.id, r.kind) = (link.record_id, link.table_name) for update;
  shown := private.shown_proposal(submission, link);
  if submission.id is null then
    return 'gone';
  elsif exists (
    select from public.messages as m
    where m.id = answer_proposal.id and (m.proposal ->> 'id', m.proposal_answer) = (proposal_id::text, answer)
  ) then
    return 'stored';
  elsif coalesce(shown ->> 'id' <> proposal_id::text, true) then
    return 'replaced';
  elsif decides and shown -> 'decision' <> 'null' then
    return 'answered';
  elsif decides and not (shown ->> 'decidable')::boolean then
    return 'not here';
  end if;
  perform private.require(
    private.is_line(name, 1, 200) and private.is_text(answer_proposal.body, 1 - decides::integer, 5000),
    'Give your name in 200 characters, and a question in 5,000.', 'PT400'
  );
  perform private.count_submission('link', 'answers ' || submission.id);
  -- with what goes on in place of a duplicate; staff read what was answered where nothing was written
  insert into public.messages (
    id, kind, key, table_name, record_id, from_address, from_name, other_sender, subject, body, new_text, proposal_answer, proposal
  )
  select
    answer_proposal.id, 'received', 'proposal:' || answer_proposal.id, r.kind, r.id, submission.email, name,
    private.mailbox_name(submission.email) is distinct from private.mailbox_name(r.email), shown ->> 'subject',
    concat_ws(E'\n\n', case when decides then initcap(answer) || ': ' || (shown ->> 'subject') end, nullif(answer_proposal.body, '')),
    answer_proposal.body, answer, shown - '{decision,decidable,on_paper}'::text[]
  from private.records as r where r.kind = submission.kind and r.id = coalesce(
    (select o.id from private.records as o where o.id = submission.duplicate_of), submission.id
  );
  insert into public.mails (key, kind, table_name, record_id, mailbox, locale)
    select 'receipt:' || answer_proposal.id, 'receipt', submission.kind, submission.id, private.mailbox_of(submission.email),
      submission.locale
    where decides;
  return 'stored';
end;
$$;

call private.expose('store_reply_file', 'authenticated', '30s');
call private.expose('send_messages stop_messages', 'authenticated');
call private.expose('read_proposal_file', 'anon, authenticated', '30s');
call private.expose('answer_proposal', 'anon, authenticated');
