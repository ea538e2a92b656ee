-- Who is written to about a submission. Runs in the mailer's transaction, never in a visitor's.

-- A submission as JSON, {id, email, status, ...}; null once it is erased.
create function private.submission_of(table_name text, record_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  record jsonb;
begin
  if (table_name in (
    'contact_submissions', 'quote_requests', 'partnership_applications', 'career_applications'
  )) is not true then
    return null;
  end if;
  execute format('select to_jsonb(s) from public.%I as s where id = $1', table_name)
    into record using record_id;
  return record;
end;
$$;
revoke all on function private.submission_of(text, uuid) from public, anon, authenticated;

-- A confirmation to whoever wrote, or why there is none. An address mended later gets its own, and the
-- link that the wrong one holds ends.
create function private.plan_acknowledgement(table_name text, record jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  settings private.mail_settings;
  submission_id constant uuid := record ->> 'id';
  box constant bytea := private.mailbox_of(record ->> 'email');
  mail_key constant text :=
    concat_ws(':', 'acknowledgement', record ->> 'id', left(encode(box, 'hex'), 16));
  why_not text;
begin
  if exists (select from public.mails where key = mail_key) then
    return;
  end if;
  select * into settings from private.mail_settings;
  why_not := case
    when (record ->> 'suspect')::boolean then 'suspect'
    when not private.is_plain_address(record ->> 'email') then 'address'
    when (
      select count(*) from public.mails
      where kind = 'acknowledgement' and mailbox = box and state <> 'skipped'
        and created_at > now() - interval '1 day'
    ) >= settings.acknowledgements_a_mailbox then 'limit of this mailbox'
    when (
      select count(*) from public.mails
      where kind = 'acknowledgement' and state <> 'skipped'
        and created_at > now() - interval '1 hour'
    ) >= settings.acknowledgements_an_hour then 'limit of all mailboxes'
  end;
  delete from private.mail_links where record_id = submission_id and purpose = 'status';
  insert into public.mails (key, kind, table_name, record_id, locale, mailbox, state, reason)
  values (
    mail_key, 'acknowledgement', plan_acknowledgement.table_name, submission_id,
    record ->> 'locale', box, case when why_not is null then 'waiting' else 'skipped' end, why_not
  );
end;
$$;
revoke all on function private.plan_acknowledgement(text, jsonb) from public, anon, authenticated;

-- The summary that a recipient's next gathered mails go into: at the end of this hour, or tomorrow.
create function private.digest_for(recipient public.mail_recipients) returns uuid
language plpgsql set search_path = '' as $$
declare
  settings private.mail_settings;
  today timestamp;
  at_once constant boolean := recipient.mode <> 'daily';
  goes_at timestamptz;
  digest uuid;
begin
  select * into settings from private.mail_settings;
  today := date_trunc('day', now() at time zone settings.time_zone);
  goes_at := case
    when at_once then date_trunc('hour', now()) + interval '1 hour'
    when now() < (today + settings.daily_at) at time zone settings.time_zone
      then (today + settings.daily_at) at time zone settings.time_zone
    else (today + interval '1 day' + settings.daily_at) at time zone settings.time_zone
  end;
  insert into public.mails (key, kind, recipient_id, wanted_at, due_at)
  values (
    concat_ws(':', 'digest', recipient.id, extract(epoch from goes_at)::bigint),
    'digest', recipient.id, goes_at, goes_at
  )
  on conflict (key) do update set key = excluded.key
  returning id into digest;
  return digest;
end;
$$;
revoke all on function private.digest_for(public.mail_recipients) from public, anon, authenticated;

-- Tells one of the staff, alone or, where that would be too many, in a summary.
create function private.plan_staff_mail(
  kind text, table_name text, record_id uuid, recipient public.mail_recipients
) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  gathered constant boolean := (plan_staff_mail.kind = 'alert' and recipient.mode = 'daily') or (
    select count(*) from public.mails
    where recipient_id = recipient.id and kind in ('alert', 'reminder')
      and state <> 'gathered' and created_at > now() - interval '1 hour'
  ) >= (select alerts_an_hour from private.mail_settings);
begin
  insert into public.mails (key, kind, table_name, record_id, recipient_id, state, digest_id)
  values (
    concat_ws(':', plan_staff_mail.kind, plan_staff_mail.record_id, recipient.id),
    plan_staff_mail.kind, plan_staff_mail.table_name, plan_staff_mail.record_id, recipient.id,
    case when gathered then 'gathered' else 'waiting' end,
    case when gathered then private.digest_for(recipient) end
  )
  on conflict (key) do nothing;
end;
$$;
revoke all on function private.plan_staff_mail(text, text, uuid, public.mail_recipients)
  from public, anon, authenticated;

-- Those who may be answered in time still, of what visitors sent over the API in the last two weeks.
create function private.plan_reminders() returns void
language plpgsql set search_path = '' as $$
declare
  waiting record;
  recipient public.mail_recipients;
begin
  for waiting in
    select m.table_name, m.record_id
    from private.mail_promises as p cross join private.mail_settings as s
    join public.mails as m on m.kind = 'acknowledgement' and m.table_name = p.table_name
      and m.reason is distinct from 'suspect'
      and m.created_at > now() - interval '14 days'
      and m.created_at <= case p.unit
        when 'hours' then now() - make_interval(hours => p.reminded_after)
        else private.business_days_before(now(), p.reminded_after, s.time_zone)
      end
    where private.submission_of(m.table_name, m.record_id) ->> 'status' = 'new'
      and exists (
        select from public.mail_recipients as r
        where r.reminders and m.table_name = any (r.table_names) and not exists (
          select from public.mails
          where key = concat_ws(':', 'reminder', m.record_id, r.id)
        )
      )
    order by m.created_at limit 100
  loop
    for recipient in
      select * from public.mail_recipients
      where reminders and waiting.table_name = any (table_names)
    loop
      perform private.plan_staff_mail(
        'reminder', waiting.table_name, waiting.record_id, recipient
      );
    end loop;
  end loop;
end;
$$;
revoke all on function private.plan_reminders() from public, anon, authenticated;
