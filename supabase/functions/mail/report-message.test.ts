import { expect, it } from 'vitest';
import type { Report } from '@/content/facts/report';
import { reportMessage } from './report-message';

const origin = 'https://site.example';
const quotes = { tableName: 'quote_requests' } as const;
const messages = { tableName: 'contact_submissions' } as const;
const emptyWeek: Report = {
  first: '2029-01-01',
  last: '2029-01-07',
  timeZone: 'Asia/Kolkata',
  leads: [{ ...quotes, count: [0, 0] }],
  outcomes: [],
  amounts: [],
  proposals: { count: [0, 0], medianHours: [null, null] },
  slowest: null,
  waiting: [{ ...quotes, count: 0, overdue: 0 }],
  colleagues: [],
};

/** The figures of the mail about a week, a line each. */
const figuresOf = (week: Report) => reportMessage(week, origin).paragraphs[1]?.split('\n');

it('the mail has eight figures of the week, those of the week before and a link to the screen', () => {
  const week: Report = {
    ...emptyWeek,
    leads: [
      { ...quotes, count: [4, 2] },
      { ...messages, count: [3, 1] },
    ],
    outcomes: [
      { ...quotes, outcome: 'won', reason: null, count: [2, 1] },
      { ...quotes, outcome: 'lost', reason: 'no_budget', count: [1, 0] },
      { ...messages, outcome: 'lost', reason: null, count: [1, 0] },
    ],
    amounts: [
      { ...quotes, currency: 'USD', sum: ['10000000000001190.50', '0'] },
      { ...messages, currency: 'USD', sum: ['9.50', '7'] },
      { ...quotes, currency: 'XAF', sum: ['5.00', '0'] },
    ],
    proposals: { count: [7, 1], medianHours: [80, 1] },
    waiting: [
      { ...quotes, count: 9, overdue: 8 },
      { ...messages, count: 2, overdue: 0 },
    ],
  };
  const { subject, paragraphs } = reportMessage(week, origin);
  expect(subject).toBe('Weekly report, 1 Jan 2029 to 7 Jan 2029');
  expect(paragraphs[2]).toContain(`${origin}/admin/report?days=2029-01-01..2029-01-07`);
  expect(figuresOf(week)).toEqual([
    '- Value of won leads: USD\u00a010,000,000,000,001,200 + XAF\u00a05 (USD\u00a07 + XAF\u00a00)',
    '- Won: 2 (1)',
    '- Lost: 2 (0)',
    '- New leads: 7 (3)',
    '- Proposals sent or declined: 7 (1)',
    '- Median time to proposal or decline: 3 days (1 hour)',
    '- Waiting for our reply now: 11',
    '- Of these overdue: 8',
  ]);
});

it('the mail says where a week had nothing', () => {
  expect(figuresOf(emptyWeek)?.slice(0, 6)).toEqual([
    '- Value of won leads: none (none)',
    '- Won: 0 (0)',
    '- Lost: 0 (0)',
    '- New leads: 0 (0)',
    '- Proposals sent or declined: 0 (0)',
    '- Median time to proposal or decline: none (none)',
  ]);
});
