import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { adminCompare } from '@/content/en/admin-compare';
import { adminDetail } from '@/content/en/admin-detail';
import { adminReport as texts } from '@/content/en/admin-report';
import type { Report } from '@/content/facts/report';
import { memberRow } from '@tests/support/admin/fake-backend';
import { withMail } from '@tests/support/admin/fake-mail';
import { browser, openSignedIn } from '@tests/support/admin/test-session';
import { week } from '@tests/support/test-report';

const { backend } = withMail();
const [days, before] = ['2029-01-01..2029-01-07', '2028-12-25..2028-12-31'];

afterEach(() => vi.useRealTimers());

async function openWeek(answer: Report, period = days) {
  backend().answers.set('rpc/read_report', answer);
  const user = await openSignedIn(`/admin/report?days=${period}`);
  await screen.findByRole('table', { name: texts.colleagues.title });
  return user;
}

/** The lists behind figures, by their text. */
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')?.split('/').pop()}`);
const table = (name: string) => screen.getByRole('table', { name });

const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement;

test('an admin sees the figures of a week beside the one before, and each leads to its list', async () => {
  await openWeek(week);
  expect(screen.getByRole('heading', { name: '1 Jan 2029 to 7 Jan 2029' })).toBeVisible();
  expect(figure(texts.figures.won)).toHaveTextContent(
    'WonUSD 10,000,000,000,001,190.50XAF 03 leads, 2 lostBefore: USD 0Before: XAF 7',
  );
  expect(figure(texts.figures.leads)).toHaveTextContent('New leads1,234+1,2321,234 quote requests');
  expect(linksIn(figure(texts.figures.leads))).toEqual([
    `1,234 quote requests quotes?date=${days}`,
  ]);
  expect(linksIn(figure(texts.figures.proposals))).toEqual([`7 quotes?answered=${days}`]);
  expect(figure(texts.figures.median)).toHaveTextContent('5 hoursPromised: 24 hours. Before: none');
  expect(linksIn(table(texts.outcomes))).toEqual([
    `3 quotes?outcome=won&outcome_on=${days}`,
    `1 quotes?outcome=won&outcome_on=${before}`,
    `2 quotes?outcome=lost&lost_reason=price&outcome_on=${days}`,
  ]);
  expect(linksIn(table(texts.colleagues.title))).toEqual([
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

test('an admin goes to other weeks, and chooses any period, by whose length the buttons then move', async () => {
  const user = await openWeek(week);
  await user.click(screen.getByRole('button', { name: texts.earlier }));
  expect(browser.address).toBe('/admin/report?days=2028-12-25..2028-12-31');
  fireEvent.change(screen.getByLabelText(texts.last), { target: { value: '2029-01-10' } });
  await user.click(screen.getByRole('button', { name: texts.show }));
  await user.click(await screen.findByRole('button', { name: texts.later }));
  expect(browser.address).toBe('/admin/report?days=2029-01-11..2029-01-27');
  await waitFor(() =>
    expect(backend().sent('rpc/read_report')).toEqual([
      { first_day: '2029-01-01', last_day: '2029-01-07' },
      { first_day: '2028-12-25', last_day: '2028-12-31' },
      { first_day: '2028-12-25', last_day: '2029-01-10' },
      { first_day: '2029-01-11', last_day: '2029-01-27' },
    ]),
  );
});

test('an admin subscribes to the figures of each week by email below the report', async () => {
  const user = await openWeek(week);
  await user.click(await screen.findByRole('checkbox', { name: texts.byMail }));
  await waitFor(() =>
    expect(backend().rows['mail_recipients']?.[0]).toMatchObject({ weekly: true }),
  );
});

test('an admin sees what came per day of the company’s time zone, and can retry what did not load', async () => {
  const { chart } = adminDetail.overview;
  backend().rows['rpc/submissions_per_day'] = [
    { id: '1', table_name: 'quote_requests', day: 7, submissions: 4 },
    { id: '2', table_name: 'contact_submissions', day: 6, submissions: 1 },
    // After the period.
    { id: '3', table_name: 'quote_requests', day: 8, submissions: 90 },
  ];
  backend().failures.set('rpc/submissions_per_day', { status: 403 });
  const user = await openWeek(week);
  const section = within(screen.getByRole('region', { name: chart.title }));
  expect(await section.findByText(chart.failed)).toBeVisible();
  backend().failures.clear();
  await user.click(section.getByRole('button', { name: 'Retry' }));
  expect(await section.findByText('Sunday 7 Jan 2029: 4')).toBeVisible();
  expect(section.getByText('Saturday 6 Jan 2029: 1')).toBeVisible();
  for (const day of ['1 Jan', '7 Jan']) expect(section.getByText(day)).toBeVisible();
  expect(section.getByText('Quote requests')).toHaveTextContent('Quote requests4');
  const lastArgs = backend().sent<{ day_starts: string[] }>('rpc/submissions_per_day').at(-1);
  expect(lastArgs?.day_starts[0]).toBe('2028-12-31T18:30:00.000Z');
});

test('an admin sees what came per week of a long period', async () => {
  backend().rows['rpc/submissions_per_day'] = [
    { id: '1', table_name: 'quote_requests', day: 14, submissions: 4 },
  ];
  await openWeek(week, '2028-10-01..2029-01-05');
  const section = within(await screen.findByRole('region', { name: 'Submissions per week' }));
  expect(await section.findByText('31 Dec 2028 to 5 Jan 2029: 4')).toBeVisible();
});

test('on a Monday, a member of sales compares countries of the last week, and opens the leads of one', async () => {
  vi.useFakeTimers({ now: new Date(2029, 0, 8, 9), toFake: ['Date'] });
  const counts = { leads: 3, before: 1, open: 1, won: 1, lost: 1, no_answer: 0 };
  backend().rows['rpc/compare_leads'] = [
    { id: '1', dimension: 'country', value: 'Mali', ...counts },
    { id: '2', dimension: 'source', value: 'direct', ...counts },
  ];
  backend().rows['admin_users'] = [memberRow('sales')];
  const user = await openSignedIn('/admin/report');
  const section = within(await screen.findByRole('region', { name: adminCompare.title }));
  expect(await section.findByText('Direct or unknown')).toBeVisible();
  const link = section.getByText('Mali');
  expect(link.closest('tr')).toHaveTextContent('Mali3 (+2)1110');
  await user.click(link);
  expect(browser.address).toBe(`/admin/contacts/quotes?date=${days}&country=Mali`);
});
