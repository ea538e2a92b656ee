import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import {
  openQuote,
  openQuotes,
  rowOf,
  select,
  dbRow,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';
import { adminAccount } from '@tests/support/admin/fake-backend';

const backend = withQuotes(2);
const ben = { id: 'c-2', name: 'Ben Adeyemi', email: 'ben@example.com', role: 'sales' };

// In Kolkata it is half past one on Friday.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T20:00Z') });
  backend().rows['colleagues'] = [
    { ...adminAccount, name: null, role: 'admin', table_names: ['quote_requests'] },
    { ...ben, table_names: ['quote_requests'] },
  ];
  for (const number of [1, 2]) Object.assign(dbRow(number), { owner_id: null });
});
afterEach(() => void vi.useRealTimers());

const expectFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

const due = { follow_up_on: '2026-11-27', follow_up_note: 'call about the SLA' };

/** Opens a record of Ben's that is due today, with the button of its follow-up. */
async function openDue() {
  Object.assign(dbRow(1), { ...due, owner_id: ben.id });
  const { user, panel } = await openQuote();
  return { user, button: await panel.findByRole('button', { name: /^Follow up/ }) };
}

test('an owner sees that a follow-up is due and why, sets Tuesday with two clicks, and undoes it', async () => {
  const { user, button } = await openDue();
  expect(button).toHaveAccessibleName(/^Follow up: Friday 27 Nov ?\(due\)$/);
  expect(rowOf('Company 1')).toHaveTextContent('Follow up: Friday 27 Nov: call about the SLA(due)');
  await user.click(button);
  const offered = await screen.findAllByRole('menuitemcheckbox');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Today (Friday 27 Nov)',
    'Monday 30 Nov',
    'Tuesday 1 Dec',
    'Wednesday 2 Dec',
    'Thursday 3 Dec',
    'In a week (Friday 4 Dec)',
    'In two weeks (Friday 11 Dec)',
    'In 30 days (Monday 28 Dec)',
    adminOwner.otherDay,
    adminOwner.noDay,
  ]);
  await user.click(screen.getByText('Tuesday 1 Dec'));
  await findToast(adminOwner.followUp.saved('Tuesday 1 Dec'));
  expect(dbRow(1)).toMatchObject({ follow_up_on: '2026-12-01', owner_id: ben.id });
  await expectFocus(adminOwner.followUpIs('Tuesday 1 Dec'));
  expect(rowOf('Company 1')).toHaveTextContent('Tuesday 1 Dec');
  await user.click(screen.getByText('Undo'));
  await findToast(adminLists.undo.done);
  expect(dbRow(1)).toMatchObject(due);
});

test('an owner sets another day, which is not past, and text, and clears both', async () => {
  const { user, button } = await openDue();
  await user.click(button);
  await user.click(await screen.findByText(adminOwner.otherDay));
  const dialog = within(await screen.findByRole('alertdialog'));
  const note = dialog.getByLabelText(adminOwner.note);
  expect(note).toHaveValue('call about the SLA');
  await user.clear(note);
  await user.paste(' send  the offer ');
  const day = dialog.getByLabelText(adminOwner.day);
  fireEvent.change(day, { target: { value: '2026-11-26' } });
  await user.keyboard('{Enter}');
  expect(dialog.getByText(adminOwner.wrongDay)).toBeVisible();
  fireEvent.change(day, { target: { value: '2099-01-03' } });
  await user.keyboard('{Enter}');
  await expectFocus('Follow up: Saturday 3 Jan 2099');
  expect(dbRow(1)).toMatchObject({ follow_up_on: '2099-01-03', follow_up_note: 'send the offer' });
  expect(rowOf('Company 1')).toHaveTextContent('Saturday 3 Jan 2099: send the offer');

  await user.click(screen.getByRole('button', { name: 'Follow up: Saturday 3 Jan 2099' }));
  await user.click(await screen.findByText(adminOwner.noDay));
  await expectFocus(adminOwner.followUpIs(adminOwner.noDay));
  expect(dbRow(1)).toMatchObject({ follow_up_on: null, follow_up_note: null });
});

test('an admin sets the follow-up of several records, only those without an owner get one, and one undo takes all back', async () => {
  const about = { follow_up_on: null, follow_up_note: null };
  Object.assign(dbRow(1), about);
  Object.assign(dbRow(2), { ...about, owner_id: ben.id });
  const user = await openQuotes();
  const bar = await select(user, 1, 2);
  await user.click(bar.getByRole('button', { name: 'More' }));
  await user.click(bar.getByRole('menuitem', { name: adminOwner.followUpOn }));
  await user.click(await screen.findByText('Monday 30 Nov'));
  await findToast(adminOwner.followUp.saved('Monday 30 Nov'));
  await waitFor(() => {
    expect(dbRow(1)).toMatchObject({ follow_up_on: '2026-11-30', owner_id: adminAccount.id });
    expect(dbRow(2)).toMatchObject({ follow_up_on: '2026-11-30', owner_id: ben.id });
  });
  await user.click(screen.getByText('Undo'));
  await findToast(adminLists.undo.done);
  expect(dbRow(1)).toMatchObject({ follow_up_on: null, owner_id: null });
  expect(dbRow(2)).toMatchObject({ follow_up_on: null, owner_id: ben.id });
});
