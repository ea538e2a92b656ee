-- What a submission is about: a posting's title or an option of its form, never typed text.
create function private.topic_of(record private.records) returns text
language sql immutable set search_path = ''
return coalesce(record.posting_title, nullif(record.topic, 'other'));

-- Contains no user input: nobody can make us send a text of theirs.
create function private.acknowledgement_content(m public.mails) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object(
    'to', s.email,
    'tableName', m.table_name,
    'reference', private.reference_of(m.record_id),
    'topic', private.topic_of(s),
    'secret', private.new_link('status', m.record_id, settings.status_links_for, m.table_name),
    'replyToken', private.reply_token(m.table_name, m.record_id),
    'newsSecret', (
      select private.new_link('news', n.id, '100 years')
      from private.news_subscriptions as n where n.application_id = m.record_id
    )
  )
  from private.mail_settings as settings, private.records as s
  where (s.id, s.kind) = (m.record_id, m.table_name) and private.mailbox_of(s.email) = m.mailbox;
$$;

-- Mails to staff hold the sender's name, country and language and a link, because erasure cannot reach mailboxes; and the text
-- of an answer, if their recipient has chosen so.
create function private.alert_content(m public.mails) returns jsonb
language sql stable set search_path = '' as $$
  select private.facts_of(s) || jsonb_strip_nulls(jsonb_build_object(
    'replyTo', case when private.is_plain_address(s.email) then s.email end,
    'isLater', case when s.answered_at is not null then true end,
    'country', case when m.kind = 'alert' then nullif(s.country, '') end,
    'language', case when m.kind = 'alert' then s.locale end,
    'text', case when m.kind = 'answer' then (
      select left(o.new_text, 5000) from public.messages as o, public.mail_recipients as r
      where o.id = split_part(m.key, ':', 2)::uuid and r.id = m.recipient_id and r.with_text
    ) end
  ))
  from private.records as s
  where (s.id, s.kind) = (m.record_id, m.table_name)
    and (m.kind <> 'reminder' or s.waiting)
    and (m.kind <> 'answer' or s.new_answer_at is not null);
$$;

create function private.assignment_content(m public.mails) returns jsonb
language sql stable set search_path = '' as $$
  with given as (
    select distinct on (l.record_id) l.id, l.record_id, l.actor_id, l.actor_email, r.user_id
    from public.mail_recipients as r, to_timestamp(split_part(m.key, ':', 3)::float8) as minute, public.activity_log as l
    where r.id = m.recipient_id and private.may_receive(r.id, l.table_name) and l.action = 'assigned'
      and l.to_status = r.user_id::text and l.actor_id is distinct from r.user_id
      and l.created_at >= minute and l.created_at < minute + interval '1 minute'
    order by l.record_id, l.id desc
  ), owned as (
    select private.facts_of(s) as facts, jsonb_build_object('name', a.name, 'address', g.actor_email) as by, g.actor_email,
      row_number() over (order by g.id) as place
    from given as g
      join private.records as s on s.id = g.record_id and s.owner_id = g.user_id and not s.spam_suspected
      left join public.admin_users as a on a.user_id = g.actor_id
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'by', jsonb_agg(distinct by) filter (where actor_email is not null),
    'entries', jsonb_agg(facts order by place) filter (where place <= 10),
    'more', nullif(greatest(count(*) - 10, 0), 0)
  ))
  from owned having count(*) > 0;
$$;

create function private.mail_content(m public.mails) returns jsonb
language sql set search_path = '' as $$
  select case
    when m.kind = 'acknowledgement' then private.acknowledgement_content(m)
    when m.kind = 'reply' then private.reply_content(m)
    when m.kind = 'meeting' then private.meeting_content(m)
    when m.kind = 'invitation' then private.invitation_content(m)
    when m.kind = 'assignment' then private.assignment_content(m)
    when m.kind = 'week' then private.week_content(m)
    when m.kind = 'health' then private.health_content(m)
    when m.kind = 'follow_up' then private.follow_up_content(m)
    when m.kind in ('alert', 'reminder', 'unsent', 'answer') then private.alert_content(m)
    when m.kind = 'digest' then (
      select jsonb_build_object('entries', jsonb_agg(
        jsonb_build_object(
          'kind', kind, 'tableName', table_name, 'recordId', record_id,
          'reference', private.reference_of(record_id)
        ) order by created_at, id
      ))
      from public.mails where digest_id = m.id and state = 'batched' and private.may_receive(m.recipient_id, table_name)
      having count(*) > 0
    )
  end;
$$;

create function private.claim_mails(most integer default 10) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  settings private.mail_settings;
  mail public.mails;
  said jsonb;
  address text;
  refused text;
  claimed jsonb := '[]';
