import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { findToast } from '@tests/support/toasts';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { openQuotes, quote, quotes, rowOf, withQuotes } from '@tests/support/admin/test-lists';
import { browser, open, signIn } from '@tests/support/admin/test-session';

const backend = withQuotes();

test('staff see the newest requests, and go from page to page', async () => {
  const user = await openQuotes();
  const row = within(rowOf('Company 1'));
  expect(row.getByText('New')).toBeVisible();
  expect(row.getByText('Prefer to discuss')).toBeVisible();
  expect(await screen.findByText('1–25 of 30')).toBeVisible();
  expect(within(rowOf('Company 3')).getByText(adminLists.spam_suspected)).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await screen.findByText('26–30 of 30');
  expect(browser.address).toBe('/admin/contacts/quotes?page=2');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled');

  await browser.back();
  await screen.findByText('1–25 of 30');
});

test('a page can be named, and one past the end leads to the last one', async () => {
  const user = await openQuotes('?page=9');
  await screen.findByText('26–30 of 30');
  const field = screen.getByRole('textbox', { name: 'Page' });
  await waitFor(() => expect(field).toHaveValue('2'));
  await user.clear(field);
  await user.type(field, '1{Enter}');
  await screen.findByText('1–25 of 30');
  expect(browser.address).toBe('/admin/contacts/quotes');
});

test('a name leads to its record and keeps the view', async () => {
  await openQuotes('?status=contacted&sort=name');
  expect(screen.getByRole('link', { name: 'Company 10' })).toHaveAttribute(
    'href',
    `/admin/contacts/quotes/${quote(10).id}?status=contacted&sort=name`,
  );
});

test('a status is changed by its button and reported once it is saved', async () => {
  const user = await openQuotes();
  const row = within(rowOf('Company 1'));
  await user.click(row.getByRole('button', { name: 'Mark Contacted' }));

  await findToast('Status updated successfully');
  expect(row.getByText('Contacted')).toBeVisible();
  expect(row.getByRole('button', { name: 'Mark Contacted' })).toHaveFocus();
  expect(row.getByRole('button', { name: 'Mark Contacted' })).toHaveAttribute('aria-disabled');
  expect(backend().seen.filter((one) => one.startsWith('PATCH'))).toEqual([
    expect.stringContaining(quote(1).id),
  ]);
});

test('a change that touched no row is taken back and told', async () => {
  backend().refuseUpdates();
  const user = await openQuotes();
  const row = within(rowOf('Company 1'));
  await user.click(row.getByRole('button', { name: 'Mark Complete' }));

  await waitFor(() => expect(screen.getAllByText('Failed to update status')).toHaveLength(2));
  expect(row.getByText('New')).toBeVisible();
  expect(screen.queryByText('Status updated successfully')).toBeNull();
});

test.each(['constructor', '__proto__'])(
  'a status called %s is shown as it is stored',
  async (status) => {
    Object.assign(backend().rows['quote_requests']?.[0] ?? {}, { status });
    const user = await openQuotes();
    expect(within(rowOf('Company 1')).getByText(status)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Company 1' }));
    expect(await screen.findByText(/second line/)).toBeVisible();
  },
);

test('a search is counted in full where the server hands out 25 rows at most', async () => {
  backend().rows['quote_requests'] = quotes(1, 53);
  backend().giveAtMost(25);
  await openQuotes('?q=company');
  expect(await screen.findByText('1–25 of 53')).toBeVisible();
});

test('when a row leaves the view, the focus goes to the one in its place', async () => {
  const user = await openQuotes('?status=contacted');
  const row = within(rowOf('Company 2'));
  await user.click(row.getByRole('button', { name: 'Mark Complete' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Company 3' })).toHaveFocus());
  expect(screen.queryByText('Company 2')).toBeNull();
});

test('a list that fails says so in a toast and in its place, and can be retried', async () => {
  backend().failing.set('quote_requests', { status: 403, method: 'GET' });
  open('/admin/contacts/quotes');
  const user = await signIn(adminAccount);

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Failed to fetch quote requests');
  await findToast('Error');
  expect(backend().seen.filter((request) => request.startsWith('GET quote_requests'))).toHaveLength(
    1,
  );
  backend().failing.clear();
  await user.click(within(notice).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Quote requests' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Quote requests' })).toHaveFocus(),
  );
});
