create function private.same_address(one text, other text) returns boolean
language sql immutable parallel safe set search_path = ''
return lower(normalize(btrim(one), nfc)) = lower(normalize(btrim(other), nfc));

-- Leaves one entry in the log for each, and those of staff, without a word about the sender.
create function private.forget_submissions(table_name text, ids uuid[], action text)
returns table (place text, rows bigint)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select 'record_files', count(*) from public.record_files as f where f.record_id = any (ids)
    union all select k.kind, count(m.id) from unnest(array['note', 'reply', 'received']) as k (kind)
      left join public.messages as m on m.kind = k.kind and m.record_id = any (ids) group by 1
    union all select 'mails', count(*) from public.mails as m where m.record_id = any (ids);
  -- a trace of what staff did stays, so that no deletion hides who brought it about
  return query
    with gone as (
      delete from public.activity_log as a
      where a.table_name = forget_submissions.table_name and a.record_id = any (ids)
        and (a.actor_id is null or a.action = 'submitted') returning 1
    ), kept as (
      update public.activity_log as a set
        summary = private.reference_of(a.record_id), before = null, after = null,
        from_status = case when a.action not in ('address_corrected', 'details_corrected') then a.from_status end,
        to_status = case when a.action not in ('address_corrected', 'details_corrected') then a.to_status end
      where a.table_name = forget_submissions.table_name and a.record_id = any (ids)
        and a.actor_id is not null and a.action <> 'submitted' returning 1
    )
    select 'activity_log', (select count(*) from gone) + (select count(*) from kept);
  -- in the order in which a mailer that finishes one locks them
  perform from public.mails as m
    where m.record_id = any (ids) or m.id in (select o.mail_id from public.messages as o where o.record_id = any (ids))
    order by m.id for update;
  delete from private.records as r where r.kind = forget_submissions.table_name and r.id = any (ids);
  perform private.write_activity(
    forget_submissions.action, forget_submissions.table_name, gone, private.reference_of(gone)
  ) from unnest(ids) as gone;
  return query select forget_submissions.table_name, cardinality(ids)::bigint;
end;
$$;

-- Accounts of administrators stay until they are removed from admin_users.
create function private.forget_account(email text) returns table (place text, rows bigint)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  ids uuid[];
  name text;
  signer text;
begin
  select coalesce(array_agg(id), '{}') into ids from auth.users as u
    where private.same_address(u.email, forget_account.email)
      and not exists (select from public.admin_users where user_id = u.id);
  for name, signer in values
    ('messages', 'author'), ('reply_templates', 'author'), ('activity_log', 'actor')
  loop
    return query execute format($sql$
      with signed as (
        update public.%1$I set %2$s_id = null, %2$s_email = null
        where %2$s_id = any ($1) or private.same_address(%2$s_email, $2)
          and not exists (select from public.admin_users where user_id = %2$s_id)
        returning 1
      )
      select %1$L, count(*) from signed
    $sql$, name, signer) using ids, forget_account.email;
  end loop;
  update private.mail_events set actor_id = null where actor_id = any (ids);
  delete from public.invitations as i where private.same_address(i.email, forget_account.email);
  delete from auth.users where id = any (ids);
  return query select 'accounts', cardinality(ids)::bigint;
end;
$$;

create function private.address_pattern(email text) returns text
language sql immutable parallel safe set search_path = ''
return '(?<![[:alnum:]._%+-])' || regexp_replace(btrim(email), '([^[:alnum:]@])', '\\\1', 'g')
  || '(?![[:alnum:]-]|\.[[:alnum:]])';

-- A mail to another spelling of the mailbox belongs to a submission that is still stored.
create function private.forget_sender(email text) returns table (place text, rows bigint)
language plpgsql set search_path = '' as $$
declare
  box constant bytea := private.mailbox_of(forget_sender.email);
  pattern constant text := private.address_pattern(forget_sender.email);
