-- What the four kinds of submissions share, for every question about all of them. A reader sees the rows of their kinds.
create view private.submissions with (security_invoker = true) as
  select 'contact_submissions' as table_name, id, email, btrim(concat_ws(' ', first_name, last_name)) as person,
    company_operator as company, phone, status, duplicate_of, open, waiting, outcome, owner_id, follow_up_on,
    follow_up_note, spam_suspected, created_at, answered_at, new_answer_at
  from public.contact_submissions
  union all
  select 'quote_requests', id, email, contact_name, company_name, phone, status, duplicate_of, open, waiting, outcome,
    owner_id, follow_up_on, follow_up_note, spam_suspected, created_at, answered_at, new_answer_at
  from public.quote_requests
  union all
  select 'career_applications', id, email, btrim(concat_ws(' ', first_name, last_name)), null, phone, status, duplicate_of,
    open, waiting, outcome, owner_id, follow_up_on, follow_up_note, spam_suspected, created_at, answered_at, new_answer_at
  from public.career_applications
  union all
  select 'partnership_applications', id, email, contact_person, company_name, phone, status, duplicate_of, open, waiting,
    outcome, owner_id, follow_up_on, follow_up_note, spam_suspected, created_at, answered_at, new_answer_at
  from public.partnership_applications;
grant select on table private.submissions to authenticated;
