/** Where staff find the records of a table. */
export const listPaths = {
  contact_submissions: '/admin/contacts',
  quote_requests: '/admin/contacts/quotes',
  career_applications: '/admin/careers',
  partnership_applications: '/admin/partnerships',
  job_postings: '/admin/job-postings',
} as const;

/** The tables that visitors write to. */
export type SubmissionTable = Exclude<keyof typeof listPaths, 'job_postings'>;

/** Where forms send below the REST interface. */
export type SubmissionPath =
  | `/${Exclude<SubmissionTable, 'career_applications'>}`
  | '/rpc/submit_application';
