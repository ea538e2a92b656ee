import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminSpam as texts } from '@/content/en/admin-spam';
import {
  companies,
  fromMenu,
  openQuotes,
  select,
  stored,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';

withQuotes(30);
const path = '/admin/contacts/quotes';

const isSpam = (number: number) => stored(number)['spam_suspected'];

function spam(...numbers: number[]) {
  for (const number of numbers) {
    Object.assign(stored(number), { spam_suspected: true, spam_reason: 'too fast' });
  }
}

test('an admin sees spam in its own view and in no other', async () => {
  spam(2, 3);
  const user = await openQuotes();
  await screen.findByText('1–25 of 28');
  expect(companies()).not.toContain('2');
  await fromMenu(user, texts.open(2));
  await screen.findByText('2 in total');
  expect(companies()).toEqual(['2', '3']);
  expect(browser.address).toBe(`${path}?spam_suspected=only`);
  expect(screen.getByText(texts.kept)).toBeVisible();
  await user.click(screen.getByRole('link', { name: texts.back }));
  await screen.findByText('1–25 of 28');
});

test('an admin marks selected records as spam, and takes it back', async () => {
  const user = await openQuotes();
  const bar = await select(user, 1, 2);
  await user.click(bar.getByRole('button', { name: 'More' }));
  await user.click(bar.getByRole('menuitem', { name: texts.mark }));
  await waitFor(() => expect([isSpam(1), isSpam(2)]).toEqual([true, true]));
  await user.keyboard('zz');
  await waitFor(() => expect([isSpam(1), isSpam(2)]).toEqual([false, false]));
});
