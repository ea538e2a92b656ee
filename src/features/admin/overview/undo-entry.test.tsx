import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { referenceOf } from '@/lib/reference';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { dbRow, quote, withQuotes } from '@tests/support/admin/test-lists';
import { openSignedIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';
import { offerUndo } from '../changes/undo';

const { undo: texts } = adminLists;
const backend = withQuotes();
const undoButton = /^Undo: ben@example.com set 3 quote requests to Completed$/;

const entry = (values: object = {}) => ({
  id: '33',
  created_at: new Date().toISOString(),
  actor_email: 'ben@example.com',
  action: 'status_changed',
  table_name: 'quote_requests',
  record_id: quote(3).id,
  summary: 'Eve, Sahel',
  from_status: 'new',
  to_status: 'completed',
  batch: 'b-1',
  records: 3,
  undone: 0,
  can_undo: true,
  ...values,
});

/** Opens Overview with an entry about three records; returns a click on its Undo. */
async function openEntry() {
  backend().rows['activity_feed'] = [entry()];
  backend().rows['activity_log'] = [1, 2, 3].map((number) => ({
    ...entry(),
    id: `3${number}`,
    record_id: quote(number).id,
    before: { status: 'new' },
    after: { status: 'completed' },
  }));
  const user = await openSignedIn('/admin');
  const button = await screen.findByRole('button', { name: undoButton });
  return () => user.click(button);
}

test('an admin undoes an entry, which then says by whom, and no toast offers an older undo', async () => {
  const pressUndo = await openEntry();
  offerUndo({ kind: 'success', title: 'Changed' }, { label: 'Undo', undo: () => undefined });
  const earlierOffer = await screen.findByRole('button', { name: 'Undo' });
  backend().rows['activity_feed'] = [
    entry({ undone: 3, undone_by_email: adminAccount.email, can_undo: false }),
  ];
  await pressUndo();
  await findToast(texts.done);
  expect(screen.getByText(texts.restored(3))).toBeVisible();
  expect(backend().sent('rpc/update_records')).toMatchObject([
    {
      table_name: 'quote_requests',
      changes: [1, 2, 3].map((number) => ({
        id: quote(number).id,
        seen: { status: 'completed' },
        set: { status: 'new' },
      })),
      undo: true,
    },
  ]);
  await screen.findByText(new RegExp(`^Undone by .*${adminAccount.email}`));
  expect(screen.queryByRole('button', { name: undoButton })).toBeNull();
  // Toasts with an offer close by themselves after 10 s.
  await waitFor(() => expect(earlierOffer).not.toBeInTheDocument(), { timeout: 5000 });
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Recent Activity' })).toHaveFocus(),
  );
});

test('an admin reads what did not go back, and why', async () => {
  const pressUndo = await openEntry();
  backend().unchangedRecords.set(quote(1).id, { refused: 'This owner has left.' });
  backend().unchangedRecords.set(quote(2).id, {});
  Object.assign(dbRow(2), { status: 'contacted' });
  await pressUndo();
  await findToast(texts.partly);
  expect(await screen.findByText(/This owner has left/)).toHaveTextContent(
    new RegExp(`^${texts.restored(1)} .*${referenceOf(quote(1).id)}.*: This owner has left\\. 1 `),
  );
});
