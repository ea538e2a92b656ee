-- The reader passes the starts of the days, as days depend on the time zone. `day` counts from 1.
create function public.submissions_per_day(day_starts timestamptz[])
returns table (table_name text, day integer, submissions integer)
language sql stable set search_path = ''
begin atomic
  select private.require(private.is_staff(), 'Only staff count submissions.');
  select private.require(cardinality(day_starts) between 1 and 366, 'Ask for 1 to 366 days.', 'PT400');
  select s.kind, width_bucket(s.created_at, day_starts), count(*)::integer
  from private.records as s
  where s.created_at >= day_starts[1] and not s.spam_suspected and s.duplicate_of is null
  group by 1, 2;
end;
grant execute on function public.submissions_per_day(timestamptz[]) to authenticated;
