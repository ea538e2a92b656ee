import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffRole } from '@/content/en/admin-roles';
import { adminTeam } from '@/content/en/admin-team';
import { queryClient } from '@/lib/query-client';
import { openNote } from '@tests/support/admin/composer';
import { adminAccount, memberRow } from '@tests/support/admin/fake-backend';
import { quote } from '@tests/support/admin/test-lists';
import { openAddress, signIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';

const backend = withBackend(() => ({ quote_requests: [quote(1)] }));

const giveRole = (role: StaffRole) => {
  backend().rows['admin_users'] = [memberRow(role)];
};

async function openAs(role: StaffRole, path: string) {
  giveRole(role);
  openAddress(path);
  return signIn(adminAccount);
}

test.each([
  ['sales', ['Overview', 'Contacts', 'Partnerships'], /career_applications|job_postings/],
  ['hr', ['Overview', 'Careers', 'Job Postings'], /contact_|quote_|partnership_/],
] as const)(
  '%s sees its own tabs and counts, and asks for nothing else',
  async (role, tabs, foreign) => {
    await openAs(role, '/admin');
    await screen.findByRole('heading', { name: 'Admin Dashboard' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs);
    await screen.findAllByRole('listitem');
    const paths = backend().requests.map((request) => request.replace(/\?.*/, ''));
    expect(paths.filter((path) => foreign.test(path))).toEqual([]);
    expect(backend().requests.join()).not.toContain('client_errors');
  },
);

test.each([
  ['/admin/careers', 'Your role does not include job applications.'],
  ['/admin/setup', 'Your role does not include this page.'],
])('a member of sales reads at %s that it is not part of the role', async (path, sentence) => {
  await openAs('sales', path);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(backend().sent('rpc/read_report')).toEqual([]);
});

test('a colleague whose role changes while writing a note reads why, and the note waits on the device', async () => {
  const user = await openAs('sales', `/admin/contacts/quotes/${quote(1).id}`);
  await user.type(await openNote(user), 'Half a note');
  giveRole('hr');
  await queryClient.invalidateQueries({ queryKey: ['admin_users'] });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    adminTeam.notIncluded.of('quote requests'),
  );
  expect(screen.queryByText('Company 1')).toBeNull();
  giveRole('sales');
  await queryClient.invalidateQueries({ queryKey: ['admin_users'] });
  expect(await openNote(user)).toHaveValue('Half a note');
});
