/** The email with the figures of a week, which admins can choose to get on Monday. */
import type { SubmissionTable } from '../facts/staff-paths.ts';

export const weekMail = {
  subject: (from: string, to: string) => `The week from ${from} to ${to}`,
  before: 'In brackets: the week before.',
  kinds: {
    contact_submissions: 'Contact messages',
    quote_requests: 'Quote requests',
    partnership_applications: 'Partnership applications',
    career_applications: 'Job applications',
  } satisfies Record<SubmissionTable, string>,
  leads: 'New leads',
  dimensions: { country: 'By country', product: 'By product', source: 'By source' },
  direct: 'direct or unknown',
  none: 'None in these two weeks.',
  proposals: 'Proposals',
  answered: 'Quote requests answered',
  median: 'Median time until the answer',
  slowest: (reference: string, time: string) => `Open for longest: ${reference}, ${time}`,
  hours: (hours: number | null) =>
    hours === null ? 'none' : hours < 48 ? count(hours, 'hour') : count(hours / 24, 'day'),
  outcomes: 'Won and lost',
  worth: (currency: string) => `Won in ${currency}`,
  waiting: 'Waiting for us now',
  overdue: (waiting: number, overdue: number) => `${waiting}, ${overdue} overdue`,
  colleagues: 'By colleague',
  nobody: 'Nobody',
  colleague: (leads: string, won: string, lost: string, waiting: number) =>
    `new ${leads}, won ${won}, lost ${lost}, waiting ${waiting}`,
  open: 'All figures, with the lists behind them:',
  settings: 'Choose which emails you get:',
};

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
