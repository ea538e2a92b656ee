-- A row makes its user an admin. The API cannot write here; add the first admin with
-- insert into public.admin_users (user_id)
-- select id from auth.users where email = 'you@example.com';
create table public.admin_users (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

revoke all on table public.admin_users from public, anon, authenticated;
grant select on table public.admin_users to authenticated;
grant all on table public.admin_users to service_role;

alter table public.admin_users enable row level security;

create policy "users read their own admin row" on public.admin_users
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Definer, because a policy on admin_users cannot read the table itself. Parallel safe, because one unsafe
-- function in a policy makes the whole query serial.
create function private.is_admin() returns boolean
language sql stable security definer parallel safe set search_path = '' as $$
  select exists (select from public.admin_users where user_id = (select auth.uid()));
$$;
revoke all on function private.is_admin() from public, anon, authenticated;
grant execute on function private.is_admin() to authenticated, service_role;

