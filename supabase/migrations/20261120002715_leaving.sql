-- What acts in the name of a colleague ends when they leave or their role no longer includes it. What they own becomes
-- unassigned, with one entry in the feed for each list.
create function private.end_what_acts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  new_role constant text := case when tg_op = 'UPDATE' then new.role end;
  included constant text[] := coalesce(private.role_tables(new_role), '{}');
  list text;
  changes jsonb;
  own_mailboxes uuid[];
begin
  for list, changes in
    select s.kind, jsonb_agg(jsonb_build_object(
      'id', s.id, 'seen', jsonb_build_object('owner_id', old.user_id), 'set', '{"owner_id": null}'::jsonb
    ))
    from private.records as s where s.owner_id = old.user_id and s.kind <> all (included) group by 1
  loop
    perform private.change_records(list, changes, gen_random_uuid());
  end loop;
  -- one that a mailer has leased may have left; the next attempt asks again
  update public.mails set state = 'skipped', reason = 'author left', done_at = now()
    where state = 'waiting' and lease is null and id in (
      select mail_id from public.messages where author_id = old.user_id and table_name <> all (included)
    );
  delete from public.invitations where invited_by = old.user_id and new_role is distinct from 'admin';
  -- shared mailboxes that are their own, in whatever spelling, or that they added at a domain where nobody else of the
  -- team has an address
  own_mailboxes := array(
    select r.id from public.mail_recipients as r join auth.users as u on u.id = old.user_id
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
    )
  );
  if new_role is null then
    delete from public.mail_recipients where id = any (own_mailboxes);
  else
    update public.mail_recipients
      set table_names = array(select unnest(table_names) intersect select unnest(included))
      where id = any (own_mailboxes) and not table_names <@ included;
  end if;
  return coalesce(new, old);
end;
$$;

create trigger "20_end_what_acts" before delete or update of role on public.admin_users
  for each row execute function private.end_what_acts();
