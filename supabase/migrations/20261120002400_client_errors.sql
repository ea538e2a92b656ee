-- The site removes personal data before it reports errors (src/lib/client-errors/scrub.ts).
create table public.client_errors (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    constraint client_errors_kind_values
      check (kind in ('error', 'rejection', 'policy', 'code', 'hydration')),
  message text not null
    constraint client_errors_message_format check (
      char_length(message) <= 300 and message ~ '^[ -~]+$'
    ),
  frames text[] not null default '{}'
    constraint client_errors_frames_format check (
      cardinality(frames) <= 5 and pg_column_size(frames) <= 700
        and array_to_string(frames, ' ', '?') ~ '^[\w./: -]*$'
    ),
  page text not null
    constraint client_errors_page_format check (page ~ '^/[a-z0-9/:-]{0,79}$'),
  browser text not null
    constraint client_errors_browser_format check (browser ~ '^[A-Za-z0-9 ]{1,30}$'),
  build text not null
    constraint client_errors_build_format check (build ~ '^[0-9A-Za-z_-]{1,40}$'),
  occurrences integer not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

-- Errors are the same if these match; only the top frame counts.
create unique index client_errors_group_idx on public.client_errors
  (kind, message, coalesce(frames[1], ''), page, browser, build);

grant select on table public.client_errors to authenticated;
grant all on table public.client_errors to service_role;

alter table public.client_errors enable row level security;

create policy "admins read errors" on public.client_errors
  for select to authenticated
  using ((select private.is_admin()));

-- Definer, because API roles cannot write here. Keeps the five hundred groups seen last.
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
