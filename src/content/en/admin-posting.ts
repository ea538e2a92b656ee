import { counted } from './admin-counts.ts';

/** Texts of job postings being edited by staff. */
export const adminPosting = {
  create: 'New posting',
  createTitle: 'New job posting',
  /** The status of an active posting after its last day. */
  closed: 'Expired',
  formLabel: (title: string) => `Job posting ${title}`,
  fields: {
    title: { label: 'Title' },
    department: { label: 'Department' },
    location: { label: 'Location', hint: 'Visitors see this text.' },
    workplace: {
      label: 'Workplace',
      optional: true,
      hint: 'Only for job search engines. If you leave it empty, we derive it from the location where that is clear.',
    },
    country_code: {
      label: 'Country',
      optional: true,
      hint: 'Where the work is, or where a remote colleague has to live.',
    },
    employment_type: { label: 'Employment type' },
    salary_range: { label: 'Salary range', optional: true },
    language: {
      label: 'Language',
      hint: 'The language this posting is written in. It is not translated.',
    },
    status: { label: 'Status', hint: 'Visitors only see active postings.' },
    closes_on: {
      label: 'Closes on',
      optional: true,
      hint: 'The last day to apply. The posting closes at 12:00 UTC on the following day, when that date has ended everywhere.',
    },
    description: { label: 'Description' },
    requirements: { label: 'Requirements', hint: 'One requirement per line.' },
  },
  missing: {
    title: 'Please enter a title',
    department: 'Please enter a department',
    location: 'Please enter a location',
    workplace: 'Please select the workplace',
    country_code: 'Please select the country',
    employment_type: 'Please select the employment type',
    language: 'Please select the language',
    status: 'Please select a status',
    closes_on: 'Please enter a date, or leave it empty',
    description: 'Please enter a description',
    requirements: 'Please enter at least one requirement',
    salary_range: 'Please enter a salary range',
  },
  submit: { create: 'Create posting', update: 'Save changes' },
  busy: 'Saving...',
  created: 'Job posting created successfully',
  updated: 'Job posting updated successfully',
  saveFailed: 'Failed to save job posting',
  restored: 'Unsaved changes from your last visit were restored.',
  discard: 'Discard them',

  delete: 'Delete posting',
  deleteTitle: 'Are you sure you want to delete this job posting?',
  deleteText: (title: string, applicants: number | undefined) =>
    `“${title}” will disappear from the site. ${keptText(applicants)}`,
  applicants: {
    label: 'Applicants',
    all: (count: number) => counted(count, 'applicant'),
    none: 'No applicants yet',
    unknown: 'The applicants could not be counted',
  },
  deleted: 'Job posting deleted successfully',
  deleteFailed: 'Failed to delete job posting',

  goneTitle: 'This posting has been deleted',
  gone: 'Someone deleted it while you had it open. What you typed is still here, so you can create it again.',
  recreate: 'Create it again',

  merged:
    'Someone else has since changed this posting. Their changes are in the form, except where you typed. Your changes are not saved yet: please check the form, then save.',
};

function keptText(applicants: number | undefined) {
  if (applicants === undefined) return 'Applications for it are kept, with its title.';
  if (applicants === 0) return 'There are no applications for it.';
  return applicants === 1
    ? 'The application for it is kept, with its title.'
    : `Its ${applicants.toLocaleString('en')} applications are kept, with its title.`;
}
