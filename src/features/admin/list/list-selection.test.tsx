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

const backend = withQuotes(30);

test('an admin sets the status of records selected on several pages', async () => {
  const user = await openQuotes();
  await select(user, 2);
  await user.keyboard('{Shift>}');
  await select(user, 4);
  await user.keyboard('{/Shift}');
  expect(selectionBar().getByText('3 selected')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await screen.findByRole('link', { name: 'Company 26' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(selectionBar().getByText('8 selected')).toBeVisible();

  await chooseStatus(user, 'Completed');
  await user.click(await screen.findByRole('button', { name: 'Set 8 to Completed' }));
  const changes = await screen.findByText('8 records changed.');
  expect(changes.closest('li')).toHaveTextContent('Status updated successfully');
  expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Quote requests' })).toHaveFocus();
  const changed = backend().rows['quote_requests']?.filter((row) => row['status'] === 'completed');
  expect(changed?.map(({ id }) => id).toSorted()).toEqual(
    [...quotes(2, 4), ...quotes(26, 30)].map(({ id }) => id).toSorted(),
  );
});

test('a new order keeps the selection, a new filter clears it, and the rows of before cannot be selected', async () => {
  const user = await openQuotes();
  answerRequests((request) =>
    request.url.includes('/quote_requests?')
      ? new Promise(() => undefined)
      : backend().answer(request),
  );
  const rows = screen.getByRole('table').parentElement;
  await select(user, 1);
  await sortBy(user, 'Company Contact', 'Company: A to Z');
  expect(rows).not.toHaveAttribute('inert');
  expect(selectionBar().getByText('1 selected')).toBeVisible();
  await filterBy(user, 'Service', 'Custom Solution');
  await waitFor(() => expect(rows).toHaveAttribute('inert'));
  await user.click(screen.getByRole('checkbox', { name: 'Select Company 1' }));
  expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull();
});

test('an admin is asked before a decision for several records, and can leave it', async () => {
  const user = await openQuotes();
  await select(user, 1, 2);
  await chooseStatus(user, 'Completed');
  await screen.findByRole('alertdialog', { name: 'Set 2 records to Completed?' });
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveFocus();
  await user.click(cancel);
  expect(selectionBar().getByRole('button', { name: 'Status' })).toHaveFocus();
  expect(backend().seen.filter((one) => one.includes('update_records'))).toEqual([]);

  await chooseStatus(user, 'Contacted');
  expect(await screen.findByText('2 records changed.')).toBeVisible();
});

test('an admin can select all records that match, on every page, and change them at once', async () => {
  backend().giveAtMost(20);
  const user = await openQuotes('?status=contacted');
  await select(user, 2);
  await user.click(selectionBar().getByRole('button', { name: 'Select all 29 that match' }));
  expect(await selectionBar().findByText('29 selected')).toBeVisible();
  expect(selectionBar().queryByRole('button', { name: /that match/ })).toBeNull();

  await chooseStatus(user, 'New');
  await user.click(await screen.findByRole('button', { name: 'Set 29 to New' }));
  expect(await screen.findByText('29 records changed.')).toBeVisible();
  const statuses = backend().rows['quote_requests']?.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(['new']));
});
