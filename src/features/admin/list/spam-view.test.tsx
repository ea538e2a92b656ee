import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { referenceOf } from '@/lib/reference';
import { memberRow } from '@tests/support/admin/fake-backend';
import { companies, openQuotes, quote, rowOf, withQuotes } from '@tests/support/admin/test-lists';
import { browser } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const { undo } = adminLists;
const backend = withQuotes();
const path = '/admin/contacts/quotes';

const stored = (number: number) =>
  backend().rows['quote_requests']?.find(({ id }) => id === quote(number).id);
const isSpam = (number: number) => stored(number)?.['spam_suspected'];

function spam(...numbers: number[]) {
  for (const number of numbers) {
    Object.assign(stored(number) ?? {}, { spam_suspected: true, spam_reason: 'too fast' });
  }
}

async function select(user: Awaited<ReturnType<typeof openQuotes>>, ...numbers: number[]) {
  for (const number of numbers) {
    // oxlint-disable-next-line no-await-in-loop -- one click after the other
    await user.click(screen.getByRole('checkbox', { name: `Select Company ${number}` }));
  }
  return within(screen.getByRole('region', { name: 'Selected records' }));
}

test('an admin sees spam in its own view and in no other', async () => {
  spam(2, 3);
  const user = await openQuotes();
  await screen.findByText('1–25 of 28');
  expect(companies()).not.toContain('2');
  await user.click(await screen.findByRole('link', { name: texts.open(2) }));
  await screen.findByText('2 in total');
  expect(companies()).toEqual(['2', '3']);
  expect(browser.address).toBe(`${path}?spam_suspected=only`);
  expect(screen.getByText(texts.kept)).toBeVisible();
  await user.click(screen.getByRole('link', { name: texts.back }));
  await screen.findByText('1–25 of 28');
});

test('an old address that hid spam leads to the ordinary list', async () => {
  spam(2);
  await openQuotes('?spam_suspected=hidden');
  await screen.findByText('1–25 of 29');
  await waitFor(() => expect(browser.address).toBe(path));
});

test('an admin marks the row with the focus as spam with s, and takes it back with z', async () => {
  const user = await openQuotes();
  await user.keyboard('js');
  await findToast(texts.marked);
  expect(isSpam(1)).toBe(true);
  await waitFor(() => expect(companies()).not.toContain('1'));
  await user.keyboard('z');
  await findToast(undo.done);
  await waitFor(() => expect(companies()[0]).toBe('1'));
});

test('an admin marks a row as spam in its menu, and clears the mark in the view of spam', async () => {
  const user = await openQuotes();
  await user.click(screen.getByRole('button', { name: 'Actions for Company 2' }));
  await user.click(screen.getByRole('menuitem', { name: texts.mark }));
  await findToast(texts.marked);
  await waitFor(() => expect(companies()).not.toContain('2'));
  await user.click(await screen.findByRole('link', { name: texts.open(1) }));
  await user.click(await screen.findByRole('button', { name: 'Actions for Company 2' }));
  await user.click(screen.getByRole('menuitem', { name: texts.clear }));
  await findToast(texts.cleared);
  expect(isSpam(2)).toBe(false);
});

test('an admin marks several records as spam and undoes it', async () => {
  const user = await openQuotes();
  const bar = await select(user, 1, 2);
  await user.click(bar.getByRole('button', { name: 'More' }));
  await user.click(bar.getByRole('button', { name: texts.spam }));
  await findToast(texts.marked);
  await waitFor(() => expect(companies()).not.toContain('2'));
  expect([isSpam(1), isSpam(2), isSpam(4)]).toEqual([true, true, false]);
  await user.click(screen.getByRole('button', { name: undo.undo }));
  await findToast(undo.done);
  expect([isSpam(1), isSpam(2)]).toEqual([false, false]);
});

