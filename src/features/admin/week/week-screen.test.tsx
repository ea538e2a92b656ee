import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminWeek as texts } from '@/content/en/admin-week';
import type { Week } from '@/content/facts/week';
import { browser, openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';

const backend = withBackend();
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

const week: Week = {
  ...emptyWeek,
  leads: [
    { ...quotes, dimension: 'all', value: 'all', count: [1234, 2] },
    { ...quotes, dimension: 'country', value: 'Mali', count: [4, 0] },
    { ...quotes, dimension: 'product', value: 'Fintech Solutions', count: [5, 1] },
    { ...quotes, dimension: 'source', value: 'direct', count: [6, 1] },
  ],
  outcomes: [
    { ...quotes, outcome: 'won', reason: null, count: [3, 1] },
    { ...quotes, outcome: 'lost', reason: 'price', count: [2, 0] },
  ],
  amounts: [
    { ...quotes, currency: 'USD', sum: ['10000000000001190.50', '0'] },
    { ...quotes, currency: 'XAF', sum: ['0.00', '7.00'] },
  ],
  proposals: { count: [7, 0], medianHours: [5.5, null] },
  slowest: {
    id: '5eed0004-0000-4000-8000-000000001001',
    reference: 'DR-5EED0004',
    waitedHours: 80,
  },
  waiting: [{ ...quotes, count: 9, overdue: 8 }],
  colleagues: [
    {
      ...quotes,
      id: 'a-1',
      name: 'Ada Obi',
      leads: [1, 2],
      won: [3, 4],
      lost: [5, 6],
      waiting: 10,
    },
    { ...quotes, id: null, name: null, leads: [0, 0], won: [0, 0], lost: [0, 0], waiting: 11 },
  ],
};

async function openWeek(answer: Week, address = '/admin/week') {
  backend().answers.set('rpc/read_week', answer);
  const user = await openSignedIn(address);
  await screen.findByRole('table', { name: texts.leads });
  return user;
}

/** The lists behind the figures of a table, by their text. */
const linksIn = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')?.split('/').pop()}`);

const [days, before] = ['2029-01-01..2029-01-07', '2028-12-25..2028-12-31'];

test('an admin sees the figures of a week and of the one before, and each leads to its list', async () => {
  await openWeek(week);
  expect(screen.getByRole('heading', { name: '1 Jan 2029 to 7 Jan 2029' })).toBeVisible();
  expect(linksIn(texts.leads)).toEqual([`1,234 quotes?date=${days}`, `2 quotes?date=${before}`]);
  expect(linksIn(texts.dimensions.country)).toEqual([`4 quotes?date=${days}&country=Mali`]);
  expect(linksIn(texts.dimensions.product)[0]).toBe(
    `5 quotes?date=${days}&service=Fintech+Solutions`,
  );
  expect(linksIn(texts.dimensions.source)[1]).toBe(`1 quotes?date=${before}&source=direct`);
  expect(linksIn(texts.proposals.title)).toEqual([
    `7 quotes?answered=${days}`,
    `5 hours quotes?answered=${days}`,
    `none quotes?answered=${before}`,
  ]);
  expect(screen.getByRole('link', { name: /DR-5EED0004, 3 days/ })).toHaveAttribute(
    'href',
    `/admin/contacts/quotes/${week.slowest?.id}`,
  );
  expect(linksIn(texts.waiting.title)).toEqual([
    '9 quotes?waiting=yes',
    '8 quotes?waiting=overdue',
  ]);
  expect(linksIn(texts.outcomes.title)).toEqual([
    `3 quotes?outcome=won&outcome_on=${days}`,
    `1 quotes?outcome=won&outcome_on=${before}`,
    `2 quotes?outcome=lost&lost_reason=price&outcome_on=${days}`,
    `USD\u00a010,000,000,000,001,190.50 quotes?outcome=won&outcome_on=${days}`,
    `USD\u00a00 quotes?outcome=won&outcome_on=${before}`,
    `XAF\u00a00 quotes?outcome=won&outcome_on=${days}`,
    `XAF\u00a07 quotes?outcome=won&outcome_on=${before}`,
  ]);
  expect(linksIn(texts.colleagues.title)).toEqual([
    `1 quotes?date=${days}&owner=a-1`,
    `2 quotes?date=${before}&owner=a-1`,
    `3 quotes?owner=a-1&outcome=won&outcome_on=${days}`,
    `4 quotes?owner=a-1&outcome=won&outcome_on=${before}`,
    `5 quotes?owner=a-1&outcome=lost&outcome_on=${days}`,
    `6 quotes?owner=a-1&outcome=lost&outcome_on=${before}`,
    '10 quotes?owner=a-1&waiting=yes',
    '11 quotes?owner=none&waiting=yes',
  ]);
});

test('an admin prints the week and goes to other weeks', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const user = await openWeek(week);
  await user.click(screen.getByRole('button', { name: texts.print }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
  await user.click(screen.getByRole('button', { name: texts.earlier }));
  expect(browser.address).toBe('/admin/week?week=2028-12-25');
  await user.click(await screen.findByRole('button', { name: texts.later }));
  expect(browser.address).toBe('/admin/week?week=2029-01-08');
  expect(backend().sent('rpc/read_week')).toEqual([
    {},
    { day: '2028-12-25' },
    { day: '2029-01-08' },
  ]);
});

test('an admin sees that a week had no leads', async () => {
  await openWeek(emptyWeek);
  expect(screen.queryByRole('table', { name: texts.leads })).toHaveTextContent('Quote requests00');
  expect(screen.getAllByText(texts.none)).toHaveLength(5);
  expect(screen.getByText(texts.proposals.noneOpen)).toBeVisible();
});
