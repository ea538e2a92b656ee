-- Applicants are told the decision by a mail that was sent with it, or after it.

create function private.note_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.career_applications as a set (told_at, decision_leaves) = (
    select min(r.done_at) filter (where r.state = 'sent'), count(*) filter (where r.state = 'waiting') > 0
    from public.replies as r
    where (r.table_name, r.record_id) = (new.table_name, a.id)
      and private.is_told(coalesce(r.to_status, r.from_status))
  )
  where a.id = new.record_id;
  return null;
end;
$$;

create trigger "51_note_told" after insert or update of state on public.replies
  for each row when (new.table_name = 'career_applications')
  execute function private.note_told();

create function private.decisions_kept() returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select count(a.told_at) >= 10 and bool_and(coalesce(a.told_at, now()) <= a.created_at + make_interval(days => p.decided_within))
  from public.career_applications as a join private.promises as p on p.table_name = 'career_applications'
  -- staff enter others later than they came
  where a.came_by is null and not a.spam_suspected and a.duplicate_of is null
    and a.created_at > now() - interval '90 days' - make_interval(days => p.decided_within);
end;
grant execute on function private.decisions_kept() to anon, authenticated;

-- For everybody: whether each applicant of the last months got a decision in the time that the page of open positions
-- promises. Not known, and therefore false, while there were fewer than ten.
create function public.decisions_kept() returns boolean
language sql stable set search_path = ''
return coalesce(private.decisions_kept(), false);
grant execute on function public.decisions_kept() to anon, authenticated;
