-- A topic is a posting's title or an option of its form, never typed text.
create function private.facts_of(record private.records) returns jsonb
language sql stable set search_path = ''
return jsonb_strip_nulls(jsonb_build_object(
  'tableName', record.kind, 'recordId', record.id, 'reference', private.reference_of(record.id),
  'person', nullif(record.person, ''), 'company', nullif(record.company, ''),
  'topic', coalesce(record.posting_title, nullif(record.topic, 'other')),
  'isLater', case when record.answered_at is not null then true end
));

-- What mails are written from, read at each attempt, so that former staff get nothing.
create view private.mail_facts as
  select m.id, a.address, f.facts || jsonb_strip_nulls(jsonb_build_object(
      'replyTo', case when private.is_plain_address(a.answers_to) then a.answers_to end,
      'replyToken', case when m.kind in ('acknowledgement', 'reply', 'receipt', 'meeting') then s.reply_token end
    )) as facts,
    case
      when not private.may_receive(m.recipient_id, m.table_name) then 'role'
      when f.facts is null then case
        when m.kind in ('reminder', 'answer') then 'answered'
        when m.kind = 'week' then 'not wanted'
        when m.kind <> 'reply' then 'nothing to tell'
        when exists (select from public.messages as c where c.mail_id = m.id and not private.author_may(c)) then 'author left'
        when exists (select from public.messages as c where c.mail_id = m.id and c.meeting_at is not null) then 'date past'
        else 'status changed'
      end
      when b.mailbox is not null then case when b.complaint then 'complained' else 'bounced' end
      when not coalesce(private.is_plain_address(a.address), false) then 'address'
    end as refused
  from public.mails as m
    left join public.mail_recipients as r on r.id = m.recipient_id
    left join auth.users as u on u.id = r.user_id
    left join public.invitations as i on i.id = m.invitation_id and i.expires_at > now()
    left join private.news_subscriptions as n on n.id = m.subscription_id
    -- what nothing else says any more: what changed since an earlier day
    left join private.mail_contents as c on c.mail_id = m.id and m.kind = 'health'
    -- not if a colleague decided otherwise while it waited, or the date of its meeting is past or was set anew
    left join lateral (
      select o.* from public.messages as o join private.records as t on (t.id, t.kind) = (o.record_id, o.table_name)
      where o.mail_id = m.id and private.author_may(o)
        and (o.batch is null or t.status = o.from_status and t.duplicate_of is null)
        and (o.meeting_at is null or o.meeting_at > now() and not exists (
          select from public.messages as later
            join public.mails as s on s.id = later.mail_id and s.state in ('waiting', 'sent')
          where (later.table_name, later.record_id) = (o.table_name, o.record_id) and later.meeting_at is not null
            and later.created_at > o.created_at
        ))
      order by o.id <> m.id, o.id limit 1
    ) as o on true
    left join private.records as s
      on (s.id, s.kind) = (coalesce(o.record_id, m.record_id), coalesce(o.table_name, m.table_name))
    cross join lateral (
      select
        case
          when m.recipient_id is null then coalesce(o.sent_to, s.email, i.email, n.email)
          else coalesce(r.shared_address, u.email)
        end as address,
        case when m.kind <> 'reply' then s.email when o.to_author then o.author_email end as answers_to
    ) as a
    left join private.bounced_addresses as b
      on private.is_to_sender(m.kind) and b.mailbox = private.mailbox_of(a.address) and not b.reported
    cross join lateral (select private.facts_of(s) || case m.kind
      when 'acknowledgement' then case when private.mailbox_of(s.email) = m.mailbox then '{}'::jsonb end
      when 'alert' then jsonb_strip_nulls(jsonb_build_object('country', nullif(s.country, ''), 'language', s.locale))
      when 'unsent' then '{}'
      when 'reminder' then case when s.waiting then '{}'::jsonb end
      when 'answer' then case when s.new_answer_at is not null then coalesce((
        select jsonb_strip_nulls(jsonb_build_object('proposalAnswer', w.proposal_answer, 'text', case
          when r.with_text and not w.other_sender and w.sender_proof is distinct from 'failed' then nullif(left(w.new_text, 5000), '')
        end)) from public.messages as w where w.id = split_part(m.key, ':', 2)::uuid
      ), '{}') end
      when 'reply' then (
        select jsonb_strip_nulls(jsonb_build_object(
          'subject', o.subject,
          'body', o.body,
          'cc', case when o.with_record then s.email end,
          'answerable', case when o.is_proposal and not o.on_paper and o.sent_to is null then (
            select bool_or(private.may_withdraw(l)) from private.mail_links as l
            where l.record_id = o.record_id and l.mailed and l.expires_at > now()
          ) end,
          'meeting', private.entry_of(o) || jsonb_build_object(
            'attendee', case when o.sent_to is null then nullif(s.person, '') end
          ),
          'files', (
            select jsonb_agg(f.id order by f.created_at, f.id) from public.record_files as f where f.reply_id = o.id
          ),
          'thread', (
            select jsonb_agg(name order by at, name)
            from (
              select private.message_name(e) as name, e.created_at as at from public.mails as e
              where e.state = 'sent' and (
                e.kind = 'acknowledgement' and e.record_id in (select x.record_id from public.messages as x where x.mail_id = m.id)
                or e.id in (
                  select y.mail_id from public.messages as x join public.messages as y using (record_id) where x.mail_id = m.id
                )
              )
              union all
              select y.message_id, y.created_at from public.messages as x join public.messages as y using (record_id)
              where x.mail_id = m.id and not y.automatic and y.message_id is not null
            ) as thread
          )
        )) where o.id is not null
      )
      when 'meeting' then (
        select jsonb_strip_nulls(jsonb_build_object(
          'declined', w.meeting_declined_at is not null,
          'meeting', private.entry_of(w) || jsonb_build_object(
            'writtenAt', now(), 'cancelled', w.meeting_cancelled or w.meeting_declined_at is not null
          )
        ))
        from public.messages as w where w.id = split_part(m.key, ':', 2)::uuid and w.meeting_at > now()
      )
      when 'receipt' then (
        select jsonb_build_object(
          'answer', w.proposal_answer, 'name', w.from_name, 'answeredAt', w.created_at, 'proposal', w.proposal
        ) from public.messages as w where w.id = split_part(m.key, ':', 2)::uuid
      )
      when 'digest' then (
        select jsonb_build_object('entries', jsonb_agg(jsonb_build_object(
          'kind', d.kind, 'tableName', d.table_name, 'recordId', d.record_id, 'reference', private.reference_of(d.record_id)
        ) order by d.created_at, d.id))
        from public.mails as d
        where d.digest_id = m.id and d.state = 'batched' and private.may_receive(m.recipient_id, d.table_name)
        having count(*) > 0
      )
      when 'assignment' then (
        select jsonb_build_object('entries', jsonb_agg(private.facts_of(t) || jsonb_strip_nulls(jsonb_build_object(
          'by', case when g.actor_email is not null then jsonb_build_object('name', c.name, 'address', g.actor_email) end
        )) order by g.id))
        from (
          select distinct on (l.record_id) l.*
          from to_timestamp(split_part(m.key, ':', 3)::float8) as minute, public.activity_log as l
          where private.may_receive(r.id, l.table_name) and l.action = 'assigned' and l.to_status = r.user_id::text
            and l.actor_id is distinct from r.user_id and l.created_at >= minute
            and l.created_at < minute + interval '1 minute'
          order by l.record_id, l.id desc
        ) as g
          join private.records as t on t.id = g.record_id and t.owner_id = r.user_id and not t.spam_suspected
          left join public.admin_users as c on c.user_id = g.actor_id
        having count(*) > 0
      )
      when 'follow_up' then (
        select jsonb_build_object('day', min(t.follow_up_on), 'entries', jsonb_agg(
          private.facts_of(t) || jsonb_strip_nulls(jsonb_build_object('note', t.follow_up_note))
          order by array_position(private.submission_tables(), t.kind), t.created_at, t.id
        ))
        from private.records as t
        where t.owner_id is not null and t.follow_up_on = split_part(m.key, ':', 3)::date and t.open
          and exists (select from private.caretakers(t) as k where k.id = r.id)
        having count(*) > 0
      )
      -- the record is gone
      when 'withdrawal' then jsonb_build_object(
        'tableName', m.table_name, 'reference', private.reference_of(split_part(m.key, ':', 2)::uuid)
      )
      when 'invitation' then (
        select jsonb_build_object(
          'email', i.email, 'role', i.role, 'expiresAt', i.expires_at,
          'invitedBy', jsonb_build_object('name', c.name, 'address', v.email)
        )
        from public.admin_users as c join auth.users as v on v.id = c.user_id where c.user_id = i.invited_by
      )
      when 'news' then (
        select jsonb_build_object('jobs', jsonb_agg(jsonb_build_object(
          'id', p.id, 'title', p.title, 'location', p.location, 'language', p.language
        ) order by p.published_at, p.id))
        from private.mail_settings as z join public.job_postings as p
          on p.published_at > n.told_to and p.published_at <= m.created_at - z.news_batched_for
        where private.is_open(p.status, p.closes_on)
        having count(*) > 0
      )
      -- a mail that leaves late tells of the last whole week, too
      when 'week' then (
        select private.read_report(monday - 7, monday - 1)
        from private.mail_settings as z join public.admin_users as c on c.user_id = r.user_id and c.role = 'admin'
          cross join lateral (select date_trunc('week', now() at time zone z.time_zone - z.daily_at::interval)::date as monday) as w
        where r.weekly
      )
      when 'health' then c.content
      when 'security' then jsonb_build_object('event', split_part(m.key, ':', 3), 'at', m.created_at)
    end as facts) as f;