begin
  -- no mail that is read again brings the address back (private.replace_mail)
  perform pg_advisory_xact_lock(hashtextextended('erasure', 7));
  insert into private.withdrawn_submissions (id_hash) values (box) on conflict (id_hash) do update set withdrawn_at = now();
  return query
    with logged as (
      update public.activity_log set
        summary = regexp_replace(summary, pattern, '[erased]', 'gi'),
        from_status = regexp_replace(from_status, pattern, '[erased]', 'gi'),
        to_status = regexp_replace(to_status, pattern, '[erased]', 'gi'),
        before = regexp_replace(before::text, pattern, '[erased]', 'gi')::jsonb,
        after = regexp_replace(after::text, pattern, '[erased]', 'gi')::jsonb
      where concat_ws(' ', summary, from_status, to_status, before, after) ~* pattern returning 1
    )
    select 'activity_log', count(*) from logged;
  return query
    with gone as (
      delete from public.mails as m
      where m.mailbox = box and m.subscription_id is null and not exists (
        select from private.records as s where (s.id, s.kind) = (m.record_id, m.table_name) and private.mailbox_of(s.email) = box
      ) and m.kind <> 'reply'
      returning 1
    )
    select 'mails', count(*) from gone;
  -- that of a reply says what became of it
  update public.mails as m set mailbox = null where m.mailbox = box and m.kind = 'reply' and not exists (
    select from public.messages as o join private.records as s on s.id = o.record_id
    where o.mail_id = m.id and private.mailbox_of(s.email) = box
  );
  -- nobody else gets what was meant for this mailbox
  update public.messages as m set sent_to = '' where lower(m.sent_to) = lower(btrim(forget_sender.email));
  update public.messages as m set reply_to = null where lower(m.reply_to) = lower(btrim(forget_sender.email));
  delete from private.bounced_addresses as b where b.mailbox = box;
  -- a mailbox has one subscription, which passes to another spelling that asked for news as well
  update private.news_subscriptions as n
    set email = a.email, locale = a.locale, application_id = a.id
    from (
      select c.email, c.locale, c.id from private.records as c
      where c.receive_updates and not c.spam_suspected and private.mailbox_of(c.email) = box
      order by c.created_at desc limit 1
    ) as a
    where n.mailbox = box and private.same_address(n.email, forget_sender.email);
  return query
    with received as (
      delete from public.messages as m
      where m.kind = 'received' and lower(m.from_address) = lower(btrim(forget_sender.email)) returning 1
    ), subscribed as (
      delete from private.news_subscriptions as n where private.same_address(n.email, forget_sender.email) returning 1
    ), counted as (
      delete from private.recent_submissions where sender in (
        select sha256(convert_to(concat_ws(' ', salt, use), 'UTF8'))
        from private.sender_salt, (
          select 'email ' || form || ' ' || lower(btrim(forget_sender.email))
          from unnest(private.submission_tables()) as form
          union all
          select of || ' ' || private.mailbox_name(forget_sender.email) from unnest('{confirmations,received mails of}'::text[]) as of
        ) as c (use)
      ) returning 1
    )
    select 'received', count(*) from received
    union all select 'news_subscriptions', count(*) from subscribed
    union all select 'recent_submissions', count(*) from counted;
end;
$$;

