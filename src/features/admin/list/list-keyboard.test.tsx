import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openQuotes, quote, withQuotes } from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';

withQuotes();

const link = (number: number) => screen.getByRole('link', { name: `Company ${number}` });

test('j and k go from row to row, x selects, Enter opens', async () => {
  const user = await openQuotes();
  await user.keyboard('j');
  expect(link(1)).toHaveFocus();
  await user.keyboard('jjk');
  expect(link(2)).toHaveFocus();
  await user.keyboard('kkk');
  expect(link(1)).toHaveFocus();

  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Select Company 1' })).toBeChecked();
  expect(link(1)).toHaveFocus();
  await user.keyboard('jx');
  expect(screen.getByText('2 selected')).toBeVisible();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(browser.address).toBe(`/admin/contacts/quotes/${quote(2).id}`));
});

test('/ searches, and no key does anything while one types', async () => {
  const user = await openQuotes();
  await user.keyboard('/');
  const field = screen.getByRole('textbox', { name: 'Search' });
  expect(field).toHaveFocus();
  await user.keyboard('jx?/');
  expect(field).toHaveValue('jx?/');
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: 'Quote requests' })).toHaveFocus();
});

test('? lists the keys; they rest while the list is open', async () => {
  const user = await openQuotes();
  await user.keyboard('j?');
  const dialog = await screen.findByRole('alertdialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Next row');
  await user.keyboard('jx');
  expect(screen.queryByText('1 selected')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(link(1)).toHaveFocus());
});
