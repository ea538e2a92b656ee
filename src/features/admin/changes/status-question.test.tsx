import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { adminOutcome } from '@/content/en/admin-outcome';
import { adminSending } from '@/content/en/admin-sending';
import { application } from '@tests/support/admin/test-applications';
import {
  chooseStatus,
  openQuotes,
  rowOf,
  select,
  selectionBar,
  dbRow,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { openSignedIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const backend = withQuotes(4);

const { selection: texts, undo } = adminLists;
const { rejection, untold } = adminHiring;

test('an admin’s status key changes the selected records after one question, and the row keeps the focus', async () => {
  const user = await openQuotes();
  await select(user, 1, 2);
  screen.getByRole('link', { name: 'Company 4' }).focus();
  await user.keyboard('3');
  await user.click(await screen.findByText(texts.yes(2, 'Completed')));
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.label })).toBeNull());
  const statuses = [1, 2, 4].map((number) => dbRow(number)['status']);
  expect(statuses).toEqual(['completed', 'completed', 'contacted']);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Company 4' })).toHaveFocus());
});

test('an admin who completes a request without a proposal is asked what became of it, or undoes it there', async () => {
  const { completed, values } = adminOutcome;
  Object.assign(dbRow(1), { answered_at: null, outcome: null });
  const user = await openQuotes();
  const complete = async () => {
    await user.click(within(rowOf('Company 1')).getByText('Mark Complete'));
    return within(await screen.findByRole('alertdialog', { name: completed.title(1) }));
  };
  await user.click((await complete()).getByText(undo.undo));
  await findToast(undo.done);
  expect(dbRow(1)).toMatchObject({ status: 'new' });
  await user.click((await complete()).getByText(values.won));
  await waitFor(() => expect(dbRow(1)).toMatchObject({ status: 'completed', outcome: 'won' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('HR that rejects several gives a reason, or declines them by email instead', async () => {
  backend().rows['career_applications'] = [1, 2].map((number) => application(number));
  const user = await openSignedIn('/admin/careers');
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select Ada/ })) {
    await user.click(box);
  }
  await chooseStatus(user, 'Rejected');
  await user.click(await screen.findByText(untold.declineAll));
  const reply = within(
    await screen.findByRole('alertdialog', { name: adminSending.bulk.title(2) }),
  );
  expect(await reply.findByLabelText(rejection.forAll)).toBeVisible();
  await user.click(reply.getByText('Cancel'));
  expect(selectionBar().getByText('2 selected')).toBeVisible();

  await chooseStatus(user, 'Rejected');
  await user.selectOptions(await screen.findByLabelText(rejection.label), 'salary');
  await user.click(screen.getByText(texts.yes(2, 'Rejected')));
  await waitFor(() =>
    expect(backend().rows['career_applications']).toMatchObject([
      { status: 'rejected', rejection_reason: 'salary' },
      { status: 'rejected', rejection_reason: 'salary' },
    ]),
  );
});
