-- What tells admins that the site runs: each sign is well or not, with the figures that say so.

create function private.health_signs() returns table (name text, is_bad boolean, figures jsonb)
language sql stable security definer set search_path = '' as $$
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
    ), false), jsonb_build_object('ranAt', max(created_at))
  from public.activity_log where action = 'purged'
  union all
  select 'storage', used > 0.8 * total,
    jsonb_build_object('used', used, 'total', total, 'received', received, 'mostBy', (
      select upper(left(record_id::text, 8)) from public.record_files
      where origin = 'received' and record_id is not null group by record_id order by sum(size) desc limit 1
    ))
  from private.storage_limits, lateral (
    select coalesce(sum(size), 0) as used, coalesce(sum(size) filter (where origin = 'received'), 0) as received
    from public.record_files
  ) as f
  union all
  select 'errors', coalesce(sum(occurrences), 0) >= 50,
    jsonb_build_object('groups', count(*), 'occurrences', coalesce(sum(occurrences), 0))
  from public.client_errors where last_seen_at > now() - interval '7 days';
$$;

create function private.read_health() returns table (name text, is_bad boolean, figures jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require(private.is_admin(), 'Only admins see whether the site is well.');
  return query select * from private.health_signs();
end;
$$;

-- For admins; the age of the site's build is in its robots.txt.
call private.expose('private.read_health()', 'authenticated');
