-- A submission withdrawn on one device may still wait on another. Hashes of their ids, deleted once no device retries it.
create table private.withdrawn_submissions (
  id_hash bytea primary key,
  withdrawn_at timestamptz not null default now()
);

-- A repeated request, after an answer that was lost, changes nothing.
create function private.is_stored(id uuid, kind text) returns boolean
language plpgsql set search_path = '' as $$
declare
  stored text;
begin
  perform pg_advisory_xact_lock(hashtextextended(is_stored.id::text, 0));
  select r.kind into stored from private.records as r where r.id = is_stored.id;
  perform private.require(stored is null or stored = is_stored.kind, 'Another record has this id.', 'PT409');
  if stored is not null then
    return true;
  end if;
  if exists (select from private.withdrawn_submissions where id_hash = sha256(uuid_send(is_stored.id))) then
    raise exception using
      errcode = 'PT403', message = 'The submission was withdrawn.',
      detail = jsonb_build_object('field', 'id', 'reason', 'withdrawn');
  end if;
  return false;
end;
$$;

create function private.receive_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  status_hash constant text := new.status_hash;
  trapped constant boolean := coalesce(new.honeypot <> '', false);
  network constant text := private.client_network();
begin
  -- A clock that was set back, or a tab left open for weeks, must not lose the submission.
  new.seconds_to_fill := case when new.seconds_to_fill >= 0 then least(new.seconds_to_fill, 604800) end;
  new.spam_reason := nullif(concat_ws(
    ', ', case when trapped then 'honeypot' end, case when new.seconds_to_fill < 3 then 'too fast' end
  ), '');
  new.spam_suspected := new.spam_reason is not null;
  new.honeypot := null;
  new.status_hash := null;

  -- Nor must a page of another version. The database sets the time, as device clocks are unreliable.
  if new.consent_version !~ '^[a-z]+-[a-z]{2}-[0-9a-f]{8}$' then
    new.consent_version := null;
  end if;
  new.consented_at := case when new.consent_version is not null then now() end;

  if private.is_stored(new.id, new.kind) then
    return null;
  end if;
  -- What the honeypot caught counts against neither the address nor the people of its network.
  perform private.count_submission('email', new.kind || ' ' || lower(new.email collate "default"), network) where not trapped;
  perform private.count_submission(case when trapped then 'trapped' else 'network' end, network) where network is not null;
  perform private.require(coalesce(status_hash ~ '^[0-9a-f]{64}$', true), 'This is no SHA-256 in hex.', 'PT400');
  insert into private.mail_links (secret_hash, table_name, record_id, expires_at, mailed)
    select decode(status_hash, 'hex'), new.kind, new.id, now() + status_links_for, false
    from private.mail_settings where status_hash is not null
    -- a known one goes on opening what it opened
    on conflict (secret_hash) do nothing;
  return new;
end;
$$;

create trigger "20_receive" before insert on private.records
  for each row when (private.is_api_request() and new.came_by is null)
  execute function private.receive_submission();

-- The newest 1,001 of a search, one more than lists show. Definer, because behind a policy `like` uses no index. The planner
-- cannot tell rare words, which the index finds, from frequent ones, which are among the newest records.
create function private.found(kind text, search text, spam boolean, until timestamptz) returns setof uuid
language plpgsql stable security definer set search_path = '' set enable_sort = off as $$
declare
  matches constant text := (
    select string_agg(format('search_text like %L', pattern), ' and ') from unnest(public.search_patterns(search)) as pattern
  );
begin
  perform private.require_kind(found.kind);
  return query execute format($sql$
    with those as not materialized (
      select id, created_at, search_text from private.records
      where kind = $1 and %2$s spam_suspected and created_at <= $2
    ), matching as materialized (select id, created_at from those where %1$s limit 4001),
    rare as (select count(*) <= 4000 as yes from matching)
    (select id from matching where (select yes from rare) order by created_at desc, id desc limit 1001)
    union all
    (
      select id from (select * from those where not (select yes from rare) order by created_at desc, id desc offset 0) as newest
      where %1$s limit 1001
    )
  $sql$, coalesce(matches, 'false'), case when not spam then 'not' end) using found.kind, until;
end;
$$;
grant execute on function private.found(text, text, boolean, timestamptz) to authenticated;

