-- What a mail says, as facts; the mailer puts them into words. Null: there is nothing to tell any more.

-- The secret of a new link, which only the mail will hold.
create function private.new_link(
  purpose text, table_name text, record_id uuid, lives interval
) returns text
language plpgsql set search_path = '' as $$
declare
  secret constant text := rtrim(translate(
    encode(sha256(convert_to(concat(gen_random_uuid(), gen_random_uuid()), 'UTF8')), 'base64'),
    '+/', '-_'
  ), '=');
begin
  insert into private.mail_links (secret_hash, purpose, table_name, record_id, expires_at)
  values (
    sha256(convert_to(secret, 'UTF8')), new_link.purpose, new_link.table_name,
    new_link.record_id, now() + lives
  );
  return secret;
end;
$$;
revoke all on function private.new_link(text, text, uuid, interval)
  from public, anon, authenticated;

-- To whoever wrote: nothing that anybody typed.
create function private.acknowledgement_content(m public.mails) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object(
    'to', s.submission ->> 'email',
    'tableName', m.table_name,
    'reference', private.reference_of(m.record_id),
    'secret', private.new_link('status', m.table_name, m.record_id, settings.status_links_for),
    'newsSecret', (
      select private.new_link('news', 'news_subscriptions', n.id, '100 years')
      from private.news_subscriptions as n where n.application_id = m.record_id
    )
  )
  from private.mail_settings as settings,
    private.submission_of(m.table_name, m.record_id) as s (submission)
  where s.submission is not null
    and private.mailbox_of(s.submission ->> 'email') = m.mailbox;
$$;
revoke all on function private.acknowledgement_content(public.mails)
  from public, anon, authenticated;

-- To staff: who wrote, and where to read it. Their mailboxes are out of reach for an erasure.
create function private.alert_content(m public.mails) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'tableName', m.table_name,
    'recordId', m.record_id,
    'reference', private.reference_of(m.record_id),
    'person', private.person_of(submission),
    'company', private.company_of(submission),
    'suspect', (submission ->> 'suspect')::boolean,
    'replyTo', case when private.is_plain_address(submission ->> 'email')
      then submission ->> 'email' end
  ))
  from private.submission_of(m.table_name, m.record_id) as s (submission)
  where submission is not null
    and (m.kind = 'alert' or submission ->> 'status' = 'new');
$$;
revoke all on function private.alert_content(public.mails) from public, anon, authenticated;

create function private.digest_content(m public.mails) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('entries', jsonb_agg(
    jsonb_build_object(
      'kind', kind, 'tableName', table_name, 'recordId', record_id,
      'reference', private.reference_of(record_id)
    ) order by created_at, id
  ))
  from public.mails as gathered where digest_id = m.id having count(*) > 0;
$$;
revoke all on function private.digest_content(public.mails) from public, anon, authenticated;

-- Openings that can still be applied for, with a link that ends the news; or the question whether they
-- are still wanted.
create function private.news_content(m public.mails) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object(
    'to', n.email,
    'secret', private.new_link('news', 'news_subscriptions', n.id, '100 years'),
    'openings', openings.list
  )
  from private.news_subscriptions as n, lateral (
    select jsonb_agg(jsonb_build_object(
      'id', p.id, 'title', p.title, 'location', p.location, 'language', p.language
    ) order by o.opened_at, p.id) as list
    from private.openings as o join public.job_postings as p on p.id = o.posting_id
    where p.status = 'active' and o.opened_at > n.told_from and o.opened_at <= n.told_to
  ) as openings
  where n.id = m.record_id and (m.kind = 'renewal' or openings.list is not null);
$$;
revoke all on function private.news_content(public.mails) from public, anon, authenticated;

create function private.mail_content(m public.mails) returns jsonb
language sql set search_path = '' as $$
  select case
    when m.kind = 'acknowledgement' then private.acknowledgement_content(m)
    when m.kind in ('alert', 'reminder') then private.alert_content(m)
    when m.kind = 'digest' then private.digest_content(m)
    when m.kind in ('news', 'renewal') then private.news_content(m)
    else '{}'::jsonb
  end;
$$;
revoke all on function private.mail_content(public.mails) from public, anon, authenticated;
