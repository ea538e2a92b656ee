import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminErase as texts } from '@/content/en/admin-erase';
import { openQuote, quote, withQuotes } from '@tests/support/admin/test-lists';

const backend = withQuotes();
const { email } = quote(1);

// Dry run and erasure alike.
beforeEach(() => {
  backend().rows['rpc/erase_person'] = [
    { id: '1', place: 'quote_requests', rows: 2 },
    { id: '2', place: 'note', rows: 1 },
    { id: '3', place: 'accounts', rows: 0 },
    { id: '4', place: 'not erased: o.la@example.com', rows: 3 },
  ];
});

async function openDialog() {
  const { user, panel } = await openQuote();
  await user.click(await panel.findByRole('button', { name: adminDetail.properties.more }));
  await user.click(panel.getByRole('menuitem', { name: texts.open }));
  const dialog = within(await screen.findByRole('alertdialog', { name: texts.title }));
  await dialog.findByRole('table', { name: texts.caption });
  return { user, dialog };
}

test('an admin sees what would be erased and what not, erases nobody by another address, and hears of a failure', async () => {
  const { user, dialog } = await openDialog();
  const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Quote requests2', 'Staff notes1']);
  expect(dialog.getByText(/o\.la@example\.com.* \(3 entries\)/)).toBeVisible();
  const field = dialog.getByLabelText(texts.type);
  await user.type(field, 'somebody@example.org');
  await user.click(dialog.getByRole('button', { name: texts.confirm }));
  expect(dialog.getByText(texts.mismatch)).toBeVisible();
  expect(backend().sent('rpc/erase_person')).toMatchObject([{ dry_run: true }]);
  await user.clear(field);
  await user.type(field, email);
  backend().failures.set('rpc/erase_person', { status: 403 });
  await user.click(dialog.getByRole('button', { name: texts.confirm }));
  expect(await dialog.findByText(texts.eraseFailed)).toBeVisible();
});

test('an admin is asked about other records of the same phone, and erases those that are ticked', async () => {
  const [tickedId, untickedId] = [quote(7).id, quote(8).id];
  backend().rows['rpc/related_submissions'] = [tickedId, untickedId].map((relatedId, index) => ({
    id: relatedId,
    source_table: 'quote_requests',
    sender: `Ada ${index}`,
    address: index ? '' : 'ada@else.example',
    created_at: quote(7).created_at,
    status: 'new',
    shared: ['phone'],
  }));
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('checkbox', { name: /^Ada 0.*ada@else\.example/ }));
  expect(dialog.getByRole('checkbox', { name: /^Ada 1/ })).not.toBeChecked();
  await user.type(dialog.getByLabelText(texts.type), email);
  await user.click(dialog.getByRole('button', { name: texts.confirm }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(backend().sent('rpc/erase_person').slice(0, 3)).toEqual([
    { email, dry_run: true, also: [] },
    { email, dry_run: true, also: [tickedId] },
    { email, dry_run: false, also: [tickedId] },
  ]);
});
