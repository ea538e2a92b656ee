-- What every table of submissions shares. The guards hold even where grants do not (the embedded
-- backend grants everything to the API roles).

-- A submission arrives new and now, whatever is sent; later only its status changes.
create function private.guard_submission() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.status := 'new';
    new.created_at := now();
    return new;
  end if;

  old.status := new.status;
  if new is distinct from old then
    raise exception 'Only the status of a submission can be changed.' using errcode = 'PT403';
  end if;
  return new;
end;
$$;
revoke all on function private.guard_submission() from public, anon, authenticated;

create function private.refuse_bulk_submission() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from (select from inserted limit 2) as first_two) > 1 then
    raise exception 'Send one submission per request.' using errcode = 'PT400';
  end if;
  return null;
end;
$$;
revoke all on function private.refuse_bulk_submission() from public, anon, authenticated;

-- Definer, as no API role may write to the log.
create function private.log_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  record jsonb := to_jsonb(new);
  person text := coalesce(
    record ->> 'contact_name',
    record ->> 'contact_person',
    concat_ws(' ', record ->> 'first_name', record ->> 'last_name')
  );
  company text := coalesce(record ->> 'company_name', record ->> 'company_operator');
  summary text := concat_ws(', ', person, company);
begin
  if tg_op = 'INSERT' then
    perform private.write_activity(
      'submitted', tg_table_name, new.id, summary, created_at => new.created_at
    );
  else
    perform private.write_activity(
      'status_changed', tg_table_name, new.id, summary, old.status, new.status
    );
  end if;
  return null;
end;
$$;
revoke all on function private.log_submission() from public, anon, authenticated;
