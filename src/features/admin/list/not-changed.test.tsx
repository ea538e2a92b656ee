import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import {
  chooseStatus,
  openQuotes,
  quote,
  rowOf,
  select,
  stored,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';

const backend = withQuotes();
const { undo, conflict } = adminLists;

const statusesOf = (...numbers: number[]) => numbers.map((number) => stored(number)['status']);

/** Sets a status as a colleague does. */
function colleagueSets(number: number, status: string) {
  Object.assign(stored(number), { status });
  backend().kept.set(quote(number).id, {});
}

const row = (number: number) => within(rowOf(`Company ${number}`));

test('an admin with an old list hears which other status was set, and can set the own one then', async () => {
  const user = await openQuotes();
  colleagueSets(1, 'completed');
  await user.click(row(1).getByRole('button', { name: 'Mark Contacted' }));
  await findToast(conflict.now('Completed'));
  expect(screen.queryByText('Status updated successfully')).toBeNull();
  expect(stored(1)).toMatchObject({ status: 'completed' });
  await waitFor(() => expect(row(1).getByText('Completed')).toBeVisible());

  backend().kept.clear();
  await user.click(row(1).getByRole('button', { name: 'Mark Contacted' }));
  await waitFor(() => expect(stored(1)).toMatchObject({ status: 'contacted' }));
});

test('an admin reads which of several records a colleague changed; they stay selected', async () => {
  const user = await openQuotes();
  const bar = await select(user, 1, 2, 4);
  colleagueSets(1, 'contacted');
  colleagueSets(2, 'new');
  await chooseStatus(user, 'Completed');
  await user.click(await screen.findByRole('button', { name: 'Set 3 to Completed' }));
  const notice = await bar.findByRole('alert');
  expect(notice).toHaveTextContent(`Company 1: ${conflict.now('Contacted')}`);
  expect(notice).toHaveTextContent(`Company 2: ${conflict.now('New')}`);
  expect(bar.getByText('2 selected')).toBeVisible();
  expect(statusesOf(1, 2, 4)).toEqual(['contacted', 'new', 'completed']);
});

test('an admin reads which of several records could not be changed; they stay selected', async () => {
  const user = await openQuotes();
  const bar = await select(user, 1, 2);
  backend().failing.set('rpc/update_records', { status: 500 });
  await chooseStatus(user, 'Contacted');
  const notice = await bar.findByRole('alert');
  expect(notice).toHaveTextContent(/still selected: .*Company 1.*, .*Company 2/);
  expect(bar.getByText('2 selected')).toBeVisible();
  expect(stored(1)).toMatchObject({ status: 'new' });
});

async function complete(user: Awaited<ReturnType<typeof openQuotes>>, ...numbers: number[]) {
  if (numbers.length === 1) {
    await user.click(row(Number(numbers[0])).getByRole('button', { name: 'Mark Complete' }));
  } else {
    await select(user, ...numbers);
    await chooseStatus(user, 'Completed');
    await user.click(
      await screen.findByRole('button', { name: `Set ${numbers.length} to Completed` }),
    );
  }
  await findToast('Status updated successfully');
}

test('an admin who undoes a bulk change gets each record’s own status back', async () => {
  const user = await openQuotes();
  await complete(user, 1, 2);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(undo.restored(2))).toBeVisible();
  expect(statusesOf(1, 2)).toEqual(['new', 'contacted']);
  await waitFor(() => expect(within(rowOf('Company 1')).getByText('New')).toBeVisible());
});

test('an admin hears which part of a bulk change could not be undone', async () => {
  const user = await openQuotes();
  await complete(user, 1, 2, 4, 5);
  colleagueSets(1, 'contacted');
  colleagueSets(2, 'new');
  const gone = stored(4);
  backend().kept.set(quote(4).id, {});
  backend().rows['quote_requests'] =
    backend().rows['quote_requests']?.filter((one) => one !== gone) ?? [];
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findToast(undo.partly);
  expect(screen.getByText(`${undo.restored(1)} ${undo.kept(3)}`)).toBeVisible();
  expect(statusesOf(1, 2, 5)).toEqual(['contacted', 'new', 'contacted']);
});
