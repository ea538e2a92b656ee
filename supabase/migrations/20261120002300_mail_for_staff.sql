-- How mail is doing, for administrators: mail cannot tell that mail is broken.

create function private.require_admin(act text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator %.', act using errcode = 'PT403';
  end if;
end;
$$;
revoke all on function private.require_admin(text) from public, anon, authenticated;

create function private.mail_state()
returns table (waiting bigint, oldest_at timestamptz, failed bigint, limited bigint, sent bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('sees how mail is doing');
  return query
    select
      (select count(*) from private.mail_events)
        + count(*) filter (where m.state = 'waiting' and m.wanted_at <= now()),
      least(
        (select min(noted_at) from private.mail_events),
        min(m.wanted_at) filter (where m.state = 'waiting' and m.wanted_at <= now())
      ),
      count(*) filter (where m.state = 'failed' and coalesce(m.done_at, m.created_at) > now() - interval '7 days'),
      count(*) filter (
        where m.state = 'skipped' and m.reason = 'limit of all mailboxes'
          and m.created_at > now() - interval '7 days'
      ),
      count(*) filter (where m.state = 'sent' and m.done_at > now() - interval '1 day')
    from public.mails as m;
end;
$$;
revoke all on function private.mail_state() from public, anon, authenticated;
grant execute on function private.mail_state() to authenticated;

create function private.retry_mail(id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin('sends a mail again');
  update public.mails as m set
    state = 'waiting', attempts = 0, due_at = now(), wanted_at = now(), done_at = null,
    reason = null
  where m.id = retry_mail.id
    and (m.state = 'failed' or (m.state = 'skipped' and m.reason = 'limit of all mailboxes'));
  if not found then
    return false;
  end if;
  perform private.wake_mailer();
  return true;
end;
$$;
revoke all on function private.retry_mail(uuid) from public, anon, authenticated;
grant execute on function private.retry_mail(uuid) to authenticated;

create function private.send_test_mail() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  recipient uuid;
  planned uuid;
begin
  perform private.require_admin('sends a test');
  select id into recipient from public.mail_recipients where user_id = (select auth.uid());
  if (
    select count(*) from public.mails
    where kind = 'test' and recipient_id = recipient and created_at > now() - interval '1 hour'
  ) >= 5 then
    raise exception 'At most five tests an hour.' using errcode = 'PT429';
  end if;
  insert into public.mails (key, kind, recipient_id)
  values ('test:' || gen_random_uuid(), 'test', recipient) returning id into planned;
  perform private.wake_mailer();
  return planned;
end;
$$;
revoke all on function private.send_test_mail() from public, anon, authenticated;
grant execute on function private.send_test_mail() to authenticated;

-- Definer, as no API role reads accounts.
create function private.list_recipients()
returns table (
  id uuid, address text, shared boolean, own boolean, table_names text[], mode text,
  reminders boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('sees who is told');
  return query
    select
      r.id, coalesce(r.shared_address, u.email::text), r.shared_address is not null,
      r.user_id is not distinct from (select auth.uid()), r.table_names, r.mode, r.reminders
    from public.mail_recipients as r left join auth.users as u on u.id = r.user_id
    order by 3, 2;
end;
$$;
revoke all on function private.list_recipients() from public, anon, authenticated;
grant execute on function private.list_recipients() to authenticated;

-- For administrators: who is told of what, with addresses; staff first, then shared mailboxes.
create function public.list_recipients()
returns table (
  id uuid, address text, shared boolean, own boolean, table_names text[], mode text,
  reminders boolean
)
language sql stable set search_path = ''
begin atomic
  select id, address, shared, own, table_names, mode, reminders from private.list_recipients();
end;
revoke all on function public.list_recipients() from public, anon, authenticated;
grant execute on function public.list_recipients() to authenticated;

-- For administrators: how many mails wait and since when the oldest one, how many could not be sent or were
-- held back by a limit within a week, so that the sign goes out by itself, or were sent within a day.
create function public.mail_state()
returns table (waiting bigint, oldest_at timestamptz, failed bigint, limited bigint, sent bigint)
language sql stable set search_path = ''
begin atomic
  select waiting, oldest_at, failed, limited, sent from private.mail_state();
end;
revoke all on function public.mail_state() from public, anon, authenticated;
grant execute on function public.mail_state() to authenticated;

-- For administrators: tries a mail again that failed or was held back by the limit of all mailboxes.
create function public.retry_mail(id uuid) returns boolean
language sql volatile set search_path = ''
return private.retry_mail(id);
revoke all on function public.retry_mail(uuid) from public, anon, authenticated;
grant execute on function public.retry_mail(uuid) to authenticated;

-- For administrators: a mail to oneself. Returns its id, to see what becomes of it.
create function public.send_test_mail() returns uuid
language sql volatile set search_path = ''
return private.send_test_mail();
revoke all on function public.send_test_mail() from public, anon, authenticated;
grant execute on function public.send_test_mail() to authenticated;
