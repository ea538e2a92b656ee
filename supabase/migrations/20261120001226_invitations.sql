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

create trigger "30_log_withdrawal" after delete on public.invitations
  for each row when (private.is_api_role()) execute function private.log_withdrawn_invitation();

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
grant execute on function private.invite(text, text) to authenticated;

-- The text depends on whether there is an account, which only the owner of the mailbox learns.
create function private.invitation_content(m public.mails) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'to', i.email,
    'email', i.email,
    'role', i.role,
    'invitedBy', case when u.email is not null
      then jsonb_build_object('name', a.name, 'address', u.email) end,
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
grant execute on function private.enter() to authenticated;

create function public.invite(email text, role text) returns timestamptz
language sql volatile set search_path = ''
return private.invite(email, role);
grant execute on function public.invite(text, text) to authenticated;

create function public.enter() returns table (role text, name text, table_names text[])
language sql volatile set search_path = ''
begin atomic
  select role, name, table_names from private.enter();
end;
grant execute on function public.enter() to authenticated;
