/** Texts of the staff area's screen "Weekly report", which administrators see. */
import { tryAgain } from './admin-counts';

export const adminWeek = {
  title: 'Weekly report',
  loading: 'Loading the weekly report',
  failed: tryAgain('The weekly report could not be loaded'),
  earlier: 'Previous week',
  later: 'Next week',
  print: 'Print',
  zone: (zone: string) => `A week begins on Monday at 00:00 in ${zone}.`,
  /** For readers in another time zone. */
  elsewhere:
    'Lists count days in the time zone of this device, so a list behind a figure can differ by a few records.',
  between: (from: string, to: string) => `${from} to ${to}`,
  before: 'Previous week in brackets.',
  none: 'None in these two weeks.',

  figures: 'Figures of',
  leads: 'New leads',
  dimensions: { country: 'By country', product: 'By service', source: 'By source' },

  proposals: {
    title: 'Proposals',
    answered: 'Proposals sent or declined',
    median: 'Median time to proposal or decline',
    none: 'none',
    slowest: (reference: string, time: string) => `Oldest open request: ${reference}, ${time}.`,
    noneOpen: 'No quote request is waiting.',
  },

  waiting: { title: 'Waiting for our reply', count: 'Waiting', overdue: 'Overdue' },

  outcomes: { title: 'Won and lost', worth: (currency: string) => `Won in ${currency}` },

  colleagues: {
    title: 'By colleague',
    nobody: 'Nobody',
    columns: { leads: 'New', won: 'Won', lost: 'Lost', waiting: 'Waiting' },
  },
};
