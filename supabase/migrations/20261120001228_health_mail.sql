-- Tells admins once that something is not well any more, and once that it is again (20261120003200_health.sql).

-- As of the last daily look; admins are mailed what has changed since.
create table private.health (
  name text primary key,
  is_bad boolean not null,
  changed_on date not null
);

-- Looks once a day, from the hour of the daily mails on.
create function private.plan_health() returns void
language plpgsql set search_path = '' as $$
declare
  today constant date := private.today();
begin
  if (
    select now() < (today + daily_at) at time zone time_zone or coalesce(looked_on >= today, false)
    from private.mail_settings, private.mailer
  ) then
    return;
  end if;
  update private.mailer set looked_on = today;
  with signs as materialized (select * from private.health_signs())
  insert into private.health as h (name, is_bad, changed_on)
  select s.name, s.is_bad, case when s.is_bad then today else '-infinity' end from signs as s
  on conflict (name) do update set is_bad = excluded.is_bad, changed_on = today
    where h.is_bad <> excluded.is_bad;
  insert into public.mails (key, kind, recipient_id)
  select concat_ws(':', 'health', r.id, today), 'health', r.id
  from public.mail_recipients as r join public.admin_users as a on a.user_id = r.user_id and a.role = 'admin'
  where exists (select from private.health as h where h.changed_on = today)
  on conflict (key) do nothing;
end;
$$;

create function private.health_content(m public.mails) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'bad', coalesce(jsonb_agg(h.name order by h.name) filter (where h.is_bad), '[]'),
    'well', coalesce(jsonb_agg(h.name order by h.name) filter (where not h.is_bad), '[]')
  )
  from private.health as h
  where h.is_bad or h.changed_on = right(m.key, 10)::date
  having count(*) > 0;
$$;
