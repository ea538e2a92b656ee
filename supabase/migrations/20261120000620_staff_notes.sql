create table public.staff_notes (
  id uuid primary key default gen_random_uuid(),
  table_name text not null,
  record_id uuid not null,
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  body text not null check (private.is_text(body, 1, 5000)),
  search_text text storage main not null generated always as (private.search_form(body)) stored,
  -- when the sender got what the note mentions: a call, or a proposal that went another way than by a reply
  sent_at timestamptz,
  is_proposal boolean not null default false check (sent_at is not null or not is_proposal),
  created_at timestamptz not null default now(),
  foreign key (record_id, table_name) references private.records (id, kind) on delete cascade
);

create index staff_notes_record_id_idx on public.staff_notes (record_id, table_name, created_at);
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
  came_at constant timestamptz := (
    select least(r.created_at, r.came_at::timestamp at time zone s.time_zone)
    from private.records as r, private.mail_settings as s where (r.id, r.kind) = (new.record_id, new.table_name)
  );
begin
  new.author_id := (select auth.uid());
  new.author_email := (select email from auth.users where id = new.author_id);
  new.created_at := now();
  perform private.require(came_at is not null, 'There is no such record.', 'PT404');
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

-- Definer, because staff set no times.
create function private.touch_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.records as r set updated_at = now() where (r.id, r.kind) = (new.record_id, new.table_name);
  return null;
end;
$$;

create trigger "10_sign" before insert on public.staff_notes
  for each row when (private.is_api_role()) execute function private.sign_staff_note();
create trigger "30_touch_record" after insert on public.staff_notes
  for each row execute function private.touch_record();
