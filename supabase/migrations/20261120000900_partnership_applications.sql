create table public.partnership_applications (
  like private.submission including all,
  company_name text collate "und-x-icu" not null check (private.is_line(company_name, 2, 200)),
  contact_person text collate "und-x-icu" not null check (private.is_line(contact_person, 2, 200)),
  email text collate "und-x-icu" not null check (private.is_email(email)),
  phone text not null check (private.is_line(phone, 10, 40)),
  country_region text collate "und-x-icu" not null check (private.is_line(country_region, 2, 100)),
  partnership_type text not null check (
    partnership_type in ('strategic', 'channel', 'technology', 'regional')
  ),
  description text not null check (private.is_text(description, 10, 5000)),
  proposal text not null check (private.is_text(proposal, 10, 5000)),
  search_text text not null generated always as (
    private.search_text(
      id, contact_person, company_name, email, phone, country_region, description, proposal
    )
  ) stored,
  check (status in ('new', 'under_review', 'approved', 'rejected'))
);

call private.add_submission_rules('partnership_applications');
call private.relax_for_staff(
  'partnership_applications', array['contact_person', 'company_name'], array['email', 'phone']
);
