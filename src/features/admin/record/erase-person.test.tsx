import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminErase as texts } from '@/content/en/admin-erase';
import { quote, withQuotes } from '@tests/support/admin/test-lists';
import { openSignedIn } from '@tests/support/admin/test-session';

const backend = withQuotes();
const { id, email } = quote(1);

/** Answers dry run and erasure alike; the erasure also deletes the record. */
function erasable() {
  backend().rows['rpc/erase_person'] = [
    { id: '1', place: 'quote_requests', rows: 2 },
    { id: '2', place: 'staff_notes', rows: 1 },
    { id: '3', place: 'accounts', rows: 0 },
    { id: '4', place: 'not erased: o.la@example.com', rows: 3 },
    { id: '5', place: 'not erased: ola+x@example.com', rows: 1 },
  ];
}

async function openDialog() {
  const user = await openSignedIn(`/admin/contacts/quotes/${id}`);
  await user.click(await screen.findByRole('button', { name: texts.open }));
  const dialog = within(await screen.findByRole('alertdialog', { name: texts.title }));
  await dialog.findByRole('table', { name: texts.caption });
  return { user, dialog };
}

test('an admin sees what would be erased, and which other spellings would stay', async () => {
  erasable();
  backend().rows['replies'] = [{ id: 'r', record_id: id, state: 'waiting' }];
  const { dialog } = await openDialog();
  const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['Quote requests2', 'Staff notes and mentions1']);
  expect(dialog.getByText(/o\.la@example\.com.* \(3 entries\)/)).toBeVisible();
  expect(dialog.getByText(/ola\+x@example\.com.* \(1 entry\)/)).toBeVisible();
  expect(await dialog.findByText(texts.replies(1))).toBeVisible();
});

test('an admin hears when erasing failed, and the dialog stays', async () => {
  erasable();
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(texts.type), email);
  backend().failing.set('rpc/erase_person', { status: 403 });
  await user.click(dialog.getByRole('button', { name: texts.confirm }));
  expect(await dialog.findByText(texts.eraseFailed)).toBeVisible();
});

test('an admin is asked about other records of the same phone, and erases those that are ticked', async () => {
  erasable();
  const [mine, theirs] = [quote(7).id, quote(8).id];
  backend().rows['rpc/same_phone'] = [mine, theirs].map((each, index) => ({
    id: each,
    source_table: 'quote_requests',
    sender: `Ada ${index}`,
    address: index ? '' : 'ada@else.example',
    created_at: quote(7).created_at,
  }));
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('checkbox', { name: /^Ada 0.*ada@else\.example/ }));
  expect(dialog.getByRole('checkbox', { name: /^Ada 1/ })).not.toBeChecked();
  await user.type(dialog.getByLabelText(texts.type), email);
  await user.click(dialog.getByRole('button', { name: texts.confirm }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const sent = backend().sent('rpc/erase_person');
  expect(sent.slice(0, 3)).toEqual([
    { email, dry_run: true, also: [] },
    { email, dry_run: true, also: [mine] },
    { email, dry_run: false, also: [mine] },
  ]);
});
