import type { Worded } from '@/content/facts/choices';

export const employmentTypes: Worded<'employmentType'> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
};
