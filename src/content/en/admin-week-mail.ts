/** The weekly report by email, which administrators can choose to get on Monday. */
import { kinds } from './admin-kinds.ts';

export const weekMail = {
  subject: (from: string, to: string) => `Weekly report, ${from} to ${to}`,
  before: 'Previous week in brackets.',
  kinds: kinds.titleOfSeveral,
  leads: 'New leads',
  dimensions: { country: 'By country', product: 'By service', source: 'By source' },
  direct: 'direct or unknown',
  none: 'None in these two weeks.',
  proposals: 'Proposals',
  answered: 'Proposals sent or declined',
  median: 'Median time to proposal or decline',
  slowest: (reference: string, time: string) => `Oldest open request: ${reference}, ${time}`,
  hours: (hours: number | null) =>
    hours === null ? 'none' : hours < 48 ? count(hours, 'hour') : count(hours / 24, 'day'),
  outcomes: 'Won and lost',
  worth: (currency: string) => `Won in ${currency}`,
  waiting: 'Waiting for our reply',
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
