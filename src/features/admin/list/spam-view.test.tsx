import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminSpam as texts } from '@/content/en/admin-spam';
import {
  filterLabels,
  shownNumbers,
  chooseFromMenu,
  openQuotes,
  select,
  dbRow,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';

withQuotes();
const path = '/admin/contacts/quotes';

const isSpam = (number: number) => dbRow(number)['spam_suspected'];

test('an admin marks selected records as spam, sees them where they are asked for alone, and takes it back', async () => {
  const user = await openQuotes();
  const bar = await select(user, 2, 3);
  await user.click(bar.getByRole('button', { name: 'More' }));
  await user.click(bar.getByRole('menuitem', { name: texts.mark }));
  await screen.findByText('3 in total');
  expect(shownNumbers()).not.toContain('2');
  await chooseFromMenu(user, texts.open(2));
  await screen.findByText('2 in total');
  expect(shownNumbers()).toEqual(['2', '3']);
  expect(browser.address).toBe(`${path}?spam_suspected=only`);
  expect(filterLabels()).toEqual([`Spam: ${texts.filter.only}`]);
  await user.keyboard('z');
  await waitFor(() => expect([isSpam(2), isSpam(3)]).toEqual([false, false]));
  await user.click(screen.getByTitle('Remove the filter Spam'));
  await screen.findByText('5 in total');
});
