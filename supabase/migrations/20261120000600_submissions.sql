-- Shared by the four submission tables. PostgreSQL fires triggers in name order, hence their numbers.

-- The decisions that end a submission's way, of which its sender is told.
create function private.is_final(status text) returns boolean
language sql immutable parallel safe set search_path = ''
return status in ('accepted', 'approved', 'completed', 'rejected');
grant execute on function private.is_final(text) to anon, authenticated, service_role;

-- Template for `like`, which copies columns, checks and indexes; it never holds rows.
create table private.submission (
  id uuid primary key default gen_random_uuid(),
  locale text not null default 'en' check (locale in ('en', 'fr')),
  -- identifies the wording that the form showed (docs/consent.md)
  consent_version text check (consent_version ~ '^[a-z]+-[a-z]{2}-[0-9a-f]{8}$'),
  consented_at timestamptz,
  -- SHA-256 of the secret of a status link that the browser made, in hex. Never stored here.
  status_hash text check (status_hash is null),
  honeypot text check (char_length(honeypot) <= 200),
  seconds_to_fill integer check (seconds_to_fill between 0 and 604800),
  spam_suspected boolean not null default false,
  spam_reason text check (
    spam_reason in ('honeypot', 'too fast', 'honeypot, too fast', 'marked by staff')
  ),
  -- How the sender came here, as the form's page knew it (src/features/forms/submission/visit-source.ts).
  first_page text check (private.is_line(first_page, 1, 200)),
  referring_host text check (private.is_line(referring_host, 1, 253)),
  utm_source text check (private.is_line(utm_source, 1, 100)),
  utm_campaign text check (private.is_line(utm_campaign, 1, 100)),
  status text not null default 'new',
  -- until then its sender still sees this status instead
  shown_status text not null default '',
  status_shown_at timestamptz not null default now(),
  -- The record of the same kind that goes on in place of this one, which is closed and counts nowhere. No foreign key: it
  -- stays closed when the other one is erased.
  duplicate_of uuid,
  owner_id uuid, -- of admin_users; `like` copies no foreign key
  follow_up_on date check (private.is_day(follow_up_on)), -- in the company's time zone
  follow_up_note text check (private.is_line(follow_up_note, 1, 200)),
  outcome text check (outcome in ('won', 'lost', 'no_answer')),
  lost_reason text check (
    lost_reason in ('price', 'timing', 'competitor', 'no_budget', 'not_a_fit', 'other')
  ),
  -- in the company's time zone, where nobody says another day
  outcome_on date check (private.is_day(outcome_on)),
  -- at most 15 digits, so that JavaScript reads it exactly
  amount numeric(17, 2) check (
    amount >= 0 and amount < 1e15 and (amount < 1e13 or amount = trunc(amount))
  ),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- how a submission that staff entered reached them
  came_by text check (came_by in ('call', 'fair', 'whatsapp', 'email', 'referral', 'other')),
  came_at date check (private.is_day(came_at)),
  -- how the sender found us, as far as it is known
  source text not null generated always as (
    coalesce(
      lower(came_by), lower(utm_source), private.host_name(referring_host), 'direct'
    )
  ) stored,
  created_at timestamptz not null default now(),
  -- when staff last changed it, or somebody wrote a note or sent a mail
  updated_at timestamptz not null default now(),
  -- since when the oldest answer of the sender has waited
  new_answer_at timestamptz,
  -- every rule about open records asks this
  open boolean not null generated always as (
    not private.is_final(status) and outcome is null and not spam_suspected and duplicate_of is null
  ) stored,
  -- when its sender got what private.promises says
  answered_at timestamptz,
  -- its sender waits for us; private.deadlines says until when
  waiting boolean not null generated always as (
    (answered_at is null or new_answer_at is not null) and outcome is null and not spam_suspected
      and duplicate_of is null
  ) stored,
  constraint day_has_channel check (came_at is null or came_by is not null),
  constraint note_has_follow_up check (follow_up_note is null or follow_up_on is not null),
  constraint only_lost_has_reason check (lost_reason is null or outcome is not distinct from 'lost'),
  constraint only_won_has_amount check (amount is null or outcome is not distinct from 'won'),
  constraint only_outcome_has_day check (outcome_on is null or outcome is not null),
  constraint amount_has_currency check ((amount is null) = (currency is null)),
  constraint duplicate_of_another check (duplicate_of <> id),
  constraint spam_has_reason check (spam_suspected = (spam_reason is not null)),
  constraint consent_has_version check ((consented_at is null) = (consent_version is null))
);
create index on private.submission (created_at desc, id desc) include (duplicate_of) where not spam_suspected;
create index on private.submission (status, created_at desc, id desc) include (duplicate_of) where not spam_suspected;
create index on private.submission (created_at desc, id desc) where open;
create index on private.submission (updated_at desc, created_at desc, id desc) where not spam_suspected;
create index on private.submission (created_at desc, id desc) where spam_suspected;
create index on private.submission (source, created_at desc, id desc) include (spam_suspected, duplicate_of);
create index on private.submission (created_at) include (answered_at, new_answer_at, owner_id) where waiting;
create index on private.submission (owner_id, created_at desc, id desc) include (spam_suspected, open, duplicate_of);
create index on private.submission (follow_up_on) include (spam_suspected, open) where follow_up_on is not null;
create index on private.submission (outcome_on) where outcome_on is not null;
create index on private.submission (duplicate_of) where duplicate_of is not null;
create index on private.submission (new_answer_at desc, id desc) where new_answer_at is not null;

