import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLists } from '@/content/en/admin-lists';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { openQuotes, rowOf, stored, withQuotes } from '@tests/support/admin/test-lists';

const backend = withQuotes();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test('an admin sees in a row what was written, who owns it, and whether it has waited too long', async () => {
  Object.assign(stored(1), { created_at: hoursAgo(25), overdue: true });
  Object.assign(stored(2), { created_at: hoursAgo(25), owner_id: adminAccount.id });
  backend().rows['colleagues'] = [
    { id: adminAccount.id, name: 'Ada Okafor', email: adminAccount.email, role: 'admin' },
  ];
  await openQuotes();
  const [first, second] = [within(rowOf('Company 1')), within(rowOf('Company 2'))];
  expect(first.getByText('A gateway for Ọláwálé’s shops')).toBeVisible();
  expect(first.getByRole('time')).toHaveTextContent(adminLists.overdue);
  expect(await second.findByText('Ada Okafor')).toBeInTheDocument();
  expect(second.getByRole('time')).not.toHaveTextContent(adminLists.overdue);
});

test('an admin sees whose sender has answered, and can show only those', async () => {
  Object.assign(stored(2), { status: 'completed', new_answer_at: hoursAgo(1) });
  const user = await openQuotes();
  expect(rowOf('Company 2')).toHaveTextContent(adminLists.newAnswer);
  expect(rowOf('Company 1')).not.toHaveTextContent(adminLists.newAnswer);
  await user.click(screen.getByRole('button', { name: adminLists.filters.more }));
  await user.selectOptions(screen.getByLabelText(adminLists.filters.fields.waiting), 'new-answer');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Company 1' })).toBeNull());
  expect(rowOf('Company 2')).toBeVisible();
});

test('an admin sees the words of the search marked, and the part of a long text that has them', async () => {
  const text = `${'Some words before it. '.repeat(20)}A Wólof menu, please.`;
  Object.assign(stored(1), {
    company_name: 'Wolof Radio',
    project_description: text,
    search_text: 'wolof',
  });
  await openQuotes('?q=wolof');
  const row = rowOf('Wolof Radio');
  await waitFor(() => {
    const marks = [...row.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Wolof', 'Wólof']);
  });
  expect(row).toHaveTextContent(/….*A Wólof menu, please/);
});

test('an admin can set any status in the menu of a row', async () => {
  const user = await openQuotes();
  const open = () => user.click(screen.getByRole('button', { name: 'Actions for Company 1' }));
  await open();
  expect(screen.getByRole('menuitem', { name: 'New' })).toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('menuitem', { name: 'Mark Complete' }));
  await waitFor(() => expect(stored(1)).toMatchObject({ status: 'completed' }));
  await open();
  await user.click(screen.getByRole('menuitem', { name: 'New' }));
  await waitFor(() => expect(stored(1)).toMatchObject({ status: 'new' }));
});
