-- Records have no foreign key because their history outlives them.
create table public.activity_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor_id uuid,
  actor_email text,
  action text not null check (
    action in (
      'submitted', 'status_changed', 'assigned', 'follow_up_set', 'outcome_set', 'duplicate_set', 'exported', 'file_downloaded',
      'posting_created', 'posting_edited', 'posting_deleted', 'erased', 'purged', 'withdrawn', 'recipient_changed',
      'file_deleted', 'mail_deleted', 'entered', 'proposal_noted', 'proposal_note_deleted', 'template_changed',
      'template_reset', 'spam_received', 'spam_cleared', 'spam_marked', 'invited', 'invitation_withdrawn', 'joined',
      'role_changed', 'colleague_removed', 'address_corrected', 'details_added', 'details_corrected',
      'rated'
    )
  ),
  table_name text not null check (char_length(table_name) between 1 and 63),
  record_id uuid not null,
  summary text not null check (char_length(summary) <= 500),
  -- of the status, the owner, the follow-up day, the outcome or what it is a duplicate of; 'none' if there was none
  from_status text,
  to_status text,
  batch uuid,
  records integer check (records > 0),
  before jsonb,
  after jsonb check ((after is null) = (before is null)),
  undoes bigint
);

create index activity_log_created_at_idx on public.activity_log (created_at desc, id desc);
create index activity_log_record_id_idx on public.activity_log (record_id);
create index activity_log_batch_idx on public.activity_log (batch, id) where batch is not null;
create index activity_log_undoes_idx on public.activity_log (undoes) where undoes is not null;

grant select on table public.activity_log to authenticated;
grant all on table public.activity_log to service_role;
alter table public.activity_log enable row level security;

create policy "staff read the log of their kinds" on public.activity_log
  for select to authenticated
  using ((select private.is_admin()) or table_name = any ((select private.kinds())::text[]));

create function private.can_undo(entry public.activity_log) returns boolean
language sql stable set search_path = ''
return entry.before is not null and entry.undoes is null and entry.created_at > now() - interval '24 hours';
grant execute on function private.can_undo(public.activity_log) to authenticated, service_role;

-- The newest entry of a batch shows for all of its kind, with their number and what they have in common; and an entry
-- that was undone for what undid it.
create view public.activity_feed with (security_invoker = true) as
  select a.id, a.created_at, a.actor_id, a.actor_email, a.action, a.table_name, a.record_id, a.summary,
    whole.from_status, whole.to_status, a.batch,
    case when a.batch is null then a.records else whole.records end as records,
    whole.undone, whole.undone_by, whole.undone_by_email,
    private.can_undo(a) and whole.undone < whole.records as can_undo
  from public.activity_log as a cross join lateral (
    select count(*)::integer as records,
      case when min(o.from_status) = max(o.from_status) then min(o.from_status) end as from_status,
      case when min(o.to_status) = max(o.to_status) then min(o.to_status) end as to_status,
      count(u.id)::integer as undone,
      (array_agg(u.actor_id order by u.id desc nulls last))[1] as undone_by,
      (array_agg(u.actor_email order by u.id desc nulls last))[1] as undone_by_email
    from public.activity_log as o left join public.activity_log as u on u.undoes = o.id
    where o.id = a.id or (o.batch = a.batch and o.action = a.action and o.undoes is null)
  ) as whole
  where a.undoes is null and not exists (
    select from public.activity_log as n
    where n.batch = a.batch and n.action = a.action and n.undoes is null and n.id > a.id
  );
grant select on table public.activity_feed to authenticated, service_role;

-- Who acts: the caller, or the author of a reply that the mailer reports as sent.
create function private.actor() returns uuid
language sql stable set search_path = ''
return coalesce(nullif(current_setting('deccan_reach.actor', true), '')::uuid, auth.uid());

create function private.undone_by(record_id uuid, before jsonb, after jsonb) returns bigint
language sql stable set search_path = '' as $$
  select newest.id from (
    select * from public.activity_log as l
    where l.record_id = undone_by.record_id and l.before ?| array(select jsonb_object_keys(undone_by.before))
    order by l.id desc limit 1
  ) as newest
  where newest.undoes is null and newest.before = undone_by.after and newest.after = undone_by.before;
$$;

create function private.write_activity(
  action text, table_name text, record_id uuid, summary text, from_status text default null, to_status text default null,
  created_at timestamptz default now(), records integer default null, before jsonb default null, after jsonb default null
) returns void
language sql set search_path = '' as $$
  insert into public.activity_log
    (created_at, actor_id, actor_email, action, table_name, record_id, summary,
     from_status, to_status, batch, records, before, after, undoes)
  values (
    write_activity.created_at, private.actor(), (select email from auth.users where id = private.actor()),
    write_activity.action, write_activity.table_name, write_activity.record_id, left(write_activity.summary, 500),
    write_activity.from_status, write_activity.to_status, nullif(current_setting('deccan_reach.batch', true), '')::uuid,
    write_activity.records, write_activity.before, write_activity.after,
    case when current_setting('deccan_reach.undo', true) = 'on' then
      private.undone_by(write_activity.record_id, write_activity.before, write_activity.after)
    end
  );
$$;

create function private.log_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone constant jsonb := to_jsonb(old);
begin
  perform private.write_activity(
    tg_argv[0], coalesce(gone ->> 'table_name', tg_table_name), coalesce((gone ->> 'record_id')::uuid, old.id),
    gone ->> tg_argv[1], gone ->> tg_argv[2]
  );
  return null;
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
grant all on table public.client_errors to service_role;
alter table public.client_errors enable row level security;

create policy "admins read errors" on public.client_errors
  for select to authenticated
  using ((select private.is_admin()));

create function private.report_client_error(
  kind text, message text, frames text[], page text, browser text, build text
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  network constant text := private.client_network();
begin
  if network is not null then
    perform private.count_submission('error', network);
  end if;
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
call private.expose('private.report_client_error(text,text,text[],text,text,text)', 'anon, authenticated');
