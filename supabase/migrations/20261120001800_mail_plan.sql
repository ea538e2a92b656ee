-- Plans mails in the mailer's transaction, not in a visitor's.

create function private.next_morning(moment timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select (day + daily_at) at time zone time_zone
  from private.mail_settings,
    generate_series(0, 3) as days,
    lateral (select (moment at time zone time_zone)::date + days as day) as d
  where extract(isodow from day) < 6 and (day + daily_at) at time zone time_zone > moment
  order by day limit 1;
$$;

-- Plans a mail, or an entry of the recipient's waiting summary, which takes entries until its content is fixed.
create function private.plan_staff_mail(
  kind text, table_name text, record_id uuid, recipient public.mail_recipients,
  noted_at timestamptz, about uuid default null
) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  summary uuid;
begin
  if plan_staff_mail.kind = 'alert' and recipient.mode = 'daily' or (
    select count(*) from public.mails
    where recipient_id = recipient.id and kind in ('alert', 'reminder', 'answer')
      and state <> 'batched' and created_at > now() - interval '1 hour'
  ) >= (select alerts_an_hour from private.mail_settings) then
    select id into summary from public.mails as m
      where recipient_id = recipient.id and kind = 'digest' and state = 'waiting'
        and not exists (select from private.mail_contents where mail_id = m.id)
      limit 1 for update skip locked;
    if summary is null then
      insert into public.mails (key, kind, recipient_id, wanted_at, due_at)
      select 'digest:' || gen_random_uuid(), 'digest', recipient.id, due, due
      from (values (
        case recipient.mode when 'daily' then private.next_morning(noted_at) else now() + interval '1 hour' end
      )) as d (due)
      returning id into summary;
    end if;
  end if;
  insert into public.mails
    (key, kind, table_name, record_id, recipient_id, wanted_at, state, digest_id)
  values (
    concat_ws(':', plan_staff_mail.kind, coalesce(about, plan_staff_mail.record_id), recipient.id),
    plan_staff_mail.kind, plan_staff_mail.table_name, plan_staff_mail.record_id, recipient.id,
    noted_at, case when summary is null then 'waiting' else 'batched' end, summary
  )
  on conflict (key) do update set
    state = excluded.state, digest_id = excluded.digest_id, wanted_at = excluded.wanted_at,
    due_at = now(), reason = null, done_at = null
    where mails.reason = 'spam_suspected';
end;
$$;

create function private.plan_mails(reply_domain text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  event private.mail_events;
  submission private.records;
  why_not text;
begin
  update private.mailer as m set reply_domain = plan_mails.reply_domain
    where m.reply_domain is distinct from plan_mails.reply_domain;
  -- limits need one planner at a time
  perform pg_advisory_xact_lock(hashtextextended('mail', 2));
  for event in select * from private.mail_events order by id limit 100 for update skip locked loop
    select * into submission from private.records as r where r.id = event.record_id for key share;
    if submission.id is not null then
      why_not := case
        when submission.spam_suspected then 'spam_suspected'
        when submission.came_by is not null then 'entered by staff'
        else event.no_confirmation
      end;
      insert into public.mails as m
        (key, kind, table_name, record_id, locale, mailbox, wanted_at, due_at, state, reason)
      values (
        'acknowledgement:' || submission.id, 'acknowledgement', submission.kind, submission.id, submission.locale,
        private.mailbox_of(submission.email), coalesce(event.confirmed_at, event.noted_at), coalesce(event.confirmed_at, now()),
        case when why_not is null then 'waiting' else 'skipped' end, why_not
      )
      on conflict (key) do update set
        state = excluded.state, reason = excluded.reason, mailbox = excluded.mailbox,
        wanted_at = excluded.wanted_at, due_at = excluded.due_at, done_at = null
        where m.reason = 'spam_suspected';
      insert into private.news_subscriptions as n (mailbox, email, locale, application_id, asked_at, told_to)
      select private.mailbox_of(a.email), a.email, a.locale, a.id, event.noted_at, event.noted_at
      from private.records as a
      where a.id = event.record_id and a.receive_updates and not a.spam_suspected and private.is_plain_address(a.email)
      on conflict (mailbox) do update set
        email = excluded.email, locale = excluded.locale, application_id = excluded.application_id,
        asked_at = excluded.asked_at, ended_at = null
        where n.application_id <> excluded.application_id or n.ended_at < excluded.asked_at;
      perform private.plan_staff_mail('alert', event.table_name, event.record_id, r, event.noted_at)
      from private.caretakers(submission) as r
      where (r.user_id = event.actor_id) is not true and not submission.spam_suspected;
    end if;
    delete from private.mail_events where id = event.id;
  end loop;
  perform private.plan_staff_mail(
    'reminder', u.table_name, u.id, u.recipient, now(), about => u.answer
  )
  from (
    select late.kind as table_name, late.id, r as recipient, answer
    from private.deadlines as d join private.records as late on late.kind = d.kind and late.waiting
      and (
        late.answered_at is null and late.created_at between now() - interval '14 days' and d.reminded_before
        or late.new_answer_at between now() - interval '14 days' and d.asked_before
      )
    -- after the first wait, an answer of the sender is reminded of by itself
    left join lateral (
      select m.id as answer from public.messages as m
      where late.answered_at is not null and m.record_id = late.id and m.created_at = late.new_answer_at
      order by m.id limit 1
    ) as a on true
    cross join lateral private.caretakers(late) as r
    -- demo data and imports have no confirmation
    where exists (
      select from public.mails where record_id = late.id and kind = 'acknowledgement'
    ) and not exists (
      select from public.mails where key = concat_ws(':', 'reminder', coalesce(answer, late.id), r.id)
    )
    order by late.created_at limit 100
  ) as u;
  -- one for all follow-ups of a morning, for those who look after what an owner wanted to come back to
  insert into public.mails (key, kind, recipient_id, wanted_at, due_at)
  select distinct concat_ws(':', 'follow_up', r.id, s.follow_up_on), 'follow_up', r.id, due, due
  from private.mail_settings as z, private.records as s
    cross join lateral (select (s.follow_up_on + z.daily_at) at time zone z.time_zone as due) as d
    cross join lateral private.caretakers(s) as r
  where s.owner_id is not null and s.open and s.follow_up_on between private.today() and private.today() + 1 and due > now()
  on conflict (key) do nothing;
  -- ahead for next Monday, so that each admin gets one mail for a week, however late the mailer comes
  insert into public.mails (key, kind, recipient_id, wanted_at, due_at)
  select concat_ws(':', 'week', r.id, day), 'week', r.id, due, due
  from private.mail_settings as s
    cross join lateral (select date_trunc('week', now() at time zone s.time_zone - s.daily_at::interval)::date + 7 as day) as d
    cross join lateral (select (day + s.daily_at) at time zone s.time_zone as due) as m
    join public.mail_recipients as r on r.weekly
    join public.admin_users as a on a.user_id = r.user_id and a.role = 'admin'
  on conflict (key) do nothing;
  perform private.plan_health();
  perform private.plan_news();
  delete from private.mail_links where expires_at < now();
end;
$$;

-- Plans one mail for all that a colleague is given within a minute, without what is undone by then.
create function private.note_assignment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.mails (key, kind, recipient_id, wanted_at, due_at)
  select concat_ws(':', 'assignment', r.id, extract(epoch from minute)), 'assignment', r.id, due, due
  from public.mail_recipients as r, date_trunc('minute', now()) as minute,
    lateral (select minute + interval '2 minutes') as d (due)
  where r.user_id = new.owner_id and new.owner_id is distinct from private.actor()
  on conflict (key) do nothing;
  return null;
end;
$$;

create trigger "73_note_assignment" after update of owner_id on private.records
  for each row when (private.is_api_request() and new.owner_id is distinct from old.owner_id)
  execute function private.note_assignment();

call private.expose('plan_mails', 'service_role', '30s');
