-- Staff enter a lead that reached them by a call, at a fair, by WhatsApp and so on. What they leave out is stored empty.

-- `came_by` makes the triggers treat it as an entry of staff: no rate limit, no consent, no confirmation.
create function private.add_submission(table_name text, record jsonb, files jsonb default '[]') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  columns text;
  unknown text;
  submission_id constant uuid := record ->> 'id';
  given jsonb;
begin
  perform private.require_kind(add_submission.table_name);
  perform private.require(
    jsonb_array_length(files) = 0 or add_submission.table_name = 'career_applications' and (
      select array_agg(f.kind) <@ '{resume,cover_letter}' from jsonb_to_recordset(files) as f (kind text)
    ),
    'Only an application has files, a resume and a cover letter.', 'PT400'
  );
  select jsonb_object_agg(name, '') || jsonb_build_object('came_at', current_date) || jsonb_strip_nulls(record)
    into given from private.words_of(add_submission.table_name) where required;
  select string_agg(quote_ident(key), ', '), min(key) filter (
    where key in ('honeypot', 'consent_version')
      or key <> all (
        private.sender_columns(add_submission.table_name) || array['came_by', 'came_at']
      )
  ) into columns, unknown from jsonb_object_keys(given) as key;
  if unknown is not null or submission_id is null or given ->> 'came_by' is null then
    raise exception 'The record needs an id, how it came, and known columns only.'
      using errcode = 'PT400';
  elsif (given ->> 'came_at')::date > (now() + interval '14 hours')::date then
    raise exception 'Nobody calls on a day to come.' using errcode = 'PT400';
  end if;
  -- a repeated call, after an answer that was lost
  perform private.lock_submission(submission_id);
  if exists (select from private.records as r where r.id = submission_id) then
    return submission_id;
  end if;
  execute format(
    'insert into public.%1$I (%2$s)
     select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    add_submission.table_name, columns
  ) using given;
  if jsonb_array_length(files) > 0 then
    perform private.store_documents(submission_id, files);
  end if;
  return submission_id;
end;
$$;

-- `files` as submit_application takes them; they are stored together with the record or not at all.
call private.expose('private.add_submission(text,jsonb,jsonb)', 'authenticated', '30s');
