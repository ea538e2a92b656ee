import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOutcome } from '@/content/en/admin-outcome';
import { openQuotes, withQuotes } from '@tests/support/admin/test-lists';

const backend = withQuotes();
const stored = (number: number) => backend().rows['quote_requests']?.[number - 1];

function noOutcomes() {
  for (const row of backend().rows['quote_requests'] ?? []) {
    Object.assign(row, { outcome: null, lost_reason: null });
  }
}

test('an admin sets why a lead was lost, sees it in the row, and can clear it', async () => {
  noOutcomes();
  const user = await openQuotes(`/${stored(2)?.id}`);
  const field = await screen.findByLabelText(adminOutcome.label, { selector: 'select' });
  await user.selectOptions(field, 'Lost: no budget');
  await screen.findByText('Outcome: Lost: no budget');
  expect(stored(2)).toMatchObject({
    outcome: 'lost',
    lost_reason: 'no_budget',
    status: 'contacted',
  });
  const row = screen.getByText('Company 2', { selector: 'a span' }).closest('tr');
  expect(row).toHaveTextContent('Lost: no budget');
  await user.selectOptions(field, adminOutcome.none);
  await waitFor(() => expect(stored(2)).toMatchObject({ outcome: null, lost_reason: null }));
});

test('an admin sets the outcome of several leads at once', async () => {
  noOutcomes();
  const user = await openQuotes();
  for (const name of ['Company 2', 'Company 4']) {
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  }
  const bar = within(screen.getByRole('region', { name: 'Selected records' }));
  await user.click(bar.getByRole('button', { name: 'More' }));
  await user.selectOptions(bar.getByRole('combobox', { name: adminOutcome.label }), 'Won');
  await screen.findByText('Outcome: Won');
  expect(stored(2)).toMatchObject({ outcome: 'won' });
  expect(stored(4)).toMatchObject({ outcome: 'won' });
});
