-- What the mailer asks for, and what it answers.

create function private.plan_mails() returns void
language plpgsql set search_path = '' as $$
declare
  event private.mail_events;
  submission jsonb;
  recipient public.mail_recipients;
begin
  -- limits are counted by one at a time
  perform pg_advisory_xact_lock(hashtextextended('mail', 2));
  for event in select * from private.mail_events order by id limit 100 for update skip locked loop
    if event.table_name = 'job_postings' then
      insert into private.openings (posting_id)
      select id from public.job_postings where id = event.record_id and status = 'active'
      on conflict (posting_id) do nothing;
    else
      submission := private.submission_of(event.table_name, event.record_id);
      if submission is not null then
        if event.table_name = 'career_applications' then
          perform private.plan_subscription(submission);
        end if;
        perform private.plan_acknowledgement(event.table_name, submission);
        for recipient in
          select * from public.mail_recipients
          where mode <> 'off' and event.table_name = any (table_names)
        loop
          perform private.plan_staff_mail(
            'alert', event.table_name, event.record_id, recipient
          );
        end loop;
      end if;
    end if;
    delete from private.mail_events where id = event.id;
  end loop;
  perform private.plan_reminders();
  perform private.plan_news();
  delete from private.mail_links where expires_at < now();
end;
$$;
revoke all on function private.plan_mails() from public, anon, authenticated;

-- Where a mail goes: read anew for each try, so that whoever has left gets nothing.
create function private.mail_address(m public.mails, content jsonb) returns text
language sql stable set search_path = '' as $$
  select case when m.recipient_id is null then content ->> 'to' else (
    select coalesce(r.shared_address, u.email)
    from public.mail_recipients as r left join auth.users as u on u.id = r.user_id
    where r.id = m.recipient_id
  ) end;
$$;
revoke all on function private.mail_address(public.mails, jsonb) from public, anon, authenticated;

-- Definer, as no API role may plan or read what is sent.
create function private.claim_mails(most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  settings private.mail_settings;
  mail public.mails;
  said jsonb;
  address text;
  claimed jsonb := '[]';
begin
  perform private.plan_mails();
  select * into settings from private.mail_settings;
  for mail in
    select * from public.mails where state = 'waiting' and due_at <= now()
    -- a flood of visitors must not keep staff waiting, nor news a visitor
    order by array_position(
      array['test', 'alert', 'reminder', 'digest', 'acknowledgement', 'renewal', 'news'], kind
    ), due_at, id
    limit least(greatest(most, 1), 100) for update skip locked
  loop
    select content into said from private.mail_contents where mail_id = mail.id;
    if said is null then
      said := private.mail_content(mail);
    elsif mail.kind = 'reminder' and private.mail_content(mail) is null then
      said := null;
    end if;
    address := private.mail_address(mail, said);
    if said is null or not coalesce(private.is_plain_address(address), false) then
      update public.mails set
        state = 'skipped', done_at = now(), lease = null,
        reason = case
          when said is not null then 'address'
          when mail.kind = 'reminder' then 'answered'
          else 'nothing to tell'
        end
      where id = mail.id;
      delete from private.mail_contents where mail_id = mail.id;
      continue;
    end if;
    insert into private.mail_contents (mail_id, content) values (mail.id, said)
    on conflict (mail_id) do nothing;
    update public.mails set
      lease = gen_random_uuid(), attempts = attempts + 1, due_at = now() + settings.lease
    where id = mail.id returning * into mail;
    claimed := claimed || jsonb_build_object(
      'id', mail.id, 'lease', mail.lease, 'kind', mail.kind, 'locale', mail.locale,
      'to', address, 'content', said - 'to'
    );
  end loop;
  return jsonb_build_object(
    'mails', claimed,
    'more', exists (select from private.mail_events)
      or exists (select from public.mails where state = 'waiting' and due_at <= now())
  );
end;
$$;
revoke all on function private.claim_mails(integer) from public, anon, authenticated;
grant execute on function private.claim_mails(integer) to service_role;

-- `outcome`: sent, failed (for good), retry, or unavailable (nothing can be sent now: costs no attempt).
create function private.finish_mail(
  id uuid, lease uuid, outcome text, reason text, provider_id text, retry_seconds integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  most integer;
  ends boolean;
begin
  if (outcome in ('sent', 'failed', 'retry', 'unavailable')) is not true then
    raise exception 'An outcome is sent, failed, retry or unavailable.' using errcode = 'PT400';
  end if;
  select attempts into most from private.mail_settings;
  update public.mails as m set
    state = case
      when outcome in ('sent', 'failed') then outcome
      when outcome = 'retry' and m.attempts >= most then 'failed'
      else 'waiting'
    end,
    attempts = m.attempts - (outcome = 'unavailable')::integer,
    due_at = now() + make_interval(secs => case
      when finish_mail.retry_seconds between 1 and 86400 then finish_mail.retry_seconds
      when outcome = 'unavailable' then 300
      else least(21600, 30 * power(2, least(m.attempts, 20) - 1)) * (0.8 + 0.4 * random())
    end),
    lease = null,
    reason = left(finish_mail.reason, 300),
    provider_id = left(finish_mail.provider_id, 300)
  where m.id = finish_mail.id and m.lease = finish_mail.lease and m.state = 'waiting';
  if not found then
    return false;
  end if;
  update public.mails as m set done_at = now() where m.id = finish_mail.id and m.state <> 'waiting';
  if outcome = 'sent' then
    delete from private.mail_contents where mail_id = finish_mail.id;
  end if;
  return true;
end;
$$;
revoke all on function private.finish_mail(uuid, uuid, text, text, text, integer)
  from public, anon, authenticated;
grant execute on function private.finish_mail(uuid, uuid, text, text, text, integer)
  to service_role;

-- Whether the clock should wake the mailer: something waits, or it is time to look for reminders.
create function private.mail_is_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.mail_events)
    or exists (select from public.mails where state = 'waiting' and due_at <= now())
    or extract(minute from now())::integer % 15 = 0;
$$;
revoke all on function private.mail_is_due() from public, anon, authenticated;

-- For the mailer alone. Leases up to `most` mails: {mails: [{id, lease, kind, locale, to, content}], more}.
create function public.claim_mails(most integer default 10) returns jsonb
language sql volatile set search_path = '' set statement_timeout = '30s'
return private.claim_mails(most);
revoke all on function public.claim_mails(integer) from public, anon, authenticated;
grant execute on function public.claim_mails(integer) to service_role;

-- For the mailer alone. Tells what became of a leased mail; false where the lease is no longer its own.
create function public.finish_mail(
  id uuid, lease uuid, outcome text, reason text default null, provider_id text default null,
  retry_seconds integer default null
) returns boolean
language sql volatile set search_path = ''
return private.finish_mail(id, lease, outcome, reason, provider_id, retry_seconds);
revoke all on function public.finish_mail(uuid, uuid, text, text, text, integer)
  from public, anon, authenticated;
grant execute on function public.finish_mail(uuid, uuid, text, text, text, integer)
  to service_role;
