import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '@/content/en/admin';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { referenceOf } from '@/lib/reference';
import {
  companies,
  fromMenu,
  openQuotes,
  quote,
  select,
  stored,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';

const backend = withQuotes(30);
const path = '/admin/contacts/quotes';

const updates = () => backend().sent('rpc/update_records');
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

test('an admin is asked before records that colleagues worked on become spam, and reads what is on them', async () => {
  backend().kept.set(quote(1).id, { worked_on: ['owner', 'note'] });
  const user = await openQuotes();
  await user.keyboard('js');
  await user.click(await screen.findByRole('button', { name: texts.mark }));
  const question = await screen.findByRole('alertdialog', { name: texts.markTitle(1) });
  expect(question).toHaveTextContent(
    new RegExp(`${referenceOf(quote(1).id)} .*Company 1.*: an owner, a note`),
  );
  expect(isSpam(1)).toBe(false);
  await user.click(screen.getByRole('button', { name: admin.cancel }));
  expect(companies()[0]).toBe('1');

  const bar = await select(user, 1, 2);
  await user.click(bar.getByRole('button', { name: 'More' }));
  await user.click(bar.getByRole('menuitem', { name: texts.mark }));
  await screen.findByRole('alertdialog', { name: texts.markTitle(1) });
  expect([isSpam(1), isSpam(2)]).toEqual([false, true]);
  backend().kept.clear();
  await user.click(screen.getByRole('button', { name: texts.mark }));
  await waitFor(() => expect(isSpam(1)).toBe(true));
  expect(updates().at(-1)).toMatchObject({ anyway: true });
  await user.keyboard('zz');
  await waitFor(() => expect([isSpam(1), isSpam(2)]).toEqual([false, false]));
});
