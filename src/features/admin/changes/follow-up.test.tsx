import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import {
  openQuote,
  openQuotes,
  rowOf,
  select,
  stored,
  withQuotes,
} from '@tests/support/admin/test-lists';
import { findToast } from '@tests/support/toasts';
import { adminAccount } from '@tests/support/admin/fake-backend';

const backend = withQuotes();
const ben = { id: 'c-2', name: 'Ben Adeyemi', email: 'ben@example.com', role: 'sales' };

// In Kolkata it is half past one on Friday.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T20:00Z') });
  backend().rows['colleagues'] = [
    { ...adminAccount, name: null, role: 'admin', table_names: ['quote_requests'] },
    { ...ben, table_names: ['quote_requests'] },
  ];
  for (const number of [1, 2]) Object.assign(stored(number), { owner_id: null });
});
afterEach(() => void vi.useRealTimers());

const choose = async (name: string | RegExp) => screen.findByRole('menuitemcheckbox', { name });

async function openRecord(values: object = {}) {
  Object.assign(stored(1), { follow_up_on: null, follow_up_note: null, ...values });
  const { user, panel } = await openQuote();
  return { user, button: await panel.findByRole('button', { name: /^Follow up/ }) };
}

test('an owner sets a follow-up for Tuesday with two clicks, keeps the focus, and can undo it', async () => {
  const { user, button } = await openRecord({ owner_id: ben.id });
  await user.click(button);
  const offered = (await screen.findAllByRole('menuitemcheckbox')).map((one) => one.textContent);
  expect(offered).toEqual([
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
  await user.click(await choose('Tuesday 1 Dec'));
  await findToast(adminOwner.followUp.saved('Tuesday 1 Dec'));
  expect(stored(1)).toMatchObject({ follow_up_on: '2026-12-01', owner_id: ben.id });
  const name = adminOwner.followUpIs('Tuesday 1 Dec');
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  expect(rowOf('Company 1')).toHaveTextContent('Tuesday 1 Dec');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findToast(adminLists.undo.done);
  expect(stored(1)).toMatchObject({ follow_up_on: null });
});

test('an admin sees that a follow-up is due and why, and sets another day and text', async () => {
  const { user, button } = await openRecord({
    owner_id: ben.id,
    follow_up_on: '2026-11-27',
    follow_up_note: 'call about the SLA',
  });
  expect(button).toHaveAccessibleName(/^Follow up: Friday 27 Nov ?\(due\)$/);
  expect(rowOf('Company 1')).toHaveTextContent('Follow up: Friday 27 Nov: call about the SLA(due)');
  await user.click(button);
  await user.click(await choose(adminOwner.otherDay));
  const field = await screen.findByLabelText(adminOwner.day);
  const note = screen.getByLabelText(adminOwner.note);
  expect(note).toHaveValue('call about the SLA');
  await user.clear(note);
  await user.type(note, ' send  the offer ');
  await user.clear(field);
  await user.type(field, '2099-01-03{Enter}');
  const name = 'Follow up: Saturday 3 Jan 2099';
  const changed = await screen.findByRole('button', { name });
  await waitFor(() => expect(changed).toHaveFocus());
  expect(stored(1)).toMatchObject({ follow_up_on: '2099-01-03', follow_up_note: 'send the offer' });
  expect(rowOf('Company 1')).toHaveTextContent('Saturday 3 Jan 2099: send the offer');

  await user.click(screen.getByRole('button', { name }));
  await user.click(await choose(adminOwner.noDay));
  await screen.findByRole('button', { name: adminOwner.followUpIs(adminOwner.noDay) });
  expect(stored(1)).toMatchObject({ follow_up_on: null, follow_up_note: null });
});

test('an admin sets the follow-up of several records, only those without an owner get one, and one undo takes all back', async () => {
  const about = { follow_up_on: null, follow_up_note: null };
  Object.assign(stored(1), about);
  Object.assign(stored(2), { ...about, owner_id: ben.id });
  const user = await openQuotes();
  const bar = await select(user, 1, 2);
  await user.click(bar.getByRole('button', { name: 'More' }));
  await user.click(bar.getByRole('menuitem', { name: adminOwner.followUpOn }));
  await user.click(await choose('Monday 30 Nov'));
  await findToast(adminOwner.followUp.saved('Monday 30 Nov'));
  await waitFor(() => {
    const [one, other] = [stored(1), stored(2)];
    expect(one).toMatchObject({ follow_up_on: '2026-11-30', owner_id: adminAccount.id });
    expect(other).toMatchObject({ follow_up_on: '2026-11-30', owner_id: ben.id });
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findToast(adminLists.undo.done);
  expect(stored(1)).toMatchObject({ follow_up_on: null, owner_id: null });
  expect(stored(2)).toMatchObject({ follow_up_on: null, owner_id: ben.id });
});
