import type { RequestedFields } from '@/content/types';
import { withLabels, type FormField } from '@/lib/form-row';
import { quoteForm } from './quote-form';

/** What each form asks for, as the privacy policy lists it: a stored field without words does not compile. */
export const requestedFields = {
  contact_submissions: listed<'contact_submissions'>({
    first_name: 'First name',
    last_name: 'last name',
    email: 'email address',
    company_operator: 'company or operator (optional)',
    service_interest: 'service of interest',
    project_details: 'project details',
  }),
  quote_requests: listed<'quote_requests'>(
    withLabels(
      'quote_requests',
      quoteForm.fields,
      {
        company_name: 'Company',
        contact_name: 'contact name',
        email: 'email address',
        country: 'country',
        phone: 'phone number',
        service_type: 'type of service',
        project_description: 'project description',
        timeline: 'timeline',
        budget: 'budget',
        product: 'the product whose page led you to the form',
        wants_demo: 'whether you asked there for a demo',
      },
      asInSentence,
    ),
  ),
  partnership_applications: listed<'partnership_applications'>({
    company_name: 'Company',
    contact_person: 'contact person',
    email: 'email address',
    phone: 'phone number',
    country_region: 'country or region',
    partnership_type: 'type of partnership',
    description: 'description of the company',
    proposal: 'proposal',
  }),
  career_applications: listed<'career_applications'>({
    first_name: 'First name',
    last_name: 'last name',
    email: 'email address',
    phone: 'phone number',
    current_location: 'location',
    position_applied_for: 'position',
    years_experience: 'experience',
    availability: 'availability',
    summary: 'summary',
    skills: 'skills',
    motivation: 'motivation',
    resume: 'resume file',
    linkedin: 'LinkedIn address (optional)',
    expected_salary: 'expected salary (optional)',
    cover_letter: 'cover letter file (optional)',
    additional_info: 'additional information (optional)',
    receive_updates: 'whether you want to hear about other positions',
  }),
};

function asInSentence({ label, optional }: FormField): string {
  return label.charAt(0).toLowerCase() + label.slice(1) + (optional ? ' (optional)' : '');
}

function listed<Table extends keyof RequestedFields>(words: RequestedFields[Table]): string {
  return Object.values<string>(words)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
}
