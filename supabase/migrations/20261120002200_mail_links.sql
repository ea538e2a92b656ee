-- The link's secret shows and withdraws one submission. An invalid or expired secret reveals nothing.

create function private.find_link(secret text, purpose text) returns private.mail_links
language sql stable set search_path = '' as $$
  select l from private.mail_links as l
  where l.secret_hash = private.hash_of_secret(secret)
    and l.purpose = find_link.purpose and l.expires_at > now();
$$;

-- A link that was mailed to an address of staff's choice proves nothing about the sender, whose browser has another.
create function private.may_withdraw(link private.mail_links) returns boolean
language sql stable set search_path = ''
return not link.mailed or not exists (
  select from public.activity_log where record_id = link.record_id and action = 'address_corrected'
);

create function private.read_status(secret text)
returns table (
  table_name text, reference text, topic text, received_at timestamptz, status text, overdue boolean, withdrawable boolean
)
language plpgsql security definer set search_path = '' as $$
declare
  link constant private.mail_links := private.find_link(secret, 'status');
  submission constant private.records := (
    select s from private.records as s where (s.id, s.kind) = (link.record_id, link.table_name)
  );
begin
  if submission.id is null then
    return;
  end if;
  return query select
    link.table_name, private.reference_of(link.record_id), private.topic_of(submission),
    submission.created_at,
    case when submission.status_shown_at > now() then submission.shown_status else submission.status end,
    submission.waiting and exists (
      select from private.deadlines as d where d.kind = link.table_name and d.reminded_before is not null
        and private.is_overdue(submission.answered_at, submission.created_at, null, d.overdue_before, null)
    ),
    private.may_withdraw(link);
end;
$$;

create function private.withdraw_submission(secret text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  link constant private.mail_links := private.find_link(secret, 'status');
begin
  if link.record_id is null then
    return false;
  end if;
  perform private.require(private.may_withdraw(link), 'This link shows a submission and does not withdraw it.');
  perform private.lock_submission(link.record_id);
  perform private.remember_withdrawn(array[link.record_id]);
  perform private.plan_withdrawal(r) from private.records as r where r.id = link.record_id;
  perform private.forget_submissions(link.table_name, array[link.record_id], 'withdrawn');
  delete from private.news_subscriptions where application_id = link.record_id;
  perform private.notify_mailer();
  return true;
end;
$$;

call private.expose('private.read_status(text)', 'anon, authenticated');

call private.expose('private.withdraw_submission(text)', 'anon, authenticated');