create function private.sender_columns(of regclass) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(attname::text order by attnum)
  from pg_catalog.pg_attribute
  where attrelid = of and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in (
      'consented_at', 'spam_suspected', 'spam_reason', 'status', 'duplicate_of', 'owner_id', 'follow_up_on', 'follow_up_note', 'outcome',
      'lost_reason', 'outcome_on', 'amount', 'currency', 'came_by', 'came_at', 'created_at', 'updated_at', 'answered_at', 'new_answer_at', 'posting_title',
      'after_closing', 'rejection_reason', 'told_at', 'decision_leaves', 'shown_status', 'status_shown_at'
    );
$$;

-- What visitors have to fill in.
create function private.required_columns(of regclass) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(attname::text order by attnum)
  from pg_catalog.pg_attribute
  where attrelid = of and attnum > 0 and not attisdropped and attgenerated = '' and not atthasdef
    and attnotnull and atttypid = 'text'::regtype;
$$;

create function private.person_of(submission jsonb) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(coalesce(
    submission ->> 'contact_name', submission ->> 'contact_person',
    concat_ws(' ', submission ->> 'first_name', submission ->> 'last_name')
  )), '');
$$;

create function private.company_of(submission jsonb) returns text
language sql immutable set search_path = '' as $$
  select nullif(coalesce(submission ->> 'company_name', submission ->> 'company_operator'), '');
$$;

create function private.reference_of(id uuid) returns text
language sql immutable set search_path = '' as $$
  select 'DR-' || upper(left(id::text, 8));
$$;

create function private.submission_of(table_name text, record_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  record jsonb;
begin
  if (table_name = any (private.submission_tables())) is not true then
    return null;
  end if;
  execute format('select to_jsonb(s) from public.%I as s where id = $1', table_name)
    into record using record_id;
  return record;
end;
$$;

-- On insert, resets what the database decides; later allows only what staff set. Grants do not suffice, as the
-- embedded backend grants everything. Generated columns are ignored: they are still empty in a before trigger.
create function private.guard_submission() returns trigger
language plpgsql set search_path = '' as $$
declare
  ignored constant text[] := array[
    'status', 'duplicate_of', 'owner_id', 'follow_up_on', 'follow_up_note', 'outcome', 'lost_reason', 'outcome_on', 'amount', 'currency',
    'search_text', 'source', 'open', 'waiting', 'awaits_decision'
  ];
begin
  if tg_op = 'INSERT' then
    new.status := 'new';
    new.duplicate_of := null;
    new.owner_id := null;
    new.follow_up_on := null;
    new.follow_up_note := null;
    new.outcome := null;
    new.lost_reason := null;
    new.outcome_on := null;
    new.amount := null;
    new.currency := null;
    new.came_by := null;
    new.came_at := null;
    new.answered_at := null;
    if tg_table_name = 'contact_submissions' then
      new.phone := null;
    end if;
    new.created_at := now();
    new.new_answer_at := null;
  elsif to_jsonb(new) - ignored <> to_jsonb(old) - ignored then
    raise exception 'What visitors wrote cannot be changed.' using errcode = 'PT403';
  end if;
  return new;
end;
$$;

-- Duplicates point to what goes on, never to each other. The lock keeps two people from closing each other's choice.
create function private.check_duplicate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  chosen jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('duplicate', 6));
  chosen := private.submission_of(tg_table_name, new.duplicate_of);
  perform private.require(
    coalesce(not (chosen ->> 'spam_suspected')::boolean, false), 'There is no such record of this kind.', 'PT400'
  );
  perform private.require(chosen ->> 'duplicate_of' is null, 'The other one is a duplicate, too.', 'PT409');
  execute format('select jsonb_agg(id) from public.%I where duplicate_of = $1', tg_table_name) into chosen using new.id;
  perform private.require(chosen is null, 'Duplicates point to this one.', 'PT409');
  return new;
