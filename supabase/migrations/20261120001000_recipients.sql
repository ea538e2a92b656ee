-- Who gets which mail about new submissions; other mails follow owner and role.

create table public.mail_recipients (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references public.admin_users (user_id) on delete cascade,
  shared_address text unique
    constraint mail_recipients_shared_address_format
      check (private.is_plain_address(shared_address)),
  table_names text[] not null default private.submission_tables()
    constraint mail_recipients_table_names_values check (table_names <@ private.submission_tables()),
  mode text not null default 'each'
    constraint mail_recipients_mode_values check (mode in ('each', 'daily', 'off')),
  weekly boolean not null default false,
  -- quotes a sender's message in the mail about it, which no erasure reaches
  with_text boolean not null default false,
  created_at timestamptz not null default now(),
  constraint mail_recipients_weekly_is_personal check (not weekly or user_id is not null),
  constraint mail_recipients_is_one check ((user_id is null) <> (shared_address is null))
);
grant select, delete on table public.mail_recipients to authenticated;
grant insert (id, shared_address, table_names, mode, weekly, with_text)
  on table public.mail_recipients to authenticated;
grant update (table_names, mode, weekly, with_text) on table public.mail_recipients to authenticated;
alter table public.mail_recipients enable row level security;

create policy "staff read what they get, admins all" on public.mail_recipients
  for select to authenticated
  using ((select private.is_admin()) or user_id = (select private.caller()));

create policy "admins add shared mailboxes" on public.mail_recipients
  for insert to authenticated
  with check ((select private.is_admin()) and user_id is null);

create policy "staff set what they get, admins all" on public.mail_recipients
  for update to authenticated
  using ((select private.is_admin()) or user_id = (select private.caller()));

create policy "admins remove shared mailboxes" on public.mail_recipients
  for delete to authenticated
  using ((select private.is_admin()) and user_id is null);

create function private.log_mail_recipient() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  recipient constant public.mail_recipients := coalesce(new, old);
begin
  perform private.require_fresh_factor() where tg_op = 'INSERT' and new.shared_address is not null;
  perform private.write_activity(
    'recipient_changed', tg_table_name, recipient.id,
    coalesce(
      recipient.shared_address, (select email from auth.users where id = recipient.user_id)
    ),
    case when tg_op <> 'INSERT' then old.mode end,
    case when tg_op <> 'DELETE' then new.mode end
  );
  return null;
end;
$$;

create trigger "30_log_change" after insert or update or delete on public.mail_recipients
  for each row when (private.is_api_request()) execute function private.log_mail_recipient();

create function private.add_mail_recipient() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.mail_recipients (user_id) values (new.user_id);
  return null;
end;
$$;

create trigger "30_add_recipient" after insert on public.admin_users
  for each row execute function private.add_mail_recipient();

-- Unassigns what a colleague owns, with one entry in the feed for each list.
create function private.end_what_acts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  new_role constant text := case when tg_op = 'UPDATE' then new.role end;
  included constant text[] := coalesce(private.role_tables(new_role), '{}');
  list text;
  changes jsonb;
begin
  for list, changes in
    select s.kind, jsonb_agg(jsonb_build_object(
      'id', s.id, 'seen', jsonb_build_object('owner_id', old.user_id), 'set', '{"owner_id": null}'::jsonb
    ))
    from private.records as s where s.owner_id = old.user_id and s.kind <> all (included) group by 1
  loop
    perform private.change_records(list, changes, gen_random_uuid());
  end loop;
  delete from public.invitations where invited_by = old.user_id and new_role is distinct from 'admin';
  -- and a mailbox of theirs, or one that they added at a domain where nobody else of the team has an address
  delete from public.mail_recipients as r using auth.users as u
  where u.id = old.user_id and r.shared_address is not null and not r.table_names <@ included and (
    private.mailbox_name(r.shared_address) = private.mailbox_name(u.email)
    or exists (
      select from public.activity_log as l
      where l.record_id = r.id and l.action = 'recipient_changed' and l.from_status is null and l.actor_id = u.id
    ) and not exists (
      select from public.admin_users as a join auth.users as c on c.id = a.user_id
      where a.user_id <> u.id
        and split_part(lower(c.email), '@', 2) = split_part(lower(r.shared_address), '@', 2)
    )
  );
  return coalesce(new, old);
