-- Returns the figures of a period, both days included, and of the period of equal length before it.
create function private.read_report(first_day date, last_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require(private.is_admin() or not private.is_api_request(), 'Only admins read the report.');
  select private.require(
    private.is_day(first_day) and private.is_day(last_day) and last_day - first_day between 0 and 365,
    'Ask for 1 to 366 days.', 'PT400'
  );
  with leads as not materialized (
    select r.kind as table_name, owner_id, created_at, outcome, lost_reason, outcome_on, amount, currency
    from private.records as r join private.kinds_of_record as k on k.kind = r.kind and k.dimensions is not null
    where not spam_suspected and duplicate_of is null
  ), periods as materialized (
    select nth, first, last, first::timestamp at time zone time_zone as begins,
      (last + 1)::timestamp at time zone time_zone as ends
    from private.mail_settings, (
      values (0, first_day, last_day), (1, first_day - (last_day - first_day + 1), first_day - 1)
    ) as p (nth, first, last)
  ), arrived as materialized (
    select nth, l.* from periods join leads as l on created_at >= begins and created_at < ends
  ), ended as materialized (
    select nth, l.* from periods join leads as l on outcome_on between first and last
  ), unanswered as materialized (
    select kind as table_name, owner_id, count(*) as number, count(*) filter (
      where private.is_overdue(answered_at, created_at, new_answer_at, overdue_before, asked_before)
    ) as overdue
    from private.records join private.deadlines using (kind) where waiting group by kind, owner_id
  ), by_owner as (
    select owner_id, table_name,
      array[count(*) filter (where what = 'lead' and nth = 0), count(*) filter (where what = 'lead' and nth = 1)] as leads,
      array[count(*) filter (where what = 'won' and nth = 0), count(*) filter (where what = 'won' and nth = 1)] as won,
      array[count(*) filter (where what = 'lost' and nth = 0), count(*) filter (where what = 'lost' and nth = 1)] as lost,
      sum(waiting) as waiting
    from (
      select owner_id, table_name, nth, 'lead' as what, 0 as waiting from arrived
      union all select owner_id, table_name, nth, outcome, 0 from ended
      union all select owner_id, table_name, null, null, number from unanswered
    ) as parts
    group by owner_id, table_name
  )
  select jsonb_build_object(
    'first', first_day,
    'last', last_day,
    'timeZone', (select time_zone from private.mail_settings),
    'leads', (
      select jsonb_agg(l order by array_position(private.submission_tables(), "tableName"))
      from (
        select k.kind as "tableName", array[count(*) filter (where nth = 0), count(*) filter (where nth = 1)] as count
        from private.kinds_of_record as k left join arrived on table_name = k.kind
        where k.dimensions is not null group by k.kind
      ) as l
    ),
    'outcomes', (
      select coalesce(jsonb_agg(o order by array_position(private.submission_tables(), "tableName"), outcome desc, count[1] desc, reason), '[]')
      from (
        select table_name as "tableName", outcome, lost_reason as reason,
          array[count(*) filter (where nth = 0), count(*) filter (where nth = 1)] as count
        from ended group by table_name, outcome, lost_reason
      ) as o
    ),
    -- as text, because a sum can have more digits than JavaScript reads exactly
    'amounts', (
      select coalesce(jsonb_agg(a order by array_position(private.submission_tables(), "tableName"), currency), '[]')
      from (
        select table_name as "tableName", currency, array[
          coalesce(sum(amount) filter (where nth = 0), 0)::text, coalesce(sum(amount) filter (where nth = 1), 0)::text
        ] as sum
        from ended where amount is not null group by table_name, currency
      ) as a
    ),
    'proposals', (
      select jsonb_build_object(
        'count', jsonb_agg(number order by nth), 'medianHours', jsonb_agg(median order by nth)
      )
      from (
        select nth, count(q.id) as number,
          percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)::float8 / 3600) as median
        from periods left join private.records as q on q.kind = 'quote_requests' and answered_at >= begins and answered_at < ends
          -- staff enter others later than they came
          and came_by is null and not spam_suspected and duplicate_of is null
        group by nth
      ) as p
    ),
    'waiting', (
      select jsonb_agg(w order by array_position(private.submission_tables(), "tableName"))
      from (
        select k.kind as "tableName", coalesce(sum(number), 0) as count, coalesce(sum(overdue), 0) as overdue
        from private.kinds_of_record as k left join unanswered on table_name = k.kind group by k.kind
      ) as w
    ),
    'colleagues', (
      select coalesce(jsonb_agg(
        c order by name collate "und-x-icu", id, array_position(private.submission_tables(), "tableName")
      ), '[]')
      from (
        select owner_id as id, coalesce(a.name, u.email) as name, table_name as "tableName", leads, won, lost, waiting
        from by_owner left join public.admin_users as a on a.user_id = owner_id left join auth.users as u on u.id = owner_id
      ) as c
    )
  );
$$;

