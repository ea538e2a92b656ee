import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import {
  chooseStatus,
  openQuotes,
  quote,
  rowOf,
  select,
  dbRow,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const backend = withQuotes();
const { undo, conflict } = adminLists;

const statusesOf = (...numbers: number[]) => numbers.map((number) => dbRow(number)['status']);

/** Sets a status as a colleague does. */
function colleagueSets(number: number, status: string) {
  Object.assign(dbRow(number), { status });
  backend().unchangedRecords.set(quote(number).id, {});
}

const row = (number: number) => within(rowOf(`Company ${number}`));

test('an admin with an old list hears which other status was set, and can then set their own', async () => {
  const user = await openQuotes();
  colleagueSets(1, 'completed');
  await user.click(row(1).getByText('Mark Contacted'));
  await findToast(conflict.now('Completed'));
  expect(screen.queryByText('Status updated successfully')).toBeNull();
  expect(dbRow(1)).toMatchObject({ status: 'completed' });
  await waitFor(() => expect(row(1).getByText('Completed')).toBeVisible());

  backend().unchangedRecords.clear();
  const button = row(1).getByRole('button', { name: 'Mark Contacted' });
  await user.click(button);
  await findToast('Status updated successfully');
  expect(dbRow(1)).toMatchObject({ status: 'contacted' });
  expect(row(1).getByText('Contacted')).toBeVisible();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled');
  expect(backend().sent('rpc/update_records')).toHaveLength(2);
});

/** Completes several records and confirms the question. */
async function setCompleted(user: UserEvent, ...numbers: number[]) {
  const bar = await select(user, ...numbers);
  await chooseStatus(user, 'Completed');
  await user.click(await screen.findByText(`Set ${numbers.length} to Completed`));
  return bar;
}

test('an admin reads which of several records a colleague changed, and which could not be changed; they stay selected', async () => {
  const user = await openQuotes();
  colleagueSets(1, 'contacted');
  colleagueSets(2, 'new');
  const bar = await setCompleted(user, 1, 2, 4);
  const notice = await bar.findByRole('alert');
  expect(notice).toHaveTextContent(`Company 1: ${conflict.now('Contacted')}`);
  expect(notice).toHaveTextContent(`Company 2: ${conflict.now('New')}`);
  expect(bar.getByText('2 selected')).toBeVisible();
  expect(statusesOf(1, 2, 4)).toEqual(['contacted', 'new', 'completed']);

  backend().failures.set('rpc/update_records', { status: 500 });
  await chooseStatus(user, 'Contacted');
  await waitFor(() =>
    expect(bar.getByRole('alert')).toHaveTextContent(/still selected: .*Company 1.*, .*Company 2/),
  );
  expect(bar.getByText('2 selected')).toBeVisible();
  expect(statusesOf(1, 2)).toEqual(['contacted', 'new']);
});

test('an admin who undoes a bulk change gets each record’s former status back, and hears what could not be undone', async () => {
  const user = await openQuotes();
  await setCompleted(user, 1, 2, 4, 5);
  await findToast('Status updated successfully');
  colleagueSets(2, 'new');
  const deletedRow = dbRow(4);
  backend().unchangedRecords.set(quote(4).id, {});
  backend().rows['quote_requests'] =
    backend().rows['quote_requests']?.filter((stored) => stored !== deletedRow) ?? [];
  await user.click(screen.getByText('Undo'));
  await findToast(undo.partly);
  expect(screen.getByText(`${undo.restored(2)} ${undo.kept(2)}`)).toBeVisible();
  expect(statusesOf(1, 2, 5)).toEqual(['new', 'new', 'contacted']);
  await waitFor(() => expect(row(1).getByText('New')).toBeVisible());
});
