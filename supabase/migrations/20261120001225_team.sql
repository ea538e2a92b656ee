-- An invitation takes effect when an account that has confirmed its address signs in. It has no secret: anyone who
-- reads the mailbox can confirm the address.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_plain_address(email)),
  role text not null check (private.role_tables(role) is not null),
  invited_by uuid references public.admin_users (user_id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days'
);
create unique index invitations_email_idx on public.invitations (lower(email));
create index invitations_invited_by_idx on public.invitations (invited_by);

revoke all on table public.invitations from public, anon, authenticated;
grant select, delete on table public.invitations to authenticated;
grant all on table public.invitations to service_role;
alter table public.invitations enable row level security;

create policy "admins read invitations" on public.invitations
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins withdraw invitations" on public.invitations
  for delete to authenticated
  using ((select private.is_admin()));

create function private.log_withdrawn_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_activity('invitation_withdrawn', tg_table_name, old.id, old.email, old.role);
  return null;
end;
$$;
revoke all on function private.log_withdrawn_invitation() from public, anon, authenticated;

create trigger "30_log_withdrawal" after delete on public.invitations
  for each row when (private.is_api_role()) execute function private.log_withdrawn_invitation();

-- Changes of the team happen one after the other, and the lock comes before the question who asks: two admins who
-- remove each other cannot both succeed, and as nobody changes their own role, an admin always stays.
create function private.lock_team() returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('team', 3));
  if not private.is_admin() then
    raise exception 'Only an administrator changes the team.' using errcode = 'PT403';
  end if;
end;
$$;
revoke all on function private.lock_team() from public, anon, authenticated;

-- A newer invitation of an address replaces the older.
create function private.invite(email text, role text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.invitations;
begin
  perform private.lock_team();
  if not coalesce(private.is_plain_address(invite.email), false)
    or private.role_tables(invite.role) is null then
    raise exception 'Give one email address and a role.' using errcode = 'PT400';
  elsif exists (
    select from public.admin_users join auth.users as u on u.id = user_id
    where lower(u.email) = lower(invite.email)
  ) then
    raise exception 'This address belongs to somebody in the team.' using errcode = 'PT409';
  end if;
  delete from public.invitations as i where lower(i.email) = lower(invite.email);
  insert into public.invitations (email, role, invited_by)
    values (invite.email, invite.role, (select auth.uid())) returning * into invitation;
  insert into public.mails (key, kind, table_name, record_id, mailbox)
    values (
      'invitation:' || invitation.id, 'invitation', 'invitations', invitation.id,
      private.mailbox_of(invite.email)
    );
  perform private.write_activity(
    'invited', 'invitations', invitation.id, invite.email, to_status => invite.role
  );
  perform private.notify_mailer();
  return invitation.expires_at;
end;
$$;
revoke all on function private.invite(text, text) from public, anon, authenticated;
grant execute on function private.invite(text, text) to authenticated;

-- The text depends on whether there is an account, which only the owner of the mailbox learns.
create function private.invitation_content(m public.mails) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'to', i.email,
    'email', i.email,
    'role', i.role,
    'invitedBy', coalesce(a.name, u.email),
    'expiresAt', i.expires_at,
    'registered', exists (
      select from auth.users as known
      where lower(known.email) = lower(i.email) and known.email_confirmed_at is not null
    )
  )
  from public.invitations as i
    left join public.admin_users as a on a.user_id = i.invited_by
    left join auth.users as u on u.id = i.invited_by
  where i.id = m.record_id and i.expires_at > now();
$$;
revoke all on function private.invitation_content(public.mails) from public, anon, authenticated;

-- Notes that somebody is here, and accepts a pending invitation. Returns no row to strangers.
create function private.enter() returns setof public.admin_users
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.invitations;
begin
  delete from public.invitations as i using auth.users as u
    where u.id = (select auth.uid()) and u.email_confirmed_at is not null
      and lower(u.email) = lower(i.email) and i.expires_at > now()
    returning i.* into invitation;
  if invitation.id is not null then
    insert into public.admin_users (user_id, role) values ((select auth.uid()), invitation.role)
      on conflict do nothing;
    if found then
      perform private.write_activity(
        'joined', 'admin_users', (select auth.uid()), invitation.email, to_status => invitation.role
      );
    end if;
  end if;
  update public.admin_users set last_seen_at = now()
    where user_id = (select auth.uid())
      and (last_seen_at > now() - interval '5 minutes') is not true;
  return query select * from public.admin_users where user_id = (select auth.uid());
end;
$$;
revoke all on function private.enter() from public, anon, authenticated;
grant execute on function private.enter() to authenticated;

-- Gives what somebody owns to a successor, as far as the successor's role includes it, and otherwise to nobody. Each
-- list has one entry in the feed.
create function private.hand_over(owner uuid, successor uuid, table_names text[]) returns void
language plpgsql set search_path = '' as $$
declare
  list text;
  heir uuid;
  changes jsonb;
begin
  foreach list in array table_names loop
    continue when list = 'job_postings';
    select user_id into heir from public.admin_users
      where user_id = successor and private.role_includes(role, list);
    execute format(
      'select jsonb_agg(jsonb_build_object(
         ''id'', id, ''seen'', jsonb_build_object(''owner_id'', $1),
         ''set'', jsonb_build_object(''owner_id'', $2)
       )) from public.%I where owner_id = $1', list
    ) into changes using owner, heir;
    if changes is not null then
      perform private.change_records(list, changes, gen_random_uuid());
    end if;
  end loop;
