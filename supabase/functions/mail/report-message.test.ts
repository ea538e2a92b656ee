import { expect, it } from 'vitest';
import type { Report } from '@/content/facts/report';
import { week } from '@tests/support/test-report';
import { reportMessage } from './report-message';

const origin = 'https://site.example';
const messages = { tableName: 'contact_submissions' } as const;

/** The figures of the mail about a week, a line each. */
const figuresOf = (of: Report) => reportMessage(of, origin).paragraphs[1]?.split('\n');

it('the mail has eight figures of the week, those of the week before and a link to the screen', () => {
  const both: Report = {
    ...week,
    leads: [...week.leads, { ...messages, count: [3, 1] }],
    outcomes: [...week.outcomes, { ...messages, outcome: 'lost', reason: null, count: [1, 0] }],
    amounts: [...week.amounts, { ...messages, currency: 'USD', sum: ['9.50', '7'] }],
    waiting: [...week.waiting, { ...messages, count: 2, overdue: 0 }],
  };
  const { subject, paragraphs } = reportMessage(both, origin);
  expect(subject).toBe('Weekly report, 1 Jan 2029 to 7 Jan 2029');
  expect(paragraphs[2]).toContain(`${origin}/admin/report?days=2029-01-01..2029-01-07`);
  expect(figuresOf(both)).toEqual([
    '- Value of won leads: USD\u00a010,000,000,000,001,200 + XAF\u00a00 (USD\u00a07 + XAF\u00a07)',
    '- Won: 3 (1)',
    '- Lost: 3 (0)',
    '- New leads: 1237 (3)',
    '- Proposals sent or declined: 7 (0)',
    '- Median time to proposal or decline: 5 hours (none)',
    '- Waiting for our reply now: 11',
    '- Of these overdue: 8',
  ]);
});
