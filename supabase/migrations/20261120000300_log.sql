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
      'file_deleted', 'mail_deleted', 'entered', 'template_changed', 'template_reset',
      'spam_received', 'spam_cleared', 'spam_marked', 'invited', 'invitation_withdrawn', 'joined',
      'role_changed', 'colleague_removed', 'address_corrected', 'details_added', 'details_corrected',
      'rated', 'factor_reset', 'recovery_used', 'sign_in_rules_changed', 'fact_changed'
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
alter table public.activity_log enable row level security;

create policy "staff read the log of their kinds" on public.activity_log
  for select to authenticated
  using ((select private.is_admin()) or table_name = any ((select private.kinds())::text[]));

-- The newest entry of a batch shows for all of its kind, and an entry that was undone for what undid it.
create view public.activity_feed with (security_invoker = true) as
  select a.id, a.created_at, a.actor_id, a.actor_email, a.action, a.table_name, a.record_id, a.summary,
    whole.from_status, whole.to_status, a.before, a.after, a.batch,
    case when a.batch is null then a.records else whole.records end as records,
    whole.undone, whole.undone_by, whole.undone_by_email,
    a.before is not null and a.created_at > now() - interval '24 hours' and whole.undone < whole.records as can_undo
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
grant select on table public.activity_feed to authenticated;

-- Returns who acts: the caller, or the author of a reply that the mailer reports as sent.
create function private.actor() returns uuid
language sql stable set search_path = ''
return coalesce(nullif(current_setting('deccan_reach.actor', true), '')::uuid, auth.uid());

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
    (
      select newest.id from (
        select * from public.activity_log as l
        where l.record_id = write_activity.record_id
          and l.before ?| array(select jsonb_object_keys(write_activity.before))
        order by l.id desc limit 1
      ) as newest
      where current_setting('deccan_reach.undo', true) = 'on' and newest.undoes is null
        and newest.before = write_activity.after and newest.after = write_activity.before
    )
  );
$$;

-- Its arguments: the action, and the columns that are its summary and what it was before.
create function private.log_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  logged constant jsonb := to_jsonb(coalesce(new, old));
begin
  perform private.write_activity(
    tg_argv[0], coalesce(logged ->> 'table_name', tg_table_name),
    coalesce(logged ->> 'record_id', logged ->> 'id')::uuid, logged ->> tg_argv[1], logged ->> tg_argv[2]
  );
  return null;
end;
$$;

-- The only list of what staff decide: per action in the log its columns, the first of which tells whether it is decided.
-- What no request may set, update_records sets after further checks.
create function private.staff_columns() returns table (action text, names text[], by_request boolean)
language sql immutable set search_path = '' as $$
  values
    ('status_changed', '{status}'::text[], true), ('duplicate_set', '{duplicate_of}', true), ('assigned', '{owner_id}', true),
    ('follow_up_set', '{follow_up_on,follow_up_note}', true),
    ('outcome_set', '{outcome,lost_reason,amount,currency,outcome_on}', true),
    ('rated', '{rating}', true), ('spam_marked', '{spam_suspected}', false), (null, '{rejection_reason}', false);
$$;

-- What follows from a decision. Senders see it after an hour, or at once with the reply that told them.
create function private.decide() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  original record;
begin
  new.updated_at := case tg_op when 'INSERT' then new.created_at else now() end;
  if (new.outcome is null) <> (new.outcome_on is null) then
    new.outcome_on := case
      when new.outcome is not null then private.today()
      when old.outcome is null then new.outcome_on
    end;
  end if;
  if new.owner_id is distinct from old.owner_id and new.owner_id is not null then
    perform private.require(exists (
      select from public.admin_users as a where a.user_id = new.owner_id and new.kind = any (a.table_names)
    ), 'This owner has left, or their role does not include this kind of record.', 'PT400');
  end if;
  if tg_op = 'INSERT' then
    new.shown_status := new.status;
    new.status_shown_at := new.created_at;
    return new;
  end if;
  if new.status <> old.status then
    new.shown_status := case when old.status_shown_at > now() then old.shown_status else old.status end;
    new.status_shown_at := now() + make_interval(hours => (private.is_final(new.status) and not exists (
      select from public.messages as m join public.mails as s on s.id = m.mail_id
      where m.record_id = new.id and m.to_status = new.status and s.state = 'sent' and s.done_at = now()
    ))::integer);
  end if;
  if new.spam_suspected <> old.spam_suspected then
    new.spam_reason := case when new.spam_suspected then 'marked by staff' end;
  end if;
  if new.duplicate_of is not null and new.duplicate_of is distinct from old.duplicate_of then
    -- Duplicates point to what goes on, never to each other. The lock keeps two people from closing each other's choice.
    perform pg_advisory_xact_lock(hashtextextended('duplicate', 6));
    select * into original from private.records as r where (r.id, r.kind) = (new.duplicate_of, new.kind);
    perform private.require(not original.spam_suspected, 'There is no such record of this kind.', 'PT400');
    perform private.require(original.duplicate_of is null, 'The other one is a duplicate, too.', 'PT409');
    perform private.require(
      not exists (select from private.records as r where r.duplicate_of = new.id), 'Duplicates point to this one.', 'PT409'
    );
  end if;
  return new;
end;
$$;

-- Formats a decision for the log: the day of a follow-up without its note, an outcome as `won 1200.5 USD 2026-11-28`.
create function private.log_text(decided jsonb, first text) returns text
language sql immutable set search_path = ''
return coalesce(case first
  when 'outcome' then nullif(concat_ws(
    ' ', nullif(concat_ws(':', decided ->> 'outcome', decided ->> 'lost_reason'), ''),
    trim_scale((decided ->> 'amount')::numeric), decided ->> 'currency', decided ->> 'outcome_on'
  ), '')
  else decided ->> first
end, 'none');

create function private.log_record() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  summary constant text := private.named(new);
  earlier constant jsonb := to_jsonb(old);
  later constant jsonb := to_jsonb(new);
  decision record;
begin
  if tg_op = 'UPDATE' and new.status <> old.status
    and (select k.awaits = 'reply or decision' from private.kinds_of_record as k where k.kind = new.kind)
  then
    perform private.settle(new.id);
  end if;
  if tg_op = 'INSERT' then
    perform private.write_activity(
      case
        when new.came_by is not null then 'entered'
        when new.spam_suspected then 'spam_received'
        else 'submitted'
      end,
      new.kind, new.id, summary, created_at => new.created_at
    );
    return null;
  end if;
  for decision in
    select s.action, v.before, v.after, private.log_text(v.before, s.names[1]) as from_text,
      private.log_text(v.after, s.names[1]) as to_text
    from private.staff_columns() as s cross join lateral (
      select jsonb_object_agg(name, earlier -> name) as before, jsonb_object_agg(name, later -> name) as after
      from unnest(s.names) as name
    ) as v
    where s.action is not null
  loop
    continue when decision.from_text = decision.to_text;
    if decision.action = 'spam_marked' then
      decision.action := case when new.spam_suspected then 'spam_marked' else 'spam_cleared' end;
      decision.from_text := null;
      decision.to_text := null;
    end if;
    perform private.write_activity(
      decision.action, new.kind, new.id, summary, decision.from_text, decision.to_text,
      before => decision.before, after => decision.after
    );
  end loop;
  return null;
end;
$$;