begin
  select * into settings from private.mail_settings;
  for mail in
    select * from public.mails where state = 'waiting' and due_at <= now()
    -- visitors must not delay staff, and news must not delay visitors
    order by array_position(
      array[
        'invitation', 'alert', 'answer', 'unsent', 'assignment', 'withdrawal', 'follow_up', 'reminder', 'digest', 'week',
        'health', 'meeting', 'cancellation', 'reply', 'acknowledgement', 'news'
      ], kind
    ), due_at, id
    limit least(greatest(most, 1), 100) for update skip locked
  loop
    select content into said from private.mail_contents where mail_id = mail.id;
    if said is null then
      said := private.mail_content(mail);
    elsif mail.kind in ('reminder', 'reply', 'answer', 'week') and private.mail_content(mail) is null then
      said := null;
    end if;
    if not private.may_receive(mail.recipient_id, mail.table_name) then
      said := null;
    end if;
    -- read at each attempt, so that former staff get nothing
    address := case when mail.recipient_id is null then said ->> 'to' else (
      select coalesce(r.shared_address, u.email)
      from public.mail_recipients as r left join auth.users as u on u.id = r.user_id
      where r.id = mail.recipient_id
    ) end;
    refused := case when mail.kind in ('acknowledgement', 'reply', 'news') then private.refused_by(address) end;
    if said is null or not coalesce(private.is_plain_address(address), false) or refused is not null then
      update public.mails set
        state = 'skipped', done_at = now(), lease = null,
        reason = case
          when refused is not null then refused
          when said is not null then 'address'
          when not private.may_receive(mail.recipient_id, mail.table_name) then 'role'
          when mail.kind in ('reminder', 'answer') then 'answered'
          when exists (
            select from public.messages as m where m.mail_id = mail.id and not private.author_may(m)
          ) then 'author left'
          when exists (
            select from public.messages as m where m.mail_id = mail.id and m.meeting_at is not null
          ) then 'date past'
          when mail.kind = 'reply' then 'status changed'
          when mail.kind = 'week' then 'not wanted'
          else 'nothing to tell'
        end
      where id = mail.id;
      delete from private.mail_contents where mail_id = mail.id;
      continue;
    end if;
    -- an erasure would not reach the names of several records, so these are written anew at each attempt
    insert into private.mail_contents (mail_id, content)
    select mail.id, said where mail.kind not in ('assignment', 'follow_up')
    on conflict (mail_id) do nothing;
    update public.mails set
      unanswered = unanswered or lease is not null,
      mailbox = case when mail.kind = 'reply' then private.mailbox_of(address) else mailbox end,
      lease = gen_random_uuid(), attempts = attempts + 1, due_at = now() + settings.lease
    where id = mail.id returning * into mail;
    claimed := claimed || jsonb_build_object(
      'id', mail.id, 'name', private.message_name(mail), 'lease', mail.lease, 'kind', mail.kind, 'locale', mail.locale,
      'to', address, 'unanswered', mail.unanswered, 'content', said - 'to'
    );
  end loop;
  return jsonb_build_object(
    'mails', claimed,
    'more', exists (select from private.mail_events)
      or exists (select from public.mails where state = 'waiting' and due_at <= now())
  );
end;
$$;

-- A mail's content names its files, so that claiming many mails reads none of them.
create function private.read_mail_files(mail_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', f.file_name, 'type', f.media_type, 'base64', replace(encode(f.content, 'base64'), E'\n', '')
  ) order by named.place), '[]')
  from private.mail_contents as c
    cross join jsonb_array_elements_text(c.content -> 'files') with ordinality as named (file_id, place)
    join public.record_files as f on f.id = named.file_id::uuid
  where c.mail_id = read_mail_files.mail_id;
$$;

-- `failed` is final; `wait` and `unavailable` do not count as an attempt.
create function private.finish_mail(
  id uuid, lease uuid, outcome text, reason text default null, provider_id text default null,
  retry_seconds integer default null, unanswered boolean default false
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  ends constant boolean := outcome in ('sent', 'failed');
begin
  update public.mails as m set
    state = case
      when ends then outcome
      when outcome = 'retry' and m.attempts >= s.attempts then 'failed'
      else 'waiting'
    end,
    done_at = case when ends or (outcome = 'retry' and m.attempts >= s.attempts) then now() end,
    attempts = m.attempts - (outcome in ('wait', 'unavailable'))::integer,
    unanswered = m.unanswered or coalesce(finish_mail.unanswered, false),
    due_at = now() + make_interval(secs => case
      when finish_mail.retry_seconds between 1 and 86400 then finish_mail.retry_seconds
      when outcome = 'unavailable' then 300
      when outcome = 'wait'
        then greatest(900, least(21600, extract(epoch from now() - m.wanted_at) / 4))
      else least(21600, 30 * power(2, least(m.attempts, 20) - 1)) * (0.8 + 0.4 * random())
    end),
    lease = null,
    reason = left(finish_mail.reason, 300),
    provider_id = left(finish_mail.provider_id, 300)
  from private.mail_settings as s
  where m.id = finish_mail.id and m.lease = finish_mail.lease and m.state = 'waiting';
  if not found then
    return false;
  elsif outcome = 'sent' then
    delete from private.mail_contents where mail_id = finish_mail.id;
    update private.mailer as r set reason = null, reason_at = null where r.reason is not null;
  elsif outcome <> 'failed' and finish_mail.reason is not null then
    update private.mailer set reason = left(finish_mail.reason, 300), reason_at = now();
  end if;
  return true;
end;
$$;

create function private.mail_is_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.mail_events)
    or exists (select from public.mails where state = 'waiting' and due_at <= now())
    or extract(minute from now())::integer % 15 = 0;