end;
$$;

create trigger "20_end_what_acts" before delete or update of role on public.admin_users
  for each row execute function private.end_what_acts();

-- Asked when a mail is planned and again when it is sent. A shared mailbox has no role.
create function private.may_receive(recipient_id uuid, table_name text) returns boolean
language sql stable set search_path = ''
return recipient_id is null or table_name is null or exists (
  select from public.mail_recipients as r left join public.admin_users as a using (user_id)
  where r.id = may_receive.recipient_id
    and (r.user_id is null or may_receive.table_name = any (a.table_names))
);

-- Who is mailed about a record: its owner's caretaker or a reply's author; else all who get its kind.
create function private.caretakers(record private.records, author uuid default null) returns setof public.mail_recipients
language sql stable set search_path = '' as $$
  with chosen as (
    select c.user_id from private.records as s, public.admin_users as c
    where s.id = coalesce((select o.id from private.records as o where o.id = record.duplicate_of), record.id)
      and c.user_id = private.caretaker(coalesce(s.owner_id, author)) and s.kind = any (c.table_names)
  )
  select r.* from public.mail_recipients as r
  where case when exists (select from chosen) then r.user_id = (select user_id from chosen)
    else r.mode <> 'off' and record.kind = any (r.table_names) and private.may_receive(r.id, record.kind)
  end;
$$;

create function private.looked_after() returns uuid[]
language sql stable security definer set search_path = ''
return array(select a.user_id from public.admin_users as a where auth.uid() in (a.user_id, private.caretaker(a.user_id)));
grant execute on function private.looked_after() to authenticated, service_role;

create view public.recipients with (security_invoker = true) as
  select r.id, coalesce(r.shared_address, c.email) as address, r.shared_address is not null as shared,
    r.user_id is not distinct from (select auth.uid()) as own, r.table_names, r.mode, r.weekly, r.with_text,
    c.role, c.table_names as role_tables
  from public.mail_recipients as r left join private.colleagues as c on c.id = r.user_id;
grant select on public.recipients to authenticated;

create table private.mailer (
  called_at timestamptz,
  request_id bigint,
  problem text,
  reason text,
  reason_at timestamptz,
  reply_domain text,
  looked_on date,
  unwell text[] not null default '{}',
  is_only boolean primary key default true check (is_only)
);
insert into private.mailer default values;

-- A mailer that cannot be reached must not lose the submission.
create function private.notify_mailer() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  token text;
  request bigint;
  trouble text;
begin
  perform pg_notify('mail', '');
  begin
    if to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null then
      execute $vault$
        select max(decrypted_secret) filter (where name = 'mail_url'),
          max(decrypted_secret) filter (where name = 'mail_token')
        from vault.decrypted_secrets where name in ('mail_url', 'mail_token')
      $vault$ into address, token;
      if address is null then
        trouble := 'The vault has no mail_url.';
      else
        execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 5000)'
          into request using address, jsonb_build_object('x-mail-token', token);
      end if;
    end if;
  exception when others then
    raise warning 'The mailer could not be woken: %', sqlerrm;
    trouble := sqlerrm;
  end;
  -- visitors must not wait for each other
  update private.mailer as m set
    called_at = now(), request_id = request, problem = left(trouble, 300)
  from (select is_only from private.mailer for update skip locked) as free
  where m.is_only = free.is_only;
end;
$$;

-- pg_net keeps answers for six hours.
create function private.mailer_problem(mailer private.mailer) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  answered text;
begin
  if mailer.problem is null and mailer.request_id is not null
    and to_regclass('net._http_response') is not null then
    execute $answer$
      select coalesce(error_msg, nullif(concat_ws(' ', status_code, btrim(content, E' \r\n')), ''))
      from net._http_response
      where id = $1 and (status_code between 200 and 299) is not true
    $answer$ into answered using mailer.request_id;
  end if;
  return left(coalesce(mailer.problem, answered), 300);
end;
$$;
