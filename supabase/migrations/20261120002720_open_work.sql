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
  select k.kind, n.answers, n.unanswered, n.overdue, n.mine, n.due, n.latest, n.undecided
  from unnest(private.submission_tables()) as k (kind) left join private.deadlines as d on d.kind = k.kind
    cross join lateral (
      select count(*) filter (where new_answer_at is not null)::integer as answers,
        count(*) filter (where waiting)::integer as unanswered,
        count(*) filter (
          where waiting and private.is_overdue(answered_at, created_at, new_answer_at, d.overdue_before, d.asked_before)
        )::integer as overdue,
        count(*) filter (where owner_id = (select auth.uid()) and open)::integer as mine,
        count(*) filter (where follow_up_on <= (select private.today()) and open)::integer as due,
        count(*) filter (where created_at > since and duplicate_of is null)::integer as latest,
        count(*) filter (where awaits_decision and created_at < d.undecided_before)::integer as undecided
      from private.records as r where r.kind = k.kind and not spam_suspected
    ) as n
  where private.can(k.kind);
end;
grant execute on function public.open_work(timestamptz) to authenticated;
