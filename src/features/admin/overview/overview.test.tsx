import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { adminSending } from '@/content/en/admin-sending';
import { quote, withQuotes } from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';
import { quoteRequests } from '../records/quote-requests';

const { unsent: texts } = adminSending;
const backend = withQuotes();

test('an admin sees totals and today’s submissions', async () => {
  backend().rows['rpc/submissions_per_day'] = [
    { id: '1', table_name: 'quote_requests', day: 30, submissions: 4 },
    { id: '2', table_name: 'quote_requests', day: 1, submissions: 2 },
    { id: '3', table_name: 'contact_submissions', day: 29, submissions: 1 },
  ];
  const user = await openSignedIn('/admin');

  const card = await screen.findByRole('link', { name: /^Quote Requests\s*30\s*4 new today$/ });
  await screen.findByRole('link', { name: /^Contact Messages\s*0\s*none today$/ });
  const [today, yesterday] = within(
    screen.getByRole('table', { name: 'Submissions per day, last 30 days' }),
  )
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(today).toEqual(['0', '4', '0', '0', '4']);
  expect(yesterday).toEqual(['1', '0', '0', '0', '1']);

  await user.click(card);
  expect(browser.address).toBe('/admin/contacts/quotes');
});

test('an admin sees replies that were not sent, also in the row, until they are sent again or dropped', async () => {
  const [one, other] = [1, 2].map((number) => ({
    id: `5eed0009-0000-4000-8000-00000000000${number}`,
    table_name: 'quote_requests',
    record_id: quote(number).id,
    author_email: 'admin@example.com',
    subject: `Subject ${number}`,
    batch: null,
    body: 'Hello',
    state: 'skipped',
    reason: 'status changed',
    unsent: true,
    created_at: new Date().toISOString(),
    send_at: new Date().toISOString(),
    done_at: new Date().toISOString(),
  }));
  const left = (...replies: (typeof one)[]) => {
    backend().rows['replies'] = replies.flatMap((reply) => reply ?? []);
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
  expect((await screen.findAllByText(texts.mark)).length).toBeGreaterThan(0);
  const [again] = await screen.findAllByRole('button', {
    name: adminMail.list.retryOf(texts.named('Subject 2')),
  });
  if (again) await user.click(again);
  await waitFor(() => expect(screen.queryByText(texts.mark)).toBeNull());
  expect(backend().sent('rpc/drop_reply')).toEqual([{ id: one?.id }]);
  expect(backend().sent('rpc/retry_mails')).toEqual([{ id: other?.id }]);
});

test('an admin sees open work first, and each number leads to its records', async () => {
  localStorage.setItem('staff-last-visit', '{"usedAt":1764000000000,"before":null}');
  const none = { answers: 0, unanswered: 0, overdue: 0, mine: 0, due: 0, latest: 0 };
  backend().rows['rpc/open_work'] = [
    {
      id: '1',
      table_name: 'quote_requests',
      answers: 5,
      unanswered: 7,
      overdue: 3,
      mine: 2,
      due: 1,
      latest: 4,
    },
    { id: '2', table_name: 'contact_submissions', ...none },
  ];
  await openSignedIn('/admin');
  const table = await screen.findByRole('table', { name: 'Open work' });
  const row = within(table).getByRole('row', { name: /^Quote requests/ });
  const links = within(row)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.split('?')[1]]);
  expect(links).toEqual([
    ['7', 'waiting=yes'],
    ['3', 'waiting=overdue&sort=created_at'],
    ['2', 'status=open&owner=me'],
    ['1', 'due=today'],
    ['4', 'date=last-visit'],
  ]);
  expect(screen.getByRole('link', { name: 'Quote requests 5' })).toHaveAttribute(
    'href',
    `${quoteRequests.path}?waiting=new-answer`,
  );
  const messages = within(table).getByRole('row', { name: /^Contact messages/ });
  expect(messages).toHaveTextContent('Contact messages00000');
});

test('an admin sees a dash for a count that failed, and the error is logged', async () => {
  backend().failing.set('career_applications', { status: 403 });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openSignedIn('/admin/no-such-view');
  expect(await screen.findByRole('link', { name: /Career Applications.*Unknown/ })).toBeVisible();
  expect(log).toHaveBeenCalledWith('counting career_applications failed:', expect.anything());
});

