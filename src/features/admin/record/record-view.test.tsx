import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminSpam } from '@/content/en/admin-spam';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@/lib/query-client';
import { answerRequests } from '@tests/support/network';
import { openQuote, quote, quotes, stored, withQuotes } from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';

const backend = withQuotes();
const { id } = quote(1);

/** Holds requests for one record until the answer is let go. */
function holdRecord(recordId: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  answerRequests(async (request) => {
    if (request.url.includes(`/quote_requests?`) && request.url.includes(`id=eq.${recordId}`)) {
      await held;
    }
    return backend().answer(request);
  });
  return () => letGo();
}

test('an admin reads what a visitor wrote, as plain text', async () => {
  const { panel } = await openQuote();
  const text = await panel.findByText(/First line/);
  expect(text.textContent).toBe('First line <b>not bold</b>\nsecond line');
  expect(panel.getByText('+234 8012345678')).toBeVisible();
  expect(panel.getByText('Prefer to discuss')).toBeVisible();
  expect(panel.getByText('DR-5EED0004')).toBeVisible();
});

test('an admin sees an error and the old status when a status was not saved', async () => {
  backend().failing.set('rpc/update_records', { status: 0 });
  const { user, panel } = await openQuote();
  await user.click(await panel.findByRole('button', { name: 'Completed' }));
  expect(await screen.findByText('Failed to update status')).toBeVisible();
  expect(panel.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true');
});

test('an admin steps from record to record across the pages of the list, also with h and l, and returns with Escape', async () => {
  backend().rows['quote_requests'] = quotes(1, 30);
  const { user } = await openQuote(25);
  await user.click(await screen.findByRole('link', { name: 'Next record' }));
  expect(browser.address).toBe(`/admin/contacts/quotes/${quote(26).id}?page=2`);
  await screen.findByRole('link', { name: 'Previous record' });
  await user.keyboard('h');
  expect(browser.address).toBe(`/admin/contacts/quotes/${quote(25).id}`);
  await screen.findByRole('link', { name: 'Next record' });
  await user.keyboard('l');
  expect(browser.address).toBe(`/admin/contacts/quotes/${quote(26).id}?page=2`);
  await screen.findByRole('heading', { name: 'Company 26' });
  await user.keyboard('{Escape}');
  expect(browser.address).toBe('/admin/contacts/quotes?page=2');
  expect(screen.getByRole('link', { name: 'Company 26' })).toHaveFocus();
});

test('an admin’s key that comes before the next record has loaded is kept, also beyond a further move', async () => {
  const { user } = await openQuote(2);
  await screen.findByRole('link', { name: 'Next record' });
  const letGo = holdRecord(quote(3).id);
  queryClient.removeQueries({ queryKey: ['quote_requests', 'record', quote(3).id] });
  await user.keyboard('l1l');
  await screen.findByRole('region', { name: 'Company 4' });
  await waitFor(() => expect(stored(3)).toMatchObject({ status: 'new' }));
  letGo();
  expect([2, 4].map((number) => stored(number)['status'])).toEqual(['contacted', 'contacted']);
});

test('an admin’s key for a note that comes before the record has loaded is not lost', async () => {
  await openQuote(2);
  const letGo = holdRecord(id);
  queryClient.removeQueries({ queryKey: ['quote_requests', 'record', id] });
  await userEvent.keyboard('hn');
  await screen.findByRole('region', { name: 'Company 1' });
  letGo();
  const field = await screen.findByLabelText('New note');
  await waitFor(() => expect(field).toHaveFocus());
});

test('an admin sees that there is no record at an address', async () => {
  await openSignedIn('/admin/contacts/quotes/no-id');
  expect(await screen.findByRole('heading', { name: 'There is no such record' })).toBeVisible();
});

test('an admin can clear the mark of spam, and sees when that failed', async () => {
  Object.assign(stored(1), { spam_suspected: true, spam_reason: 'too fast' });
  const { user, panel } = await openQuote();
  const button = await panel.findByRole('button', { name: adminSpam.clearAndConfirm });
  expect(panel.getByText(new RegExp(adminSpam.held))).toBeVisible();
  backend().failing.set('rpc/update_records', { status: 0 });
  await user.click(button);
  expect(await screen.findByText(adminSpam.setting.failed)).toBeVisible();

  backend().failing.clear();
  await user.click(await panel.findByRole('button', { name: adminSpam.clearAndConfirm }));
  await waitFor(() => expect(panel.queryByText(new RegExp(adminSpam.held))).toBeNull());
});
