import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminMail } from '@/content/en/admin-mail';
import { adminMeetings } from '@/content/en/admin-meetings';
import { adminSending } from '@/content/en/admin-sending';
import { adminWork } from '@/content/en/admin-work';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { quote, reply, withQuotes } from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';

const { unsent: texts } = adminSending;
const backend = withQuotes();

test('an admin sees totals, and opens a list', async () => {
  const user = await openSignedIn('/admin');

  const card = await screen.findByRole('link', { name: /^Quote Requests\s*5$/ });
  await screen.findByRole('link', { name: /^Contact Messages\s*0$/ });
  await user.click(card);
  expect(browser.address).toBe('/admin/contacts/quotes');
});

test('an admin sees replies that were not sent until they are sent again or dropped', async () => {
  const [one, other] = [1, 2].map((number) => ({
    ...reply,
    id: `5eed0009-0000-4000-8000-00000000000${number}`,
    record_id: quote(number).id,
    subject: `Subject ${number}`,
    state: 'skipped',
    reason: 'status changed',
    unsent: true,
    done_at: new Date().toISOString(),
  }));
  const left = (...replies: (typeof one)[]) => {
    backend().rows['messages'] = replies.filter((each) => each !== undefined);
  };
  left(one, other);
  backend().answers.set('rpc/drop_reply', () => {
    left(other);
    return true;
  });
  backend().answers.set('rpc/retry_mails', () => {
    left();
    return 1;
  });
  const user = await openSignedIn('/admin');
  const region = within(await screen.findByRole('region', { name: texts.title }));
  expect(region.getAllByText(adminMail.reasons['status changed'])).toHaveLength(2);
  await user.click(region.getByRole('button', { name: texts.dropOf('Subject 1') }));
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
  await user.click(region.getByRole('link'));
  expect(browser.address).toBe(`/admin/contacts/quotes/${quote(2).id}`);
  const [again] = await screen.findAllByRole('button', {
    name: adminMail.list.retryOf(texts.named('Subject 2')),
  });
  if (again) await user.click(again);
  await waitFor(() => expect(backend().sent('rpc/retry_mails')).toEqual([{ id: other?.id }]));
  expect(backend().sent('rpc/drop_reply')).toEqual([{ id: one?.id }]);
});

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

test('a colleague finds first what waits for her: late, answered, due today; each opens', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const work = (number: number, place: number, more: object = {}) => ({
    ...waiting,
    id: quote(number).id,
    place,
    created_at: ago(50),
    due_at: ago(26),
    words: `Words ${number}`,
    ...more,
  });
  backend().rows['work'] = [
    work(3, 3, { due_at: ago(-5) }),
    work(2, 2, { new_answer_at: ago(2), status: 'contacted' }),
    work(1, 1),
    work(4, 1, { owner_id: 'somebody else' }),
    work(5, 4),
  ];
  const counts = { open: 77, nobodys: 12, answers: 5, overdue: 2, mine: 3 };
  backend().rows['rpc/open_work'] = [
    { id: '1', table_name: 'quote_requests', due: 1, undecided: 0, ...counts },
  ];
  const user = await openSignedIn('/admin');
  const part = within(await screen.findByRole('region', { name: adminWork.doNow }));
  await waitFor(() =>
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nile Pay1 day lateQuote request Words 1',
      expect.stringMatching(/^Nile Pay2 hours ago.*Quote request New message: Words 2$/),
      'Nile PaytodayQuote request Words 3',
    ]),
  );
  expect(screen.getByRole('tab', { name: 'Contacts' })).toHaveAccessibleDescription(
    '77 records open',
  );
  await user.click(part.getByRole('link', { name: 'Overdue, 2 in all' }));
  expect(browser.address).toBe('/admin/work/overdue');
  const overdue = within(await screen.findByRole('region', { name: 'Overdue' }));
  await waitFor(() => expect(overdue.getAllByRole('listitem')).toHaveLength(2));
  const [late] = overdue.getAllByRole('link');
  if (late) await user.click(late);
  expect(browser.address).toContain('/admin/contacts/quotes/5eed');
});

test('whoever invited to a call finds it on Overview until it is cancelled', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const invited = (number: number, more: object = {}) => ({
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
    ...more,
  });
  backend().rows['messages'] = [
    invited(1),
    invited(2, { meeting_cancelled: true }),
    invited(2, { id: '5eed0009-0000-4000-8000-200000000002', created_at: inHours(-9) }),
    invited(3, { meeting_at: inHours(200) }),
    invited(4, { author_id: 'somebody else' }),
  ];
  const user = await openSignedIn('/admin');
  const part = within(await screen.findByRole('region', { name: adminMeetings.week.title }));
  expect(await part.findByRole('listitem')).toHaveTextContent(
    /^Company 1 Call\w+day \d+ \w+\d\d:\d\d Lagos, 45 min.* · Call: https:\/\/meet.example\/1$/,
  );
  await user.click(part.getByRole('link', { name: /^Company 1 Call/ }));
  expect(browser.address).toBe(`/admin/contacts/quotes/${quote(1).id}`);
});

test('an admin sees a dash for a count that failed', async () => {
  backend().failing.set('career_applications', { status: 403 });
  await openSignedIn('/admin/no-such-view');
  expect(await screen.findByRole('link', { name: /^Career Applications\s*–$/ })).toBeVisible();
});

const entry = (id: string, action: string, more: object = {}) => ({
  id,
  action,
  table_name: 'quote_requests',
  record_id: `q-${id}`,
  summary: 'Eve, Sahel',
  created_at: '2026-11-20 09:00:00+00',
  actor_email: 'ada@example.com',
  ...more,
});

test('an admin opens what an entry of recent activity is about, or the list of several, unless it was deleted or withdrawn', async () => {
  const gone = { table_name: 'job_postings', record_id: 'gone', summary: 'Old' };
  const mailbox = { table_name: 'mail_recipients', summary: 'sales@example.com' };
  const changed = (id: string, from_status: string | null, to_status: string | null) =>
    entry(id, 'recipient_changed', { ...mailbox, from_status, to_status });
  backend().rows['activity_feed'] = [
    entry('8', 'withdrawn', { actor_email: null, summary: 'DR-1A2B3C4D' }),
    entry('7', 'posting_deleted', gone),
    entry('6', 'status_changed', { to_status: 'completed', summary: '', records: 2 }),
    entry('5', 'submitted'),
    changed('4', null, 'each'),
    changed('3', 'each', 'daily'),
    changed('2', 'daily', 'daily'),
    changed('1', 'daily', null),
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
  const { summary: sales } = mailbox;
  for (const words of [
    `added ${sales} to the recipients of emails about submissions`,
    `changed the emails to ${sales} from “${adminMail.modes.each}” to “${adminMail.modes.daily}”`,
    `changed which emails ${sales} gets`,
    `removed ${sales} from the recipients of emails about submissions`,
  ]) {
    expect(await hrefOf(`ada@example.com ${words}`)).toBe('/admin/mail');
  }
});