test('an admin is asked before records that colleagues worked on become spam, and reads what is on them', async () => {
  backend().workedOn.set(quote(1).id, ['owner', 'note']);
  const user = await openQuotes();
  await user.keyboard('js');
  const question = await screen.findByRole('alertdialog', { name: texts.markTitle(1) });
  expect(question).toHaveTextContent(
    new RegExp(`${referenceOf(quote(1).id)} .*Company 1.*: an owner, a note`),
  );
  expect(isSpam(1)).toBe(false);
  await user.click(screen.getByRole('button', { name: texts.cancel }));
  expect(companies()[0]).toBe('1');

  const bar = await select(user, 1, 2);
  await user.click(bar.getByRole('button', { name: 'More' }));
  await user.click(bar.getByRole('button', { name: texts.spam }));
  await screen.findByRole('alertdialog', { name: texts.markTitle(1) });
  expect([isSpam(1), isSpam(2)]).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: texts.mark }));
  await waitFor(() => expect(isSpam(1)).toBe(true));
  await user.keyboard('zz');
  await waitFor(() => expect([isSpam(1), isSpam(2)]).toEqual([false, false]));
});

test('an admin who deletes all spam is asked again for records that colleagues worked on, by reference', async () => {
  spam(2, 3);
  backend().workedOn.set(quote(3).id, ['reply']);
  const user = await openQuotes('?spam_suspected=only');
  await user.click(await screen.findByRole('button', { name: texts.deleteAll }));
  await user.click(await screen.findByRole('button', { name: texts.confirm(2) }));
  const question = await screen.findByRole('alertdialog', { name: texts.deleteWorkedOnTitle(1) });
  expect(question).toHaveTextContent(`${referenceOf(quote(3).id)}: a reply`);
  expect([stored(2), stored(3)]).toEqual([undefined, expect.anything()]);
  await user.click(screen.getByRole('button', { name: texts.confirm(1) }));
  expect(await screen.findByText(texts.none)).toBeVisible();
  expect(stored(3)).toBeUndefined();
});

test('an admin who undoes a mark after the record is gone hears so', async () => {
  const user = await openQuotes();
  await user.keyboard('js');
  await findToast(texts.marked);
  backend().rows['quote_requests'] = backend().rows['quote_requests']?.slice(1) ?? [];
  await user.click(screen.getByRole('button', { name: undo.undo }));
  await findToast(undo.not);
  expect(await screen.findByText(undo.gone(1))).toBeVisible();
});

test('an admin clears the mark of some spam and deletes other spam', async () => {
  spam(2, 3, 4);
  const user = await openQuotes('?spam_suspected=only');
  await screen.findByText('3 in total');
  await user.click((await select(user, 2)).getByRole('button', { name: texts.clear }));
  await screen.findByText('2 in total');
  expect(isSpam(2)).toBe(false);

  await user.click((await select(user, 3)).getByRole('button', { name: texts.delete }));
  await user.click(await screen.findByRole('button', { name: texts.cancel }));
  expect(stored(3)).toBeDefined();
  const bar = within(screen.getByRole('region', { name: 'Selected records' }));
  await user.click(bar.getByRole('button', { name: texts.delete }));
  await user.click(await screen.findByRole('button', { name: texts.confirm(1) }));
  await findToast(texts.deleted(1));
  expect(stored(3)).toBeUndefined();
  await screen.findByText('1 in total');
});

test('an admin deletes all spam at once, and nothing else', async () => {
  spam(...Array.from({ length: 27 }, (_, index) => index + 1));
  const user = await openQuotes('?spam_suspected=only');
  await screen.findByText('1–25 of 27');
  await user.click(screen.getByRole('button', { name: texts.deleteAll }));
  await user.click(await screen.findByRole('button', { name: texts.confirm(27) }));
  await findToast(texts.deleted(27));
  expect(await screen.findByText(texts.none)).toBeVisible();
  expect(backend().rows['quote_requests']).toHaveLength(3);
});

test('a member of sales clears marks of spam, and sees no button that deletes it', async () => {
  spam(2, 3);
  backend().rows['admin_users'] = [memberRow('sales')];
  const user = await openQuotes('?spam_suspected=only');
  await screen.findByText('2 in total');
  const bar = await select(user, 2);
  expect(bar.getByRole('button', { name: texts.clear })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

test('an admin hears when spam could not be deleted', async () => {
  spam(2);
  backend().failing.set('rpc/delete_spam', { status: 403 });
  const user = await openQuotes('?spam_suspected=only');
  await user.click(await screen.findByRole('button', { name: texts.deleteAll }));
  await user.click(await screen.findByRole('button', { name: texts.confirm(1) }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.deleteFailed);
  expect(rowOf('Company 2')).toBeVisible();
});
