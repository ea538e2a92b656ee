import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminRecords } from '@/content/en/admin-records';
import { findToast } from '@tests/support/toasts';
import {
  companies,
  openQuotes,
  quote,
  rowOf,
  select,
  selectionBar,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';

const backend = withQuotes(30);

test('an admin’s address of a page leads at most to the last, and an admin turns pages', async () => {
  const user = await openQuotes('?page=9');
  await screen.findByText('26–30 of 30');
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Previous page' }));
  await screen.findByText('1–25 of 30');
  expect(browser.address).toBe('/admin/contacts/quotes');
  const row = within(rowOf('Company 1'));
  expect(row.getByText('New')).toBeVisible();
  expect(row.getByText('Prefer to discuss')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await screen.findByText('26–30 of 30');
  expect(browser.address).toBe('/admin/contacts/quotes?page=2');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled');

  await browser.back();
  await screen.findByText('1–25 of 30');
});

test('an admin beside a record sees what is due first, and goes on in that order; the table keeps its own', async () => {
  backend().rows['quote_requests'] = [4, 3, 1, 4, 2].map((day, index) => ({
    ...quote(index + 1),
    due_at: `2029-01-0${day}`,
  }));
  const user = await openQuotes('?country=Nigeria');
  expect(companies()).toEqual(['1', '2', '3', '4', '5']);
  await select(user, 4);
  await user.click(screen.getByRole('link', { name: 'Company 3' }));
  await waitFor(() => expect(companies()).toEqual(['3', '5', '2', '1', '4']));
  expect(selectionBar().getByText('1 selected')).toBeVisible();
  await screen.findByRole('link', { name: adminDetail.panel.next });
  await user.keyboard('l');
  await waitFor(() => expect(browser.address).toContain(`${quote(5).id}?country=Nigeria`));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(companies()).toEqual(['1', '2', '3', '4', '5']));
});

test('an admin changes a status with its button and sees a confirmation once it is saved', async () => {
  const user = await openQuotes();
  const row = within(rowOf('Company 1'));
  await user.click(row.getByRole('button', { name: 'Mark Contacted' }));

  await findToast('Status updated successfully');
  expect(row.getByText('Contacted')).toBeVisible();
  expect(row.getByRole('button', { name: 'Mark Contacted' })).toHaveFocus();
  expect(row.getByRole('button', { name: 'Mark Contacted' })).toHaveAttribute('aria-disabled');
  expect(backend().seen.filter((one) => one.includes('update_records'))).toHaveLength(1);
});

test('an admin sees in a toast and in place that a list failed, and can retry', async () => {
  backend().failing.set('quote_requests', { status: 403, method: 'GET' });
  const user = await openSignedIn('/admin/contacts/quotes');

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(adminRecords.tables.quote_requests.failed);
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