test('an admin can open the record of recent activity unless it was deleted', async () => {
  const entry = { created_at: '2026-11-20 09:00:00+00', actor_email: 'ada@example.com' };
  const at = (id: string, record_id: string, more: object) => ({
    ...entry,
    id,
    record_id,
    ...more,
  });
  backend().rows['activity_feed'] = [
    at('3', 'gone', { action: 'posting_deleted', table_name: 'job_postings', summary: 'Old' }),
    at('2', 'gone', { action: 'posting_created', table_name: 'job_postings', summary: 'Old' }),
    at('1', 'q-1', { action: 'submitted', table_name: 'quote_requests', summary: 'Eve, Sahel' }),
  ];
  await openSignedIn('/admin');
  expect(
    await screen.findByRole('link', { name: 'Eve, Sahel sent a quote request' }),
  ).toHaveAttribute('href', '/admin/contacts/quotes/q-1');
  expect(screen.getByText(/created the job posting Old/).closest('a')).toBeNull();
});

test('an admin sees a bulk change as one entry and can open its list', async () => {
  const at = { created_at: '2026-11-20 09:00:00+00', actor_email: 'ada@example.com' };
  const change = (id: string, summary: string, from_status: string) => ({
    ...at,
    id,
    record_id: `q-${id}`,
    action: 'status_changed',
    table_name: 'quote_requests',
    summary,
    from_status,
    to_status: 'completed',
    batch: 'b-1',
    records: null as number | null,
  });
  const whole = { ...change('3', '', 'new'), records: 2 };
  const undone = { ...whole, id: '4', batch: 'b-2', to_status: null };
  backend().rows['activity_feed'] = [undone, whole];
  backend().rows['activity_log'] = [
    change('2', 'Eve, Sahel', 'contacted'),
    change('1', 'Ola, Harmattan', 'new'),
  ];
  const user = await openSignedIn('/admin');
  const entry = await screen.findByRole('button', {
    name: 'ada@example.com set 2 quote requests to Completed',
  });
  expect(screen.getByText(/set 2 quote requests back to their earlier statuses$/)).toBeVisible();
  expect(screen.queryByText(/Eve/)).toBeNull();

  await user.click(entry);
  const link = await screen.findByRole('link', { name: 'Eve, Sahel' });
  expect(link).toHaveAttribute('href', '/admin/contacts/quotes/q-2');
  expect(link.closest('li')).toHaveTextContent('Eve, Sahel from Contacted to Completed');
  expect(screen.getByRole('link', { name: 'Ola, Harmattan' })).toBeVisible();
  await user.click(entry);
  expect(screen.queryByRole('link', { name: 'Eve, Sahel' })).toBeNull();
});

test('a withdrawal has no link, and a change of recipients links to Mail', async () => {
  const staffAt = '2026-11-20 09:00:00+00';
  const entry = { created_at: staffAt, actor_email: 'ada@example.com', record_id: 'r' };
  const changed = (id: string, from_status: string | null, to_status: string | null) => ({
    ...entry,
    id,
    action: 'recipient_changed',
    table_name: 'mail_recipients',
    summary: 'sales@example.com',
    from_status,
    to_status,
  });
  backend().rows['activity_feed'] = [
    {
      ...entry,
      id: '9',
      actor_email: null,
      action: 'withdrawn',
      table_name: 'quote_requests',
      summary: 'DR-1A2B3C4D',
      from_status: null,
      to_status: null,
    },
    changed('4', null, 'each'),
    changed('3', 'each', 'daily'),
    changed('2', 'daily', 'daily'),
    changed('1', 'daily', null),
  ];
  await openSignedIn('/admin');
  const withdrawn = await screen.findByText(
    /^withdrew the quote request \S*DR-1A2B3C4D\S*; it was erased$/,
  );
  expect(withdrawn).toHaveTextContent(/^A visitor withdrew/);
  expect(withdrawn.closest('a')).toBeNull();
  const { activity: said } = admin;
  const sales = 'sales@example.com';
  for (const words of [
    said.recipientAdded(sales),
    said.recipientMoved(sales, adminMail.modes.each, adminMail.modes.daily),
    said.recipientChanged(sales),
    said.recipientRemoved(sales),
  ]) {
    expect(screen.getByRole('link', { name: `ada@example.com ${words}` })).toHaveAttribute(
      'href',
      '/admin/mail',
    );
  }
});
