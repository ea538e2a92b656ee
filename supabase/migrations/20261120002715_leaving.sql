-- What acts in the name of a colleague ends when they leave (`role` is null) or their role no longer includes it.

create function private.waiting_replies(author uuid, role text) returns setof uuid
language sql stable set search_path = '' as $$
  select distinct mail_id from public.replies
  where author_id = author and state = 'waiting'
    and private.role_includes(waiting_replies.role, table_name) is not true;
$$;

-- Shared mailboxes that are a colleague's own, in whatever spelling, or that they added at a domain where nobody else of
-- the team has an address.
create function private.own_mailboxes(user_id uuid) returns setof public.mail_recipients
language sql stable set search_path = '' as $$
  select r.* from public.mail_recipients as r join auth.users as u on u.id = own_mailboxes.user_id
  where r.shared_address is not null and (
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
$$;

create function private.what_ends(user_id uuid, role text)
returns table (records integer, replies integer, invitations text[], mailboxes text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require(private.is_admin(), 'Only an administrator sees what ends.');
  return query select
    (
      select count(*)::integer from private.submissions as s
      where s.owner_id = what_ends.user_id and private.role_includes(what_ends.role, s.table_name) is not true
    ),
    (select count(*)::integer from private.waiting_replies(what_ends.user_id, what_ends.role)),
    array(
      select email from public.invitations
      where invited_by = what_ends.user_id and what_ends.role is distinct from 'admin' order by 1
    ),
    array(
      select shared_address from private.own_mailboxes(what_ends.user_id)
      where table_names <@ private.role_tables(what_ends.role) is not true order by 1
    );
end;
$$;
grant execute on function private.what_ends(uuid, text) to authenticated;

create function public.what_ends(user_id uuid, role text default null)
returns table (records integer, replies integer, invitations text[], mailboxes text[])
language sql stable set search_path = ''
begin atomic
  select * from private.what_ends(user_id, role);
end;
grant execute on function public.what_ends(uuid, text) to authenticated;

create function private.end_what_acts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  new_role constant text := case when tg_op = 'UPDATE' then new.role end;
begin
  perform private.hand_over_records(old.user_id, null, array(
    select unnest(private.submission_tables()) except select unnest(private.role_tables(new_role))
  ));
  -- one that a mailer has leased may have left; the next attempt asks again
  update public.mails set state = 'skipped', reason = 'author left', done_at = now()
    where id in (select private.waiting_replies(old.user_id, new_role)) and state = 'waiting' and lease is null;
  delete from public.invitations where invited_by = old.user_id and new_role is distinct from 'admin';
  if new_role is null then
    delete from public.mail_recipients where id in (select id from private.own_mailboxes(old.user_id));
  else
    update public.mail_recipients as r set table_names = array(
      select unnest(r.table_names) intersect select unnest(private.role_tables(new_role))
    )
    where id in (select id from private.own_mailboxes(old.user_id))
      and table_names <@ private.role_tables(new_role) is not true;
  end if;
  return coalesce(new, old);
end;
$$;

create trigger "20_end_what_acts" before delete or update of role on public.admin_users
  for each row execute function private.end_what_acts();