$$;

-- For the mailer: leases up to `most` mails: {mails: [{id, name, lease, kind, locale, to, content}], more}.
call private.expose('private.claim_mails(integer)', 'service_role', '30s');

call private.expose('private.read_mail_files(uuid)', 'service_role', '30s');

-- For the mailer: saves the result of a leased mail. Returns false if the lease has expired.
call private.expose('private.finish_mail(uuid,uuid,text,text,text,integer,boolean)', 'service_role');

-- Since when a mail that failed or was held back is recent: an offer of September is none for November.
create function private.recent_since() returns timestamptz
language sql stable security definer set search_path = ''
return (select now() - recent from private.mail_settings);

create function private.mail_state()
returns table (
  waiting bigint, oldest_at timestamptz, failed bigint, limited bigint, sent bigint,
  called_at timestamptz, reason text, reason_at timestamptz, recent_since timestamptz,
  summary_at timestamptz, time_zone text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query
    select
      (select count(*) from private.mail_events as e where private.can(e.table_name))
        + count(*) filter (where m.state = 'waiting' and m.wanted_at <= now()),
      least(
        (select min(noted_at) from private.mail_events as e where private.can(e.table_name)),
        min(m.wanted_at) filter (where m.state = 'waiting' and m.wanted_at <= now())
      ),
      count(*) filter (where m.state = 'failed' and coalesce(m.done_at, m.created_at) > private.recent_since()),
      count(*) filter (
        where m.state = 'waiting' and m.kind = 'acknowledgement' and m.wanted_at > now()
      ),
      count(*) filter (where m.state = 'sent' and m.done_at > now() - interval '1 day'),
      mailer.called_at,
      coalesce(uncalled.problem, mailer.reason),
      case when uncalled.problem is null then mailer.reason_at else mailer.called_at end,
      private.recent_since(),
      private.next_morning(now()),
      (select s.time_zone from private.mail_settings as s)
    from private.mailer, lateral private.mailer_problem(mailer) as uncalled (problem)
      left join public.mails as m on (select private.is_admin()) or private.can(m.table_name)
    group by mailer.is_only, uncalled.problem;
end;
$$;

create function private.retry_mails(id uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  retried integer;
  named constant uuid := coalesce(
    (select r.mail_id from public.messages as r where r.id = retry_mails.id), retry_mails.id
  );
  again uuid[];
begin
  perform private.require_staff();
  select array_agg(m.id) into again from (
    select * from public.mails as m
    where private.can(m.table_name) and case
      when named is null then m.state = 'failed' and coalesce(m.done_at, m.created_at) > private.recent_since()
      else m.id = named and (
        m.state = 'failed' or (m.state = 'skipped' and m.reason in ('limit of all mailboxes', 'bounced', 'complained'))
        or m.kind = 'reply' and m.unsent
      )
    end
    order by m.id for update
  ) as m;
  -- in place of an author who may no longer send it, whoever sends a reply again signs it
  with signed as (
    update public.messages as r
      set author_id = auth.uid(), author_email = (select email from auth.users as u where u.id = auth.uid())
      where r.mail_id = any (again) and not private.author_may(r) returning r.mail_id
  )
  delete from private.mail_contents as c using signed where c.mail_id = signed.mail_id;
  -- it leaves a status that a colleague has set since
  update public.messages as r
    set from_status = s.status, to_status = case when r.from_status = s.status then r.to_status end
    from private.records as s where r.mail_id = any (again) and s.id = r.record_id and s.status <> r.from_status;
  update public.mails as m set
    state = 'waiting', attempts = 0, due_at = now(), wanted_at = now(), done_at = null, reason = null,
    bounced_at = null
  where m.id = any (again);
  get diagnostics retried = row_count;
  if retried > 0 then
    perform private.notify_mailer();
  end if;
  return retried;
end;
$$;

-- Failures of before `recent_since` are left out, so that the warning clears itself; they are retried one by one.
call private.expose('private.mail_state()', 'authenticated');

-- One mail, or all that failed lately. Returns how many will be sent again.
call private.expose('private.retry_mails(uuid)', 'authenticated');
