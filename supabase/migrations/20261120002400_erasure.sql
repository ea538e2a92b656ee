create function private.same_address(one text, other text) returns boolean
language sql immutable parallel safe set search_path = ''
return lower(normalize(btrim(one), nfc)) = lower(normalize(btrim(other), nfc));

-- Deletes records. One entry for each and those of staff stay in the log, without a word about the sender.
create function private.forget_records(ids uuid[], action text) returns table (place text, rows bigint)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.withdrawn_submissions (id_hash)
    select sha256(uuid_send(id)) from unnest(ids) as id on conflict (id_hash) do nothing;
  return query
    select 'record_files', count(*) from public.record_files as f where f.record_id = any (ids)
    union all select 'mails', count(*) from public.mails as m where m.record_id = any (ids)
    union all select k.kind, count(m.id) from unnest(array['note', 'reply', 'received']) as k (kind)
      left join public.messages as m on m.kind = k.kind and m.record_id = any (ids) group by 1
    union all select k.kind, count(r.id) from private.kinds_of_record as k
      left join private.records as r on r.kind = k.kind and r.id = any (ids) group by 1;
  -- a trace of what staff did stays, so that no deletion hides who brought it about
  return query
    with gone as (
      delete from public.activity_log as a
      where a.record_id = any (ids) and (a.actor_id is null or a.action = 'submitted') returning 1
    ), kept as (
      update public.activity_log as a set
        summary = private.reference_of(a.record_id), before = null, after = null,
        from_status = case when a.action not in ('address_corrected', 'details_corrected') then a.from_status end,
        to_status = case when a.action not in ('address_corrected', 'details_corrected') then a.to_status end
      where a.record_id = any (ids) and a.actor_id is not null and a.action <> 'submitted' returning 1
    )
    select 'activity_log', (select count(*) from gone) + (select count(*) from kept);
  -- in the order in which a mailer that finishes one locks them
  perform from public.mails as m
    where m.record_id = any (ids) or m.id in (select o.mail_id from public.messages as o where o.record_id = any (ids))
    order by m.id for update;
  perform private.write_activity(forget_records.action, r.kind, r.id, private.reference_of(r.id))
    from private.records as r where r.id = any (ids);
  delete from private.records as r where r.id = any (ids);
end;
$$;

create function private.address_pattern(email text) returns text
language sql immutable parallel safe set search_path = ''
return '(?<![[:alnum:]._%+-])' || regexp_replace(btrim(email), '([^[:alnum:]@])', '\\\1', 'g')
  || '(?![[:alnum:]-]|\.[[:alnum:]])';

-- Deletes what else holds an address, but no account of staff. Messages and the log, which are long, are read once.
create function private.forget_address(email text) returns table (place text, rows bigint)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  address constant text := lower(btrim(forget_address.email));
  box constant bytea := private.mailbox_of(address);
  pattern constant text := private.address_pattern(address);
  accounts constant uuid[] := array(
    select u.id from auth.users as u
    where private.same_address(u.email, address) and not exists (select from public.admin_users where user_id = u.id)
  );
  team constant uuid[] := array(select user_id from public.admin_users);
  named uuid[];
begin
  -- read again, one of these may turn out to be theirs
  delete from private.raw_mails as r using public.messages as m where m.id = r.message_id and m.from_address = '';
  named := array(
    select m.id from public.messages as m where m.author_id = any (accounts)
      or address in (lower(m.author_email), lower(m.from_address), lower(m.sent_to), lower(m.reply_to))
  );
  return query
    with signed as (
      update public.messages as m set author_id = null, author_email = null
      where m.id = any (named) and (m.author_id = any (accounts) or lower(m.author_email) = address)
        and (m.author_id = any (team)) is not true
      returning 1
    )
    select 'messages', count(*) from signed;
  return query
    with cleared as (
      update public.activity_log as l set
        actor_id = case when not s.signed then l.actor_id end, actor_email = case when not s.signed then l.actor_email end,
        summary = regexp_replace(l.summary, pattern, '[erased]', 'gi'),
        from_status = regexp_replace(l.from_status, pattern, '[erased]', 'gi'),
        to_status = regexp_replace(l.to_status, pattern, '[erased]', 'gi'),
        before = regexp_replace(l.before::text, pattern, '[erased]', 'gi')::jsonb,
        after = regexp_replace(l.after::text, pattern, '[erased]', 'gi')::jsonb
      from (
        select a.id, coalesce(
          a.actor_id = any (accounts) or lower(a.actor_email) = address and (a.actor_id = any (team)) is not true, false
        ) as signed, w.words
        from public.activity_log as a
          cross join lateral (select concat_ws(' ', a.summary, a.from_status, a.to_status, a.before, a.after) as words) as w
      ) as s
      where l.id = s.id and (s.signed or strpos(s.words, '@') > 0 and s.words ~* pattern) returning 1
    )
    select 'activity_log', count(*) from cleared;
  return query
    with gone as (
      delete from public.mails as m
      where m.mailbox = box and m.subscription_id is null and m.kind <> 'reply' and not exists (
        select from private.records as s where (s.id, s.kind) = (m.record_id, m.table_name) and private.mailbox_of(s.email) = box
      )
      returning 1
    )
    select 'mails', count(*) from gone;
  -- that of a reply says what became of it
  update public.mails as m set mailbox = null where m.mailbox = box and m.kind = 'reply' and not exists (
    select from public.messages as o join private.records as s on s.id = o.record_id
    where o.mail_id = m.id and private.mailbox_of(s.email) = box
  );
  -- nobody else gets what was meant for this mailbox
  update public.messages as m set
    sent_to = case when lower(m.sent_to) = address then '' else m.sent_to end,
    reply_to = case when lower(m.reply_to) <> address then m.reply_to end
  where m.id = any (named) and address in (lower(m.sent_to), lower(m.reply_to));
  update private.mail_events set actor_id = null where actor_id = any (accounts);
  delete from public.invitations as i where private.same_address(i.email, address);
  delete from auth.users where id = any (accounts);
  delete from private.bounced_addresses as b where b.mailbox = box;
  return query
    with received as (
      delete from public.messages as m
      where m.id = any (named) and m.kind = 'received' and lower(m.from_address) = address returning 1
    ), subscribed as (
      delete from private.news_subscriptions as n where private.same_address(n.email, address) returning 1
    )
    select 'received', count(*) from received
    union all select 'news_subscriptions', count(*) from subscribed
    union all select 'accounts', cardinality(accounts)::bigint;
