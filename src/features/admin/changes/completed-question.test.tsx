import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { admin } from '@/content/en/admin';
import { adminOutcome } from '@/content/en/admin-outcome';
import { openQuotes, quote, rowOf, stored, withQuotes } from '@tests/support/admin/test-lists';

const { completed: texts, values } = adminOutcome;
withQuotes(2);
const waits = { answered_at: null, outcome: null };

beforeEach(() => {
  for (const number of [1, 2]) Object.assign(stored(number), waits);
});

async function complete(number: number) {
  const user = await openQuotes();
  const row = within(rowOf(`Company ${number}`));
  await user.click(row.getByRole('button', { name: 'Mark Complete' }));
  expect(await screen.findByText(admin.list.statusSaved)).toBeVisible();
  return user;
}

test('an admin who completes a request without a proposal is asked what became of it', async () => {
  const user = await complete(1);
  const question = within(await screen.findByRole('alertdialog', { name: texts.title(1) }));
  await user.click(question.getByRole('button', { name: values.won }));
  await waitFor(() => expect(stored(1)).toMatchObject({ status: 'completed', outcome: 'won' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an admin is asked nothing once the proposal was sent', async () => {
  Object.assign(stored(1), { answered_at: quote(1).created_at });
  await complete(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
