create function private.claim_mails(most integer default 10) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mail public.mails;
  known record;
  said jsonb;
  claimed jsonb := '[]';
begin
  for mail in
    select * from public.mails where state = 'waiting' and due_at <= now()
    order by array_position(private.mail_kinds(), kind), due_at, id
    limit least(greatest(most, 1), 100) for update skip locked
  loop
    select * into known from private.mail_facts as f where f.id = mail.id;
    if known.refused is not null then
      update public.mails set state = 'skipped', done_at = now(), lease = null, reason = known.refused where id = mail.id;
      delete from private.mail_contents where mail_id = mail.id;
      continue;
    end if;
    select content into said from private.mail_contents where mail_id = mail.id;
    -- links are made once for a mail, as the database keeps their hashes alone
    said := coalesce(said, known.facts || (select jsonb_strip_nulls(jsonb_build_object(
      'secret', case mail.kind
        when 'acknowledgement' then private.new_link(s.status_links_for, mail.table_name, mail.record_id)
        when 'news' then private.new_link('100 years', subscription_id => mail.subscription_id)
        when 'invitation' then private.new_link(
          (known.facts ->> 'expiresAt')::timestamptz - now(), invitation_id => mail.invitation_id
        )
      end,
      'newsSecret', (
        select private.new_link('100 years', subscription_id => n.id) from private.news_subscriptions as n
        where mail.kind = 'acknowledgement' and n.application_id = mail.record_id
      )
    )) from private.mail_settings as s));
    -- an erasure would not reach the names of several records, so these are written anew at each attempt
    insert into private.mail_contents (mail_id, content)
    select mail.id, said where mail.kind not in ('assignment', 'follow_up')
    on conflict (mail_id) do nothing;
    update public.mails set
      unanswered = unanswered or lease is not null,
      mailbox = case when mail.kind = 'reply' then private.mailbox_of(known.address) else mailbox end,
      lease = gen_random_uuid(), attempts = attempts + 1,
      due_at = now() + interval '3 minutes'
    where id = mail.id returning * into mail;
    claimed := claimed || jsonb_build_object(
      'id', mail.id, 'name', private.message_name(mail), 'lease', mail.lease, 'kind', mail.kind, 'locale', mail.locale,
      'to', known.address, 'unanswered', mail.unanswered, 'content', said
    );
  end loop;
  return jsonb_build_object('mails', claimed, 'more', private.mail_is_due());
end;
$$;

-- A mail's content names its files, so that claiming many mails reads none of them.
create function private.read_mail_files(mail_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('name', f.file_name, 'base64', replace(encode(f.content, 'base64'), E'\n', '')) order by named.place
  ), '[]')
  from private.mail_contents as c
    cross join jsonb_array_elements_text(c.content -> 'files') with ordinality as named (file_id, place)
    join public.record_files as f on f.id = named.file_id::uuid
  where c.mail_id = read_mail_files.mail_id;
$$;

create function private.finish_mail(
  id uuid, lease uuid, outcome text, reason text default null, provider_id text default null,
  retry_seconds integer default null, unanswered boolean default false
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  attempt constant integer := (select m.attempts from public.mails as m where m.id = finish_mail.id);
  becomes constant text := case
    when outcome in ('sent', 'failed') then outcome when outcome = 'retry' and attempt >= 12 then 'failed' else 'waiting'
  end;
begin
  update public.mails as m set
    state = becomes,
    done_at = case when becomes <> 'waiting' then now() end,
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
    or exists (select from private.raw_mails where read_again);
$$;

create function private.mail_state()
returns table (
  waiting bigint, oldest_at timestamptz, failed bigint, sent bigint, reason text, reason_at timestamptz, time_zone text,
  reply_domain text
)
language sql stable security definer set search_path = '' as $$
  select private.require_staff();
    select
      (select count(*) from private.mail_events as e where private.can(e.table_name))
        + count(*) filter (where m.state = 'waiting' and m.wanted_at <= now()),
      least(
        (select min(noted_at) from private.mail_events as e where private.can(e.table_name)),
        min(m.wanted_at) filter (where m.state = 'waiting' and m.wanted_at <= now())
      ),
      count(*) filter (where m.state = 'failed' and coalesce(m.done_at, m.created_at) > private.recent_since()),
      count(*) filter (where m.state = 'sent' and m.done_at > now() - interval '1 day'),
      coalesce(uncalled.problem, mailer.reason),
      case when uncalled.problem is null then mailer.reason_at else mailer.called_at end,
      (select s.time_zone from private.mail_settings as s), mailer.reply_domain
    from private.mailer, lateral private.mailer_problem(mailer) as uncalled (problem)
      left join public.mails as m on (select private.is_admin()) or private.can(m.table_name)
    group by mailer.is_only, uncalled.problem;
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
  perform private.notify_mailer() where retried > 0;
  return retried;
end;
$$;

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

call private.expose('claim_mails read_mail_files', 'service_role', '30s');
call private.expose('finish_mail', 'service_role');
call private.expose('mail_state retry_mails drop_reply', 'authenticated');
