/** Texts of the staff area's screen "Weekly report". */
import { counted, tryAgain } from './admin-counts';

export const adminReport = {
  title: 'Weekly report',
  loading: 'Loading the weekly report',
  failed: tryAgain('The weekly report could not be loaded'),
  earlier: 'Earlier',
  later: 'Later',
  first: 'First day',
  last: 'Last day',
  show: 'Show',
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
  },

  outcomes: 'Won and lost',

  colleagues: {
    title: 'By colleague',
    nobody: 'Nobody',
    columns: { leads: 'New', won: 'Won', lost: 'Lost', waiting: 'Waiting' },
  },
};
