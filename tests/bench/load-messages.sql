-- A million contact messages over two years and ten months, one every 90 seconds: names and companies
-- from short lists, 5000 texts of one to eight sentences, most of them handled. "Zanzibar" is in 20 of
-- them, "subscribers" in a quarter. Triggers and the log are left out; checks and indexes are not.
set session_replication_role = replica;
set synchronous_commit = off;
select setseed(0.5);

-- Built afterwards: that takes a minute, and filling them row by row many.
create temp table later as
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = 'public.contact_submissions'::regclass and not indisprimary;
select set_config('search_path', 'public, extensions', false);
do $$ declare one record; begin for one in select name from later loop
  execute 'drop index ' || one.name; end loop; end $$;

create temp table sentence (n serial, text text);
insert into sentence (text) values
  ('We run a prepaid network in three regions and want to launch ring-back tones before the holidays.'),
  ('Please tell us which billing interfaces you support and how revenue is shared.'),
  ('Our subscribers ask for local music and football quizzes every week.'),
  ('The current vendor needs four months for each change.'),
  ('Could we talk to your technical team next Tuesday?'),
  ('We have about four million active users and two short codes.'),
  ('Our USSD gateway is ten years old and drops sessions at peak hours.'),
  ('A pilot with one region would be enough for the board.'),
  ('Payments should settle daily into our existing mobile money accounts.'),
  ('Nous cherchons un partenaire pour la facturation de l''électricité.'),
  ('We need reports per campaign, per day and per channel.'),
  ('How long does the integration with our charging system take?'),
  ('The regulator asks us to keep consent records for every subscription.'),
  ('Please send a proposal with prices for one and for three years.'),
  ('We saw your work with another operator and liked the portal.');

create temp table body as
  select b, coalesce(
    (
      select string_agg(text, ' ' order by md5(n::text || b)) from sentence
      where abs(hashtext(n || ' ' || b)) % 15 < 2 + b % 5
    ),
    'A short message without much in it.'
  ) as text
  from generate_series(0, 4999) as b;

insert into public.contact_submissions (
  first_name, last_name, email, company_operator, service_interest, project_details, status,
  created_at, suspect, suspect_reason
)
select
  (array[
    'Akosua', 'Ọláwálé', 'Mariam', 'Fatou', 'Amina', 'Kwame', 'Ngozi', 'Aïcha', 'Tendai', 'Wanjiru'
  ])[1 + floor(random() * 10)],
  (array[
    'N''Dour', 'Nguyễn', 'Keïta', 'Mensah', 'Okafor', 'Abebe', 'Diallo', 'Mwangi', 'Banda', 'Traoré'
  ])[1 + floor(random() * 10)] || ' ' || i % 9973,
  'sender' || i || '@example.com',
  case when random() < 0.7 then
    (array['Volta', 'Sahel', 'Harmattan', 'Djoliba', 'Rift', 'Baobab'])[1 + floor(random() * 6)]
      || ' ' || (array['Mobile', 'Telecom', 'Networks', 'Media'])[1 + floor(random() * 4)]
  end,
  (array[
    'Value-Added Services (VAS)', 'Fintech Solutions', 'Marketplace Applications',
    'Enterprise Solutions', 'AI-Based Solutions', '5G Infotainment Solutions'
  ])[1 + floor(random() * 6)],
  body.text || case when i % 50000 = 7 then ' Zanzibar first.' else '' end,
  (array['new', 'contacted', 'completed', 'completed', 'completed'])[1 + floor(random() * 5)],
  now() - (1000000 - i) * interval '90 seconds',
  i % 100 = 3,
  case when i % 100 = 3 then 'trap' end
from generate_series(1, 1000000) as i join body on body.b = i % 5000;

set maintenance_work_mem = '256MB';
do $$ declare one record; begin for one in select definition from later loop
  execute one.definition; end loop; end $$;

-- A commit that is not on disk yet keeps vacuum from marking its rows as visible to everybody, as they
-- are after a night in production; counting them would then read the whole table.
set synchronous_commit = on;
checkpoint;
vacuum (freeze, analyze) public.contact_submissions;
