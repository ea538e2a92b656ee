-- A row makes its user an admin. Nobody writes here over the API; the first admin is made with
--   insert into public.admin_users (user_id)
--   select id from auth.users where email = 'you@example.com';
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

-- Definer, as a policy that reads admin_users through its own policy would depend on it. Parallel
-- safe, as every policy of the staff's tables asks this, and one function that is not keeps a whole
-- query on one processor.
create function private.is_admin() returns boolean
language sql stable security definer parallel safe set search_path = '' as $$
  select exists (select from public.admin_users where user_id = (select auth.uid()));
$$;
revoke all on function private.is_admin() from public, anon, authenticated;
grant execute on function private.is_admin() to authenticated, service_role;