end;
$$;

-- Finds records of others that hold the address, name or number; staff read them, as they may mean somebody else.
create function private.mentions_of(email text)
returns table (source_table text, id uuid, sender text, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  address constant text := lower(btrim(email));
  pattern constant text := private.address_pattern(address);
begin
  perform private.require(private.is_admin(), 'Only an administrator erases a person.');
  return query
    with own as materialized (
      select s.kind, s.id, s.person, s.phone from private.records_of(email) as s
      where private.same_address(s.email, mentions_of.email)
    ), said as materialized (
      -- one word is nobody's alone
      select form, '%' || replace(regexp_replace(form, '([\\%_])', '\\\1', 'g'), ' ', '%') || '%' as like_form from (
        select btrim(regexp_replace(private.search_form(person), ' +', ' ', 'g')) as form from own
        union
        select coalesce(private.national_digits(phone), private.phone_digits(phone)) from own where phone <> ''
      ) as f where form ~ '\S \S|^\d{6,}$'
    ), noted as (
      select told.table_name, told.record_id, told.created_at
      from (
        select m.table_name, m.record_id, m.created_at, m.search_text as folded,
          concat_ws(' ', m.from_name, m.subject, m.body, m.meeting_place, m.left_out) as written
        from public.messages as m
        union all
        select s.kind, s.id, s.created_at, private.search_form(s.follow_up_note), s.follow_up_note
        from private.records as s where s.follow_up_note is not null
        union all
        select f.table_name, f.record_id, f.created_at, private.search_form(f.file_name), f.file_name
        from public.record_files as f
      ) as told
      where told.written ~* pattern
        or exists (select from said where folded like like_form and strpos(regexp_replace(folded, ' +', ' ', 'g'), form) > 0)
    )
    select n.table_name, n.record_id, private.named(s), max(n.created_at)
    from noted as n join private.records as s on (s.kind, s.id) = (n.table_name, n.record_id)
    where n.record_id not in (select own.id from own)
    group by 1, 2, 3 order by 4 desc limit 50;
end;
$$;

-- Erases a person. A dry run is the real run, rolled back.
create function private.erase_person(email text, dry_run boolean default true, also uuid[] default '{}')
returns table (place text, rows bigint)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  forgotten jsonb;
begin
  perform private.require(private.is_admin(), 'Only an administrator erases a person.');
  if not dry_run then
    perform private.require_fresh_factor();
  end if;
  perform private.require(
    btrim(email) ~ '^[^@[:space:]]+@[^@[:space:]]+$', 'Give one email address.', 'PT400'
  );
  begin
    perform set_config('deccan_reach.batch', gen_random_uuid()::text, true);
    select jsonb_object_agg(place, rows) into forgotten from (
      select place, sum(rows) as rows from (
        select * from private.forget_records(array(
          select r.id from private.records_of(erase_person.email) as r where private.same_address(r.email, erase_person.email)
          union select r.id from private.records as r where r.id = any (also)
        ), 'erased')
        union all select * from private.forget_address(erase_person.email)
      ) as f group by 1
    ) as f;
    if dry_run is distinct from false then
      raise exception using errcode = 'PTDRY';
    end if;
    perform private.write_activity('erased', 'everywhere', gen_random_uuid(),
      (select sum(value::bigint) from jsonb_each_text(forgotten)) || ' rows of one person');
    perform set_config('deccan_reach.batch', '', true);
  exception when sqlstate 'PTDRY' then
    null;
  end;
  return query
    select key, value::bigint from jsonb_each_text(forgotten)
    union all
    -- other spellings of the mailbox may be the same person, or may not
    select 'not erased: ' || lower(a.address collate "default"), count(*)
    from (
      select s.email from private.records_of(erase_person.email) as s
      union all select email from private.news_subscriptions
      union all select email from auth.users
    ) as a (address)
    where private.mailbox_name(a.address) = private.mailbox_name(erase_person.email)
      and not private.same_address(a.address, erase_person.email)
    group by 1 order by 1;
end;
$$;

-- Removes the demo's records and their history; one entry says who removed how many.
create function private.remove_samples() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ids constant uuid[] := array(
    select r.id from private.records as r where r.sample union all select p.id from public.job_postings as p where p.sample
  );
begin
  perform private.require(private.is_admin(), 'Only an administrator removes the samples.');
  perform private.require_fresh_factor();
  perform private.forget_records(ids, 'erased');
  delete from public.job_postings where id = any (ids);
  delete from public.activity_log where record_id = any (ids);
  perform private.write_activity('erased', 'everywhere', gen_random_uuid(), cardinality(ids) || ' samples');
  return cardinality(ids);
end;
$$;

call private.expose('mentions_of', 'authenticated');
call private.expose('erase_person remove_samples', 'authenticated', '60s');
