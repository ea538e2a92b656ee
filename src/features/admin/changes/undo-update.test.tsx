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
const { undo: texts } = adminLists;

const statusesOf = (...numbers: number[]) => numbers.map((number) => stored(number)['status']);

/** Sets a status as a colleague does. */
function colleagueSets(number: number, status: string) {
  Object.assign(stored(number), { status });
  backend().kept.set(quote(number).id, {});
  const entry = {
    id: `entry-${number}`,
    table_name: 'quote_requests',
    record_id: quote(number).id,
    action: 'status_changed',
    actor_email: 'ben@example.com',
    to_status: status,
    created_at: new Date().toISOString(),
  };
  backend().rows['activity_log'] = [entry];
}

async function complete(user: Awaited<ReturnType<typeof openQuotes>>, ...numbers: number[]) {
  if (numbers.length === 1) {
    const row = within(rowOf(`Company ${numbers[0]}`));
    await user.click(row.getByRole('button', { name: 'Mark Complete' }));
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
  expect(await screen.findByText(texts.restored(2))).toBeVisible();
  expect(statusesOf(1, 2)).toEqual(['new', 'contacted']);
  await waitFor(() => expect(within(rowOf('Company 1')).getByText('New')).toBeVisible());
});

test('an admin who undoes too late hears who changed it meanwhile', async () => {
  const user = await openQuotes();
  await complete(user, 1);
  colleagueSets(1, 'contacted');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findToast(texts.not);
  expect(screen.getByText(/^ben@example.com set this to Contacted/)).toBeVisible();
  expect(statusesOf(1)).toEqual(['contacted']);
});

test('an admin hears which part of a bulk change could not be undone', async () => {
  const user = await openQuotes();
  await complete(user, 1, 2, 4, 5);
  colleagueSets(1, 'contacted');
  colleagueSets(2, 'new');
  const gone = stored(4);
  backend().kept.set(quote(4).id, {});
  backend().rows['quote_requests'] =
    backend().rows['quote_requests']?.filter((row) => row !== gone) ?? [];
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findToast(texts.partly);
  expect(
    screen.getByText([texts.restored(1), texts.conflicts(2), texts.gone(1)].join(' ')),
  ).toBeVisible();
  expect(statusesOf(1, 2, 5)).toEqual(['contacted', 'new', 'contacted']);
});

test('an admin can undo the part of a bulk change that succeeded', async () => {
  backend().kept.set(quote(2).id, {});
  const user = await openQuotes();
  await select(user, 1, 2);
  await chooseStatus(user, 'Completed');
  await user.click(await screen.findByRole('button', { name: 'Set 2 to Completed' }));
  await user.click(await screen.findByRole('button', { name: texts.rest(1) }));
  await findToast(texts.done);
  expect(statusesOf(1, 2)).toEqual(['new', 'contacted']);
});
