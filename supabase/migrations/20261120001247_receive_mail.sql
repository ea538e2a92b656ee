-- Stores what the mail function receives and has read (supabase/functions/mail/received).

-- Returns the files that are not kept. Those of mails that nobody has assigned must not fill the storage of all others.
create function private.keep_received_files(mail public.received_mails, files jsonb) returns jsonb
language sql set search_path = '' as $$
  select case
    when mail.record_id is null and (
      select sum(size) > 50 * 1024 * 1024 from public.record_files where origin = 'received' and record_id is null
    ) then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'file_name', private.clean_file_name(f.file_name), 'size', octet_length(f.content) / 4 * 3, 'problem', 'storage'
      )), '[]')
      from jsonb_to_recordset(files) as f (file_name text, content text)
    )
    else private.store_received_files(mail.id, mail.table_name, mail.record_id, files)
  end;
$$;

create function private.receive_mail(mail jsonb) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  report constant jsonb := nullif(mail -> 'report', 'null');
  names constant text[] := array(
    select split_part(said, '@', 1) from jsonb_array_elements_text(report -> 'messageIds') as said
    where said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[0-9]+)?@'
  );
  place private.reply_addresses;
  named public.mails;
  submission jsonb;
  stored public.received_mails;
begin
  perform pg_advisory_xact_lock(hashtextextended(mail ->> 'key', 5));
  if exists (select from public.received_mails where key = mail ->> 'key') then
    return 'known';
  end if;

  if report ->> 'kind' in ('failed', 'complaint') then
    select m.* into named from public.mails as m
      where m.id = any (array(select left(name, 36)::uuid from unnest(names) as name))
        and private.message_name(m) = any (names)
      limit 1;
    perform private.note_bounce(named.id, report ->> 'reason', report ->> 'kind' = 'complaint');
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
    case when submission is not null then place.table_name end,
    case when submission is not null then place.record_id end,
    mail #>> '{from,address}', nullif(mail #>> '{from,name}', ''),
    submission is not null and report is null
      and private.mailbox_name(mail #>> '{from,address}') <> private.mailbox_name(submission ->> 'email'),
    mail ->> 'subject', mail ->> 'text', mail ->> 'newText', (mail ->> 'automatic')::boolean
  ) returning * into stored;
  update public.received_mails set
    left_out = private.keep_received_files(stored, mail -> 'files') || case
      when mail ->> 'textBytes' is null then '[]'
      else jsonb_build_array(jsonb_build_object('file_name', '', 'size', mail -> 'textBytes', 'problem', 'text'))
    end
  where id = stored.id;
  return case when submission is null then 'not assigned' else 'stored' end;
end;
$$;
grant execute on function private.receive_mail(jsonb) to service_role;

-- For the mail function. Returns `stored`, `not assigned` (no record has this address), or `known`.
create function public.receive_mail(mail jsonb) returns text
language sql volatile set search_path = '' set statement_timeout = '30s'
return private.receive_mail(mail);
grant execute on function public.receive_mail(jsonb) to service_role;

create function private.reply_domain() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select m.reply_domain from private.mailer as m);
end;
$$;
grant execute on function private.reply_domain() to authenticated;

-- Where answers to our mails arrive; null if they do not come here.
create function public.reply_domain() returns text
language sql stable set search_path = ''
return private.reply_domain();
grant execute on function public.reply_domain() to authenticated;
