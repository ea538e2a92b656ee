-- Applicants are told the decision by a mail that was sent with it, or after it.

create function private.note_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.records as a set (told_at, decision_leaves) = (
    select min(r.done_at) filter (where r.state = 'sent'), count(*) filter (where r.state = 'waiting') > 0
    from public.replies as r
    where (r.table_name, r.record_id) = (new.table_name, a.id)
      and private.is_final(coalesce(r.to_status, r.from_status))
  )
  where a.id = new.record_id;
  return null;
end;
$$;

create trigger "51_note_told" after insert or update of state on public.replies
  for each row when (new.table_name = 'career_applications')
  execute function private.note_told();
