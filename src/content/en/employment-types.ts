import type { Labels } from '@/content/facts/choices';

export const employmentTypes: Labels<'employmentType'> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
};
