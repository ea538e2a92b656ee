import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { filterBy, openQuotes, rowOf, dbRow, withQuotes } from '@tests/support/admin/test-lists';

const backend = withQuotes();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test('an admin sees in a row what was written, who owns it, whether it has waited too long, and that it is of the demo', async () => {
  Object.assign(dbRow(1), { created_at: hoursAgo(25), overdue: true });
  Object.assign(dbRow(2), { created_at: hoursAgo(25), owner_id: adminAccount.id, sample: true });
  backend().rows['colleagues'] = [
    { id: adminAccount.id, name: 'Ada Okafor', email: adminAccount.email, role: 'admin' },
  ];
  await openQuotes();
  const [late, owned] = [within(rowOf('Company 1')), within(rowOf('Company 2'))];
  expect(late.getByText('A gateway for Ọláwálé’s shops')).toBeVisible();
  expect(late.getByRole('time')).toHaveTextContent(adminLists.overdue);
  expect(await owned.findByText('Ada Okafor')).toBeInTheDocument();
  expect(owned.getByRole('time')).not.toHaveTextContent(adminLists.overdue);
  expect(owned.getByTitle(adminLists.sample)).toBeVisible();
  expect(late.queryByTitle(adminLists.sample)).toBeNull();
});

test('an admin sees whose sender has answered, and can show only those', async () => {
  Object.assign(dbRow(3), { new_answer_at: hoursAgo(1) });
  const user = await openQuotes();
  expect(rowOf('Company 3')).toHaveTextContent(adminLists.newAnswer);
  expect(rowOf('Company 1')).not.toHaveTextContent(adminLists.newAnswer);
  await filterBy(user, adminLists.filters.fields.waiting, adminLists.filters.waiting['new-answer']);
  await waitFor(() => expect(screen.queryByTitle('Company 1')).toBeNull());
  expect(rowOf('Company 3')).toBeVisible();
});

test('an admin sets the status that has no button, and an owner, in the menu of a row, and can go on to a reply', async () => {
  backend().rows['colleagues'] = [{ ...adminAccount, role: 'admin', name: 'Ada Okafor' }];
  Object.assign(dbRow(2), { owner_id: null });
  const user = await openQuotes();
  const button = () => screen.getByRole('button', { name: 'Actions for Company 2' });
  await user.click(button());
  expect(within(rowOf('Company 2')).getByText('Mark Complete')).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Completed' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'New' }));
  await waitFor(() => expect(dbRow(2)).toMatchObject({ status: 'new' }));

  await user.click(button());
  await user.click(screen.getByRole('menuitem', { name: 'Assign' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Me' }));
  await waitFor(() => expect(dbRow(2)).toMatchObject({ owner_id: adminAccount.id }));
  await waitFor(() => expect(button()).toHaveFocus());
  await user.click(button());
  expect(screen.getByRole('menuitem', { name: 'Reply' })).toBeVisible();
});
