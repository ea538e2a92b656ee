-- What staff see of the outbox, and how they send again what failed.

create function private.mail_state()
returns table (
  waiting bigint, oldest_at timestamptz, failed bigint, limited bigint, sent bigint,
  called_at timestamptz, reason text, reason_at timestamptz
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
      count(*) filter (where m.state = 'failed' and coalesce(m.done_at, m.created_at) > now() - interval '7 days'),
      count(*) filter (
        where m.state = 'skipped' and m.reason = 'limit of all mailboxes'
          and m.created_at > now() - interval '7 days'
      ),
      count(*) filter (where m.state = 'sent' and m.done_at > now() - interval '1 day'),
      mailer.called_at,
      coalesce(uncalled.problem, mailer.reason),
      case when uncalled.problem is null then mailer.reason_at else mailer.called_at end
    from private.mailer, lateral private.mailer_problem(mailer) as uncalled (problem)
      left join public.mails as m on (select private.is_admin()) or private.can(m.table_name)
    group by mailer.is_only, uncalled.problem;
end;
$$;
grant execute on function private.mail_state() to authenticated;

create function private.retry_mail(id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update public.mails as m set
    state = 'waiting', attempts = 0, due_at = now(), wanted_at = now(), done_at = null,
    reason = null
  where m.id = retry_mail.id and private.can(m.table_name)
    and (m.state = 'failed' or (m.state = 'skipped' and m.reason = 'limit of all mailboxes'));
  if not found then
    return false;
  end if;
  perform private.notify_mailer();
  return true;
end;
$$;
grant execute on function private.retry_mail(uuid) to authenticated;

create function private.retry_failed_mails() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  retried integer;
begin
  perform private.require_staff();
  update public.mails set
    state = 'waiting', attempts = 0, due_at = now(), wanted_at = now(), done_at = null,
    reason = null
  where state = 'failed' and private.can(table_name);
  get diagnostics retried = row_count;
  if retried > 0 then
    perform private.notify_mailer();
  end if;
  return retried;
end;
$$;
grant execute on function private.retry_failed_mails() to authenticated;

-- Failures older than a week are left out, so that the warning clears itself.
create function public.mail_state()
returns table (
  waiting bigint, oldest_at timestamptz, failed bigint, limited bigint, sent bigint,
  called_at timestamptz, reason text, reason_at timestamptz
)
language sql stable set search_path = ''
begin atomic
  select waiting, oldest_at, failed, limited, sent, called_at, reason, reason_at
  from private.mail_state();
end;
grant execute on function public.mail_state() to authenticated;

create function public.retry_mail(id uuid) returns boolean
language sql volatile set search_path = ''
return private.retry_mail(id);
grant execute on function public.retry_mail(uuid) to authenticated;

create function public.retry_failed_mails() returns integer
language sql volatile set search_path = ''
return private.retry_failed_mails();
grant execute on function public.retry_failed_mails() to authenticated;