-- Other people's records whose texts hold the address, or the name or the number of whoever has it: they may mean somebody
-- else, so that nobody erases them but who reads them.
create function private.mentions_of(email text)
returns table (source_table text, id uuid, sender text, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require(private.is_admin(), 'Only an administrator erases a person.');
  return query
    with own as materialized (
      select s.kind, s.id, s.person, s.phone from private.records as s
      where private.same_address(s.email, mentions_of.email)
    ), said as materialized (
      -- one word is nobody's alone
      select form from own, lateral (select regexp_replace(private.search_form(person), ' +', ' ', 'g') as form) as p
        where form ~ '\S \S'
      union
      select coalesce(private.national_digits(phone), private.phone_digits(phone)) from own where phone <> ''
    ), noted as (
      select m.table_name, m.record_id, m.search_text as form,
        concat_ws(' ', m.from_name, m.subject, m.body, m.meeting_place, m.left_out) as written, m.created_at
      from public.messages as m
      union all
      select s.kind, s.id, private.search_form(s.follow_up_note), s.follow_up_note, s.created_at
      from private.records as s where s.follow_up_note is not null
      union all
      select f.table_name, f.record_id, private.search_form(f.file_name), f.file_name, f.created_at from public.record_files as f
    )
    select n.table_name, n.record_id, private.named(s), max(n.created_at)
    from noted as n join private.records as s on (s.kind, s.id) = (n.table_name, n.record_id)
    where (
        n.written ~* private.address_pattern(mentions_of.email)
        or exists (select from said where position(said.form in regexp_replace(n.form, ' +', ' ', 'g')) > 0)
      )
      and n.record_id not in (select own.id from own)
    group by 1, 2, 3 order by 4 desc limit 50;
end;
$$;
call private.expose('private.mentions_of(text)', 'authenticated');

create function private.forget_person(email text, also uuid[]) returns table (place text, rows bigint)
language plpgsql set search_path = '' as $$
declare
  name text;
  ids uuid[];
begin
  foreach name in array private.submission_tables() loop
    select coalesce(array_agg(s.id), '{}') into ids from private.records as s
      where s.kind = name and (private.same_address(s.email, forget_person.email) or s.id = any (also));
    perform private.remember_withdrawn(ids);
    return query select * from private.forget_submissions(name, ids, 'erased');
  end loop;
  return query select * from private.forget_account(email);
  return query select * from private.forget_sender(email);
end;
$$;

-- Forgets a person or, without an address, what is past its time. A dry run is the real run, rolled back.
create function private.forget(email text, also uuid[], dry_run boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  forgotten jsonb;
begin
  if email is null then
    select jsonb_object_agg(place, rows) into forgotten
      from (select place, sum(rows) as rows from private.forget_expired() group by 1) as f;
  else
    perform set_config('deccan_reach.batch', gen_random_uuid()::text, true);
    select jsonb_object_agg(place, rows) into forgotten
      from (select place, sum(rows) as rows from private.forget_person(email, also) group by 1) as f;
  end if;
  if dry_run is distinct from false then
    raise exception using errcode = 'PTDRY';
  end if;
  perform private.write_activity(
    case when email is null then 'purged' else 'erased' end, 'everywhere', gen_random_uuid(),
    (select sum(value::bigint) from jsonb_each_text(forgotten))
      || case when email is null then ' rows past their time' else ' rows of one person' end
  );
  perform set_config('deccan_reach.batch', '', true);
  return forgotten;
exception when sqlstate 'PTDRY' then
  return forgotten;
end;
$$;

create function private.erase_person(email text, dry_run boolean default true, also uuid[] default '{}')
returns table (place text, rows bigint)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  forgotten jsonb;
begin
  perform private.require(private.is_admin(), 'Only an administrator erases a person.');
  perform private.require(
    btrim(email) ~ '^[^@[:space:]]+@[^@[:space:]]+$', 'Give one email address.', 'PT400'
  );
  forgotten := private.forget(erase_person.email, also, dry_run);
  return query
    select key, value::bigint from jsonb_each_text(forgotten)
    union all
    -- other spellings of the mailbox may be the same person, or may not
    select 'not erased: ' || lower(a.address collate "default"), count(*)
    from (
      select s.email from private.records as s
        where private.contact_keys(s.email, s.phone, s.company)
          && array['email ' || private.mailbox_name(erase_person.email)]
      union all select email from private.news_subscriptions
      union all select email from auth.users
    ) as a (address)
    where private.mailbox_name(a.address) = private.mailbox_name(erase_person.email)
      and not private.same_address(a.address, erase_person.email)
    group by 1 order by 1;
end;
$$;

-- `also` names records of the person under another address.
call private.expose('private.erase_person(text,boolean,uuid[])', 'authenticated', '60s');
