-- Tells the sender whether a confirmation is on its way. False while staff have to look at the submission first.
-- Knowing the random id proves authorship. Null for an unknown id.
create function private.confirmation_follows(id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not s.spam_suspected
  from (
    select id, spam_suspected from public.contact_submissions
    union all select id, spam_suspected from public.quote_requests
    union all select id, spam_suspected from public.partnership_applications
    union all select id, spam_suspected from public.career_applications
  ) as s
  where s.id = confirmation_follows.id;
$$;
grant execute on function private.confirmation_follows(uuid) to anon, authenticated;

create function public.confirmation_follows(id uuid) returns boolean
language sql stable set search_path = ''
return private.confirmation_follows(id);
grant execute on function public.confirmation_follows(uuid) to anon, authenticated;
