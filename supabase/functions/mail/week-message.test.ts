import { expect, it } from 'vitest';
import { weekMail as texts } from '@/content/en/admin-week-mail';
import type { Week } from '@/content/facts/week';
import { weekMessage } from './week-message';

const origin = 'https://site.example';
const quotes = { tableName: 'quote_requests' } as const;
const emptyWeek: Week = {
  monday: '2029-01-01',
  timeZone: 'Asia/Kolkata',
  leads: [],
  outcomes: [],
  amounts: [],
  proposals: { count: [0, 0], medianHours: [null, null] },
  slowest: null,
  waiting: [{ ...quotes, count: 0, overdue: 0 }],
  colleagues: [],
};

it('the mail has the figures of the week, those of the week before and a link to the screen', () => {
  const { subject, paragraphs } = weekMessage(
    {
      ...emptyWeek,
      leads: [
        { ...quotes, dimension: 'all', value: 'all', count: [4, 2] },
        { ...quotes, dimension: 'country', value: 'Mali', count: [3, 0] },
        { ...quotes, dimension: 'source', value: 'https://bad.example/\u202e', count: [1, 0] },
        { ...quotes, dimension: 'source', value: 'direct', count: [1, 2] },
      ],
      outcomes: [
        { ...quotes, outcome: 'won', reason: null, count: [2, 1] },
        { ...quotes, outcome: 'lost', reason: 'no_budget', count: [1, 0] },
      ],
      amounts: [{ ...quotes, currency: 'USD', sum: ['10000000000001190.50', '0'] }],
      proposals: { count: [7, 1], medianHours: [5.5, 1] },
      slowest: { id: 'id', reference: 'DR-5EED0004', waitedHours: 80 },
      waiting: [{ ...quotes, count: 9, overdue: 8 }],
      colleagues: [
        {
          ...quotes,
          id: 'a',
          name: 'Ada.Obi',
          leads: [1, 2],
          won: [3, 4],
          lost: [5, 6],
          waiting: 7,
        },
        { ...quotes, id: null, name: null, leads: [0, 0], won: [0, 0], lost: [0, 0], waiting: 1 },
      ],
    },
    origin,
  );
  expect(subject).toBe('Weekly report, 1 Jan 2029 to 7 Jan 2029');
  expect(paragraphs.join('\n').split('\n')).toEqual(
    expect.arrayContaining([
      '- Quote requests: 4 (2)',
      '- Mali, quote requests: 3 (0)',
      '- https//bad. example/, quote requests: 1 (0)',
      '- direct or unknown, quote requests: 1 (2)',
      '- Proposals sent or declined: 7 (1)',
      '- Median time to proposal or decline: 5 hours (1 hour)',
      '- Oldest open request: DR-5EED0004, 3 days',
      '- Quote requests, Won: 2 (1)',
      '- Quote requests, Lost: no budget: 1 (0)',
      '- Quote requests, Won in USD: USD\u00a010,000,000,000,001,190.50 (USD\u00a00)',
      '- Quote requests: 9, 8 overdue',
      '- Ada. Obi, quote requests: new 1 (2), won 3 (4), lost 5 (6), waiting 7',
      '- Nobody, quote requests: new 0 (0), won 0 (0), lost 0 (0), waiting 1',
      `${origin}/admin/week?week=2029-01-01`,
    ]),
  );
});

it('the mail says where a week had nothing', () => {
  const { paragraphs } = weekMessage(emptyWeek, origin);
  expect(paragraphs.filter((one) => one.endsWith(`:\n${texts.none}`))).toHaveLength(6);
});
