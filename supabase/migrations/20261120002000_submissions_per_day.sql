-- The reader passes the starts of the days, as days depend on the time zone. `day` counts from 1.
create function public.submissions_per_day(day_starts timestamptz[])
returns table (table_name text, day integer, submissions integer)
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.admin_users where user_id = (select auth.uid())) then
    raise exception 'Only staff count submissions.' using errcode = 'PT403';
  end if;
  if (cardinality(day_starts) between 1 and 366) is not true then
    raise exception 'Ask for 1 to 366 days.' using errcode = 'PT400';
  end if;

  return query
    select received.name, width_bucket(received.created_at, day_starts), count(*)::integer
    from (
      select 'contact_submissions' as name, created_at, spam_suspected from public.contact_submissions
      union all
      select 'quote_requests', created_at, spam_suspected from public.quote_requests
      union all
      select 'career_applications', created_at, spam_suspected from public.career_applications
      union all
      select 'partnership_applications', created_at, spam_suspected
      from public.partnership_applications
    ) as received
    where received.created_at >= day_starts[1] and not received.spam_suspected
    group by 1, 2;
end;
$$;
grant execute on function public.submissions_per_day(timestamptz[]) to authenticated;
