import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerRequests } from '@tests/support/network';
import {
  chooseStatus,
  filterBy,
  openQuotes,
  quotes,
  select,
  selectionBar,
  sortBy,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';

const backend = withQuotes();

test('an admin whose address has a page past the end sees the last, selects records of several pages, and sets their status', async () => {
  backend().rows['quote_requests'] = quotes(1, 30);
  const user = await openQuotes('?page=9');
  await screen.findByText('26–30 of 30');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled');
  await select(user, 26);
  await user.keyboard('{Shift>}');
  await select(user, 28);
  await user.keyboard('{/Shift}');
  expect(selectionBar().getByText('3 selected')).toBeVisible();
  await user.click(screen.getByText('Select all on this page'));
  expect(selectionBar().getByText('5 selected')).toBeVisible();

  const previous = screen.getByRole('link', { name: 'Previous page' });
  await user.click(previous);
  await screen.findByText('1–25 of 30');
  expect(browser.address).toBe('/admin/contacts/quotes');
  expect(previous).toHaveFocus();
  await select(user, 2);
  await browser.back();
  await screen.findByText('26–30 of 30');
  expect(selectionBar().getByText('6 selected')).toBeVisible();
  await chooseStatus(user, 'Completed');
  await user.click(await screen.findByRole('button', { name: 'Set 6 to Completed' }));
  const changes = await screen.findByText('6 records changed.');
  expect(changes.closest('li')).toHaveTextContent('Status updated successfully');
  expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Quote requests' })).toHaveFocus();
  const changed = backend().rows['quote_requests']?.filter((row) => row['status'] === 'completed');
  expect(changed?.map(({ id }) => id).toSorted()).toEqual(
    [...quotes(2, 2), ...quotes(26, 30)].map(({ id }) => id).toSorted(),
  );
});

test('an admin is asked before a decision for several records and can leave it', async () => {
  const user = await openQuotes();
  await select(user, 1, 2);
  await chooseStatus(user, 'Completed');
  await screen.findByRole('alertdialog', { name: 'Set 2 records to Completed?' });
  const cancel = screen.getByText('Cancel');
  expect(cancel).toHaveFocus();
  await user.click(cancel);
  await waitFor(() => expect(selectionBar().getByRole('button', { name: 'Status' })).toHaveFocus());
  expect(backend().sent('rpc/update_records')).toEqual([]);
});

test('a new order keeps the selection, a new filter clears it, and the rows of the former filter cannot be selected', async () => {
  const user = await openQuotes();
  await select(user, 1, 2);
  answerRequests((request) =>
    request.url.includes('/quote_requests?')
      ? new Promise(() => undefined)
      : backend().answer(request),
  );
  const rowsArea = screen.getByRole('table').parentElement;
  await sortBy(user, 'Company Contact', 'Company: A to Z');
  expect(rowsArea).not.toHaveAttribute('inert');
  expect(selectionBar().getByText('2 selected')).toBeVisible();
  await filterBy(user, 'Service', 'Custom Solution');
  await waitFor(() => expect(rowsArea).toHaveAttribute('inert'));
  await user.click(screen.getByText('Select Company 1'));
  expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull();
});

test('an admin can select all records that match, also those not on the page, and change them at once', async () => {
  backend().rows['quote_requests'] = quotes(1, 30);
  backend().limitRows(4);
  const user = await openQuotes('?status=contacted');
  await select(user, 2);
  await user.click(selectionBar().getByText('Select all 29 that match'));
  expect(await selectionBar().findByText('29 selected')).toBeVisible();
  expect(selectionBar().queryByText(/that match/)).toBeNull();

  await chooseStatus(user, 'New');
  await user.click(await screen.findByRole('button', { name: 'Set 29 to New' }));
  expect(await screen.findByText('29 records changed.')).toBeVisible();
  const statuses = backend().rows['quote_requests']?.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(['new']));
});
