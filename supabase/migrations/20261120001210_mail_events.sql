-- What a visitor's transaction does for mail: it notes an event and wakes the mailer. Neither waits for
-- mail, and a mailer that cannot be woken finds the event by its clock.

-- On a hosted project pg_net calls the function `mail`, whose address and token are in the vault; the
-- embedded backend listens. No failure of theirs may cost the submission.
create function private.wake_mailer() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  token text;
begin
  perform pg_notify('mail', '');
  if to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null then
    return;
  end if;
  execute $vault$
    select max(decrypted_secret) filter (where name = 'mail_url'),
      max(decrypted_secret) filter (where name = 'mail_token')
    from vault.decrypted_secrets where name in ('mail_url', 'mail_token')
  $vault$ into address, token;
  if address is not null then
    execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 5000)'
      using address, jsonb_build_object('x-mail-token', token);
  end if;
exception when others then
  raise warning 'The mailer could not be woken: %', sqlerrm;
end;
$$;
revoke all on function private.wake_mailer() from public, anon, authenticated;

create function private.note_mail_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.mail_events (table_name, record_id) values (tg_table_name, new.id);
  perform private.wake_mailer();
  return null;
end;
$$;
revoke all on function private.note_mail_event() from public, anon, authenticated;

-- Only what comes over the API: demo data and imports write to nobody. A visitor's edit counts, as it may
-- have mended the address.
create trigger "70_note_mail" after insert on public.contact_submissions
  for each row when (private.is_api_request()) execute function private.note_mail_event();
create trigger "71_note_edit" after update on public.contact_submissions
  for each row when (private.is_api_request() and old.revision <> new.revision)
  execute function private.note_mail_event();

create trigger "70_note_mail" after insert on public.quote_requests
  for each row when (private.is_api_request()) execute function private.note_mail_event();
create trigger "71_note_edit" after update on public.quote_requests
  for each row when (private.is_api_request() and old.revision <> new.revision)
  execute function private.note_mail_event();

create trigger "70_note_mail" after insert on public.partnership_applications
  for each row when (private.is_api_request()) execute function private.note_mail_event();
create trigger "71_note_edit" after update on public.partnership_applications
  for each row when (private.is_api_request() and old.revision <> new.revision)
  execute function private.note_mail_event();

create trigger "70_note_mail" after insert on public.career_applications
  for each row when (private.is_api_request()) execute function private.note_mail_event();
create trigger "71_note_edit" after update on public.career_applications
  for each row when (private.is_api_request() and old.revision <> new.revision)
  execute function private.note_mail_event();

create trigger "70_note_opening" after insert on public.job_postings
  for each row when (private.is_api_request() and new.status = 'active')
  execute function private.note_mail_event();
create trigger "71_note_opening" after update on public.job_postings
  for each row
  when (private.is_api_request() and new.status = 'active' and old.status <> 'active')
  execute function private.note_mail_event();