end;
$$;

-- Senders see a decision after an hour, or at once with the reply that told them, and never if it was changed before.
create function private.touch_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.updated_at := new.created_at;
    new.shown_status := new.status;
    new.status_shown_at := new.created_at;
    return new;
  end if;
  new.updated_at := now();
  if new.status <> old.status then
    new.shown_status := case when old.status_shown_at > now() then old.shown_status else old.status end;
    new.status_shown_at := now() + make_interval(hours => (private.is_final(new.status) and not exists (
      select from public.replies where record_id = new.id and to_status = new.status and state = 'sent' and done_at = now()
    ))::integer);
  end if;
  return new;
end;
$$;

-- Every outcome has a day.
create function private.date_outcome() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.outcome_on := case
    when new.outcome is not null then private.today()
    when old.outcome is null then new.outcome_on
  end;
  return new;
end;
$$;

-- As the log holds it: `won 1200.5 USD 2026-11-28`, `lost:price 2026-11-28`.
create function private.outcome_text(submission jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(concat_ws(
    ' ', nullif(concat_ws(':', submission ->> 'outcome', submission ->> 'lost_reason'), ''),
    trim_scale((submission ->> 'amount')::numeric), submission ->> 'currency', submission ->> 'outcome_on'
  ), ''), 'none');
$$;

