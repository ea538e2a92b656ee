import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { adminUndo as texts } from '@/content/en/admin-undo';
import { referenceOf } from '@/lib/reference';
import { offerUndo } from '../changes/undo';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { quote, stored, withQuotes } from '@tests/support/admin/test-lists';
import { openSignedIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const backend = withQuotes();
const story = /^Undo: ben@example.com set 4 quote requests to Completed$/;

const entry = (more: object = {}) => ({
  id: '31',
  created_at: new Date().toISOString(),
  actor_email: 'ben@example.com',
  action: 'status_changed',
  table_name: 'quote_requests',
  record_id: quote(1).id,
  summary: 'Eve, Sahel',
  from_status: 'new',
  to_status: 'completed',
  batch: 'b-1' as string | null,
  records: 4 as number | null,
  undone: 0,
  can_undo: true,
  ...more,
});

const previewed = (number: number, state: string, set: object = { status: 'new' }) => ({
  id: quote(number).id,
  summary: `Company ${number}`,
  seen: { status: 'completed' },
  set,
  state,
});

async function ask(shown: ReturnType<typeof entry>, name: RegExp, preview: object[] | null) {
  backend().rows['activity_feed'] = [shown];
  backend().answers.set('rpc/preview_undo', () => Response.json(preview));
  const user = await openSignedIn('/admin');
  await user.click(await screen.findByRole('button', { name }));
  return { user, dialog: within(await screen.findByRole('alertdialog')) };
}

const linesOf = async (dialog: Awaited<ReturnType<typeof ask>>['dialog']) =>
  (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('an admin sees what an undo would bring back and what not, and undoes the rest', async () => {
  const { user, dialog } = await ask(entry(), story, [
    previewed(1, 'same'),
    previewed(2, 'same'),
    previewed(3, 'changed'),
    previewed(4, 'gone'),
  ]);
  expect(await linesOf(dialog)).toEqual([
    texts.back(2, 4, 'New'),
    texts.changed(1, referenceOf(quote(3).id)),
    texts.gone(1, referenceOf(quote(4).id)),
    texts.sent,
  ]);
  backend().rows['activity_feed'] = [
    entry({ undone: 2, undone_by_email: adminAccount.email, can_undo: false }),
  ];
  await user.click(dialog.getByRole('button', { name: texts.rest(2) }));
  await findToast(adminLists.undo.done);
  expect(backend().sent('rpc/update_records')).toMatchObject([
    {
      table_name: 'quote_requests',
      changes: [1, 2].map((number) => ({
        id: quote(number).id,
        seen: { status: 'completed' },
        set: { status: 'new' },
      })),
      undo: true,
    },
  ]);
  await screen.findByText(/^2 of 4 undone by \S*admin@example.com/);
  expect(screen.queryByRole('button', { name: story })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Recent Activity' })).toHaveFocus(),
  );
});

test('an undo from the feed ends what a toast still offers to undo', async () => {
  const { user, dialog } = await ask(entry(), story, [previewed(1, 'same')]);
  let undone = 0;
  offerUndo(
    { kind: 'success', title: 'Changed' },
    { label: 'Undo', undo: () => void (undone += 1) },
  );
  await user.click(await dialog.findByRole('button', { name: texts.undo }));
  await findToast(adminLists.undo.done);
  expect(screen.queryByText(adminLists.undo.left(1))).toBeNull();
  expect(undone).toBe(0);
});

test('an admin hears which records were changed after the question was asked', async () => {
  const { user, dialog } = await ask(entry(), story, [previewed(1, 'same'), previewed(2, 'same')]);
  backend().kept.set(quote(2).id, {});
  Object.assign(stored(2), { status: 'contacted' });
  await user.click(await dialog.findByRole('button', { name: texts.rest(2) }));
  await findToast(adminLists.undo.partly);
  expect(await screen.findByText(/Someone set this to Contacted/)).toBeVisible();
});

test('an owner who has left is named before the others go back, and after', async () => {
  backend().rows['colleagues'] = [
    { id: 'ada', name: 'Ada', email: 'ada@example.com', table_names: ['quote_requests'] },
  ];
  const assigned = entry({ action: 'assigned', from_status: null, to_status: 'ada', records: 2 });
  const { user, dialog } = await ask(
    assigned,
    /^Undo: ben@example.com assigned 2 quote requests to Ada$/,
    [previewed(1, 'same', { owner_id: 'left' }), previewed(2, 'same', { owner_id: null })],
  );
  expect(await linesOf(dialog)).toEqual([
    texts.back(1, 2, 'Nobody'),
    texts.left(1, referenceOf(quote(1).id)),
  ]);
  backend().kept.set(quote(1).id, { refused: 'This owner has left.' });
  await user.click(dialog.getByRole('button', { name: texts.rest(1) }));
  await findToast(adminLists.undo.partly);
  const refusal = new RegExp(`${referenceOf(quote(1).id)}\\S*: This owner has left\\.`);
  expect(await screen.findByText(refusal)).toBeVisible();
});

test('an admin is told that an undo of a spam mark sends what it held back', async () => {
  const marked = entry({ action: 'spam_marked', batch: null, records: null });
  const { dialog } = await ask(marked, /^Undo: .* as spam$/, [
    previewed(1, 'same', { spam_suspected: false }),
  ]);
  expect(await linesOf(dialog)).toEqual([texts.back(1, 1, 'Not spam'), texts.released]);
});

test('an admin who asks too late is told so', async () => {
  const { dialog } = await ask(entry(), story, null);
  await dialog.findByText(texts.late);
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([texts.close]);
});
