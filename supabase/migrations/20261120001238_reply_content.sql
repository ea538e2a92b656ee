-- What the mail of a reply says.

-- Nothing, if each record or the author is gone, a colleague has set another status, or closed it as a duplicate, while a batch waited, or the date of
-- a meeting is past or was set anew.
create function private.reply_content(m public.mails) returns jsonb
language sql set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'to', s.email,
    'tableName', r.table_name,
    'subject', r.subject,
    'body', r.body,
    'thread', (
      select jsonb_agg(said.name order by said.at, said.name) from (
        select private.message_name(a) as name, a.created_at as at from public.mails as a
        where a.record_id in (select record_id from public.replies where mail_id = m.id)
          and a.kind = 'acknowledgement' and a.state = 'sent'
        union all
        select coalesce(private.message_name(a), earlier.mail_id::text), earlier.sent_at
        from (
          select mail_id, min(created_at) as sent_at from public.replies
          where (table_name, record_id) in (
            select table_name, record_id from public.replies where mail_id = m.id
          ) and state = 'sent'
          group by mail_id
        ) as earlier left join public.mails as a on a.id = earlier.mail_id
        union all
        select message_id, received_at from public.received_mails
        where (table_name, record_id) in (
          select table_name, record_id from public.replies where mail_id = m.id
        ) and not automatic and message_id is not null
      ) as said
    ),
    'replyToken', private.reply_token(r.table_name, r.record_id),
    'files', (
      select jsonb_agg(f.id order by f.created_at, f.id) from public.record_files as f where f.reply_id = r.id
    ),
    'meeting', case when r.meeting_at is not null then jsonb_build_object(
      'id', r.meeting_id,
      'sequence', r.meeting_sequence,
      'cancelled', r.meeting_cancelled,
      'startsAt', r.meeting_at,
      'minutes', r.meeting_minutes,
      'place', r.meeting_place,
      'writtenAt', r.created_at,
      'attendee', nullif(s.person, ''),
      'organizer', jsonb_build_object(
        'name', (select name from public.admin_users where user_id = r.author_id), 'address', r.author_email
      )
    ) end,
    'replyTo', case
      when r.to_author and private.is_plain_address(r.author_email) then r.author_email
    end
  ))
  from public.replies as r join private.records as s on (s.id, s.kind) = (r.record_id, r.table_name)
  where r.mail_id = m.id and private.author_may(r)
    and (r.batch is null or s.status = r.from_status and s.duplicate_of is null)
    and (r.meeting_at is null or r.meeting_at > now() and not exists (
      select from public.replies as later
      where (later.table_name, later.record_id) = (r.table_name, r.record_id) and later.meeting_at is not null
        and later.state in ('waiting', 'sent') and later.created_at > r.created_at
    ))
  order by r.id <> m.id, r.id limit 1;
$$;