create function private.columns_of(record jsonb, names text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(name, record -> name) from unnest(names) as name;
$$;

create function private.log_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  summary constant text := concat_ws(
    ', ', private.person_of(to_jsonb(new)), private.company_of(to_jsonb(new))
  );
  follow_up constant text[] := '{follow_up_on,follow_up_note}';
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  outcome constant text[] := '{outcome,lost_reason,outcome_on,amount,currency}';
begin
  if tg_op = 'INSERT' then
    perform private.write_activity(
      case
        when new.came_by is not null then 'entered'
        when new.spam_suspected then 'spam_received'
        else 'submitted'
      end,
      tg_table_name, new.id, summary, created_at => new.created_at
    );
    return null;
  end if;

  if new.status <> old.status then
    perform private.write_activity(
      'status_changed', tg_table_name, new.id, summary, old.status, new.status,
      before => private.columns_of(before, '{status}'), after => private.columns_of(after, '{status}')
    );
  elsif new.spam_suspected <> old.spam_suspected then
    perform private.write_activity(
      case when new.spam_suspected then 'spam_marked' else 'spam_cleared' end,
      tg_table_name, new.id, summary,
      before => private.columns_of(before, '{spam_suspected}'),
      after => private.columns_of(after, '{spam_suspected}')
    );
  end if;
  if new.owner_id is distinct from old.owner_id then
    perform private.write_activity(
      'assigned', tg_table_name, new.id, summary,
      coalesce(old.owner_id::text, 'none'), coalesce(new.owner_id::text, 'none'),
      before => private.columns_of(before, '{owner_id}'), after => private.columns_of(after, '{owner_id}')
    );
  end if;
  if new.follow_up_on is distinct from old.follow_up_on then
    perform private.write_activity(
      'follow_up_set', tg_table_name, new.id, summary,
      coalesce(old.follow_up_on::text, 'none'), coalesce(new.follow_up_on::text, 'none'),
      before => private.columns_of(before, follow_up), after => private.columns_of(after, follow_up)
    );
  end if;
  if new.duplicate_of is distinct from old.duplicate_of then
    perform private.write_activity(
      'duplicate_set', tg_table_name, new.id, summary,
      coalesce(old.duplicate_of::text, 'none'), coalesce(new.duplicate_of::text, 'none'),
      before => private.columns_of(before, '{duplicate_of}'), after => private.columns_of(after, '{duplicate_of}')
    );
  end if;
  if private.outcome_text(after) <> private.outcome_text(before) then
    perform private.write_activity(
      'outcome_set', tg_table_name, new.id, summary, private.outcome_text(before), private.outcome_text(after),
      before => private.columns_of(before, outcome), after => private.columns_of(after, outcome)
    );
  end if;
  return null;
end;
$$;

create procedure private.add_submission_rules(name text, visitors_insert boolean default true)
language plpgsql set search_path = '' as $procedure$
begin
  execute format($sql$
    grant select, update (status, duplicate_of, owner_id, follow_up_on, follow_up_note, outcome, lost_reason, outcome_on, amount, currency) on table public.%1$I to authenticated;
    grant all on table public.%1$I to service_role;

    alter table public.%1$I enable row level security;
    alter table public.%1$I add foreign key (owner_id)
      references public.admin_users (user_id) on delete set null;
    create policy "staff read" on public.%1$I
      for select to authenticated
      using ((select private.can(%1$L)));
    create policy "staff set what they decide" on public.%1$I
      for update to authenticated
      using ((select private.can(%1$L)))
      with check ((select private.can(%1$L)));

    create trigger "10_guard" before insert or update on public.%1$I
      for each row when (private.is_api_role()) execute function private.guard_submission();
    create trigger "20_receive" before insert on public.%1$I
      for each row when (private.is_api_request() and new.came_by is null)
      execute function private.receive_submission();
    create trigger "25_date_outcome" before insert or update on public.%1$I
      for each row when ((new.outcome is null) <> (new.outcome_on is null)) execute function private.date_outcome();
    create trigger "26_check_duplicate" before update of duplicate_of on public.%1$I
      for each row when (new.duplicate_of is not null and new.duplicate_of is distinct from old.duplicate_of)
      execute function private.check_duplicate();
    create trigger "27_touch" before insert or update on public.%1$I
      for each row execute function private.touch_submission();
    create trigger "30_log" after insert or update on public.%1$I
      for each row execute function private.log_submission();
    create trigger "60_forget_notes" after delete on public.%1$I
      for each row execute function private.forget_with_record('staff_notes');
  $sql$, name);

  if visitors_insert then
    execute format($sql$
      grant insert (%2$s) on table public.%1$I to anon, authenticated;
      create policy "visitors submit" on public.%1$I
        for insert to anon, authenticated
        with check (status = 'new');
    $sql$, name, array_to_string(private.sender_columns(format('public.%I', name)::regclass), ', '));
  end if;
end;
$procedure$;

-- A lead that staff entered names somebody and a way to reach them; the rest can be empty, and texts as short as they
-- are. Visitors' checks keep their names, by which a refusal names its field.
create procedure private.relax_for_staff(name text, names text[], ways text[])
language plpgsql set search_path = '' as $procedure$
declare
  of constant regclass := format('public.%I', name);
  required record;
begin
  for required in
    select c.conname, a.attname, pg_get_expr(c.conbin, c.conrelid) as rule
    from pg_catalog.pg_constraint as c
      join pg_catalog.pg_attribute as a on a.attrelid = c.conrelid and array[a.attnum] = c.conkey
    where c.conrelid = of and c.contype = 'c' and a.attname = any (private.required_columns(of) || names)
  loop
    execute format(
      'alter table %1$s drop constraint %2$I, add constraint %2$I
         check (%4$s or came_by is not null and (%3$I = '''' or %5$s))',
      of, required.conname, required.attname, required.rule,
      regexp_replace(required.rule, '(is_(?:line|text)\(\w+, )\d+', '\11')
    );
  end loop;
  execute format(
    'alter table %1$s
       add constraint has_name check (came_by is null or concat(%2$s) <> ''''),
       add constraint can_be_reached check (came_by is null or concat(%3$s) <> '''')',
    of, array_to_string(names, ', '), array_to_string(ways, ', ')
  );
end;
$procedure$;

-- Runs a statement for each of the tables, which it names as %1$I.
create procedure private.for_submissions(statement text)
language plpgsql set search_path = '' as $$
declare
  name text;
begin
  foreach name in array private.submission_tables() loop
    execute format(statement, name);
  end loop;
end;
$$;
