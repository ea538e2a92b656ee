create function private.open_work(today date, since timestamptz)
returns table (
  table_name text, unanswered integer, overdue integer, mine integer, due integer, latest integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  name text;
  overdue_before timestamptz;
begin
  perform private.require_staff();
  foreach name in array private.submission_tables() loop
    continue when not private.can(name);
    overdue_before := (select d.overdue_before from private.deadlines as d where d.table_name = name);
    return query execute format($sql$
      select %1$L,
        (select count(*)::integer from public.%1$I where waiting),
        (select count(*)::integer from public.%1$I where waiting and created_at < $1),
        (select count(*)::integer from public.%1$I
          where owner_id = auth.uid() and not spam_suspected and not decided),
        (select count(*)::integer from public.%1$I
          where follow_up_on <= $2 and not spam_suspected and not decided),
        (select count(*)::integer from public.%1$I where created_at > $3 and not spam_suspected)
    $sql$, name) using overdue_before, today, since;
  end loop;
end;
$$;
grant execute on function private.open_work(date, timestamptz) to authenticated;

-- Counts what is to do, for each kind of submission that the caller's role includes. The caller passes the day, as
-- it depends on the time zone.
create function public.open_work(today date, since timestamptz default null)
returns table (
  table_name text, unanswered integer, overdue integer, mine integer, due integer, latest integer
)
language sql stable set search_path = ''
begin atomic
  select table_name, unanswered, overdue, mine, due, latest
  from private.open_work(today, since);
end;
grant execute on function public.open_work(date, timestamptz) to authenticated;
