create table public.contact_submissions (
  like private.submission including all,
  first_name text collate "und-x-icu" not null check (private.is_line(first_name, 1, 200)),
  last_name text collate "und-x-icu" not null check (private.is_line(last_name, 1, 200)),
  email text collate "und-x-icu" not null check (private.is_email(email)),
  -- only in what staff enter: the visitors' form does not ask for it
  phone text check (private.is_line(phone, 1, 40)),
  company_operator text collate "und-x-icu" check (private.is_line(company_operator, 2, 200)),
  service_interest text not null check (
    service_interest in (
      'Value-Added Services (VAS)', 'Fintech Solutions', 'Marketplace Applications',
      'Enterprise Solutions', 'AI-Based Solutions', '5G Infotainment Solutions'
    )
  ),
  project_details text not null check (private.is_text(project_details, 10, 5000)),
  search_text text not null generated always as (
    private.search_text(id, first_name, last_name, email, phone, company_operator, project_details)
  ) stored,
  check (status in ('new', 'contacted', 'completed'))
);

call private.add_submission_rules('contact_submissions');
revoke insert (phone) on table public.contact_submissions from anon, authenticated;
call private.relax_for_staff(
  'contact_submissions', array['first_name', 'last_name', 'company_operator'], array['email', 'phone']
);
