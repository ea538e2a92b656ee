-- docs/decisions/026-search.md explains these views. Under row-level security `like` cannot use an index, so a
-- private view reads with its owner's rights after one check of the role.
create extension if not exists pg_trgm with schema extensions;

-- Call it again after adding a column to the table. A list shows the beginning of one long text and may sort by
-- computed columns; they come first, because a view takes new columns only at its end.
create function private.make_list_view(table_name text, preview_of text, computed text default '')
returns void
language plpgsql set search_path = '' as $$
declare
  name constant text := table_name || '_list';
  of_submissions constant text := case when table_name = any (private.submission_tables())
    then 't.waiting and coalesce(
        t.answered_at is null and t.created_at < allowed.overdue_before or t.new_answer_at < allowed.asked_before,
        false
      ) as overdue,
      t.follow_up_on <= allowed.today and t.open as due,
      private.mailbox_name(t.email) as mailbox,' else '' end;
begin
  execute format('create or replace view private.%1$I with (security_barrier = false) as
    select left(t.%2$I, 200) as preview, %3$s %4$s t.*
    from (
      select private.can(%5$L) as yes, private.today() as today, d.overdue_before, d.asked_before
      from (select) as one left join private.deadlines as d on d.table_name = %5$L
    ) as allowed join public.%5$I as t on allowed.yes',
    name, preview_of, of_submissions, computed, table_name);
  execute format('create or replace view public.%I with (security_invoker = true) as
    select * from private.%I', name, name);
  execute format('grant select on private.%I, public.%I to authenticated', name, name);
  execute format('comment on view private.%I is %L', name,
    'Asks whether the reader''s role includes the table, then reads with its owner''s rights. Read through public.'
      || name || '.');
  execute format('comment on view public.%I is %L', name,
    'What staff list and search; nobody else reads a row of it, and nobody writes to it.');
end;
$$;

do $$
declare
  budget_rank constant text :=
    'array_position(array[''10k-50k'', ''50k-100k'', ''100k-500k'', ''500k+''], budget)';
  timeline_rank constant text :=
    'array_position(array[''immediate'', ''short'', ''medium'', ''long''], timeline)';
  experience_rank constant text :=
    'array_position(array[''0-2'', ''3-5'', ''6-10'', ''10+''], years_experience)';
  name text;
  preview_of text;
  computed text;
  direction text;
begin
  for name, preview_of, computed in values
    ('contact_submissions', 'project_details', ''),
    ('quote_requests', 'project_description',
      budget_rank || ' as budget_rank, ' || timeline_rank || ' as timeline_rank,'),
    ('career_applications', 'summary', experience_rank || ' as experience_rank,'),
    ('partnership_applications', 'proposal', ''),
    ('job_postings', 'description', '')
  loop
    perform private.make_list_view(name, preview_of, computed);
    execute format('create index %I on public.%I using gin (search_text extensions.gin_trgm_ops)',
      name || '_search_text_idx', name);
    -- lets the planner distinguish rare words from frequent ones
    execute format('alter table public.%I alter column search_text set statistics 1000', name);
  end loop;
  -- two each, because values without a rank come last in both directions
  foreach direction in array array['asc', 'desc'] loop
    execute format('create index quote_requests_budget_%1$s_idx on public.quote_requests
      ((%2$s) %1$s nulls last, created_at desc, id desc)', direction, budget_rank);
    execute format('create index career_applications_experience_%1$s_idx on public.career_applications
      ((%2$s) %1$s nulls last, created_at desc, id desc)', direction, experience_rank);
  end loop;
end;
$$;

create index quote_requests_country_idx
  on public.quote_requests (country, created_at desc, id desc) include (spam_suspected, duplicate_of);
create index partnership_applications_country_idx
  on public.partnership_applications (country_region, created_at desc, id desc)
  include (spam_suspected, duplicate_of);

-- With the columns of the filters, for counts and comparisons that need not read the rows.
create index contact_submissions_filters_idx on public.contact_submissions (created_at) include (
  spam_suspected, open, duplicate_of, status, outcome, owner_id, follow_up_on, locale, source, came_by, service_interest
);
create index quote_requests_filters_idx on public.quote_requests (created_at) include (
  spam_suspected, open, duplicate_of, status, outcome, owner_id, follow_up_on, locale, source, came_by, service_type,
  product, country, budget
);
create index partnership_applications_filters_idx on public.partnership_applications (created_at)
  include (
    spam_suspected, open, duplicate_of, status, outcome, owner_id, follow_up_on, locale, source, came_by,
    partnership_type, country_region
  );
create index career_applications_filters_idx on public.career_applications (created_at) include (
  spam_suspected, open, duplicate_of, status, owner_id, follow_up_on, locale, source, came_by, job_posting_id,
  position_applied_for, years_experience
);

create index contact_submissions_name_idx
  on public.contact_submissions (last_name, first_name, created_at desc, id desc);
create index quote_requests_company_name_idx
  on public.quote_requests (company_name, created_at desc, id desc);
create index career_applications_name_idx
  on public.career_applications (last_name, first_name, created_at desc, id desc);
create index partnership_applications_company_name_idx
  on public.partnership_applications (company_name, created_at desc, id desc);

-- Telephone numbers lose the plus sign or leading zeros and become one word. One or two letters match only at
-- the start of a word, because no index finds them elsewhere. References (private.reference_of) are searched
-- without their prefix. `*` and `,` are reserved by PostgREST.
create function public.search_patterns(search text) returns text[]
language sql immutable strict parallel safe set search_path = ''
begin atomic
  select array(
    select case
      when word ~ '^[a-z0-9]{1,2}$' then '% ' || word || '%'
      else '%' || translate(regexp_replace(word, '([\\%_])', '\\\1', 'g'), '*,', '__') || '%'
    end
    from regexp_matches(
        regexp_replace(
          left(search, 100),
          '\mdr([-\u2010-\u2015\u2212]\s?(?=[0-9a-f]{1,8}\M)|\s?(?=[0-9a-f]{8}\M))', '', 'gi'
        ),
        '^\s*0[0-9 ()./-]*[0-9]\s*$|\+[0-9][0-9 ()./-]*[0-9]|\S+', 'g'
      ) as found (tokens),
      string_to_table(private.search_form(tokens[1]), ' ') as folded,
      regexp_replace(folded, '^([<{[]|mailto:|tel:)+|[]>}.,;:!?]+$', '', 'g') as bare,
      regexp_replace(coalesce(nullif(bare, ''), folded), '^(\+|00?)(?=[0-9]{6,15}$)', '') as word
    where word <> ''
    limit 8
  );
end;
grant execute on function public.search_patterns(text) to anon, authenticated;
