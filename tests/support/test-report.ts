import type { Report } from '@/content/facts/report';

const ofQuotes = { tableName: 'quote_requests' } as const;

/** A week with more won than a number holds. */
export const week: Report = {
  first: '2029-01-01',
  last: '2029-01-07',
  timeZone: 'Asia/Kolkata',
  leads: [{ ...ofQuotes, count: [1234, 2] }],
  outcomes: [
    { ...ofQuotes, outcome: 'won', reason: null, count: [3, 1] },
    { ...ofQuotes, outcome: 'lost', reason: 'price', count: [2, 0] },
  ],
  amounts: [
    { ...ofQuotes, currency: 'USD', sum: ['10000000000001190.50', '0'] },
    { ...ofQuotes, currency: 'XAF', sum: ['0.00', '7.00'] },
  ],
  proposals: { count: [7, 0], medianHours: [5.5, null] },
  waiting: [{ ...ofQuotes, count: 9, overdue: 8 }],
  colleagues: [
    {
      ...ofQuotes,
      id: 'a-1',
      name: 'Ada Obi',
      leads: [1, 2],
      won: [3, 4],
      lost: [5, 6],
      waiting: 10,
    },
    { ...ofQuotes, id: null, name: null, leads: [0, 0], won: [0, 0], lost: [0, 0], waiting: 11 },
  ],
};
