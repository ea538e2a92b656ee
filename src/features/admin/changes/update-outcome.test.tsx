import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  chooseStatus,
  openQuotes,
  quote,
  rowOf,
  select,
  stored,
  withQuotes,
} from '@tests/support/admin/test-lists';

const backend = withQuotes();

/** Sets a status as a colleague does, three minutes ago. */
function colleagueSets(number: number, status: string, email: string | null = 'ben@example.com') {
  Object.assign(stored(number), { status });
  backend().kept.set(quote(number).id, {});
  const entry = {
    id: `entry-${number}`,
    table_name: 'quote_requests',
    record_id: quote(number).id,
    action: 'status_changed',
    actor_email: email,
    to_status: status,
    created_at: new Date(Date.now() - 190_000).toISOString(),
  };
  backend().rows['activity_log'] = [entry, ...(backend().rows['activity_log'] ?? [])];
}

const row = (number: number) => within(rowOf(`Company ${number}`));
const benCompleted = 'ben@example.com set this to Completed 3 minutes ago';

test('an admin with an old list sees who set another status, and may leave it', async () => {
  const user = await openQuotes();
  colleagueSets(1, 'completed');
  await user.click(row(1).getByRole('button', { name: 'Mark Contacted' }));
  const notice = await row(1).findByRole('alert');
  expect(notice).toHaveTextContent(benCompleted);
  expect(screen.queryByText('Status updated successfully')).toBeNull();
  expect(stored(1)).toMatchObject({ status: 'completed' });
  await waitFor(() => expect(row(1).getByText('Completed')).toBeVisible());

  await user.click(row(1).getByRole('button', { name: 'Leave it' }));
  expect(row(1).queryByRole('alert')).toBeNull();
  expect(stored(1)).toMatchObject({ status: 'completed' });
});

test('an admin who sets what a colleague has set already is done', async () => {
  const user = await openQuotes();
  colleagueSets(1, 'contacted');
  await user.click(row(1).getByRole('button', { name: 'Mark Contacted' }));
  expect(await screen.findByText('Status updated successfully')).toBeVisible();
});

test('of several records, those that a colleague changed are named and stay selected', async () => {
  const user = await openQuotes();
  const bar = await select(user, 1, 2, 4);
  colleagueSets(1, 'contacted');
  colleagueSets(2, 'new', null);
  await chooseStatus(user, 'Completed');
  await user.click(await screen.findByRole('button', { name: 'Set 3 to Completed' }));
  const notice = await bar.findByRole('alert');
  expect(notice).toHaveTextContent(
    'Company 1: ben@example.com set this to Contacted 3 minutes ago',
  );
  expect(notice).toHaveTextContent('Company 2: Someone set this to New 3 minutes ago');
  expect(bar.getByText('2 selected')).toBeVisible();
  const statuses = () => [1, 2, 4].map((number) => stored(number)['status']);
  expect(statuses()).toEqual(['contacted', 'new', 'completed']);

  backend().kept.clear();
  await user.click(bar.getByRole('button', { name: 'Set to Completed anyway' }));
  expect(await screen.findByText(/^2 records changed\./)).toBeVisible();
  expect(statuses()).toEqual(['completed', 'completed', 'completed']);
  expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull();
});
