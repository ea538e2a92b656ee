-- Locks before it checks the caller: two admins who remove each other cannot both succeed.
create function private.begin_change_of_team() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('team', 3));
  select private.require(private.is_admin(), 'Only an administrator changes the team.');
  select private.require_fresh_factor();
$$;

create function private.set_role(user_id uuid, role text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  earlier text;
begin
  perform private.begin_change_of_team();
  perform private.require(set_role.user_id <> auth.uid(), 'Nobody changes their own role.');
  select a.role into earlier from public.admin_users as a where a.user_id = set_role.user_id;
  perform private.require(earlier is not null, 'There is no such colleague.', 'PT404');
  if earlier = set_role.role then
    return;
  end if;
  update public.admin_users as a set role = set_role.role where a.user_id = set_role.user_id;
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
  perform private.begin_change_of_team();
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
language sql security definer set search_path = '' as $$
  select private.require_staff();
  select private.require(not exists (
    select from public.admin_users as a join auth.users as u on u.id = a.user_id
    where a.user_id <> (select auth.uid()) and private.mailbox_name(u.email) = private.mailbox_name(set_profile.name)
  ), 'This is the address of a colleague.', 'PT400');
  update public.admin_users as a set
    name = nullif(set_profile.name, ''),
    job_title = nullif(set_profile.job_title, ''),
    phone = nullif(set_profile.phone, '')
  where a.user_id = (select auth.uid());
$$;

create extension if not exists pgcrypto with schema extensions;

-- The mailed link proves the mailbox and sets the password. An invitation ends with its maker's rights.
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
alter table public.invitations enable row level security;

create policy "admins read invitations" on public.invitations
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins withdraw invitations" on public.invitations
  for delete to authenticated
  using ((select private.is_admin()));

create trigger "30_log_withdrawal" after delete on public.invitations
  for each row when (private.is_api_role())
  execute function private.log_row('invitation_withdrawn', 'email', 'role');

create function private.invite(email text, role text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.invitations;
begin
  perform private.begin_change_of_team();
  perform private.require(
    private.is_plain_address(invite.email) and private.role_tables(invite.role) is not null,
    'Give one email address and a role.', 'PT400'
  );
  perform private.require(
    not private.is_in_team(invite.email), 'This address belongs to somebody in the team.', 'PT409'
  );
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
language sql stable set search_path = ''
return exists (
  select from public.admin_users join auth.users as u on u.id = user_id where lower(u.email) = lower(is_in_team.email)
);

create function private.read_invitation(secret text)
returns table (email text, role text, invited_by text)
language sql stable security definer set search_path = '' as $$
  -- the address comes first, so that nobody can pass as another by the name they chose
  select i.email, i.role, concat(u.email, ' (' || a.name || ')')
  from private.find_link(secret) as link join public.invitations as i on i.id = link.invitation_id and i.expires_at > now()
    join public.admin_users as a on a.user_id = i.invited_by
    join auth.users as u on u.id = i.invited_by;
$$;

-- Replaces an existing account and all its ways to sign in: whoever made it need not own the mailbox.
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

-- Repeats the sign-in service's rules for passwords, which it does not see here; it reads 72 bytes.
create function private.join_team(secret text, name text, password text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  link constant private.mail_links := private.find_link(secret);
  invitation public.invitations;
  account uuid;
begin
  perform private.require(
    char_length(password) >= 12 and octet_length(password) <= 72, 'Choose a password of 12 to 72 characters.', 'PT400'
  );
  perform private.require(
    password !~* '^(?:[0-9]+|(.{1,4})\1{2,}.{0,3}|(?:password|passw0rd|p@ssw0rd|p@ssword|motdepasse|mot de passe|iloveyou|jetaime|letmein|welcome|bienvenue|bonjour|administrator|administrateur|admin|changeme|default|secret|deccanreach|deccan reach)+[^a-z]*|(?:qwerty|azerty|asdfgh|zxcvbn|abcdef|1q2w3e|q1w2e3|1qaz2wsx|qazwsx)[0-9a-z]*[^a-z]*)$',
    'This password is too easy to guess.', 'PT400'
  );
  delete from public.invitations as i where i.id = link.invitation_id and i.expires_at > now()
    returning i.* into invitation;
  if invitation.id is null or private.is_in_team(invitation.email) then
    return null;
  end if;
  account := private.replace_account(invitation.email, password);
  perform set_config('deccan_reach.actor', account::text, true);
  insert into public.admin_users (user_id, role, name)
    values (account, invitation.role, nullif(join_team.name, ''));
  perform private.write_activity(
    'joined', 'admin_users', account, invitation.email, to_status => invitation.role
  );
  perform set_config('deccan_reach.actor', '', true);
  return lower(invitation.email);
end;
$$;

-- Keeps the session of a user who acts, and returns their row; without one they have lost their rights.
create function private.enter()
returns table (role text, name text, job_title text, phone text, table_names text[])
language plpgsql security definer set search_path = '' as $$
declare
  lacks constant text := private.sign_in_lacks();
begin
  perform private.require(lacks is distinct from 'session', 'This session has ended.', 'PT401');
  perform private.require(lacks is distinct from 'code', 'Give the code of the second factor.', 'PT428');
  perform private.require(lacks is null, 'Administrators need a second factor.', 'PT412');
  insert into private.session_uses as u (session_id)
    select s.id from auth.sessions as s where s.id = (auth.jwt() ->> 'session_id')::uuid
    on conflict (session_id) do update set used_at = now() where u.used_at < now() - interval '5 minutes';
  update public.admin_users as a set last_seen_at = now()
    where a.user_id = auth.uid() and (a.last_seen_at > now() - interval '5 minutes') is not true;
  return query select a.role, a.name, a.job_title, a.phone, a.table_names from public.admin_users as a
    where a.user_id = auth.uid();
end;
$$;

create function private.hash_of_code(code text) returns bytea
language sql immutable set search_path = ''
return sha256(convert_to(upper(regexp_replace(code, '[^[:alnum:]]', '', 'g')), 'UTF8'));

create function private.make_recovery_codes() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  codes text[];
begin
  perform private.require_staff();
  perform private.require_fresh_factor();
  perform private.require(private.has_factor(auth.uid()), 'Set up a second factor first.', 'PT400');
  select array_agg(regexp_replace(upper(encode(extensions.gen_random_bytes(10), 'hex')), '(.{5})(?=.)', '\1-', 'g'))
    into codes from generate_series(1, 10);
  insert into private.recovery_codes (user_id, hashes)
    select auth.uid(), array_agg(private.hash_of_code(code)) from unnest(codes) as code
    on conflict (user_id) do update set hashes = excluded.hashes, made_at = now();
  return codes;
end;
$$;

-- Also ends all other sessions, as a device may be lost, and mails the account's owner, as somebody else may have done it.
create function private.remove_factors(user_id uuid, action text) returns void
language sql set search_path = '' as $$
  delete from auth.mfa_factors as f where f.user_id = remove_factors.user_id;
  delete from auth.sessions as s
    where s.user_id = remove_factors.user_id and s.id is distinct from (auth.jwt() ->> 'session_id')::uuid;
  delete from private.recovery_codes as c where c.user_id = remove_factors.user_id;
  select private.write_activity(action, 'admin_users', u.id, u.email) from auth.users as u where u.id = remove_factors.user_id;
  insert into public.mails (key, kind, recipient_id)
    select concat_ws(':', 'security', gen_random_uuid(), action), 'security', r.id
    from public.mail_recipients as r where r.user_id = remove_factors.user_id;
  select private.notify_mailer();
$$;

-- Answers false to a wrong code: an error would roll back its count.
create function private.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  own private.recovery_codes;
begin
  perform private.require(private.sign_in_lacks() is not distinct from 'code', 'Sign in with your password first.');
  select * into own from private.recovery_codes as c where c.user_id = auth.uid() for update;
  if (private.hash_of_code(code) = any (own.hashes)) is not true then
    own.wrong_at := array(select at from unnest(own.wrong_at) as at where at > now() - interval '1 hour');
    perform private.require(cardinality(own.wrong_at) < 5, 'Too many wrong codes within an hour.', 'PT429');
    update private.recovery_codes as c set wrong_at = own.wrong_at || now() where c.user_id = auth.uid();
    return false;
  end if;
  perform private.remove_factors(auth.uid(), 'recovery_used');
  return true;
end;
$$;

-- Removes one's own factor after a new code, or a colleague's as an administrator.
create function private.reset_factor(user_id uuid default auth.uid()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if reset_factor.user_id = auth.uid() then
    perform private.require_staff();
    perform private.require_fresh_factor();
  else
    perform private.begin_change_of_team();
  end if;
  perform private.require(
    exists (select from private.colleagues as c where c.id = reset_factor.user_id), 'There is no such colleague.', 'PT404'
  );
  perform private.remove_factors(reset_factor.user_id, 'factor_reset');
end;
$$;

create function private.read_sign_in_rules() returns table (admins_need_factor boolean, idle_hours integer)
language sql stable security definer set search_path = '' as $$
  select private.require(private.is_admin(), 'Only an administrator reads this.');
  select r.admins_need_factor, r.idle_hours from private.sign_in_rules as r;
$$;

create function private.set_sign_in_rules(admins_need_factor boolean, idle_hours integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  earlier private.sign_in_rules;
begin
  perform private.begin_change_of_team();
  select * into earlier from private.sign_in_rules;
  perform private.require(
    not set_sign_in_rules.admins_need_factor or private.has_factor(auth.uid()),
    'Set up your own second factor first.', 'PT409'
  );
  update private.sign_in_rules as r
    set admins_need_factor = set_sign_in_rules.admins_need_factor, idle_hours = set_sign_in_rules.idle_hours;
  perform private.write_activity(
    'sign_in_rules_changed', 'admin_users', auth.uid(), 'sign-in',
    concat_ws(' ', earlier.idle_hours, case when earlier.admins_need_factor then 'factor' end),
    concat_ws(' ', set_sign_in_rules.idle_hours, case when set_sign_in_rules.admins_need_factor then 'factor' end)
  );
end;
$$;

create function private.own_sessions()
returns table (id uuid, user_agent text, ip text, created_at timestamptz, used_at timestamptz, is_this boolean)
language sql stable security definer set search_path = '' as $$
  select private.require_staff();
  select s.id, s.user_agent, host(s.ip), s.created_at, coalesce(u.used_at, s.created_at),
    s.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions as s left join private.session_uses as u on u.session_id = s.id
  where s.user_id = auth.uid() order by 6 desc, 5 desc;
$$;

create function private.end_session(id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.require_staff();
  delete from auth.sessions as s where s.id = end_session.id and s.user_id = auth.uid();
$$;

call private.expose('set_role remove_colleague set_profile invite enter own_sessions end_session', 'authenticated');
call private.expose(
  'make_recovery_codes use_recovery_code reset_factor read_sign_in_rules set_sign_in_rules', 'authenticated'
);
call private.expose('read_invitation join_team', 'anon, authenticated');
