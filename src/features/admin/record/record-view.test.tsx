import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminSpam } from '@/content/en/admin-spam';
import { queryClient } from '@/lib/query-client';
import { answerRequests } from '@tests/support/network';
import { openQuote, quote, quotes, dbRow, withQuotes } from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';

const backend = withQuotes(4);

/** Forgets one record, and holds requests for it until the returned function is called. */
function holdRecord(number: number) {
  const { id } = quote(number);
  queryClient.removeQueries({ queryKey: ['quote_requests', 'record', id] });
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  answerRequests(async (request) => {
    if (/\/quote_requests\?/.test(request.url) && request.url.includes(`id=eq.${id}`)) await gate;
    return backend().answer(request);
  });
  return () => release();
}

test('an admin reads what a visitor wrote as plain text, clears the mark of spam, and sees when a change was not saved', async () => {
  Object.assign(dbRow(1), { spam_suspected: true, spam_reason: 'too fast' });
  const { user, panel } = await openQuote();
  const text = await panel.findByText(/First line/);
  expect(text.textContent).toBe('First line <b>not bold</b>\nsecond line');
  for (const words of ['+234 8012345678', 'Prefer to discuss', 'DR-5EED0004']) {
    expect(panel.getByText(words)).toBeVisible();
  }
  const heldText = new RegExp(adminSpam.held);
  expect(panel.getByText(heldText)).toBeVisible();
  backend().failures.set('rpc/update_records', { status: 0 });
  await user.click(panel.getByText('Completed'));
  expect(await screen.findByText('Failed to update status')).toBeVisible();
  expect(panel.getByText('New').closest('button')).toHaveAttribute('aria-pressed', 'true');
  await user.click(panel.getByText(adminSpam.clearAndConfirm));
  expect(await screen.findByText(adminSpam.setting.failed)).toBeVisible();

  backend().failures.clear();
  await user.click(await panel.findByText(adminSpam.clearAndConfirm));
  await waitFor(() => expect(panel.queryByText(heldText)).toBeNull());
});

test('an admin steps from record to record across the pages of the list, also with h, and returns with Escape', async () => {
  backend().rows['quote_requests'] = quotes(1, 26);
  // A whole page takes long to render.
  backend().limitRows(2);
  const user = await openSignedIn(`/admin/contacts/quotes/${quote(26).id}?page=2`);
  await screen.findByLabelText('Previous record');
  await user.keyboard('h');
  expect(browser.address).toBe(`/admin/contacts/quotes/${quote(2).id}`);
  await user.click(await screen.findByLabelText('Next record'));
  expect(browser.address).toBe(`/admin/contacts/quotes/${quote(26).id}?page=2`);
  await screen.findByRole('heading', { name: 'Company 26' });
  await user.keyboard('{Escape}');
  expect(browser.address).toBe('/admin/contacts/quotes?page=2');
  expect(screen.getByRole('link', { name: 'Company 26' })).toHaveFocus();
});

test('an admin’s keys that come before a record has loaded are kept, also beyond a further move', async () => {
  const { user } = await openQuote(2);
  await screen.findByLabelText('Next record');
  const releaseThird = holdRecord(3);
  await user.keyboard('l1l');
  await screen.findByRole('region', { name: 'Company 4' });
  await waitFor(() => expect(dbRow(3)).toMatchObject({ status: 'new' }));
  releaseThird();
  expect([2, 4].map((number) => dbRow(number)['status'])).toEqual(['contacted', 'contacted']);

  const releaseThirdAgain = holdRecord(3);
  await user.keyboard('hn');
  await screen.findByRole('region', { name: 'Company 3' });
  releaseThirdAgain();
  const field = await screen.findByLabelText('New note');
  await waitFor(() => expect(field).toHaveFocus());
});

test('an admin sees that there is no record at an address', async () => {
  await openSignedIn('/admin/contacts/quotes/no-id');
  expect(await screen.findByText('There is no such record')).toBeVisible();
});