create function private.read_health() returns table (name text, is_bad boolean, figures jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require(private.is_admin() or not private.is_api_request(), 'Only admins see whether the site is well.');
  return query
  select 'mail', failed > 0 or reason is not null or coalesce(oldest_at < now() - interval '1 hour', false),
    jsonb_build_object('waiting', waiting, 'failed', failed, 'reason', reason, 'sentAt', sent_at)
  from (
    select count(*) filter (where m.state = 'waiting' and m.due_at <= now()) as waiting,
      min(m.due_at) filter (where m.state = 'waiting' and m.due_at <= now()) as oldest_at,
      count(*) filter (where m.state = 'failed' and coalesce(m.done_at, m.created_at) > private.recent_since()) as failed,
      max(m.done_at) filter (where m.state = 'sent') as sent_at,
      (
        select coalesce(private.mailer_problem(mailer), case when reason_at > now() - interval '1 day' then mailer.reason end)
        from private.mailer
      ) as reason
    from public.mails as m
  ) as queue
  union all
  -- many replies and not one answer: the door is shut
  select 'answers', domain is not null and replies >= 20 and answers = 0,
    jsonb_build_object('domain', domain, 'replies', replies, 'answers', answers, 'receivedAt', received_at)
  from (
    select (select reply_domain from private.mailer) as domain,
      (
        select count(*) from public.mails where kind = 'reply' and state = 'sent' and done_at > now() - interval '30 days'
      ) as replies,
      (select count(*) from public.messages where kind = 'received' and created_at > now() - interval '30 days') as answers,
      (select max(created_at) from public.messages where kind = 'received') as received_at
  ) as door
  union all
  select 'retention', coalesce(max(created_at) < now() - interval '2 days', (
      select min(s.created_at) < now() - interval '2 days' from private.records as s
    ), false) or exists (
      select from private.retention_periods as p join private.records as s on s.kind = p.table_name
      where s.created_at < now() - p.period - interval '2 days'
    ), jsonb_build_object('ranAt', max(created_at))
  from public.activity_log where action = 'purged'
  union all
  select 'storage', used > 0.8 * total,
    jsonb_build_object('used', used, 'total', total, 'received', received, 'mostBy', (
      select upper(left(record_id::text, 8)) from public.record_files
      where origin = 'received' and record_id is not null group by record_id order by sum(size) desc limit 1
    ), 'database', pg_database_size(current_database()))
  from private.storage_limits, lateral (
    select coalesce(sum(size), 0) + raw as used, coalesce(sum(size) filter (where origin = 'received'), 0) + raw as received
    from (select coalesce(sum(octet_length(content)), 0) as raw from private.raw_mails) as r left join public.record_files on true
    group by raw
  ) as f
  union all
  select 'errors', coalesce(sum(occurrences), 0) >= 50,
    jsonb_build_object('groups', count(*), 'occurrences', coalesce(sum(occurrences), 0))
  from public.client_errors where last_seen_at > now() - interval '7 days';
end;
$$;

-- Counts what Set up shows: samples, real open postings, and how far the team came with a quote request of its own.
create function private.read_setup() returns table (samples integer, postings integer, tried boolean, replied boolean, received boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require(private.is_admin(), 'Only administrators set up the site.');
  return query
  select (
      (select count(*) from private.records as r where r.sample) + (select count(*) from public.job_postings as p where p.sample)
    )::integer,
    (select count(*)::integer from public.job_postings as p where not p.sample and private.is_open(p.status, p.closes_on)),
    count(*) > 0, coalesce(bool_or(own.replied), false), coalesce(bool_or(own.replied and own.received), false)
  from (
    select exists (
        select from public.messages as m join public.mails as s on s.id = m.mail_id
        where m.record_id = r.id and m.kind = 'reply' and s.state = 'sent'
      ) as replied,
      exists (select from public.messages as m where m.record_id = r.id and m.kind = 'received' and not m.automatic) as received
    from public.admin_users as a join auth.users as u on u.id = a.user_id cross join private.records_of(u.email) as r
    where r.kind = 'quote_requests' and not r.sample
  ) as own;
end;
$$;

-- Checks the site's health once a day and mails admins what has changed.
create function private.plan_health() returns void
language plpgsql set search_path = '' as $$
declare
  today constant date := private.today();
  earlier constant text[] := (
    select unwell from private.mailer, private.mail_settings
    where now() >= (today + daily_at) at time zone time_zone and (looked_on >= today) is not true
  );
  later text[];
begin
  if earlier is null then
    return;
  end if;
  later := array(select name from private.read_health() where is_bad order by name);
  update private.mailer set looked_on = today, unwell = later;
  with planned as (
    insert into public.mails (key, kind, recipient_id)
    select concat_ws(':', 'health', r.id, today), 'health', r.id
    from public.mail_recipients as r join public.admin_users as a on a.user_id = r.user_id and a.role = 'admin'
    where later <> earlier returning id
  )
  insert into private.mail_contents (mail_id, content)
  select id, jsonb_build_object('bad', later, 'well', array(select unnest(earlier) except select unnest(later) order by 1))
  from planned;
end;
$$;

create view public.applicants_per_posting with (security_invoker = true) as
  select counted.posting_id,
    coalesce(p.title, max(counted.posting_title) over (partition by counted.posting_id)) as title,
    counted.status, counted.applicants, counted.awaiting,
    private.is_open(p.status, p.closes_on) as is_open
  from (
    select job_posting_id as posting_id, status, max(posting_title) as posting_title, count(*)::integer as applicants,
      count(*) filter (where awaits_decision)::integer as awaiting
    from public.career_applications
    where job_posting_id is not null and not spam_suspected and duplicate_of is null group by 1, 2
  ) as counted left join public.job_postings as p on p.id = counted.posting_id;
grant select on table public.applicants_per_posting to authenticated;

call private.expose('read_report read_health read_setup', 'authenticated');
