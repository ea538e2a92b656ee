-- A submission that waits since before these times is overdue, or to be mentioned in a reminder. A sender's later mail
-- is answered within a business day.
create view private.deadlines as
  select kind, private.time_before(answered_within, unit) as overdue_before,
    private.time_before(reminded_after, unit) as reminded_before, asked_before,
    now() - make_interval(days => decided_within) as undecided_before
  from private.kinds_of_record, private.time_before(1, 'business days') as asked_before;
grant select on private.deadlines to authenticated, service_role;

-- Of a record that waits.
create function private.is_overdue(
  answered_at timestamptz, created_at timestamptz, new_answer_at timestamptz, overdue_before timestamptz,
  asked_before timestamptz
) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(answered_at is null and created_at < overdue_before or new_answer_at < asked_before, false);
grant execute on function private.is_overdue(timestamptz, timestamptz, timestamptz, timestamptz, timestamptz)
  to authenticated, service_role;

-- Makes the view of a kind, through which it is read and written, and requires what its form requires; called again, it adds
-- what is new. Staff list and search the same view: computed columns do not keep it from being updated.
create procedure private.make_kind(kind text, computed text[] default '{}')
language plpgsql set search_path = '' as $$
declare
  sent constant text[] := private.sender_columns(kind);
  settable constant text := (
    select string_agg(name, ', ') from private.staff_columns(), unnest(names) as name where by_request
  );
  columns constant text[] := array['id', 'kind'] || array(select of || ' as ' || name from private.words_of(kind)) || array[
    'locale', 'consent_version', 'consented_at', 'status_hash', 'honeypot', 'seconds_to_fill', 'spam_suspected', 'spam_reason',
    'first_page', 'referring_host', 'utm_source', 'utm_campaign', 'status', 'shown_status', 'status_shown_at', 'duplicate_of',
    'owner_id', 'follow_up_on', 'follow_up_note', 'outcome', 'lost_reason', 'outcome_on', 'amount', 'currency', 'came_by',
    'came_at', 'source', 'created_at', 'updated_at', 'answered_at', 'new_answer_at', 'open', 'waiting', 'search_text',
    'left(message, 200) as preview',
    format('waiting and private.is_overdue(
      answered_at, r.created_at, new_answer_at, (select d.overdue_before from private.deadlines as d where d.kind = %1$L),
      (select d.asked_before from private.deadlines as d where d.kind = %1$L)
    ) as overdue', kind),
    'follow_up_on <= (select private.today()) and open as due', 'private.mailbox_name(email) as mailbox'
  ] || computed;
begin
  execute format($sql$
    create or replace view public.%1$I with (security_invoker = true) as
      select %2$s from private.records as r where r.kind = %1$L
      with local check option;
    alter view public.%1$I alter kind set default %1$L;
    alter view public.%1$I alter id set default gen_random_uuid();
    grant select, update (%3$s) on public.%1$I to authenticated;
    grant all on public.%1$I to service_role;
    grant update (%3$s) on private.records to authenticated;
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
    settable, kind || '_required',
    (select string_agg(of, ', ') from private.words_of(kind) where required)
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
revoke insert (phone) on public.contact_submissions from anon, authenticated;
call private.make_kind('quote_requests', array[
  $$array_position(array['10k-50k', '50k-100k', '100k-500k', '500k+'], budget) as budget_rank$$,
  $$array_position(array['immediate', 'short', 'medium', 'long'], timeline) as timeline_rank$$
]);
call private.make_kind('partnership_applications');
call private.make_kind('career_applications', array[
  $$array_position(array['0-2', '3-5', '6-10', '10+'], years_experience) as experience_rank$$,
  'posting_title', 'after_closing', 'rejection_reason', 'told_at', 'decision_leaves', 'awaits_decision'
]);
