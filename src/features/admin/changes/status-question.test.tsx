import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import {
  openQuotes,
  select,
  selectionBar,
  stored,
  withQuotes,
} from '@tests/support/admin/test-lists';

withQuotes();

const { selection: texts } = adminLists;
const statuses = () => [1, 2, 4].map((number) => stored(number)['status']);

test('a status key changes the selection, asked once before a decision, and the row keeps the focus', async () => {
  const user = await openQuotes();
  await select(user, 1, 2);
  screen.getByRole('link', { name: 'Company 4' }).focus();
  await user.keyboard('3');
  const question = within(
    await screen.findByRole('alertdialog', { name: texts.question(2, 'Completed') }),
  );
  await user.click(question.getByRole('button', { name: texts.no }));
  expect(screen.getByRole('link', { name: 'Company 4' })).toHaveFocus();
  expect(selectionBar().getByText(texts.count(2))).toBeVisible();
  expect(statuses()).toEqual(['new', 'contacted', 'contacted']);

  await user.keyboard('3');
  await user.click(await screen.findByRole('button', { name: texts.yes(2, 'Completed') }));
  await waitFor(() => expect(statuses()).toEqual(['completed', 'completed', 'contacted']));
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.label })).toBeNull());
  expect(screen.getByRole('link', { name: 'Company 4' })).toHaveFocus();
});
