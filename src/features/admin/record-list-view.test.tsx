import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminRecords } from '@/content/en/admin-records';
import { findToast } from '@tests/support/toasts';
import {
  shownNumbers,
  openQuotes,
  quote,
  select,
  selectionBar,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';

const backend = withQuotes();

test('an admin beside a record sees what is due first, and goes on in that order; the table keeps its own', async () => {
  backend().rows['quote_requests'] = [4, 3, 1, 4, 2].map((day, index) => ({
    ...quote(index + 1),
    due_at: `2029-01-0${day}`,
  }));
  const user = await openQuotes('?country=Nigeria');
  expect(shownNumbers()).toEqual(['1', '2', '3', '4', '5']);
  await select(user, 4);
  await user.click(screen.getByRole('link', { name: 'Company 3' }));
  await waitFor(() => expect(shownNumbers()).toEqual(['3', '5', '2', '1', '4']));
  expect(selectionBar().getByText('1 selected')).toBeVisible();
  await screen.findByRole('link', { name: adminDetail.panel.next });
  await user.keyboard('l');
  await waitFor(() => expect(browser.address).toContain(`${quote(5).id}?country=Nigeria`));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shownNumbers()).toEqual(['1', '2', '3', '4', '5']));
});

test('an admin sees in a toast and in place that a list failed, and can retry', async () => {
  backend().failures.set('quote_requests', { status: 403, method: 'GET' });
  const user = await openSignedIn('/admin/contacts/quotes');

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(adminRecords.tables.quote_requests.failed);
  await findToast('Error');
  expect(
    backend().requests.filter((request) => request.startsWith('GET quote_requests')),
  ).toHaveLength(1);
  backend().failures.clear();
  await user.click(within(notice).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Quote requests' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Quote requests' })).toHaveFocus(),
  );
});
