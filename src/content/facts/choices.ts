/** Options as stored in every language and checked by the database. */
import { countries } from './countries.ts';

const services = [
  'Value-Added Services (VAS)',
  'Fintech Solutions',
  'Marketplace Applications',
  'Enterprise Solutions',
  'AI-Based Solutions',
  '5G Infotainment Solutions',
] as const;

export const choices = {
  service: services,
  quoteService: [...services, 'Custom Solution'],
  country: countries.map(({ name }) => name),
  timeline: ['immediate', 'short', 'medium', 'long'],
  budget: ['10k-50k', '50k-100k', '100k-500k', '500k+', 'discuss'],
  partnershipType: ['strategic', 'channel', 'technology', 'regional'],
  position: [
    'senior-vas-engineer',
    'fintech-architect',
    'ai-developer',
    'business-dev-manager',
    'devops-engineer',
    'project-manager',
    'other',
  ],
  experience: ['0-2', '3-5', '6-10', '10+'],
  availability: ['immediate', '2-weeks', '1-month', '2-months'],
  employmentType: ['full-time', 'part-time', 'contract', 'internship'],
  workplace: ['on-site', 'hybrid', 'remote'],
} as const satisfies Record<string, readonly string[]>;

export type Labels<Name extends keyof typeof choices> = Record<
  (typeof choices)[Name][number],
  string
>;

/** Labels of values that are shown as they are stored. */
export function asLabels<Value extends string>(values: readonly Value[]): Record<Value, string> {
  return Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;
}
