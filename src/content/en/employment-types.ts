/** What stored employment types read like, in the order in which they are offered. */
export const employmentTypes = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
} as const;

export type EmploymentType = keyof typeof employmentTypes;
