create extension if not exists pgcrypto with schema extensions;

-- Its mailed link proves the mailbox and sets the password. It ends with the rights of its maker.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_plain_address(email)),
  role text not null check (private.role_tables(role) is not null),
  invited_by uuid not null references public.admin_users (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days'
);
create unique index invitations_email_idx on public.invitations (lower(email));
create index invitations_invited_by_idx on public.invitations (invited_by);

alter table private.mail_links
  add column invitation_id uuid references public.invitations on delete cascade,
  add constraint mail_links_opens_one check (num_nonnulls(record_id, subscription_id, invitation_id) = 1);
alter table public.mails add column invitation_id uuid references public.invitations on delete cascade;
create index mail_links_invitation_id_idx on private.mail_links (invitation_id);
create index mails_invitation_id_idx on public.mails (invitation_id);

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
  perform private.require(private.is_admin(), 'Only an administrator changes the team.');
  if not coalesce(private.is_plain_address(invite.email), false)
    or private.role_tables(invite.role) is null then
    raise exception 'Give one email address and a role.' using errcode = 'PT400';
  elsif private.is_in_team(invite.email) then
    raise exception 'This address belongs to somebody in the team.' using errcode = 'PT409';
  end if;
  delete from public.invitations as i where lower(i.email) = lower(invite.email);
  insert into public.invitations (email, role, invited_by)
    values (invite.email, invite.role, (select auth.uid())) returning * into invitation;
  insert into public.mails (key, kind, invitation_id, mailbox)
    values ('invitation:' || invitation.id, 'invitation', invitation.id, private.mailbox_of(invite.email));
  perform private.write_activity(
    'invited', 'invitations', invitation.id, invite.email, to_status => invite.role
  );
  perform private.notify_mailer();
  return invitation.expires_at;
end;
$$;

create function private.is_in_team(email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.admin_users join auth.users as u on u.id = user_id
    where lower(u.email) = lower(is_in_team.email)
  );
$$;

create function private.invitation_content(m public.mails) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object(
    'to', i.email,
    'email', i.email,
    'role', i.role,
    'invitedBy', jsonb_build_object('name', a.name, 'address', u.email),
    'expiresAt', i.expires_at,
    'secret', private.new_link('invitation', i.id, i.expires_at - now())
  )
  from public.invitations as i
    join public.admin_users as a on a.user_id = i.invited_by
    join auth.users as u on u.id = i.invited_by
  where i.id = m.invitation_id and i.expires_at > now();
$$;

create function private.read_invitation(secret text)
returns table (email text, role text, invited_by text)
language plpgsql stable security definer set search_path = '' as $$
declare
  link constant private.mail_links := private.find_link(secret, 'invitation');
begin
  -- the address comes first, so that nobody can pass as another by the name they chose
  return query
    select i.email, i.role, concat(u.email, ' (' || a.name || ')')
    from public.invitations as i
      join public.admin_users as a on a.user_id = i.invited_by
      join auth.users as u on u.id = i.invited_by
    where i.id = link.invitation_id and i.expires_at > now();
end;
$$;

-- Makes an account with a confirmed address. One that exists goes, with its sessions, pending changes and other ways to
-- sign in: whoever made it need not own the mailbox.
create function private.replace_account(email text, password text) returns uuid
language plpgsql set search_path = '' as $$
declare
  account constant uuid := gen_random_uuid();
begin
  delete from auth.users as u where lower(u.email) = lower(replace_account.email);
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change,
    email_change_token_current, reauthentication_token, phone_change, phone_change_token
  ) values (
    account, 'authenticated', 'authenticated', lower(email),
    extensions.crypt(password, extensions.gen_salt('bf', 10)), now(),
    '{"provider": "email", "providers": ["email"]}', '{}', now(), now(), '', '', '', '', '', '', '', ''
  );
  -- GoTrue looks for a zero; the embedded backend has no such column
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute 'update auth.users set instance_id = $1 where id = $2'
      using '00000000-0000-0000-0000-000000000000'::uuid, account;
  end if;
  insert into auth.identities
    (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
  values (
    gen_random_uuid(), account::text, account,
    jsonb_build_object('sub', account, 'email', lower(email), 'email_verified', true),
    'email', now(), now(), now()
  );
  return account;
end;
$$;

-- The sign-in service, which reads 72 bytes, does not see the password of whoever joins; so its rules and those of the
-- staff area stand here as well.
create function private.is_frequent_password(password text) returns boolean
language sql immutable set search_path = '' as $$
  select password ~* '^(?:[0-9]+|(.{1,4})\1{2,}.{0,3}|(?:password|passw0rd|p@ssw0rd|p@ssword|motdepasse|mot de passe|iloveyou|jetaime|letmein|welcome|bienvenue|bonjour|administrator|administrateur|admin|changeme|default|secret|deccanreach|deccan reach)+[^a-z]*|(?:qwerty|azerty|asdfgh|zxcvbn|abcdef|1q2w3e|q1w2e3|1qaz2wsx|qazwsx)[0-9a-z]*[^a-z]*)$';
$$;

-- Returns the address to sign in with, or null for a link that was used or has ended.
create function private.join_team(secret text, name text, password text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  link constant private.mail_links := private.find_link(secret, 'invitation');
  invitation public.invitations;
  account uuid;
begin
  if (char_length(password) >= 12 and octet_length(password) <= 72) is not true then
    raise exception 'Choose a password of 12 to 72 characters.' using errcode = 'PT400';
  elsif private.is_frequent_password(password) then
    raise exception 'This password is too easy to guess.' using errcode = 'PT400';
  end if;
  delete from public.invitations as i where i.id = link.invitation_id and i.expires_at > now()
    returning i.* into invitation;
  if invitation.id is null or private.is_in_team(invitation.email) then
    return null;
  end if;
  account := private.replace_account(invitation.email, password);
  insert into public.admin_users (user_id, role, name)
    values (account, invitation.role, nullif(join_team.name, ''));
  perform set_config('deccan_reach.actor', account::text, true);
  perform private.write_activity(
    'joined', 'admin_users', account, invitation.email, to_status => invitation.role
  );
  perform set_config('deccan_reach.actor', '', true);
  return lower(invitation.email);
end;
$$;

-- Notes that somebody is here. Returns no row to strangers; a session that was ended is told so, as no row would read
-- like lost rights.
create function private.enter() returns setof public.admin_users
language plpgsql security definer set search_path = '' as $$
begin
  if private.caller() is null then
    raise exception 'This session has ended.' using errcode = 'PT401';
  end if;
  update public.admin_users set last_seen_at = now()
    where user_id = (select auth.uid())
      and (last_seen_at > now() - interval '5 minutes') is not true;
  return query select * from public.admin_users where user_id = (select auth.uid());
end;
$$;
grant execute on function private.enter() to authenticated;

call private.expose('private.invite(text,text)', 'authenticated');

call private.expose('private.read_invitation(text)', 'anon, authenticated');

call private.expose('private.join_team(text,text,text)', 'anon, authenticated');

create function public.enter()
returns table (role text, name text, job_title text, phone text, table_names text[])
language sql volatile set search_path = ''
begin atomic
  select role, name, job_title, phone, table_names from private.enter();
end;
grant execute on function public.enter() to authenticated;
