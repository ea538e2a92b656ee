import type { Worded } from '@/content/facts/choices';

export const employmentTypes: Worded<'employmentType'> = {
  'full-time': 'Temps plein',
  'part-time': 'Temps partiel',
  contract: 'CDD ou mission',
  internship: 'Stage',
};
