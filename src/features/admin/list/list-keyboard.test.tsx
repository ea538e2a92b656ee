import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openQuotes, quote, withQuotes } from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';

withQuotes();

const link = (number: number) => screen.getByRole('link', { name: `Company ${number}` });

test('an admin moves between rows with j and k, selects with x and opens with Enter', async () => {
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

test('an admin reaches the search with /, types without shortcuts, and leaves it with Escape', async () => {
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

test('an admin lists the shortcuts with ?, and they are off while that list is open', async () => {
  const user = await openQuotes();
  await user.keyboard('j?');
  const dialog = await screen.findByRole('alertdialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Next row');
  await user.keyboard('jx');
  expect(screen.queryByText('1 selected')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(link(1)).toHaveFocus());
});
