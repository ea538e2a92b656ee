-- All kinds in one table that the API cannot name: a view of each has the columns of its form (private.make_kind).

create function private.is_final(status text) returns boolean
language sql immutable parallel safe set search_path = ''
return status in ('accepted', 'approved', 'completed', 'rejected');
grant execute on function private.is_final(text) to anon, authenticated, service_role;

create table private.kinds_of_record (
  kind text primary key check (kind = any (private.submission_tables())),
  -- what its form asks for: columns of private.records, `as` the names that the form has for them
  required text[] not null,
  optional text[] not null,
  -- of these, what staff alone fill in
  entered text[] not null,
  -- what its view computes for lists
  computed text[] not null,
  -- what leads are compared by: the parameter of a list's filter, and the column that says it
  dimensions jsonb,
  -- what the sender waits for, and how long: as visitors are shown, and until staff are reminded
  awaits text not null check (awaits in ('proposal', 'reply', 'reply or decision')),
  unit text not null check (unit in ('hours', 'business days')),
  answered_within integer not null check (answered_within > 0),
  reminded_after integer check (reminded_after > 0),
  decided_within integer check (decided_within > 0)
);
insert into private.kinds_of_record values
  (
    'quote_requests',
    '{company as company_name,contact as contact_name,email,country,phone,topic as service_type,message as project_description,timeline,budget}',
    '{product,wants_demo}', '{}', array[
      $$array_position(array['10k-50k', '50k-100k', '100k-500k', '500k+'], budget) as budget_rank$$,
      $$array_position(array['immediate', 'short', 'medium', 'long'], timeline) as timeline_rank$$
    ], '{"product": "product", "service": "topic", "country": "country", "source": "source"}',
    'proposal', 'hours', 24, 20, null
  ),
  (
    'contact_submissions', '{first_name,last_name,email,topic as service_interest,message as project_details}',
    '{company as company_operator,phone}', '{phone}', '{}', '{"service": "topic", "source": "source"}',
    'reply', 'business days', 2, null, null
  ),
  (
    'partnership_applications',
    '{company as company_name,contact as contact_person,email,phone,country as country_region,partnership_type,description,message as proposal}',
    '{}', '{}', '{}', '{"type": "partnership_type", "country": "country", "source": "source"}',
    'reply', 'business days', 2, null, null
  ),
  (
    'career_applications',
    '{first_name,last_name,email,phone,current_location,topic as position_applied_for,years_experience,availability,message as summary,skills,motivation}',
    '{linkedin,job_posting_id,expected_salary,additional_info,receive_updates}', '{}', array[
      $$array_position(array['0-2', '3-5', '6-10', '10+'], years_experience) as experience_rank$$,
      'posting_title', 'after_closing', 'rejection_reason', 'told_at', 'decision_leaves', 'awaits_decision'
    ], null,
    'reply or decision', 'business days', 5, 4, 30
  );

create function private.words_of(kind text) returns table (name text, of text, required boolean)
language sql stable set search_path = '' as $$
  select regexp_replace(word, '^.* as ', ''), split_part(word, ' ', 1), needed
  from private.kinds_of_record as k, lateral (
    select unnest(k.required), true union all select unnest(k.optional), false
  ) as w (word, needed)
  where k.kind = words_of.kind;
$$;

create function private.sender_columns(kind text) returns text[]
language sql stable set search_path = ''
return array[
  'id', 'locale', 'consent_version', 'status_hash', 'honeypot', 'seconds_to_fill', 'first_page', 'referring_host',
  'utm_source', 'utm_campaign'
] || array(select name from private.words_of(sender_columns.kind));

-- Times that the company stated for itself hold for what waits already, too; reminders keep their share of them.
create view private.promises as
  select kind, unit, p.answered_within,
    case when reminded_after is not null then greatest(1, p.answered_within * reminded_after / k.answered_within) end
      as reminded_after,
    coalesce(
      (select value::integer from public.site_facts where kind = 'career_applications' and key = 'applicationDecisionDays'),
      decided_within
    ) as decided_within
  from private.kinds_of_record as k cross join lateral (
    select coalesce((
      select coalesce(value -> 1, value)::integer from public.site_facts
      where (kind, key) in (('quote_requests', 'quoteReplyHours'), ('career_applications', 'applicationReviewDays'))
    ), k.answered_within) as answered_within
  ) as p;

