-- What went wrong in visitors' and staff's browsers, one row a kind of error, page, browser and build. No
-- personal data: what reports it has taken out what a person may have typed (src/lib/client-errors), and
-- that is done again here.
create table public.client_errors (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    constraint client_errors_kind_values
      check (kind in ('error', 'rejection', 'policy', 'code', 'hydration')),
  message text not null
    constraint client_errors_message_length check (char_length(message) between 1 and 300),
  frames text[] not null default '{}'
    constraint client_errors_frames_count check (cardinality(frames) <= 5),
  page text not null
    constraint client_errors_page_length check (char_length(page) between 1 and 80),
  browser text not null
    constraint client_errors_browser_length check (char_length(browser) between 1 and 30),
  build text not null
    constraint client_errors_build_length check (char_length(build) between 1 and 40),
  occurrences integer not null default 1
    constraint client_errors_occurrences_least check (occurrences > 0),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

-- What makes two errors the same: of the frames the uppermost one.
create unique index client_errors_group_idx on public.client_errors
  (kind, message, coalesce(frames[1], ''), page, browser, build);
create index client_errors_last_seen_at_idx on public.client_errors (last_seen_at desc);

revoke all on table public.client_errors from public, anon, authenticated;
grant select, delete on table public.client_errors to authenticated;
grant all on table public.client_errors to service_role;

alter table public.client_errors enable row level security;

create policy "admins read errors" on public.client_errors
  for select to authenticated
  using ((select private.is_admin()));

create policy "admins are done with errors" on public.client_errors
  for delete to authenticated
  using ((select private.is_admin()));

create trigger "90_refuse_truncate" before truncate on public.client_errors
  for each statement when (private.is_api_role()) execute function private.refuse_truncate();

-- An error's message without what a person may have typed: only printable ASCII, nothing from a quotation
-- on but the names that engines quote in set phrases, no word with a digit, no address, nothing behind a
-- `=`. The same as src/lib/client-errors/scrub.ts; a test holds both to the same results.
create function private.scrub_error(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  m text collate "C" := left(value, 1000);
  react text := substring(m from '^(?:Error: )?(?:Minified )?React error #([0-9]{1,3})(?:;|$)');
begin
  if react is not null then
    return 'React error #' || react;
  end if;
  m := regexp_replace(m, '[^!-~\u0080-\U0010ffff]+', ' ', 'g');
  m := translate(
    m,
    U&'\2018\2019\201A\201B\2039\203A\FF07'
      || U&'\201C\201D\201E\201F\00AB\00BB\300C\300D\300E\300F\301D\301E\301F\FF02',
    repeat('''', 7) || repeat('"', 14)
  );
  m := regexp_replace(
    m, 'execute ["''`]([\w$.]{1,60})["''`] on ["''`]([\w$.]{1,60})["''`]', 'execute \1 on \2', 'g'
  );
  m := regexp_replace(
    m,
    '(^|[ (])(reading|setting|evaluating|property|construct) ["''`]([\w$.]{1,60})["''`]',
    '\1\2 \3', 'g'
  );
  m := regexp_replace(m, '(["`]|(^|[^A-Za-z0-9"''`])'').*$', '\2[text]');
  m := regexp_replace(
    m, '[^ ]*/assets/([a-z-]+)-[A-Za-z0-9_-]{8}[.](js|css)[^ ]*', 'assets/\1.\2', 'g'
  );
  m := regexp_replace(m, '[A-Za-z][\w+.-]*:[^ :][^ ]*', '[address]', 'g');
  m := regexp_replace(m, '[^ ]* ?@ ?[^ ]*', '[mail]', 'g');
  m := regexp_replace(m, '[^ ]*=[^ ]*', '[text]', 'g');
  m := regexp_replace(m, '[^ ]*[0-9][^ ]*', '[number]', 'g');
  m := regexp_replace(m, '[^ ]*[^ -~][^ ]*', '[text]', 'g');
  m := regexp_replace(m, '[^ ]{40,}', '[text]', 'g');
  m := regexp_replace(m, '(\[[a-z]+\])( \1)+', '\1', 'g');
  return coalesce(nullif(btrim(left(btrim(m), 300)), ''), '(no message)');
end;
$$;
revoke all on function private.scrub_error(text) from public, anon, authenticated;

-- Definer, as no API role writes here. Whatever does not look as our own pages send it is not kept: a
-- forger, too, writes nobody's name here but in the words of a message.
create function private.report_client_error(
  kind text, message text, frames text[], page text, browser text, build text
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  -- as many groups are kept, those seen last
  most_groups constant integer := 500;
  network constant text := private.client_network();
  own_frames text[];
begin
  if (
    report_client_error.kind in ('error', 'rejection', 'policy', 'code', 'hydration')
  ) is not true then
    raise exception 'There is no such kind of error.' using errcode = 'PT400';
  end if;
  if network is not null then
    perform private.count_submission('error', network);
  end if;
  perform private.count_submission('errors', '');

  select coalesce(array_agg(frame order by nr), '{}') into own_frames
    from unnest(report_client_error.frames[1:5]) with ordinality as f (frame, nr)
    where left(frame, 120) collate "C" ~ '^assets/[\w.-]{1,80}:[0-9]{1,7}:[0-9]{1,7}$';

  insert into public.client_errors as e (kind, message, frames, page, browser, build)
  values (
    report_client_error.kind,
    coalesce(private.scrub_error(report_client_error.message), '(no message)'),
    own_frames,
    case
      when left(report_client_error.page, 81) collate "C" ~ '^(/|(/([a-z-]{1,40}|:id|404)){1,4})$'
        and char_length(report_client_error.page) <= 80 then report_client_error.page
      else 'other'
    end,
    case
      when left(report_client_error.browser, 31) collate "C" ~ '^[A-Z][A-Za-z ]{1,19} [0-9]{1,4}$'
        then report_client_error.browser
      else 'other'
    end,
    case
      when left(report_client_error.build, 41) collate "C" ~ '^[0-9A-Za-z_-]{1,40}$'
        then report_client_error.build
      else 'other'
    end
  )
  on conflict (kind, message, coalesce(frames[1], ''), page, browser, build)
  do update set occurrences = e.occurrences + 1, last_seen_at = now();

  delete from public.client_errors where id in (
    select id from public.client_errors order by last_seen_at desc offset most_groups
  );
end;
$$;
revoke all on function private.report_client_error(text, text, text[], text, text, text)
  from public, anon, authenticated;
grant execute on function private.report_client_error(text, text, text[], text, text, text)
  to anon, authenticated;

-- For the pages of the site: one more time that something went wrong in a browser.
create function public.report_client_error(
  kind text, message text, frames text[], page text, browser text, build text
) returns void
language sql volatile set search_path = ''
return private.report_client_error(kind, message, frames, page, browser, build);
revoke all on function public.report_client_error(text, text, text[], text, text, text)
  from public, anon, authenticated;
grant execute on function public.report_client_error(text, text, text[], text, text, text)
  to anon, authenticated;
