import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminRecords } from '@/content/en/admin-records';
import { adminReplies } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { openNote } from '@tests/support/admin/composer';
import { openQuote, quote, stored, withQuotes } from '@tests/support/admin/test-lists';

const { composer } = adminSending;
const { notes: written } = adminReplies;
const { statuses } = adminRecords;
const backend = withQuotes();
const { id } = quote(1);
const notes = () => backend().rows['messages'] ?? [];
const updates = () => backend().seen.filter((request) => request.includes('update_records'));

test('an admin reads that a record is gone, and keeps the text of the note', async () => {
  const { user, panel } = await openQuote();
  const field = await openNote(user);
  await user.type(field, 'Called');
  backend().failing.set('messages', { status: 404, method: 'POST', body: { code: 'PT404' } });
  await user.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByText(adminDetail.notes.gone)).toBeVisible();
  expect(field).toHaveValue('Called');
});

test('an admin finds an unsaved note again, and deletes it after a question once it is stored', async () => {
  const first = await openQuote();
  await first.user.type(await openNote(first.user), 'Called');
  cleanup();
  const { user, panel } = await openQuote();
  expect(await openNote(user)).toHaveValue('Called');
  await user.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByText('admin@example.com')).toBeVisible();
  expect(notes()).toMatchObject([{ table_name: 'quote_requests', record_id: id, body: 'Called' }]);
  expect(JSON.stringify(localStorage)).not.toContain('Called');
  const remove = await panel.findByRole('button', { name: /Delete your note/ });
  await user.click(remove);
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this note?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(remove).toHaveFocus();
  await user.click(remove);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(panel.queryByText('Called')).toBeNull());
  expect(notes()).toEqual([]);
  expect(panel.getByRole('heading', { name: 'History' })).toHaveFocus();
});

/** Begins the note of a call, or of what was written. */
async function openCall(kind: 'called' | 'whatsapp' = 'called') {
  const { user, panel } = await openQuote();
  const { phone } = quote(1);
  const name = kind === 'called' ? phone : adminReplies.phone.whatsappTo(phone);
  // jsdom can neither call nor open a tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(await panel.findByRole('link', { name }));
  const field = await panel.findByLabelText(composer.said[kind]);
  expect(field).toHaveFocus();
  return { user, panel, field };
}
const saveAndSet = composer.saveAndSet(statuses.contacted);

const ways = ['called', 'whatsapp'] as const;

test.each(ways)('an admin notes what was said (%s) and sets the next status', async (kind) => {
  const { user, panel } = await openCall(kind);
  await user.keyboard('They want a demo.{Control>}{Enter}{/Control}');
  expect(await panel.findByText(`${written[kind]} They want a demo.`)).toBeVisible();
  await waitFor(() => expect(stored(1)).toMatchObject({ status: 'contacted' }));
  expect(notes()).toMatchObject([{ sent_at: expect.any(String) as unknown }]);
  expect(panel.getByRole('button', { name: composer.call })).toHaveFocus();
  expect(panel.queryByLabelText(composer.said[kind])).toBeNull();
});

test('a retry after a lost response does not store the note of a call twice', async () => {
  const { user, panel, field } = await openCall();
  await user.type(field, 'They want a demo.');
  backend().failing.set('messages', { status: 0, method: 'POST' });
  await user.click(panel.getByRole('button', { name: saveAndSet }));
  expect(await panel.findByText(adminDetail.notes.addFailed)).toBeVisible();
  expect(field).toHaveValue('They want a demo.');
  expect(updates()).toEqual([]);
  const twin = { status: 409, method: 'POST', body: { code: '23505', message: 'twin' } };
  backend().failing.set('messages', twin);
  await user.click(panel.getByRole('button', { name: saveAndSet }));
  await waitFor(() => expect(stored(1)).toMatchObject({ status: 'contacted' }));
  const [first, second] = backend().sent<{ id: string }>('messages');
  expect(second?.id).toBe(first?.id);
});
