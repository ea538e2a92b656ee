/** Texts of the staff area's screen "Weekly report". */
import { site } from '../facts/site';
import { counted, tryAgain } from './admin-counts';

export const adminReport = {
  title: 'Weekly report',
  loading: 'Loading the weekly report',
  failed: tryAgain('The weekly report could not be loaded'),
  earlier: 'Earlier',
  later: 'Later',
  period: 'Period',
  presets: {
    week: 'This week',
    lastWeek: 'Last week',
    '30': 'Last 30 days',
    '90': 'Last 90 days',
    '365': 'Last 365 days',
  },
  dates: 'Two dates',
  first: 'First day',
  last: 'Last day',
  print: 'Print',
  /** Before the period, on paper. */
  printed: `${site.name}, weekly report:`,
  /** For readers in another time zone. */
  elsewhere: (zone: string) =>
    `Days begin at 00:00 in ${zone}. Lists count them in the time zone of this device, so a list behind a figure can differ by a few records.`,
  between: (from: string, to: string) => `${from} to ${to}`,
  before: 'The period before in brackets.',
  none: 'None in these two periods.',

  byMail: 'Email me the week’s figures on Mondays',

  figures: {
    of: 'Figures of',
    won: 'Won',
    ended: (won: number, lost: number, noAnswer: number) =>
      [
        counted(won, 'lead'),
        lost > 0 && `${lost} lost`,
        noAnswer > 0 && `${noAnswer} without a response`,
      ]
        .filter(Boolean)
        .join(', '),
    before: (text: string) => `Before: ${text}`,
    leads: 'New leads',
    same: 'as before',
    proposals: 'Proposals sent or declined',
    median: 'Median time to proposal or decline',
    noMedian: 'none',
    promised: (hours: number) => `Promised: ${hours} hours.`,
    slowest: (reference: string, time: string) => `Oldest open request: ${reference}, ${time}`,
  },

  waiting: { title: 'Waiting for our reply', count: 'Waiting', overdue: 'Overdue' },

  outcomes: 'Won and lost',

  colleagues: {
    title: 'By colleague',
    nobody: 'Nobody',
    columns: { leads: 'New', won: 'Won', lost: 'Lost', waiting: 'Waiting' },
  },
};
