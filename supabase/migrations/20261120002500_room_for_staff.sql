-- How much room is left, and whose files take it, for administrators.

-- Definer, as no API role measures the database or reads the settings.
create function private.room_state()
returns table (
  database_bytes bigint, plan_bytes bigint, file_bytes bigint, most_file_bytes bigint,
  day_bytes bigint, most_day_bytes bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('sees how much room is left');
  return query
    select
      pg_database_size(current_database()),
      s.plan,
      coalesce((select sum(f.size) from public.application_files as f), 0)::bigint,
      s.total,
      coalesce((
        select sum(r.bytes) from private.received_files as r
        where r.received_at > now() - interval '1 day'
      ), 0)::bigint,
      s.all_a_day
    from private.room_settings as s;
end;
$$;
revoke all on function private.room_state() from public, anon, authenticated;
grant execute on function private.room_state() to authenticated;

-- For administrators: the database's size and its plan's, what all files take and how much they may, and
-- what came in within a day and how much may.
create function public.room_state()
returns table (
  database_bytes bigint, plan_bytes bigint, file_bytes bigint, most_file_bytes bigint,
  day_bytes bigint, most_day_bytes bigint
)
language sql stable set search_path = ''
begin atomic
  select database_bytes, plan_bytes, file_bytes, most_file_bytes, day_bytes, most_day_bytes
  from private.room_state();
end;
revoke all on function public.room_state() from public, anon, authenticated;
grant execute on function public.room_state() to authenticated;

-- Definer for one answer to strangers: row-level security would tell them "none".
create function private.largest_files()
returns table (
  id uuid, application_id uuid, kind text, file_name text, size integer, created_at timestamptz,
  applicant text, suspect boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('lists files');
  return query
    select
      f.id, f.application_id, f.kind, f.file_name, f.size, f.created_at,
      private.person_of(to_jsonb(a)), a.suspect
    from public.application_files as f
      join public.career_applications as a on a.id = f.application_id
    order by a.suspect desc, f.size desc, f.id limit 50;
end;
$$;
revoke all on function private.largest_files() from public, anon, authenticated;
grant execute on function private.largest_files() to authenticated;

-- For administrators: the fifty largest files; those of suspects first.
create function public.largest_files()
returns table (
  id uuid, application_id uuid, kind text, file_name text, size integer, created_at timestamptz,
  applicant text, suspect boolean
)
language sql stable set search_path = ''
begin atomic
  select id, application_id, kind, file_name, size, created_at, applicant, suspect
  from private.largest_files();
end;
revoke all on function public.largest_files() from public, anon, authenticated;
grant execute on function public.largest_files() to authenticated;

-- Definer for one entry in the log, which no API role writes.
create function private.delete_suspects_files(older_than_days integer)
returns table (files bigint, bytes bigint)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin('deletes files');
  if (older_than_days >= 0) is not true then
    raise exception 'Give a number of days.' using errcode = 'PT400';
  end if;
  with gone as (
    delete from public.application_files as f using public.career_applications as a
    where a.id = f.application_id and a.suspect
      and f.created_at <= now() - make_interval(days => older_than_days)
    returning f.size
  )
  select count(*), coalesce(sum(size), 0)::bigint into files, bytes from gone;
  if files > 0 then
    perform private.write_activity(
      'files_deleted', 'application_files', gen_random_uuid(), files::text
    );
  end if;
  return next;
end;
$$;
revoke all on function private.delete_suspects_files(integer) from public, anon, authenticated;
grant execute on function private.delete_suspects_files(integer) to authenticated;

-- For administrators: deletes the files of suspects that came more than so many days ago; their applications
-- stay. Returns how many that were.
create function public.delete_suspects_files(older_than_days integer)
returns table (files bigint, bytes bigint)
language sql volatile set search_path = ''
begin atomic
  select files, bytes from private.delete_suspects_files(older_than_days);
end;
revoke all on function public.delete_suspects_files(integer) from public, anon, authenticated;
grant execute on function public.delete_suspects_files(integer) to authenticated;
