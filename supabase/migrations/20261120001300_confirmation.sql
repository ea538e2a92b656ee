-- Tells the sender whether a confirmation is on its way to the address that the submission gives. False while staff
-- have to look at it first; null for an unknown id, beyond the limits, and for an address that a revision changed.
create function private.confirmation_follows(id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case
    when s.spam_suspected then false
    when not exists (
      select from private.mail_events as e
      where e.record_id = s.id
        and (e.no_confirmation <> 'revision' or e.mailbox <> private.mailbox_of(s.email))
    ) and not exists (
      select from public.mails as m where m.record_id = s.id and m.kind = 'acknowledgement'
        and (m.state = 'skipped' or m.mailbox <> private.mailbox_of(s.email))
    ) then true
  end
  from private.submissions as s where s.id = confirmation_follows.id;
$$;
grant execute on function private.confirmation_follows(uuid) to anon, authenticated;

create function public.confirmation_follows(id uuid) returns boolean
language sql stable set search_path = ''
return private.confirmation_follows(id);
grant execute on function public.confirmation_follows(uuid) to anon, authenticated;
