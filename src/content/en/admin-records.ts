/** What the staff area calls records, their fields, statuses and stored values. */
import type { Locale } from '@/content/facts/languages';
import { asLabels, choices, type Labels } from '@/content/facts/choices';
import { productNameOf, type ProductName } from '@/content/facts/paths';
import { withLabels } from '@/lib/form-row';
import { jobCountries } from '../job-countries';
import { tryAgain } from './admin-counts';
import { adminHiring } from './admin-hiring.ts';
import { adminOutcome } from './admin-outcome';
import { applicationForm } from './application-form';
import { contactForm } from './contact-form';
import { employmentTypes } from './employment-types';
import { partnershipForm } from './partnership-form';
import { products } from './products';
import { quoteForm } from './quote-form';
import { kinds } from './admin-kinds';

export const workplaces: Labels<'workplace'> = {
  'on-site': 'On-site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

const visitFields = {
  came_by: 'Channel',
  came_at: 'Day of contact',
  first_page: 'First page',
  referring_host: 'Referring site',
  utm_source: 'Campaign source',
  utm_campaign: 'Campaign',
};

/** Languages of visitors and postings. */
export const languages = { en: 'English', fr: 'French' } satisfies Record<Locale, string>;

const { resume: _resume, coverLetter: _letter, ...applicationTexts } = applicationForm.fields;

export const adminRecords = {
  actions: {
    contacted: 'Mark Contacted',
    completed: 'Mark Complete',
    reviewed: 'Review',
    interviewed: 'Interview',
    under_review: 'Review',
    approved: 'Approve',
  },

  statuses: {
    new: 'New',
    contacted: 'Contacted',
    completed: 'Completed',
    reviewed: 'Reviewed',
    interviewed: 'Interviewed',
    accepted: 'Accepted',
    rejected: 'Rejected',
    under_review: 'Under review',
    approved: 'Approved',
    active: 'Active',
    inactive: 'Inactive',
    draft: 'Draft',
  },

  /** Per table: its heading, its card on Overview, and its fields in the order staff read them. */
  tables: {
    contact_submissions: {
      title: kinds.titleOfSeveral.contact_submissions,
      card: 'Contact Messages',
      who: 'Name',
      empty: 'No contact messages yet. What visitors send from the home page appears here.',
      failed: 'Failed to fetch contact messages',
      created: 'Received',
      fields: {
        ...withLabels('contact_submissions', contactForm.fields, {
          first_name: 'First name',
          last_name: 'Last name',
          email: 'Email',
          phone: 'Phone',
          company_operator: 'Company/Operator',
          service_interest: 'Service interest',
          project_details: 'Project details',
        }),
        locale: 'Language',
        consent_version: 'Privacy notice',
        consented_at: 'Notice shown on',
        ...visitFields,
      },
    },
    quote_requests: {
      title: kinds.titleOfSeveral.quote_requests,
      card: 'Quote Requests',
      who: 'Company',
      empty: 'No quote requests yet. What visitors send from the Get Quote page appears here.',
      failed: tryAgain('Quote requests could not be loaded'),
      created: 'Received',
      fields: {
        ...withLabels('quote_requests', quoteForm.fields, {
          company_name: 'Company',
          contact_name: 'Contact',
          email: 'Email',
          phone: 'Phone',
          country: 'Country',
          service_type: 'Service',
          product: 'Product',
          wants_demo: 'Wants a demo',
          timeline: 'Timeline',
          budget: 'Budget',
          project_description: 'Project description',
        }),
        locale: 'Language',
        consent_version: 'Consent text',
        consented_at: 'Consent received',
        ...visitFields,
      },
    },
    career_applications: {
      title: kinds.titleOfSeveral.career_applications,
      card: 'Career Applications',
      who: 'Name',
      empty: 'No job applications yet. What applicants send appears here.',
      failed: 'Failed to fetch career applications',
      created: 'Received',
      fields: {
        ...withLabels('career_applications', applicationTexts, {
          first_name: 'First name',
          last_name: 'Last name',
          email: 'Email',
          phone: 'Phone',
          position_applied_for: 'Position',
          posting_title: 'Posting',
          years_experience: 'Experience',
          current_location: 'Location',
          availability: 'Availability',
          expected_salary: 'Expected salary',
          linkedin: 'LinkedIn',
          summary: 'Professional summary',
          skills: 'Skills',
          motivation: 'Motivation',
          additional_info: 'Additional information',
        }),
        receive_updates: 'Wants job alerts',
        after_closing: 'After the closing day',
        rating: adminHiring.rating.label,
        rejection_reason: 'Rejection reason',
        told_at: 'Decision sent',
        locale: 'Language',
        consent_version: 'Consent text',
        consented_at: 'Consent received',
        ...visitFields,
      },
    },
    partnership_applications: {
      title: kinds.titleOfSeveral.partnership_applications,
      card: 'Partnership Requests',
      who: 'Company',
      empty:
        'No partnership applications yet. What companies send from the Partnership page appears here.',
      failed: 'Failed to fetch partnership applications',
      created: 'Received',
      fields: {
        ...withLabels('partnership_applications', partnershipForm.fields, {
          company_name: 'Company',
          contact_person: 'Contact',
          email: 'Email',
          phone: 'Phone',
          country_region: 'Country/Region',
          partnership_type: 'Type',
          description: 'Company description',
          proposal: 'Partnership proposal',
        }),
        locale: 'Language',
        consent_version: 'Consent text',
        consented_at: 'Consent received',
        ...visitFields,
      },
    },
    job_postings: {
      title: kinds.titleOfSeveral.job_postings,
      who: 'Title',
      empty: 'No job postings yet.',
      failed: 'Failed to fetch job postings',
      created: 'Created',
      fields: {
        title: 'Title',
        department: 'Department',
        location: 'Location',
        workplace: 'Workplace',
        country_code: 'Country',
        employment_type: 'Type',
        salary_range: 'Salary range',
        language: 'Language',
        closes_on: 'Closes on',
        description: 'Description',
        requirements: 'Requirements',
      },
    },
  },

  /** What stored values read like, by column: those whose kind is `choice` in the list of a record. */
  choices: {
    product: Object.fromEntries(
      products.map(({ path, label }) => [productNameOf(path), label]),
    ) as Record<ProductName, string>,
    service_interest: asLabels(choices.service),
    service_type: asLabels(choices.quoteService),
    timeline: quoteForm.options.timeline,
    budget: quoteForm.options.budget,
    partnership_type: partnershipForm.options.partnershipType,
    position_applied_for: applicationForm.options.position,
    years_experience: applicationForm.options.experience,
    availability: applicationForm.options.availability,
    employment_type: employmentTypes,
    workplace: workplaces,
    country_code: jobCountries,
    outcome: adminOutcome.values,
    lost_reason: adminOutcome.reasons,
    rating: adminHiring.rating.values,
    rejection_reason: adminHiring.rejection.reasons,
    came_by: {
      call: 'Call',
      fair: 'Trade fair',
      whatsapp: 'WhatsApp',
      email: 'Email',
      referral: 'Referral',
      other: 'Another way',
    },
    locale: languages,
    language: languages,
  },
};
