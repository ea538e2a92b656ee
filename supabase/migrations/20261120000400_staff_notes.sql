create table public.staff_notes (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name = any (private.submission_tables())),
  record_id uuid not null,
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  body text not null check (private.is_text(body, 1, 5000)),
  search_text text storage main not null generated always as (private.search_form(body)) stored,
  -- when the sender got what the note mentions: a call, or a proposal that went another way than by a reply
  sent_at timestamptz,
  is_proposal boolean not null default false check (sent_at is not null or not is_proposal),
  created_at timestamptz not null default now()
);

create index staff_notes_record_id_idx on public.staff_notes (record_id, created_at);
create index staff_notes_author_id_idx on public.staff_notes (author_id);

grant select, delete on table public.staff_notes to authenticated;
grant insert (id, table_name, record_id, body, sent_at, is_proposal) on table public.staff_notes to authenticated;
grant all on table public.staff_notes to service_role;

alter table public.staff_notes enable row level security;

create policy "staff read notes" on public.staff_notes
  for select to authenticated
  using (table_name = any ((select private.kinds())::text[]));

create policy "staff write notes of their own" on public.staff_notes
  for insert to authenticated
  with check (private.can(table_name) and author_id = (select auth.uid()));

-- An admin, because what a note says about a person who is erased can outlast its author.
create policy "staff take back their own notes, admins any" on public.staff_notes
  for delete to authenticated
  using (private.can(table_name) and (author_id = (select auth.uid()) or (select private.is_admin())));

-- The database sets author and time. Definer, because API roles cannot read accounts.
create function private.sign_staff_note() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  submission constant jsonb := private.submission_of(new.table_name, new.record_id);
  came_at constant timestamptz := least(
    (submission ->> 'created_at')::timestamptz,
    (submission ->> 'came_at')::date::timestamp at time zone (select time_zone from private.mail_settings)
  );
begin
  new.author_id := (select auth.uid());
  new.author_email := (select email from auth.users where id = new.author_id);
  new.created_at := now();
  perform private.require(
    new.sent_at > now() + interval '1 hour' is not true, 'Nothing was sent at a time to come.', 'PT400'
  );
  -- a day's difference is one of time zones
  perform private.require(
    new.sent_at < came_at - interval '1 day' is not true, 'Nothing was sent before the request came.', 'PT400'
  );
  new.sent_at := case when new.sent_at is not null then least(greatest(new.sent_at, came_at), now()) end;
  return new;
end;
$$;

-- Replaces a foreign key, which cannot point to one of four tables. The lock holds the record until commit.
create function private.require_noted_record() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  id uuid;
begin
  execute format('select id from public.%I where id = $1 for key share', new.table_name)
    into id using new.record_id;
  if id is null then
    raise exception 'There is no such record.' using errcode = 'PT404';
  end if;
  return null;
end;
$$;

-- Definer, because staff set no times.
create function private.touch_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('update public.%I set updated_at = now() where id = $1', new.table_name) using new.record_id;
  return null;
end;
$$;

-- Deletes what the named table holds about a record.
create function private.forget_with_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('delete from public.%I where table_name = $1 and record_id = $2', tg_argv[0])
    using tg_table_name, old.id;
  return null;
end;
$$;

create trigger "10_sign" before insert on public.staff_notes
  for each row when (private.is_api_role()) execute function private.sign_staff_note();
create trigger "20_require_record" after insert on public.staff_notes
  for each row execute function private.require_noted_record();
create trigger "30_touch_record" after insert on public.staff_notes
  for each row execute function private.touch_record();