-- Makes the view of a kind and the function that searches it, and requires what its form does; called again, it adds.
create procedure private.make_kind(kind text)
language plpgsql set search_path = '' as $$
declare
  own constant private.kinds_of_record := (select k from private.kinds_of_record as k where k.kind = make_kind.kind);
  sent constant text[] := array(
    select name from unnest(private.sender_columns(kind)) as name where name <> all (own.entered)
  );
  settable constant text[] := array(select name from private.staff_columns(), unnest(names) as name where by_request);
  deadline constant text := format('(select d.%%s from private.deadlines as d where d.kind = %L)', kind);
  overdue_before constant text := format(deadline, 'overdue_before');
  asked_before constant text := format(deadline, 'asked_before');
  overdue constant text := format(
    'waiting and private.is_overdue(answered_at, r.created_at, new_answer_at, %s, %s)', overdue_before, asked_before
  );
  -- as in public.work
  due_at constant text := format('least(
    case when waiting and answered_at is null then r.created_at + (now() - %s) end,
    case when waiting then new_answer_at + (now() - %s) end,
    case when open then (follow_up_on + 1)::timestamp at time zone %s end
  ) as due_at', overdue_before, asked_before, format(deadline, 'time_zone'));
  due constant text := 'follow_up_on <= (select private.today()) and open';
  columns constant text[] := array['id', 'kind'] || array(select of || ' as ' || name from private.words_of(kind)) || array[
    'locale', 'consent_version', 'consented_at', 'status_hash', 'honeypot', 'seconds_to_fill', 'spam_suspected', 'spam_reason',
    'first_page', 'referring_host', 'utm_source', 'utm_campaign', 'shown_status', 'status_shown_at', 'came_by', 'came_at',
    'sample', 'source', 'created_at', 'updated_at', 'written', 'answered_at', 'new_answer_at', 'open', 'waiting', 'search_text',
    'left(message, 200) as preview', overdue || ' as overdue', due || ' as due', 'private.mailbox_name(email) as mailbox', due_at
  ] || settable || own.computed;
begin
  execute format($sql$
    create or replace view public.%1$I with (security_invoker = true) as
      select %2$s from private.records as r where r.kind = %1$L
      with local check option;
    alter view public.%1$I alter kind set default %1$L;
    alter view public.%1$I alter id set default gen_random_uuid();
    grant select, update (%3$s) on public.%1$I to authenticated;
    grant update (%3$s) on private.records to authenticated;
    create or replace function public.%6$I(search text, spam boolean default false, until timestamptz default 'infinity')
    returns setof public.%1$I language sql stable set search_path = '' begin atomic
      select * from public.%1$I where id in (select private.found(%1$L, search, spam, until));
    end;
    grant execute on function public.%6$I to authenticated;
    alter table private.records drop constraint if exists %4$I;
    alter table private.records add constraint %4$I check (kind <> %1$L or num_nulls(%5$s) = 0);
  $sql$,
    kind,
    -- a view that stands takes new columns at its end
    (
      select string_agg(written, ', ' order by a.attnum, place)
      from unnest(columns) with ordinality as c (written, place)
        left join pg_catalog.pg_attribute as a
          on a.attrelid = to_regclass('public.' || kind) and a.attname = substring(written from '[a-z_]+$')
    ),
    array_to_string(settable, ', '), kind || '_required',
    (select string_agg(of, ', ') from private.words_of(kind) where required),
    'search_' || kind
  );
  if kind <> 'career_applications' then
    execute format('grant insert (%s) on public.%I to anon, authenticated', array_to_string(sent, ', '), kind);
    execute format('grant insert (%s) on private.records to anon, authenticated', (
      select string_agg(coalesce(w.of, s.name), ', ')
      from unnest(sent) as s (name) left join private.words_of(kind) as w on w.name = s.name
    ));
  end if;
end;
$$;

call private.make_kind('contact_submissions');
call private.make_kind('quote_requests');
call private.make_kind('partnership_applications');
call private.make_kind('career_applications');

create table private.submission_limits (
  scope text primary key check (scope in ('email', 'network', 'trapped', 'link', 'errors')),
  max_count integer not null check (max_count > 0),
  period interval not null check (period > '0')
);
insert into private.submission_limits (scope, max_count, period)
values
  ('email', 10, '1 hour'), ('network', 100, '10 minutes'),
  ('trapped', 100, '10 minutes'), -- by the honeypot, per network
  ('link', 20, '1 hour'), -- answers to a proposal, and its downloads, per record
  ('errors', 300, '1 hour');

create table private.sender_salt (
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  is_only boolean primary key default true check (is_only)
);
insert into private.sender_salt default values;

