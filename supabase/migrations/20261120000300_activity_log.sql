-- Written only by triggers and functions; nothing but retention and erasure changes or deletes an entry. Records have
-- no foreign key because their history outlives them.
create table public.activity_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor_id uuid,
  actor_email text,
  action text not null check (
    action in (
      'submitted', 'resubmitted', 'status_changed', 'assigned', 'follow_up_set', 'outcome_set',
      'exported', 'file_downloaded', 'posting_created',
      'posting_edited', 'posting_deleted', 'erased', 'purged', 'withdrawn', 'recipient_changed', 'file_deleted',
      'entered', 'proposal_noted', 'proposal_note_deleted', 'template_changed', 'template_reset', 'spam_received', 'spam_cleared', 'spam_marked', 'spam_deleted', 'invited', 'invitation_withdrawn', 'joined', 'role_changed', 'colleague_removed',
      'address_corrected'
    )
  ),
  table_name text not null check (char_length(table_name) between 1 and 63),
  record_id uuid not null,
  summary text not null check (char_length(summary) <= 500),
  -- of the status, the owner, the follow-up day or the outcome; 'none' if there was none
  from_status text,
  to_status text,
  -- of changes that were made together
  batch uuid,
  -- the number of exported records
  records integer check (records > 0)
);

create index activity_log_created_at_idx on public.activity_log (created_at desc, id desc);
create index activity_log_record_id_idx on public.activity_log (record_id);
create index activity_log_batch_idx on public.activity_log (batch, id) where batch is not null;

grant select on table public.activity_log to authenticated;
grant all on table public.activity_log to service_role;

alter table public.activity_log enable row level security;

create policy "staff read the log of their kinds" on public.activity_log
  for select to authenticated
  using ((select private.is_admin()) or table_name = any ((select private.kinds())::text[]));

-- The newest entry of a batch shows for all of its kind, with their number and what they have in common.
create view public.activity_feed with (security_invoker = true) as
  select a.id, a.created_at, a.actor_id, a.actor_email, a.action, a.table_name, a.record_id, a.summary,
    case when a.batch is null then a.from_status else whole.from_status end as from_status,
    case when a.batch is null then a.to_status else whole.to_status end as to_status,
    a.batch, coalesce(whole.records, a.records) as records
  from public.activity_log as a left join lateral (
    select count(*)::integer as records,
      case when min(o.from_status) = max(o.from_status) then min(o.from_status) end as from_status,
      case when min(o.to_status) = max(o.to_status) then min(o.to_status) end as to_status
    from public.activity_log as o where o.batch = a.batch and o.action = a.action
  ) as whole on a.batch is not null
  where not exists (
    select from public.activity_log as n where n.batch = a.batch and n.action = a.action and n.id > a.id
  );
grant select on table public.activity_feed to authenticated, service_role;

-- Who acts: the caller, or the author of a reply that the mailer reports as sent.
create function private.actor() returns uuid
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('deccan_reach.actor', true), '')::uuid, auth.uid());
$$;

create function private.write_activity(
  action text,
  table_name text,
  record_id uuid,
  summary text,
  from_status text default null,
  to_status text default null,
  created_at timestamptz default now(),
  records integer default null
) returns void
language sql set search_path = '' as $$
  insert into public.activity_log
    (created_at, actor_id, actor_email, action, table_name, record_id, summary,
     from_status, to_status, batch, records)
  values (
    write_activity.created_at,
    private.actor(),
    (select email from auth.users where id = private.actor()),
    write_activity.action,
    write_activity.table_name,
    write_activity.record_id,
    left(write_activity.summary, 500),
    write_activity.from_status,
    write_activity.to_status,
    nullif(current_setting('deccan_reach.batch', true), '')::uuid,
    write_activity.records
  );
$$;