end;
$$;
revoke all on function private.hand_over(uuid, uuid, text[]) from public, anon, authenticated;

create function private.set_role(user_id uuid, role text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  earlier text;
begin
  perform private.lock_team();
  if set_role.user_id = (select auth.uid()) then
    raise exception 'Nobody changes their own role.' using errcode = 'PT403';
  elsif private.role_tables(set_role.role) is null then
    raise exception 'There is no such role.' using errcode = 'PT400';
  end if;
  select a.role into earlier from public.admin_users as a where a.user_id = set_role.user_id;
  if earlier is null then
    raise exception 'There is no such colleague.' using errcode = 'PT404';
  elsif earlier = set_role.role then
    return;
  end if;
  update public.admin_users as a set role = set_role.role where a.user_id = set_role.user_id;
  perform private.hand_over(set_role.user_id, null, array(
    select unnest(private.role_tables('admin')) except select unnest(private.role_tables(set_role.role))
  ));
  -- summaries that wait for another attempt are written anew
  delete from private.mail_contents where mail_id in (
    select m.id from public.mails as m join public.mail_recipients as r on r.id = m.recipient_id
    where r.user_id = set_role.user_id and m.state = 'waiting'
  );
  perform private.write_activity(
    'role_changed', 'admin_users', set_role.user_id,
    (select email from auth.users where id = set_role.user_id), earlier, set_role.role
  );
end;
$$;
revoke all on function private.set_role(uuid, text) from public, anon, authenticated;
grant execute on function private.set_role(uuid, text) to authenticated;

create function private.remove_colleague(user_id uuid, successor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  earlier text;
begin
  perform private.lock_team();
  if remove_colleague.user_id = (select auth.uid()) then
    raise exception 'Nobody removes themselves.' using errcode = 'PT403';
  end if;
  perform private.hand_over(
    remove_colleague.user_id, nullif(successor, remove_colleague.user_id), private.role_tables('admin')
  );
  delete from public.admin_users as a where a.user_id = remove_colleague.user_id
    returning a.role into earlier;
  if earlier is null then
    raise exception 'There is no such colleague.' using errcode = 'PT404';
  end if;
  perform private.write_activity(
    'colleague_removed', 'admin_users', remove_colleague.user_id,
    (select email from auth.users where id = remove_colleague.user_id), earlier
  );
end;
$$;
revoke all on function private.remove_colleague(uuid, uuid) from public, anon, authenticated;
grant execute on function private.remove_colleague(uuid, uuid) to authenticated;

create function private.set_name(name text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update public.admin_users as a set name = nullif(set_name.name, '') where a.user_id = (select auth.uid());
  if not found then
    raise exception 'Only staff have a name here.' using errcode = 'PT403';
  end if;
  return nullif(set_name.name, '');
end;
$$;
revoke all on function private.set_name(text) from public, anon, authenticated;
grant execute on function private.set_name(text) to authenticated;

create function private.list_team()
returns table (
  user_id uuid, email text, name text, role text, created_at timestamptz, last_seen_at timestamptz,
  assigned integer
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.is_admin() then
    raise exception 'Only an administrator sees the team.' using errcode = 'PT403';
  end if;
  return query
    select a.user_id, u.email::text, a.name, a.role, a.created_at, a.last_seen_at, (
      (select count(*) from public.contact_submissions where owner_id = a.user_id)
        + (select count(*) from public.quote_requests where owner_id = a.user_id)
        + (select count(*) from public.career_applications where owner_id = a.user_id)
        + (select count(*) from public.partnership_applications where owner_id = a.user_id)
    )::integer
    from public.admin_users as a join auth.users as u on u.id = a.user_id
    order by coalesce(a.name, u.email) collate "und-x-icu";
end;
$$;
revoke all on function private.list_team() from public, anon, authenticated;
grant execute on function private.list_team() to authenticated;

create function public.invite(email text, role text) returns timestamptz
language sql volatile set search_path = ''
return private.invite(email, role);
revoke all on function public.invite(text, text) from public, anon, authenticated;
grant execute on function public.invite(text, text) to authenticated;

create function public.enter() returns table (role text, name text, table_names text[])
language sql volatile set search_path = ''
begin atomic
  select role, name, table_names from private.enter();
end;
revoke all on function public.enter() from public, anon, authenticated;
grant execute on function public.enter() to authenticated;

create function public.set_role(user_id uuid, role text) returns void
language sql volatile set search_path = ''
return private.set_role(user_id, role);
revoke all on function public.set_role(uuid, text) from public, anon, authenticated;
grant execute on function public.set_role(uuid, text) to authenticated;

create function public.remove_colleague(user_id uuid, successor uuid default null) returns void
language sql volatile set search_path = ''
return private.remove_colleague(user_id, successor);
revoke all on function public.remove_colleague(uuid, uuid) from public, anon, authenticated;
grant execute on function public.remove_colleague(uuid, uuid) to authenticated;

-- The caller's own; an empty one shows the address instead.
create function public.set_name(name text) returns text
language sql volatile set search_path = ''
return private.set_name(name);
revoke all on function public.set_name(text) from public, anon, authenticated;
grant execute on function public.set_name(text) to authenticated;

create function public.list_team()
returns table (
  user_id uuid, email text, name text, role text, created_at timestamptz, last_seen_at timestamptz,
  assigned integer
)
language sql stable set search_path = ''
begin atomic
  select user_id, email, name, role, created_at, last_seen_at, assigned from private.list_team();
end;
revoke all on function public.list_team() from public, anon, authenticated;
grant execute on function public.list_team() to authenticated;
