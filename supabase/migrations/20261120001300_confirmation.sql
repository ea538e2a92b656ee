-- Tells the sender whether a mail with a status link is sent to the address that the submission gives: `now`, `later`, as
-- staff look at it first or many are due, or `none`. Null for an unknown id.
create function private.confirmation_follows(id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when s.spam_suspected then 'later'
    when m.state = 'skipped' or m.id is null and e.no_confirmation is not null then 'none'
    when m.state is distinct from 'sent' and coalesce(m.wanted_at, e.confirmed_at) > now() then 'later'
    else 'now'
  end
  from private.records as s
    left join public.mails as m on m.record_id = s.id and m.kind = 'acknowledgement'
    left join lateral (
      select * from private.mail_events where record_id = s.id order by mail_events.id limit 1
    ) as e on true
  where s.id = confirmation_follows.id;
$$;

call private.expose('private.confirmation_follows(uuid)', 'anon, authenticated');
