-- A mailbox that the provider reports gets no more mail. A report by mail, which anybody can write, is only shown.

create table private.bounced_addresses (
  mailbox bytea primary key,
  complaint boolean not null,
  reported boolean not null default false,
  reason text not null,
  bounced_at timestamptz not null default now()
);

-- Mails staff that a mail was not sent; a flood of failures is only shown in the staff area.
create function private.plan_unsent(mail_id uuid, record_id uuid, author uuid) returns void
language sql set search_path = '' as $$
  insert into public.mails (key, kind, table_name, record_id, recipient_id)
  select concat_ws(':', 'unsent', mail_id, r.id), 'unsent', s.kind, s.id, r.id
  from private.records as s, private.caretakers(s, author) as r
  where s.id = plan_unsent.record_id and (
    select count(*) from public.mails
    where recipient_id = r.id and kind = 'unsent' and created_at > now() - interval '1 hour'
  ) < (select alerts_an_hour from private.mail_settings)
  on conflict (key) do update set
    state = 'waiting', attempts = 0, due_at = now(), wanted_at = now(), done_at = null, reason = null;
$$;

create function private.note_provider_event(
  provider_id text, reason text, complaint boolean, permanent boolean
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  words constant text := left(coalesce(
    nullif(btrim(regexp_replace(note_provider_event.reason, '<?[^\s<>@]+@[^\s<>@]+>?', '…', 'g')), ''),
    case when complaint then 'Reported as spam.' else 'Not delivered.' end
  ), 300);
  mail public.mails;
begin
  update public.mails as m set
    state = 'failed', done_at = now(), bounced_at = now(), reason = words, later_name = gen_random_uuid(),
    unanswered = false, provider_id = null
  where m.provider_id = note_provider_event.provider_id and m.state = 'sent' returning * into mail;
  if mail.id is null then
    return false;
  end if;
  -- a full mailbox, or a refusal of this mail, is none of the address; of two, nobody knows which
  if (complaint or permanent) and mail.mailbox is not null and private.is_to_sender(mail.kind)
    and not exists (select from public.messages as o where o.mail_id = mail.id and o.with_record)
  then
    insert into private.bounced_addresses as b (mailbox, complaint, reason)
      values (mail.mailbox, note_provider_event.complaint, words)
      on conflict (mailbox) do update set
        complaint = excluded.complaint, reported = false, reason = excluded.reason, bounced_at = excluded.bounced_at;
  end if;
  if mail.kind = 'acknowledgement' then
    perform private.plan_unsent(mail.id, mail.record_id, null);
  end if;
  perform private.notify_mailer();
  return true;
end;
$$;

create function private.read_bounce(table_name text, record_id uuid)
returns table (bounced_at timestamptz, complaint boolean, reported boolean, reason text)
language sql stable security definer set search_path = '' as $$
  select private.require_kind(read_bounce.table_name);
  select b.bounced_at, b.complaint, b.reported, b.reason
  from private.records as s join private.bounced_addresses as b on b.mailbox = private.mailbox_of(s.email)
  where (s.id, s.kind) = (read_bounce.record_id, read_bounce.table_name);
$$;

-- Corrects an address, or tries the same one again.
create function private.correct_address(table_name text, record_id uuid, email text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  address constant text := btrim(correct_address.email);
  submission private.records;
  meeting public.messages;
begin
  perform private.require_kind(correct_address.table_name);
  perform private.require(private.is_plain_address(address), 'Mail cannot be sent to this address.', 'PT400');
  select * into submission from private.records as r
    where (r.id, r.kind) = (correct_address.record_id, correct_address.table_name) for update;
  perform private.require(submission.id is not null, 'There is no such record.', 'PT404');
  if submission.email = address then
    delete from private.bounced_addresses as b where b.mailbox = private.mailbox_of(address);
    return found;
  end if;
  update private.records as s set email = address, reply_token = default where s.id = submission.id;
  perform private.write_activity(
    'address_corrected', correct_address.table_name, correct_address.record_id,
    private.named(submission), submission.email, address
  );
  select m.* into meeting
    from private.meeting_of(submission.kind, submission.id) as m join public.mails as s on s.id = m.mail_id and s.state = 'sent'
    where m.sent_to is null;
  -- links that went to a stranger
  delete from private.mail_links where record_id = correct_address.record_id and mailed;
  delete from private.mail_contents where mail_id in (
    select id from public.mails as m
    where m.record_id = correct_address.record_id and m.kind = 'acknowledgement' or m.id in (
      select o.mail_id from public.messages as o where o.record_id = correct_address.record_id
    )
  );
  delete from private.news_subscriptions where application_id = submission.id;
  insert into private.news_subscriptions (mailbox, email, locale, application_id)
    select private.mailbox_of(address), address, submission.locale, submission.id where submission.receive_updates
    on conflict (mailbox) do nothing;
  update public.mails as m set
    mailbox = private.mailbox_of(address), state = 'waiting', attempts = 0, due_at = now(), wanted_at = now(),
    lease = null, unanswered = false, done_at = null, bounced_at = null, reason = null, provider_id = null,
    later_name = gen_random_uuid()
  where m.id = meeting.mail_id or m.record_id = correct_address.record_id and m.kind = 'acknowledgement'
    and (m.state <> 'skipped' or m.reason in ('address', 'bounced', 'complained'));
  perform private.notify_mailer();
  return true;
end;
$$;

-- Returns a raw mail by its id; to the mail function, without an id, one that is to be read again.
create function private.read_raw_mail(mail_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  raw private.raw_mails;
begin
  perform private.require(private.is_admin() or not private.is_api_request(), 'Only an administrator reads raw mails.');
  select * into raw from private.raw_mails as r
    where r.message_id = mail_id or mail_id is null and r.read_again and not private.is_api_request() limit 1;
  perform private.write_activity('file_downloaded', m.table_name, m.record_id, 'email.eml')
    from public.messages as m where m.id = raw.message_id and m.record_id is not null and private.is_api_request();
  return jsonb_build_object('id', raw.message_id, 'base64', replace(encode(raw.content, 'base64'), E'\n', ''))
    where raw.message_id is not null;
end;
$$;

create function private.ask_reread(mail_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require(private.is_admin(), 'Only an administrator has mails read again.');
  update private.raw_mails as r set read_again = true where r.message_id = ask_reread.mail_id;
  perform private.notify_mailer() where found;
  return found;
end;
$$;

-- Replaces what was read, without mails about it. It restores nobody who was erased (private.forget_address).
create function private.replace_mail(mail_id uuid, mail jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  stored public.messages;
begin
  update private.raw_mails as r set read_again = false where r.message_id = replace_mail.mail_id;
  if not found then
    return;
  end if;
  update public.messages as m set
    subject = mail ->> 'subject', body = mail ->> 'text', new_text = mail ->> 'newText', from_name = nullif(mail #>> '{from,name}', ''),
    sender_proof = mail ->> 'proof', automatic = m.automatic and (mail ->> 'automatic')::boolean,
    from_address = coalesce(nullif(m.from_address, ''), mail #>> '{from,address}'),
    other_sender = m.other_sender and not exists (
      select from private.records as r
      where r.id = m.record_id and private.mailbox_name(r.email) = private.mailbox_name(mail #>> '{from,address}')
    )
  where (m.id, m.kind) = (replace_mail.mail_id, 'received') and jsonb_typeof(mail) = 'object' returning * into stored;
  update public.messages as m set left_out = (mail -> 'leftOut') || private.store_received_files(stored, (
    select coalesce(jsonb_agg(f), '[]') from jsonb_array_elements(mail -> 'files') as f where not exists (
      select from public.record_files as r
      where r.received_mail_id = stored.id and r.content = decode(f ->> 'content', 'base64')
    ) and not exists (
      select from public.activity_log as l where l.record_id = stored.record_id and l.action = 'file_deleted'
        and l.summary = private.clean_file_name(f ->> 'file_name')
    )
  )) where m.id = stored.id;
  perform private.settle(stored.record_id) where stored.record_id is not null;
end;
$$;

call private.expose('note_provider_event', 'service_role');
call private.expose('read_bounce correct_address ask_reread', 'authenticated');
call private.expose('read_raw_mail', 'authenticated, service_role', '30s');
call private.expose('replace_mail', 'service_role', '30s');
