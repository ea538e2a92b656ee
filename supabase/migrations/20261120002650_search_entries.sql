-- What staff and senders wrote about a record: notes, sent replies, and answers by mail.
create index staff_notes_created_at_idx on public.staff_notes (created_at desc);
create index replies_sent_idx on public.replies (done_at desc) where state = 'sent';
create index received_mails_assigned_idx on public.received_mails (received_at desc) where record_id is not null;
create index staff_notes_search_text_idx on public.staff_notes using gin (search_text extensions.gin_trgm_ops);
create index replies_search_text_idx on public.replies
  using gin (search_text extensions.gin_trgm_ops) where state = 'sent';
create index received_mails_search_text_idx on public.received_mails
  using gin (search_text extensions.gin_trgm_ops) where record_id is not null;

-- Returns the newest. Definer, because behind a policy `like` uses no index. Frequent words are found among the newest
-- entries, rare ones by the index; the planner cannot tell, as it keeps no statistics of long texts. What no index finds is
-- searched among the newest only. An excerpt holds the first word found, whose place in the folded text tells about where
-- it stands in the other.
create function private.search_entries(search text)
returns table (
  kind text, table_name text, record_id uuid, at timestamptz, excerpt text, person text, company text,
  spam_suspected boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := public.search_patterns(search);
  is_indexed constant boolean := array_to_string(patterns, '') ~ '% |[[:alnum:]]{3}';
  words constant text[] := array(
    select regexp_replace(substr(pattern, 2, length(pattern) - 2), '\\(.)', '\1', 'g') from unnest(patterns) as pattern
  );
  matches constant text := (
    select string_agg(format('search_text like %L', pattern), ' and ') from unnest(patterns) as pattern
  );
begin
  perform private.require_staff();
  if matches is null then
    return;
  end if;
  return query execute (
    select 'select e.kind, e.table_name, e.record_id, e.at,
        substr(e.text, greatest(1, -2000 + length(left(e.text, 40000)) * coalesce(
          (select min(nullif(strpos(e.search_text, word), 0)) from unnest($2) as word), 1
        ) / length(e.search_text)), 4000),
        s.person, s.company, s.spam_suspected
      from (' || string_agg(format(
        '(with entries as not materialized (
            select %L as kind, table_name, record_id, %s as at, %s as text, search_text
            from public.%s where %s and table_name = any ($1)
          ), recent as materialized (
            select * from (select * from entries order by at desc limit 2000) as newest
            where %6$s order by at desc limit 20
          ), enough as (select not $3 or count(*) = 20 as yes from recent)
          select recent.* from recent join enough on yes
          union all (
            select * from (select * from entries where %6$s and not (select yes from enough) offset 0) as every
            order by at desc limit 20
          )
        )',
        part.kind, part.at, part.text, part.source, part.narrowed, matches
      ), ' union all ') || ' order by at desc limit 20) as e
        join private.records as s on (s.kind, s.id) = (e.table_name, e.record_id)
      order by e.at desc'
    from (values
      ('note', 'staff_notes', 'created_at', 'body', 'true'),
      ('reply', 'replies', 'done_at', 'subject || E''\n'' || body', 'state = ''sent'''),
      ('received', 'received_mails', 'received_at', 'subject || E''\n'' || new_text', 'record_id is not null')
    ) as part (kind, source, at, text, narrowed)
  ) using private.kinds(), words, is_indexed;
end;
$$;

call private.expose('private.search_entries(text)', 'authenticated');
