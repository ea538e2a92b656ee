import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminRecords } from '@/content/en/admin-records';
import { adminReplies } from '@/content/en/admin-replies';
import { adminSending } from '@/content/en/admin-sending';
import { Conversation, openNote, openPart, submitKey } from '@tests/support/admin/composer';
import { quote, dbRow, withQuotes } from '@tests/support/admin/test-lists';
import { SenderProperties } from './sender-properties';

const { composer } = adminSending;
const { statuses } = adminRecords;
const backend = withQuotes();
const { id } = quote(1);
const notes = () => backend().rows['messages'] ?? [];
const updateRequests = () =>
  backend().requests.filter((request) => request.includes('update_records'));

/** Calls the sender, or writes to them, which begins a note. */
async function openCall(kind: 'called' | 'whatsapp') {
  const { user, panel } = await openPart((shown) => (
    <>
      <SenderProperties {...shown} />
      <Conversation {...shown} />
    </>
  ));
  const { phone } = quote(1);
  const name = kind === 'called' ? phone : adminReplies.phone.whatsappTo(phone);
  // jsdom can neither call nor open a tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(panel.getByRole('link', { name }));
  const field = await panel.findByLabelText(composer.noteLabels[kind]);
  expect(field).toHaveFocus();
  await user.paste('They want a demo.');
  return { user, panel, field };
}

test('an admin keeps a note that was not added, finds it again, and deletes it after a question once it is stored', async () => {
  const first = await openPart(Conversation);
  const field = await openNote(first.user);
  await first.user.paste('Called');
  backend().failures.set('messages', { status: 404, method: 'POST', body: { code: 'PT404' } });
  await first.user.click(first.panel.getByText('Add note'));
  expect(await first.panel.findByText(adminDetail.notes.gone)).toBeVisible();
  expect(field).toHaveValue('Called');
  backend().failures.clear();
  cleanup();

  const { user, panel } = await openPart(Conversation);
  expect(await openNote(user)).toHaveValue('Called');
  await user.click(panel.getByText('Add note'));
  expect(await panel.findByText('admin@example.com')).toBeVisible();
  expect(notes()).toMatchObject([{ table_name: 'quote_requests', record_id: id, body: 'Called' }]);
  expect(JSON.stringify(localStorage)).not.toContain('Called');
  const remove = await panel.findByRole('button', { name: /Delete your note/ });
  await user.click(remove);
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this note?' }));
  await user.click(question.getByText('Cancel'));
  expect(remove).toHaveFocus();
  await user.click(remove);
  await user.click(within(screen.getByRole('alertdialog')).getByText('Delete'));
  await waitFor(() => expect(panel.queryByText('Called')).toBeNull());
  expect(notes()).toEqual([]);
  expect(panel.getByRole('heading', { name: 'History' })).toHaveFocus();
});

test('an admin notes what was written by WhatsApp and sets the next status with a key', async () => {
  const { user, panel } = await openCall('whatsapp');
  await user.keyboard(submitKey);
  expect(await panel.findByText(`${adminReplies.notes.whatsapp} They want a demo.`)).toBeVisible();
  await waitFor(() => expect(dbRow(1)).toMatchObject({ status: 'contacted' }));
  expect(notes()).toMatchObject([{ sent_at: expect.any(String) as unknown }]);
  expect(panel.getByRole('button', { name: composer.call })).toHaveFocus();
  expect(panel.queryByLabelText(composer.noteLabels.whatsapp)).toBeNull();
});

test('a retry after a lost response does not store the note of a call twice', async () => {
  const { user, panel, field } = await openCall('called');
  backend().failures.set('messages', { status: 0, method: 'POST' });
  const save = panel.getByText(composer.saveAndSet(statuses.contacted));
  await user.click(save);
  expect(await panel.findByText(adminDetail.notes.addFailed)).toBeVisible();
  expect(field).toHaveValue('They want a demo.');
  expect(updateRequests()).toEqual([]);
  const duplicateKey = { status: 409, method: 'POST', body: { code: '23505', message: 'twin' } };
  backend().failures.set('messages', duplicateKey);
  await user.click(save);
  await waitFor(() => expect(dbRow(1)).toMatchObject({ status: 'contacted' }));
  const [first, second] = backend().sent<{ id: string; body: string }>('messages');
  expect(first?.body).toBe(`${adminReplies.notes.called} They want a demo.`);
  expect(second?.id).toBe(first?.id);
});