-- Uses of a limit within its period, or the last turn taken. They are not records: deleting a record frees nothing here.
create table private.recent_submissions (
  sender bytea not null,
  -- who shares a name counts apart from those who use it elsewhere
  network bytea not null default '',
  received_at timestamptz not null default now(),
  count bigint not null,
  primary key (sender, network)
);

-- Null, if it is unknown or a proxy's, means no limit, because a shared limit would block all visitors.
create function private.client_network() returns text
language sql stable set search_path = '' as $$
  -- an IPv6 line has up to 2^16 networks
  select network(set_masklen(address, case family(address) when 6 then 48 else 32 end))::text
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as h
    cross join lateral (select regexp_replace(btrim(coalesce(
      headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)
    )), '^::ffff:(?=\d+\.)', '', 'i') as written) as w
    cross join lateral (select case when pg_input_is_valid(written, 'inet') then written::inet end as address) as a
  where not address <<= any (
    array[
      '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16',
      '172.16.0.0/12', '192.168.0.0/16', '::/127', 'fc00::/7', 'fe80::/10'
    ]::inet[]
  );
$$;

create function private.count_use(
  scope text, sender text, network text, period interval, uses bigint default 1
) returns private.recent_submissions
language plpgsql set search_path = '' as $$
declare
  counted private.recent_submissions;
begin
  insert into private.recent_submissions as r (sender, network, count)
    select sha256(convert_to(concat_ws(' ', salt, count_use.scope, count_use.sender), 'UTF8')),
      coalesce(sha256(convert_to(salt || ' ' || count_use.network, 'UTF8')), ''), uses
    from private.sender_salt
  on conflict on constraint recent_submissions_pkey do update set
    received_at = case when r.received_at > now() - period then r.received_at else now() end,
    count = case when r.received_at > now() - period then r.count else 0 end + uses
  returning * into counted;
  return counted;
end;
$$;

create function private.count_submission(scope text, sender text, network text default null) returns void
language plpgsql set search_path = '' as $$
declare
  allowed constant private.submission_limits := (
    select l from private.submission_limits as l where l.scope = count_submission.scope
  );
  counted constant private.recent_submissions := private.count_use(allowed.scope, sender, network, allowed.period);
begin
  perform private.refuse_for_now('Too many submissions.', jsonb_build_object(
    'limit', allowed.scope, 'max', allowed.max_count, 'periodSeconds', extract(epoch from allowed.period)::integer,
    'retryAfter', greatest(1, ceil(extract(epoch from counted.received_at + allowed.period - now())))
  )) where counted.count > allowed.max_count;
end;
$$;

-- The site removes personal data before it reports errors (src/lib/client-errors/scrub.ts).
create table public.client_errors (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    constraint client_errors_kind_values check (kind in ('error', 'rejection', 'policy', 'code', 'hydration')),
  message text not null
    constraint client_errors_message_format check (char_length(message) <= 300 and message ~ '^[ -~]+$'),
  frames text[] not null default '{}' constraint client_errors_frames_format check (
    cardinality(frames) <= 5 and pg_column_size(frames) <= 700 and array_to_string(frames, ' ', '?') ~ '^[\w./: -]*$'
  ),
  page text not null constraint client_errors_page_format check (page ~ '^/[a-z0-9/:-]{0,79}$'),
  browser text not null constraint client_errors_browser_format check (browser ~ '^[A-Za-z0-9 ]{1,30}$'),
  build text not null constraint client_errors_build_format check (build ~ '^[0-9A-Za-z_-]{1,40}$'),
  occurrences integer not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create unique index client_errors_group_idx on public.client_errors
  (kind, message, coalesce(frames[1], ''), page, browser, build);

grant select on table public.client_errors to authenticated;
alter table public.client_errors enable row level security;

create policy "admins read errors" on public.client_errors
  for select to authenticated
  using ((select private.is_admin()));

create function private.report_client_error(
  kind text, message text, frames text[], page text, browser text, build text
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.count_submission('errors', '');
  insert into public.client_errors as e (kind, message, frames, page, browser, build)
  values (
    report_client_error.kind, report_client_error.message, report_client_error.frames,
    report_client_error.page, report_client_error.browser, report_client_error.build
  )
  on conflict (kind, message, coalesce(frames[1], ''), page, browser, build)
  do update set occurrences = e.occurrences + 1, last_seen_at = now();
  delete from public.client_errors where id in (
    select id from public.client_errors order by last_seen_at desc offset 500
  );
end;
$$;

call private.expose('report_client_error', 'anon, authenticated');