-- A sender's later mail is answered within a business day. Materialized, or each record would compute them again.
create view private.deadlines as
  with deadlines as materialized (
    select kind, private.time_before(answered_within, unit) as overdue_before,
      private.time_before(reminded_after, unit) as reminded_before, asked_before,
      now() - make_interval(days => decided_within) as undecided_before, time_zone
    from private.promises, private.mail_settings, private.time_before(1, 'business days') as asked_before
  )
  select * from deadlines;
grant select on private.deadlines to authenticated, service_role;

create function private.is_overdue(
  answered_at timestamptz, created_at timestamptz, new_answer_at timestamptz, overdue_before timestamptz,
  asked_before timestamptz
) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(answered_at is null and created_at < overdue_before or new_answer_at < asked_before, false);
grant execute on function private.is_overdue(timestamptz, timestamptz, timestamptz, timestamptz, timestamptz)
  to authenticated, service_role;

-- Checks a form's text. Staff who enter a record may leave it empty and may write shorter ones.
create function private.is_sent(value text, min integer, max integer, came_by text, lines boolean default false)
returns boolean
language sql immutable parallel safe set search_path = ''
return private.is_text(value, case when came_by is null then min else 1 end, max) and (lines or value collate "C" !~ '[\t\r\n]')
  or came_by is not null and value = '';
grant execute on function private.is_sent(text, integer, integer, text, boolean) to anon, authenticated, service_role;

