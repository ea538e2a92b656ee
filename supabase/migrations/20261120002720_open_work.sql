-- Counts what is to do, for each kind of submission that the caller's role includes. A follow-up is due
-- by the company's day.
create function public.open_work(since timestamptz default null)
returns table (
  table_name text, answers integer, unanswered integer, overdue integer, mine integer, due integer, latest integer,
  undecided integer
)
language sql stable set search_path = ''
begin atomic
  select private.require(private.is_staff(), 'Only staff count open work.');
  with late as materialized (select d.table_name, d.overdue_before, d.asked_before, d.undecided_before from private.deadlines as d)
  select kind,
    (select count(*)::integer from private.submissions as s
      where s.table_name = kind and new_answer_at is not null and not spam_suspected),
    (select count(*)::integer from private.submissions as s where s.table_name = kind and waiting),
    (select count(*)::integer from private.submissions as s
      where s.table_name = kind and waiting
        and (answered_at is null and created_at < overdue_before or new_answer_at < asked_before)),
    (select count(*)::integer from private.submissions as s
      where s.table_name = kind and owner_id = (select auth.uid()) and open),
    (select count(*)::integer from private.submissions as s
      where s.table_name = kind and follow_up_on <= private.today() and open),
    (select count(*)::integer from private.submissions as s
      where s.table_name = kind and created_at > since and not spam_suspected and duplicate_of is null),
    (select count(*)::integer from public.career_applications
      where kind = 'career_applications' and awaits_decision and created_at < undecided_before)
  from unnest(private.submission_tables()) as kind left join late on late.table_name = kind
  where private.can(kind);
end;
grant execute on function public.open_work(timestamptz) to authenticated;
