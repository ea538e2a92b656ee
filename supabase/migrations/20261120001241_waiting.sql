-- What ends the wait of a submission's sender (private.kinds_of_record), and gives it back. No status does, but the decision on
-- an application.

-- A proposal is awaited, but a reply that comes with the decision (a decline) answers as well.
create function private.answer_time(table_name text, record_id uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select min(said.at)
  from (
    select r.done_at as at, r.is_proposal or private.is_final(coalesce(r.to_status, r.from_status)) as is_final
    from public.replies as r
    where (r.table_name, r.record_id) = (answer_time.table_name, answer_time.record_id) and r.state = 'sent'
    union all
    select n.sent_at, n.is_proposal from public.staff_notes as n
    where (n.table_name, n.record_id) = (answer_time.table_name, answer_time.record_id)
  ) as said join private.kinds_of_record as k on k.kind = answer_time.table_name
  where k.awaits <> 'proposal' or said.is_final;
$$;

create function private.settle_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said constant jsonb := to_jsonb(coalesce(new, old));
  submission private.records := private.lock_record(said ->> 'table_name', (said ->> 'record_id')::uuid);
begin
  if submission.id is null then
    return null;
  end if;
  if tg_table_name = 'staff_notes' and (said ->> 'is_proposal')::boolean then
    perform private.write_activity(
      case tg_op when 'INSERT' then 'proposal_noted' else 'proposal_note_deleted' end, submission.kind, submission.id,
      private.named(submission)
    );
  end if;
  update private.records as s set answered_at = a.at
  from private.kinds_of_record as k, lateral (select coalesce(
    private.answer_time(k.kind, submission.id),
    case
      when k.awaits = 'reply or decision' and private.is_final(submission.status) then coalesce(submission.answered_at, now())
    end
  ) as at) as a
  where s.id = submission.id and k.kind = s.kind and s.answered_at is distinct from a.at;
  return null;
end;
$$;

create trigger "50_settle_answer" after update of state on public.replies
  for each row when (new.state <> old.state) execute function private.settle_answer();
create trigger "50_settle_noted_answer" after insert on public.staff_notes
  for each row when (new.sent_at is not null) execute function private.settle_answer();
create trigger "50_settle_deleted_note" after delete on public.staff_notes
  for each row when (old.sent_at is not null) execute function private.settle_answer();
