-- Templates of replies that the team has changed; src/content/*/reply-mails.ts has the original ones.
create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name = any (private.submission_tables())),
  locale text not null check (locale in ('en', 'fr')),
  name text not null check (name in ('details', 'call', 'meeting', 'proposal', 'decline')),
  subject text not null check (private.is_line(subject, 1, 100)),
  -- without the closing and the author's name, which each reply adds
  body text not null check (private.is_text(body, 1, 10000)),
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  changed_at timestamptz not null default now(),
  unique (table_name, locale, name)
);
create index reply_templates_changed_by_idx on public.reply_templates (author_id);

grant select, delete on table public.reply_templates to authenticated;
grant insert (id, table_name, locale, name, subject, body) on table public.reply_templates to authenticated;
grant update (subject, body) on table public.reply_templates to authenticated;
grant all on table public.reply_templates to service_role;

alter table public.reply_templates enable row level security;
create policy "staff set the templates of their kinds" on public.reply_templates
  for all to authenticated
  using (table_name = any ((select private.kinds())::text[]));

-- Definer, because API roles cannot read accounts.
create function private.sign_template() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.author_id := (select auth.uid());
  new.author_email := (select email from auth.users where id = new.author_id);
  new.changed_at := now();
  return new;
end;
$$;

create function private.log_template() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  template constant public.reply_templates := coalesce(new, old);
begin
  perform private.write_activity(
    case tg_op when 'DELETE' then 'template_reset' else 'template_changed' end, template.table_name,
    template.id, concat_ws(':', template.name, template.locale)
  );
  return null;
end;
$$;

create trigger "10_guard" before update on public.reply_templates
  for each row when (private.is_api_role())
  execute function private.keep_columns('id', 'table_name', 'locale', 'name');
create trigger "20_sign" before insert or update on public.reply_templates
  for each row when (private.is_api_role()) execute function private.sign_template();
create trigger "30_log_change" after insert or update or delete on public.reply_templates
  for each row when (private.is_api_role()) execute function private.log_template();
