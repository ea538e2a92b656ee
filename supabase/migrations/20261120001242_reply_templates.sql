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

grant select on table public.reply_templates to authenticated;
grant all on table public.reply_templates to service_role;

alter table public.reply_templates enable row level security;
create policy "staff read templates" on public.reply_templates
  for select to authenticated
  using (table_name = any ((select private.kinds())::text[]));

create function private.set_template(table_name text, locale text, name text, subject text, body text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  author constant uuid := auth.uid();
  address constant text := (select email from auth.users where id = author);
  template uuid;
begin
  perform private.require_submissions(set_template.table_name);
  if set_template.body is null then
    delete from public.reply_templates as t
      where (t.table_name, t.locale, t.name) = (set_template.table_name, set_template.locale, set_template.name)
      returning id into template;
  else
    insert into public.reply_templates (table_name, locale, name, subject, body, author_id, author_email)
    values (
      set_template.table_name, set_template.locale, set_template.name, set_template.subject, set_template.body, author,
      address
    )
    on conflict (table_name, locale, name) do update set
      subject = excluded.subject, body = excluded.body, author_id = author, author_email = address,
      changed_at = now()
    returning id into template;
  end if;
  if template is not null then
    perform private.write_activity(
      case when set_template.body is null then 'template_reset' else 'template_changed' end, set_template.table_name,
      template, concat_ws(':', set_template.name, set_template.locale)
    );
  end if;
end;
$$;
grant execute on function private.set_template(text, text, text, text, text) to authenticated;

-- Changes a template for everybody; without a body, the original one is back.
create function public.set_template(
  table_name text, locale text, name text, subject text default null, body text default null
) returns void
language sql volatile set search_path = ''
return private.set_template(table_name, locale, name, subject, body);
grant execute on function public.set_template(text, text, text, text, text) to authenticated;
