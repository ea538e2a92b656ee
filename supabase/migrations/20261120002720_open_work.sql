create function private.open_work(kinds jsonb, today date, since timestamptz)
returns table (
  table_name text, unanswered integer, overdue integer, mine integer, due integer, latest integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  name text;
begin
  perform private.require_staff();
  foreach name in array private.submission_tables() loop
    continue when not private.can(name);
    return query execute format($sql$
      select %1$L,
        (select count(*)::integer from public.%1$I where status = 'new' and not spam_suspected),
        (select count(*)::integer from public.%1$I
          where status = 'new' and not spam_suspected and created_at < ($1 ->> 'late')::timestamptz),
        (select count(*)::integer from public.%1$I
          where owner_id = auth.uid() and not spam_suspected and status <> all (decided)),
        (select count(*)::integer from public.%1$I
          where follow_up_on <= $2 and not spam_suspected and status <> all (decided)),
        (select count(*)::integer from public.%1$I where created_at > $3 and not spam_suspected)
      from (
        select array(select jsonb_array_elements_text($1 -> 'decided')) as decided
      ) as rule
    $sql$, name) using kinds -> name, today, since;
  end loop;
end;
$$;
grant execute on function private.open_work(jsonb, date, timestamptz) to authenticated;

-- Counts what is to do, for each kind of submission that the caller's role includes. The caller passes what the
-- database does not know: per kind, the statuses that are decisions and the time before which a new submission is
-- overdue; and the day, as it depends on the time zone.
create function public.open_work(kinds jsonb, today date, since timestamptz default null)
returns table (
  table_name text, unanswered integer, overdue integer, mine integer, due integer, latest integer
)
language sql stable set search_path = ''
begin atomic
  select table_name, unanswered, overdue, mine, due, latest
  from private.open_work(kinds, today, since);
end;
grant execute on function public.open_work(jsonb, date, timestamptz) to authenticated;
