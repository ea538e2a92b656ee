/** Texts of the staff area's screen "Week", which admins see, and of the mail with the same figures. */
export const adminWeek = {
  title: 'Week',
  loading: 'Loading the figures of the week',
  failed: 'The figures of the week could not be loaded. Check your connection and try again.',
  earlier: 'Week before',
  later: 'Week after',
  print: 'Print',
  zone: (zone: string) => `A week begins on Monday at 00:00 in ${zone}.`,
  /** For readers in another time zone. */
  elsewhere:
    'Lists count days in the time zone of this device, so a list behind a figure can differ by a few records.',
  between: (from: string, to: string) => `${from} to ${to}`,
  before: 'In brackets: the week before.',
  none: 'None in these two weeks.',

  figures: 'Figures of',
  leads: 'New leads',
  dimensions: { country: 'By country', product: 'By product', source: 'By source' },

  proposals: {
    title: 'Proposals',
    answered: 'Quote requests answered',
    median: 'Median time until the answer',
    none: 'none',
    slowest: (reference: string, time: string) =>
      `The open request that has waited longest is ${reference}: ${time}.`,
    noneOpen: 'No quote request is waiting.',
  },

  waiting: { title: 'Waiting for us now', count: 'Waiting', overdue: 'Overdue' },

  outcomes: { title: 'Won and lost', worth: (currency: string) => `Won in ${currency}` },

  colleagues: {
    title: 'By colleague',
    nobody: 'Nobody',
    columns: { leads: 'New', won: 'Won', lost: 'Lost', waiting: 'Waiting' },
  },
};