-- A check has the name of its column, by which a refusal names the field.
create table private.records (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.kinds_of_record,

  first_name text collate "und-x-icu" constraint first_name check (private.is_sent(first_name, 1, 200, came_by)),
  last_name text collate "und-x-icu" constraint last_name check (private.is_sent(last_name, 1, 200, came_by)),
  contact text collate "und-x-icu" constraint contact check (private.is_sent(contact, 2, 200, came_by)),
  company text collate "und-x-icu" constraint company check (private.is_sent(company, 2, 200, came_by)),
  email text collate "und-x-icu" not null
    constraint email check (private.is_email(email) or came_by is not null and email = ''),
  phone text constraint phone check (private.is_sent(phone, 10, 40, came_by)),
  country text collate "und-x-icu" constraint country check (private.is_sent(country, 2, 100, came_by)),
  topic text constraint topic check (came_by is not null and topic = '' or case kind
    when 'career_applications' then topic in (
      'senior-vas-engineer', 'fintech-architect', 'ai-developer', 'business-dev-manager',
      'devops-engineer', 'project-manager', 'other'
    )
    else topic in (
      'Value-Added Services (VAS)', 'Fintech Solutions', 'Marketplace Applications',
      'Enterprise Solutions', 'AI-Based Solutions', '5G Infotainment Solutions'
    ) or kind = 'quote_requests' and topic = 'Custom Solution'
  end),
  message text not null constraint message check (private.is_sent(message, 10, 5000, came_by, lines => true)),

  -- last part of the path of the product page whose button led to the form
  product text constraint product check (product ~ '^[a-z0-9-]{1,40}$'),
  wants_demo boolean not null default false,
  timeline text constraint timeline
    check (timeline in ('immediate', 'short', 'medium', 'long') or came_by is not null and timeline = ''),
  budget text constraint budget
    check (budget in ('10k-50k', '50k-100k', '100k-500k', '500k+', 'discuss') or came_by is not null and budget = ''),

  partnership_type text constraint partnership_type check (
    partnership_type in ('strategic', 'channel', 'technology', 'regional') or came_by is not null and partnership_type = ''
  ),
  description text constraint description check (private.is_sent(description, 10, 5000, came_by, lines => true)),

  current_location text collate "und-x-icu"
    constraint current_location check (private.is_sent(current_location, 2, 200, came_by)),
  linkedin text constraint linkedin check (private.is_line(linkedin, 1, 300)),
  -- no foreign key: the applicants of a deleted posting still belong together
  job_posting_id uuid,
  posting_title text constraint posting_title check (private.is_line(posting_title, 1, 200)),
  after_closing boolean not null default false,
  expected_salary text collate "und-x-icu" constraint expected_salary check (private.is_line(expected_salary, 1, 200)),
  years_experience text constraint years_experience
    check (years_experience in ('0-2', '3-5', '6-10', '10+') or came_by is not null and years_experience = ''),
  availability text constraint availability check (
    availability in ('immediate', '2-weeks', '1-month', '2-months') or came_by is not null and availability = ''
  ),
  skills text constraint skills check (private.is_sent(skills, 2, 2000, came_by, lines => true)),
  motivation text constraint motivation check (private.is_sent(motivation, 10, 5000, came_by, lines => true)),
  additional_info text constraint additional_info check (private.is_text(additional_info, 1, 5000)),
  receive_updates boolean not null default false,

  locale text not null default 'en' constraint locale check (locale in ('en', 'fr')),
  -- the wording that the form showed (docs/consent.md)
  consent_version text constraint consent_version check (consent_version ~ '^[a-z]+-[a-z]{2}-[0-9a-f]{8}$'),
  consented_at timestamptz,
  -- SHA-256 of the secret of a status link that the browser made, in hex. Never stored here.
  status_hash text constraint status_hash check (status_hash is null),
  honeypot text constraint honeypot check (char_length(honeypot) <= 200),
  seconds_to_fill integer constraint seconds_to_fill check (seconds_to_fill between 0 and 604800),
  first_page text constraint first_page check (private.is_line(first_page, 1, 200)),
  referring_host text constraint referring_host check (private.is_line(referring_host, 1, 253)),
  utm_source text constraint utm_source check (private.is_line(utm_source, 1, 100)),
  utm_campaign text constraint utm_campaign check (private.is_line(utm_campaign, 1, 100)),
  came_by text constraint came_by check (came_by in ('call', 'fair', 'whatsapp', 'email', 'referral', 'other')),
  came_at date constraint came_at check (private.is_day(came_at)),
  sample boolean not null default false, -- of the demo: nobody but its seed sets it
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- what visitors wrote before staff corrected it, by field, without addresses, which may be a stranger's
  written jsonb not null default '{}',
  -- the address to which its sender answers; whoever knows it can add a mail
  reply_token text not null unique default replace(gen_random_uuid()::text, '-', '')
    constraint reply_token check (reply_token ~ '^[0-9a-z]{32}$'),

  -- What staff decide (private.staff_columns).
  status text not null default 'new' constraint status check (case kind
    when 'partnership_applications' then status in ('new', 'under_review', 'approved', 'rejected')
    when 'career_applications' then status in ('new', 'reviewed', 'interviewed', 'accepted', 'rejected')
    else status in ('new', 'contacted', 'completed')
  end),
  -- what the sender sees until status_shown_at
  shown_status text not null default 'new' constraint shown_status check (char_length(shown_status) <= 63),
  status_shown_at timestamptz not null default now(),
  -- the record that replaces this one. No foreign key: this one stays closed when that is erased.
  duplicate_of uuid constraint duplicate_of check (duplicate_of <> id),
  owner_id uuid references public.admin_users (user_id) on delete set null,
  -- a day of the company's time zone
  follow_up_on date constraint follow_up_on check (private.is_day(follow_up_on)),
  follow_up_note text constraint follow_up_note check (private.is_line(follow_up_note, 1, 200)),
  outcome text constraint outcome check (outcome in ('won', 'lost', 'no_answer')),
  lost_reason text constraint lost_reason
    check (lost_reason in ('price', 'timing', 'competitor', 'no_budget', 'not_a_fit', 'other')),
  outcome_on date constraint outcome_on check (private.is_day(outcome_on)),
  -- at most 15 digits, so that JavaScript reads it exactly
  amount numeric(17, 2)
    constraint amount check (amount >= 0 and amount < 1e15 and (amount < 1e13 or amount = trunc(amount))),
  currency text constraint currency check (currency ~ '^[A-Z]{3}$'),
  rating smallint constraint rating check (rating is null or rating between 1 and 5 and kind = 'career_applications'),
  spam_suspected boolean not null default false,
  spam_reason text
    constraint spam_reason check (spam_reason in ('honeypot', 'too fast', 'honeypot, too fast', 'marked by staff')),
  rejection_reason text constraint rejection_reason check (
    rejection_reason in ('experience', 'skills', 'language', 'location', 'salary', 'filled', 'withdrew', 'other')
  ),

  -- set by private.settle
  answered_at timestamptz,
  new_answer_at timestamptz,
  told_at timestamptz,
  decision_leaves boolean not null default false,

  person text collate "und-x-icu" not null generated always as (
    coalesce(contact, btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')))
  ) stored,
  source text not null generated always as (
    coalesce(
      lower(came_by), lower(utm_source),
      -- one site has several hosts: for telephones, and for the links that leave it
      regexp_replace(lower(referring_host), '^((www|m|l)\.)+(?=[^.]+\.)', ''), 'direct'
    )
  ) stored,
  open boolean not null generated always as (
    not private.is_final(status) and outcome is null and not spam_suspected and duplicate_of is null
  ) stored,
  -- its sender waits for us; private.deadlines says until when
  waiting boolean not null generated always as (
    (answered_at is null or new_answer_at is not null) and outcome is null and not spam_suspected
      and duplicate_of is null
  ) stored,
  -- an applicant has not been written a decision; one without an address cannot be
  awaits_decision boolean not null generated always as (
    kind = 'career_applications' and not spam_suspected and duplicate_of is null and not decision_leaves
      and not (private.is_final(status) and (told_at is not null or email = ''))
  ) stored,
  search_text text not null generated always as (
    private.search_text(
      id, contact, first_name, last_name, company, email, phone, country, current_location, posting_title, description,
      message, skills, motivation, additional_info
    )
  ) stored,

  constraint records_id_kind_key unique (id, kind), -- of what belongs to a record
  constraint day_has_channel check (came_at is null or came_by is not null),
  constraint note_has_follow_up check (follow_up_note is null or follow_up_on is not null),
  constraint only_lost_has_reason check (lost_reason is null or outcome is not distinct from 'lost'),
  constraint only_won_has_amount check (amount is null or outcome is not distinct from 'won'),
  constraint only_outcome_has_day check (outcome_on is null or outcome is not null),
  constraint amount_has_currency check ((amount is null) = (currency is null)),
  constraint spam_has_reason check (spam_suspected = (spam_reason is not null)),
  constraint consent_has_version check ((consented_at is null) = (consent_version is null)),
  constraint has_name check (came_by is null or concat(first_name, last_name, contact, company) <> ''),
  constraint can_be_reached check (came_by is null or concat(email, phone) <> '')
);

-- For lists, counts, open work and the report, which read no row: rows are long.
create index records_kind_idx on private.records (kind, spam_suspected, created_at desc, id desc) include (
  status, open, waiting, awaits_decision, duplicate_of, owner_id, follow_up_on, outcome, answered_at, new_answer_at, source,
  country, topic, outcome_on, lost_reason, amount, currency, came_by, sample
);
create index records_waiting_idx on private.records (kind, created_at) include (answered_at, new_answer_at, owner_id)
  where waiting;
create index records_owner_id_idx on private.records (owner_id) where owner_id is not null;

alter table private.records enable row level security;
create policy "staff read their kinds" on private.records
  for select to authenticated
  using (kind = any ((select private.kinds())::text[]));
create policy "staff set what they decide" on private.records
  for update to authenticated
  using (kind = any ((select private.kinds())::text[]));
create policy "visitors submit" on private.records
  for insert to anon, authenticated
  with check (kind <> 'career_applications');
grant select on private.records to authenticated;
grant all on private.records, private.kinds_of_record to service_role;

create function private.reference_of(id uuid) returns text
language sql immutable set search_path = ''
return 'DR-' || upper(left(id::text, 8));

create function private.named(record private.records) returns text
language sql immutable set search_path = ''
return concat_ws(', ', nullif(record.person, ''), nullif(record.company, ''));

create trigger "30_decide" before insert or update on private.records
  for each row execute function private.decide();
create trigger "30_log" after insert or update on private.records
  for each row execute function private.log_record();
