-- What ends the wait of a submission's sender (private.promises), and gives it back. No status does, but the decision on
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
  ) as said join private.promises as p on p.table_name = answer_time.table_name
  where p.awaits <> 'proposal' or said.is_final;
$$;

create function private.settle_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  said constant jsonb := to_jsonb(coalesce(new, old));
  submission constant jsonb := private.submission_of(said ->> 'table_name', (said ->> 'record_id')::uuid);
begin
  if submission is null then
    return null;
  end if;
  if tg_table_name = 'staff_notes' and (said ->> 'is_proposal')::boolean then
    perform private.write_activity(
      case tg_op when 'INSERT' then 'proposal_noted' else 'proposal_note_deleted' end, said ->> 'table_name',
      (said ->> 'record_id')::uuid, concat_ws(', ', private.person_of(submission), private.company_of(submission))
    );
  end if;
  execute format($sql$
    update public.%1$I as s set answered_at = a.at
    from (
      select s.id, coalesce(
        private.answer_time(%1$L, s.id),
        case when p.awaits = 'reply or decision' and private.is_final(s.status) then coalesce(s.answered_at, now()) end
      ) as at
      from public.%1$I as s join private.promises as p on p.table_name = %1$L where s.id = $1 for update of s
    ) as a
    where s.id = a.id and s.answered_at is distinct from a.at
  $sql$, said ->> 'table_name') using (said ->> 'record_id')::uuid;
  return null;
end;
$$;

create trigger "50_settle_answer" after update of state on public.replies
  for each row when (new.state <> old.state) execute function private.settle_answer();
create trigger "50_settle_noted_answer" after insert on public.staff_notes
  for each row when (new.sent_at is not null) execute function private.settle_answer();
create trigger "50_settle_deleted_note" after delete on public.staff_notes
  for each row when (old.sent_at is not null) execute function private.settle_answer();

create function private.answer_by_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_final(new.status) then
    new.answered_at := coalesce(new.answered_at, now());
  elsif tg_op = 'UPDATE' and private.is_final(old.status) then
    new.answered_at := private.answer_time(tg_table_name, new.id);
  end if;
  return new;
end;
$$;

do $$
declare
  name text;
begin
  for name in select table_name from private.promises where awaits = 'reply or decision' loop
    execute format('create trigger "25_answer_by_decision" before insert or update of status on public.%I
      for each row execute function private.answer_by_decision()', name);
  end loop;
end;
$$;
