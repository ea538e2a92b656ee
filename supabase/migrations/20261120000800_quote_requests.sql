create table public.quote_requests (
  like private.submission including all,
  company_name text collate "und-x-icu" not null check (private.is_line(company_name, 2, 200)),
  contact_name text collate "und-x-icu" not null check (private.is_line(contact_name, 2, 200)),
  email text collate "und-x-icu" not null check (private.is_email(email)),
  country text collate "und-x-icu" not null check (private.is_line(country, 2, 100)),
  phone text not null check (private.is_line(phone, 10, 40)),
  service_type text not null check (
    service_type in (
      'Value-Added Services (VAS)', 'Fintech Solutions', 'Marketplace Applications',
      'Enterprise Solutions', 'AI-Based Solutions', '5G Infotainment Solutions',
      'Custom Solution'
    )
  ),
  -- of the page whose button led to the form: the last part of its address
  product text check (product ~ '^[a-z0-9-]{1,40}$'),
  wants_demo boolean not null default false,
  project_description text not null check (private.is_text(project_description, 10, 5000)),
  timeline text not null check (timeline in ('immediate', 'short', 'medium', 'long')),
  budget text not null check (budget in ('10k-50k', '50k-100k', '100k-500k', '500k+', 'discuss')),
  search_text text not null generated always as (
    private.search_text(
      id, contact_name, company_name, email, phone, country, project_description
    )
  ) stored,
  check (status in ('new', 'contacted', 'completed'))
);

call private.add_submission_rules('quote_requests');
call private.relax_for_staff(
  'quote_requests', array['contact_name', 'company_name'], array['email', 'phone']
);
