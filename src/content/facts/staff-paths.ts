export const listPaths = {
  contact_submissions: '/admin/contacts',
  quote_requests: '/admin/contacts/quotes',
  career_applications: '/admin/careers',
  partnership_applications: '/admin/partnerships',
  job_postings: '/admin/job-postings',
} as const;

export type SubmissionTable = Exclude<keyof typeof listPaths, 'job_postings'>;

export type SubmissionPath =
  | `/${Exclude<SubmissionTable, 'career_applications'>}`
  | '/rpc/submit_application';
