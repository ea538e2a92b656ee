-- docs/decisions/026-search.md explains these views. Under row-level security `like` cannot use an index, so a
-- private view reads with its owner's rights after one check of the role.
create extension if not exists pg_trgm with schema extensions;

-- Call it again after adding a column to the table. A list shows the beginning of one long text.
create function private.make_list_view(table_name text, preview_of text) returns void
language plpgsql set search_path = '' as $$
declare
  name constant text := table_name || '_list';
begin
  execute format('create or replace view private.%I with (security_barrier = false) as
    select left(t.%I, 200) as preview, t.*
    from (select private.can(%L) as yes) as allowed join public.%I as t on allowed.yes',
    name, preview_of, table_name, table_name);
  execute format('create or replace view public.%I with (security_invoker = true) as
    select * from private.%I', name, name);
  execute format('revoke all on private.%I, public.%I from public, anon, authenticated', name, name);
  execute format('grant select on private.%I, public.%I to authenticated', name, name);
  execute format('comment on view private.%I is %L', name,
    'Asks whether the reader''s role includes the table, then reads with its owner''s rights. Read through public.'
      || name || '.');
  execute format('comment on view public.%I is %L', name,
    'What staff list and search; nobody else reads a row of it, and nobody writes to it.');
end;
$$;
revoke all on function private.make_list_view(text, text) from public, anon, authenticated;

do $$
declare
  name text;
  preview_of text;
begin
  for name, preview_of in values
    ('contact_submissions', 'project_details'), ('quote_requests', 'project_description'),
    ('career_applications', 'summary'), ('partnership_applications', 'proposal'),
    ('job_postings', 'description')
  loop
    perform private.make_list_view(name, preview_of);
    execute format('create index %I on public.%I using gin (search_text extensions.gin_trgm_ops)',
      name || '_search_text_idx', name);
    -- lets the planner distinguish rare words from frequent ones
    execute format('alter table public.%I alter column search_text set statistics 1000', name);
  end loop;
end;
$$;

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
revoke all on function public.search_patterns(text) from public, anon, authenticated;
grant execute on function public.search_patterns(text) to anon, authenticated;
