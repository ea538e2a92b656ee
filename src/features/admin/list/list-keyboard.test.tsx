import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import {
  filterLabels,
  chooseFromMenu,
  openQuotes,
  quote,
  dbRow,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';

const { question: texts } = adminLists.shortcuts;
withQuotes();

const rowLink = (number: number) => screen.getByTitle(`Company ${number}`);

test('an admin moves between rows with j and k, selects with x and X and opens with Enter', async () => {
  const user = await openQuotes();
  await user.keyboard('j');
  expect(rowLink(1)).toHaveFocus();
  await user.keyboard('jjk');
  expect(rowLink(2)).toHaveFocus();
  await user.keyboard('kk');
  expect(rowLink(1)).toHaveFocus();

  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Select Company 1' })).toBeChecked();
  expect(rowLink(1)).toHaveFocus();
  await user.keyboard('jx');
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.keyboard('jjX');
  expect(screen.getByText('4 selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Company 3' })).toBeChecked();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(browser.address).toBe(`/admin/contacts/quotes/${quote(4).id}`));
});

test('an admin searches with /, types without shortcuts and leaves with Escape', async () => {
  const user = await openQuotes();
  await user.keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Search' });
  expect(field).toHaveFocus();
  await user.keyboard('jx?/');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(field).toHaveValue('jx?/');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: 'Quote requests' })).toHaveFocus();
});

test('an admin is asked before the key of a decision, and can leave it as it was', async () => {
  const user = await openQuotes();
  await user.keyboard('j3');
  const title = texts.status('Company 1', 'Completed');
  expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible();
  await user.keyboard('x5 ');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(dbRow(1)).toMatchObject({ status: 'new' });
  await waitFor(() => expect(rowLink(1)).toHaveFocus());
  await user.keyboard('3');
  await user.click(await screen.findByText(texts.set('Completed')));
  await waitFor(() => expect(dbRow(1)).toMatchObject({ status: 'completed' }));
});

test('an admin filters with F by what is typed', async () => {
  const user = await openQuotes();
  await user.keyboard('F');
  await user.keyboard('Ser{Enter}');
  await screen.findByRole('menuitemcheckbox', { name: 'Fintech Solutions' });
  await user.keyboard('Fin{Enter}');
  await waitFor(() => expect(filterLabels()).toEqual(['Service: Fintech Solutions']));
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
});

test('an admin opens the row with the focus at its note with n, and another at its reply with r', async () => {
  const user = await openQuotes();
  await user.keyboard('jn');
  const note = await screen.findByRole('textbox', { name: 'New note' });
  await waitFor(() => expect(note).toHaveFocus());
  expect(browser.address).toBe(`/admin/contacts/quotes/${quote(1).id}`);
  await user.keyboard('r3');
  expect(note).toHaveValue('r3');
  note.blur();
  await user.keyboard('2');
  expect(dbRow(1)).toMatchObject({ status: 'new' });

  rowLink(2).focus();
  await user.keyboard('r');
  await waitFor(() => expect(browser.address).toContain(quote(2).id));
  const panel = within(await screen.findByRole('region', { name: 'Company 2' }));
  await waitFor(() =>
    expect(panel.getByRole('button', { name: 'Reply by email' })).toHaveAttribute(
      'aria-expanded',
      'true',
    ),
  );
});

test('an admin lists the shortcuts and switches them off; composed or repeated keys are ignored', async () => {
  const user = await openQuotes();
  await user.keyboard('j');
  fireEvent.keyDown(rowLink(1), { key: '2', isComposing: true });
  fireEvent.keyDown(rowLink(1), { key: '2', repeat: true });
  await user.keyboard('{Control>}2{/Control}?');
  const dialog = await screen.findByRole('alertdialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Next row');
  await user.keyboard('jx');
  expect(screen.queryByText('1 selected')).toBeNull();
  const box = await screen.findByRole('checkbox', { name: /single-key/ });
  await user.click(box);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(rowLink(1)).toHaveFocus());
  await user.keyboard('j2');
  expect(rowLink(1)).toHaveFocus();
  expect(dbRow(1)).toMatchObject({ status: 'new' });

  await chooseFromMenu(user, 'Keyboard shortcuts');
  await user.click(await screen.findByRole('checkbox', { name: /single-key/ }));
  await user.keyboard('{Escape}j');
  await waitFor(() => expect(rowLink(1)).toHaveFocus());
});
