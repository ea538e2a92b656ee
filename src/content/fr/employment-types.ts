import type { Labels } from '@/content/facts/choices';

export const employmentTypes: Labels<'employmentType'> = {
  'full-time': 'Temps plein',
  'part-time': 'Temps partiel',
  contract: 'CDD ou mission',
  internship: 'Stage',
};
