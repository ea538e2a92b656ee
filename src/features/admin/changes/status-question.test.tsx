import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { openQuotes, select, stored, withQuotes } from '@tests/support/admin/test-lists';

withQuotes();

const { selection: texts } = adminLists;

test('a status key changes the selection, asked once before a decision, and the row keeps the focus', async () => {
  const user = await openQuotes();
  await select(user, 1, 2);
  screen.getByRole('link', { name: 'Company 4' }).focus();
  await user.keyboard('3');
  await user.click(await screen.findByRole('button', { name: texts.yes(2, 'Completed') }));
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.label })).toBeNull());
  const statuses = [1, 2, 4].map((number) => stored(number)['status']);
  expect(statuses).toEqual(['completed', 'completed', 'contacted']);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Company 4' })).toHaveFocus());
});
