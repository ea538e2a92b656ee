import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminMail } from '@/content/en/admin-mail';
import { adminMeetings } from '@/content/en/admin-meetings';
import { adminWork } from '@/content/en/admin-work';
import { figures } from '@/content/facts/site';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { quote, reply, withQuotes } from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';
import { places } from './work-queries';

const backend = withQuotes();

const waiting = {
  table_name: 'quote_requests',
  person: 'Ruth Rao',
  company: 'Nile Pay',
  status: 'new',
  owner_id: null,
  new_answer_at: null,
  follow_up_on: null,
  follow_up_note: null,
};

test('a colleague finds first what waits for her: late, answered, due today, applicants to decide about; and opens all that is overdue', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const work = (number: number, place: number, values: object = {}) => ({
    ...waiting,
    id: quote(number).id,
    place,
    created_at: ago(50),
    due_at: ago(26),
    words: `Words ${number}`,
    ...values,
  });
  backend().rows['work'] = [
    work(3, places.dueInADay, { due_at: ago(0) }),
    // The midnight in Kolkata that ends the day of a follow-up.
    work(6, places.dueInADay, { due_at: '2026-01-02T18:30:00Z', follow_up_on: '2026-01-02' }),
    work(2, places.newMessage, { new_answer_at: ago(2), status: 'contacted' }),
    work(1, places.overdue),
    work(4, places.overdue, { owner_id: 'somebody else' }),
    work(5, places.later, { due_at: '2026-01-03T18:30:00Z', follow_up_on: '2099-01-01' }),
  ];
  const noneCounted = { due: 0, open: 0, nobodys: 0, answers: 0, overdue: 0, mine: 0 };
  const counts = { open: 77, nobodys: 12, answers: 5, overdue: 2, mine: 3 };
  backend().rows['rpc/open_work'] = [
    { id: '1', table_name: 'quote_requests', due: 1, undecided: 0, ...counts },
    { id: '2', table_name: 'career_applications', ...noneCounted, undecided: 2 },
  ];
  const user = await openSignedIn('/admin');
  const doNow = within(await screen.findByRole('region', { name: adminWork.doNow }));
  await waitFor(() =>
    expect(doNow.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nile Pay1 day lateQuote request Words 1',
      expect.stringMatching(/^Nile Pay2 hours ago.*Quote request New message: Words 2$/),
      'Nile Pay2 Jan 2026Quote request Words 6',
      'Nile PaytodayQuote request Words 3',
    ]),
  );
  expect(screen.getByRole('tab', { name: 'Contacts' })).toHaveAccessibleDescription(
    '77 records open',
  );
  const { undecided } = adminHiring;
  const late = doNow.getByRole('link', { name: undecided(2, figures.applicationDecisionDays) });
  expect(late.getAttribute('href')).toMatch(/\?decision=none&date=\.\.20[\d-]+&sort=created_at$/);
  await user.click(screen.getByRole('link', { name: 'Open 77' }));
  // A follow-up postpones no promise.
  expect(await screen.findByText('3 Jan 2026')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Overdue 2' }));
  expect(browser.address).toBe('/admin/work/overdue');
  const overdue = within(await screen.findByRole('region', { name: 'Overdue' }));
  await waitFor(() => expect(overdue.getAllByRole('listitem')).toHaveLength(2));
  const [firstLink] = overdue.getAllByRole('link');
  expect(firstLink).toHaveAttribute('href', `/admin/contacts/quotes/${quote(1).id}`);
});

test('whoever invited to a call within a week finds it on Overview, unless it was cancelled', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const invited = (number: number, values: object = {}) => ({
    ...reply,
    id: `5eed0009-0000-4000-8000-10000000000${number}`,
    record_id: quote(number).id,
    author_id: adminAccount.id,
    state: 'sent',
    created_at: inHours(-number),
    meeting_at: inHours(30),
    meeting_minutes: 45,
    meeting_zone: 'Africa/Lagos',
    meeting_place: 'Call: https://meet.example/1',
    meeting_cancelled: false,
    ...values,
  });
  backend().rows['messages'] = [
    invited(1),
    invited(2, { meeting_cancelled: true }),
    invited(2, { id: '5eed0009-0000-4000-8000-200000000002', created_at: inHours(-9) }),
    invited(3, { meeting_at: inHours(200) }),
    invited(4, { author_id: 'somebody else' }),
  ];
  await openSignedIn('/admin');
  const week = within(await screen.findByRole('region', { name: adminMeetings.week.title }));
  expect(await week.findByRole('listitem')).toHaveTextContent(
    /^Company 1 Call\w+day \d+ \w+\d\d:\d\d Lagos, 45 min.* · Call: https:\/\/meet.example\/1$/,
  );
  expect(week.getByRole('link', { name: /^Company 1 Call/ })).toHaveAttribute(
    'href',
    `/admin/contacts/quotes/${quote(1).id}`,
  );
});

test('an admin sees totals that lead to their lists, and a dash for one that failed', async () => {
  backend().failures.set('career_applications', { status: 403 });
  await openSignedIn('/admin/no-such-view');
  const quotes = await screen.findByRole('link', { name: /^Quote Requests\s*5$/ });
  expect(quotes).toHaveAttribute('href', '/admin/contacts/quotes');
  expect(await screen.findByRole('link', { name: /^Career Applications\s*–$/ })).toBeVisible();
});

const entry = (id: string, action: string, values: object = {}) => ({
  id,
  action,
  table_name: 'quote_requests',
  record_id: `q-${id}`,
  summary: 'Eve, Sahel',
  created_at: '2026-11-20 09:00:00+00',
  actor_email: 'ada@example.com',
  ...values,
});

test('an admin opens what an entry of recent activity is about, or the list of several, unless it was deleted or withdrawn', async () => {
  const deletedPosting = { table_name: 'job_postings', record_id: 'gone', summary: 'Old' };
  const mailbox = { table_name: 'mail_recipients', summary: 'sales@example.com' };
  backend().rows['activity_feed'] = [
    entry('8', 'withdrawn', { actor_email: null, summary: 'DR-1A2B3C4D' }),
    entry('7', 'posting_deleted', deletedPosting),
    entry('6', 'status_changed', { to_status: 'completed', summary: '', records: 2 }),
    entry('5', 'submitted'),
    entry('4', 'recipient_changed', { ...mailbox, from_status: 'each', to_status: 'daily' }),
  ];
  await openSignedIn('/admin');
  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Eve, Sahel sent a quote request')).toBe('/admin/contacts/quotes/q-5');
  expect(screen.getByText(/deleted the job posting Old/).closest('a')).toBeNull();
  expect(await hrefOf('ada@example.com set 2 quote requests to Completed')).toBe(
    '/admin/contacts/quotes',
  );
  const withdrawn = screen.getByText(
    /^withdrew the quote request \S*DR-1A2B3C4D\S*; it was erased$/,
  );
  expect(withdrawn).toHaveTextContent(/^A visitor withdrew/);
  expect(withdrawn.closest('a')).toBeNull();
  const { each, daily } = adminMail.modes;
  const words = `changed the emails to sales@example.com from “${each}” to “${daily}”`;
  expect(await hrefOf(`ada@example.com ${words}`)).toBe('/admin/mail');
});
