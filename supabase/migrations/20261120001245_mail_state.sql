-- What staff see of the outbox, and how they send again what failed.

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
        or m.kind = 'reply' and private.is_unsent(m.state, m.reason)
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
