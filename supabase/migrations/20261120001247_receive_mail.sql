-- Stores what the mail function receives and has read (supabase/functions/mail/received).

create function private.admit_mail(recipients text[]) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known constant text := case
    when exists (
      select from private.reply_addresses
      where token = any (array(select substring(address from '^r\.([0-9a-z]+)@') from unnest(recipients) as address))
    ) then 'known'
    else 'unknown'
  end;
begin
  return case
    when (private.count_use('received mails', known, null, '1 hour')).count
      > (select received_an_hour / case known when 'known' then 1 else 3 end from private.mail_settings)
    then 'later'
    else known
  end;
end;
$$;

-- For the mail function, before it reads a mail: `known` or `unknown` (no record has one of these addresses), or `later` if
-- too many came within the hour.
call private.expose('private.admit_mail(text[])', 'service_role');

create function private.receive_mail(mail jsonb) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  report constant jsonb := nullif(mail -> 'report', 'null');
  names constant text[] := array(
    select split_part(said, '@', 1) from jsonb_array_elements_text(report -> 'messageIds') as said
    where said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@'
  );
  place private.reply_addresses;
  named public.mails;
  tells boolean := false;
  submission private.records;
  stored public.received_mails;
begin
  perform pg_advisory_xact_lock(hashtextextended(mail ->> 'key', 5));
  if exists (select from public.received_mails where key = mail ->> 'key') then
    return 'known';
  end if;

  if report ->> 'kind' in ('failed', 'complaint') then
    select m.* into named from public.mails as m
      where (m.id = any (names::uuid[]) or m.later_name = any (names::uuid[])) and private.message_name(m) = any (names)
      limit 1;
    tells := private.note_report(named, report ->> 'reason', report ->> 'kind' = 'complaint');
  end if;

  select a.* into place
    from jsonb_array_elements_text(mail -> 'recipients') with ordinality as r (address, position)
      join private.reply_addresses as a on a.token = substring(r.address from '^r\.([0-9a-z]+)@')
    order by r.position limit 1;
  if place.token is null and named.recipient_id is null then
    place.table_name := named.table_name;
    place.record_id := named.record_id;
  end if;
  submission := private.lock_record(place.table_name, place.record_id);

  insert into public.received_mails (
    key, message_id, table_name, record_id, from_address, from_name, other_sender, subject, body, new_text, automatic
  ) values (
    mail ->> 'key', mail ->> 'messageId',
    submission.kind,
    submission.id,
    mail #>> '{from,address}', nullif(mail #>> '{from,name}', ''),
    submission.id is not null and report is null
      and private.mailbox_name(mail #>> '{from,address}') is distinct from private.mailbox_name(submission.email),
    mail ->> 'subject', mail ->> 'text', mail ->> 'newText',
    -- staff decide what a report about a mail of ours means
    (mail ->> 'automatic')::boolean and not tells
  ) returning * into stored;
  update public.received_mails set
    left_out = private.store_received_files(stored, mail -> 'files') || (
      select coalesce(jsonb_agg(jsonb_build_object('file_name', '', 'size', size, 'problem', problem)), '[]')
      from (values
        ('parts', nullif((mail ->> 'moreParts')::integer, 0)),
        ('unread', case when (mail ->> 'isCut')::boolean then 0 end),
        ('text', (mail ->> 'textBytes')::integer)
      ) as cut (problem, size)
      where size is not null
    )
  where id = stored.id;
  return case when submission.id is null then 'not assigned' else 'stored' end;
end;
$$;

-- For the mail function. Returns `stored`, `not assigned` (no record has this address), or `known`.
call private.expose('private.receive_mail(jsonb)', 'service_role', '30s');

create function private.reply_domain() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select m.reply_domain from private.mailer as m);
end;
$$;

-- Where answers to our mails arrive; null if they do not come here.
call private.expose('private.reply_domain()', 'authenticated');
