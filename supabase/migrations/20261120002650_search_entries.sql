-- What staff and senders wrote about a record: notes, sent replies, and answers by mail.
create index messages_search_text_idx on public.messages using gin (search_text extensions.gin_trgm_ops);

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
  return query execute format($sql$
    with entries as not materialized (
      select m.kind, m.table_name, m.record_id, coalesce(s.done_at, m.created_at) as at, m.created_at, m.search_text,
        coalesce(m.subject || E'\n', '') || coalesce(m.new_text, m.body) as text
      from public.messages as m left join public.mails as s on s.id = m.mail_id
      where m.table_name = any ($1) and coalesce(s.state, 'sent') = 'sent'
    ), recent as materialized (
      select * from (select * from entries order by created_at desc limit 6000) as newest
      where %1$s order by created_at desc limit 20
    ), enough as (select not $3 or count(*) = 20 as yes from recent)
    select e.kind, e.table_name, e.record_id, e.at,
      substr(e.text, greatest(1, -2000 + length(left(e.text, 40000)) * coalesce(
        (select min(nullif(strpos(e.search_text, word), 0)) from unnest($2) as word), 1
      ) / length(e.search_text)), 4000),
      r.person, r.company, r.spam_suspected
    from (
      select recent.* from recent join enough on yes
      union all (
        select * from (select * from entries where %1$s and not (select yes from enough) offset 0) as every
        order by created_at desc limit 20
      )
    ) as e join private.records as r on (r.kind, r.id) = (e.table_name, e.record_id)
    order by e.at desc limit 20
  $sql$, matches) using private.kinds(), words, is_indexed;
end;
$$;

call private.expose('private.search_entries(text)', 'authenticated');
