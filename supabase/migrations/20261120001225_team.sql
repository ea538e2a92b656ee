-- Changes of the team happen one after the other, and the lock comes before the question who asks: two admins who
-- remove each other cannot both succeed, and as nobody changes their own role, an admin always stays.
create function private.lock_team() returns void
language sql set search_path = ''
return pg_advisory_xact_lock(hashtextextended('team', 3));

create function private.set_away(user_id uuid, until date default null, deputy uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_team();
  perform private.require_staff();
  perform private.require(
    exists (select from public.admin_users as a where a.user_id = set_away.user_id),
    'There is no such colleague.', 'PT404'
  );
  perform private.require(
    set_away.user_id = auth.uid() or private.is_admin(), 'Only an administrator decides this for somebody else.'
  );
  perform private.require(coalesce(until >= private.today(), true), 'This day is over.', 'PT400');
  perform private.require(coalesce(private.is_day(until), true), 'There is no such day.', 'PT400');
  perform private.require(coalesce(deputy <> set_away.user_id, true), 'Choose somebody else.', 'PT400');
  perform private.require(
    deputy is null or exists (select from public.admin_users as a where a.user_id = deputy),
    'There is no such colleague.', 'PT404'
  );
  perform private.require(
    deputy is null or exists (
      select from public.admin_users as a join public.admin_users as d on d.table_names && a.table_names
      where a.user_id = set_away.user_id and d.user_id = deputy and deputy <> a.user_id
    ),
    'A deputy is a colleague who sees some of the same lists.', 'PT400'
  );
  update public.admin_users as a set away_until = until, deputy_id = deputy where a.user_id = set_away.user_id;
end;
$$;

create function private.set_role(user_id uuid, role text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  earlier text;
begin
  perform private.lock_team();
  perform private.require(private.is_admin(), 'Only an administrator changes the team.');
  perform private.require(set_role.user_id <> auth.uid(), 'Nobody changes their own role.');
  select a.role into earlier from public.admin_users as a where a.user_id = set_role.user_id;
  perform private.require(earlier is not null, 'There is no such colleague.', 'PT404');
  if earlier = set_role.role then
    return;
  end if;
  update public.admin_users as a set role = set_role.role where a.user_id = set_role.user_id;
  -- summaries that wait for another attempt are written anew
  delete from private.mail_contents where mail_id in (
    select m.id from public.mails as m join public.mail_recipients as r on r.id = m.recipient_id
    where r.user_id = set_role.user_id and m.state = 'waiting' and m.kind <> 'withdrawal'
  );
  perform private.write_activity(
    'role_changed', 'admin_users', set_role.user_id,
    (select email from auth.users where id = set_role.user_id), earlier, set_role.role
  );
end;
$$;

create function private.remove_colleague(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  earlier text;
begin
  perform private.lock_team();
  perform private.require(private.is_admin(), 'Only an administrator changes the team.');
  perform private.require(remove_colleague.user_id <> auth.uid(), 'Nobody removes themselves.');
  delete from public.admin_users as a where a.user_id = remove_colleague.user_id
    returning a.role into earlier;
  perform private.require(earlier is not null, 'There is no such colleague.', 'PT404');
  perform private.write_activity(
    'colleague_removed', 'admin_users', remove_colleague.user_id,
    (select email from auth.users where id = remove_colleague.user_id), earlier
  );
end;
$$;

create function private.set_profile(name text, job_title text default '', phone text default '') returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if exists (
    select from public.admin_users as a join auth.users as u on u.id = a.user_id
    where a.user_id <> (select auth.uid())
      and private.mailbox_name(u.email) = private.mailbox_name(set_profile.name)
  ) then
    raise exception 'This is the address of a colleague.' using errcode = 'PT400';
  end if;
  update public.admin_users as a set
    name = nullif(set_profile.name, ''),
    job_title = nullif(set_profile.job_title, ''),
    phone = nullif(set_profile.phone, '')
  where a.user_id = (select auth.uid());
end;
$$;

call private.expose('private.set_role(uuid,text)', 'authenticated');

call private.expose('private.remove_colleague(uuid)', 'authenticated');

-- The caller's own; an empty name shows the address instead.
call private.expose('private.set_profile(text,text,text)', 'authenticated');

-- Says until when somebody is away, and who takes over; without a day, that they are back. Staff do so for themselves,
-- admins for everybody.
call private.expose('private.set_away(uuid,date,uuid)', 'authenticated');
