import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminTeam } from '@/content/en/admin-team';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { adminAccount, fakeBackend } from '@tests/support/admin/fake-backend';
import { open, openMenu, signIn } from '@tests/support/admin/test-session';
import { answerRequests } from '@tests/support/network';
import { findToast } from '@tests/support/toasts';

const at = '2026-11-20T09:00:00Z';
const member = (user_id: string, email: string, more: object = {}) => ({
  id: user_id,
  user_id,
  email,
  name: null,
  role: 'sales',
  created_at: at,
  last_seen_at: null,
  assigned: 0,
  ...more,
});

let backend: ReturnType<typeof fakeBackend>;
/** The bodies of the calls that change the team. */
let calls: [name: string, body: unknown][];

beforeEach(() => {
  calls = [];
  backend = fakeBackend({
    'rpc/list_team': [
      member(adminAccount.id, adminAccount.email, { role: 'admin' }),
      member('c-1', 'asha@example.com', { name: 'Asha Rao', assigned: 3 }),
      member('c-2', 'musa@example.com', { role: 'hr' }),
    ],
    invitations: [
      { id: 'i-1', email: 'new@example.com', role: 'hr', created_at: at, expires_at: at },
    ],
  });
  answerRequests(async (request) => {
    const name = /rpc\/(invite|set_role|remove_colleague|set_name)$/.exec(request.url)?.[1];
    if (name) calls.push([name, await request.clone().json()]);
    return backend.answer(request);
  });
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(async () => {
  await staff().auth.signOut({ scope: 'local' });
  localStorage.clear();
  queryClient.clear();
});

async function openTeam() {
  open('/admin');
  const user = await signIn(adminAccount);
  await openMenu(user);
  await user.click(screen.getByRole('link', { name: 'Team' }));
  await screen.findByText('Asha Rao');
  return user;
}

test('an admin sees the team, changes a role and does not change the own one', async () => {
  const user = await openTeam();
  const [own] = screen
    .getAllByRole('listitem')
    .filter((item) => /, you/.test(item.textContent ?? ''));
  expect(own).toHaveTextContent('Another administrator can change your role.');
  expect(within(own as HTMLElement).queryByRole('combobox')).toBeNull();

  await user.selectOptions(screen.getByLabelText(/^Role of .*Asha Rao/), 'Human resources');
  await findToast(/The role of .*Asha Rao.* is now: Human resources/);
  expect(calls).toEqual([['set_role', { user_id: 'c-1', role: 'hr' }]]);
});

test('an admin who removes a colleague chooses who takes over', async () => {
  const user = await openTeam();
  await user.click(screen.getByRole('button', { name: /^Remove .*Asha Rao/ }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.selectOptions(dialog.getByLabelText(/3 records are assigned/), 'musa@example.com');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await findToast(/Asha Rao.* was removed/);
  expect(calls).toEqual([['remove_colleague', { user_id: 'c-1', successor: 'c-2' }]]);
});

test('an admin invites a colleague, and reads why an address is refused', async () => {
  const user = await openTeam();
  await user.type(screen.getByLabelText('Email address'), 'asha@example.com');
  backend.failing.set('rpc/invite', { status: 409, body: { code: 'PT409' } });
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(adminTeam.invite.already)).toBeVisible();

  backend.failing.clear();
  await user.clear(screen.getByLabelText('Email address'));
  await user.type(screen.getByLabelText('Email address'), 'next@example.com');
  await user.selectOptions(screen.getByLabelText('Role'), 'Admin');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await findToast(/An invitation to .*next@example.com.* is on its way/);
  expect(calls.at(-1)).toEqual(['invite', { email: 'next@example.com', role: 'admin' }]);
});

test('an admin withdraws an invitation', async () => {
  const user = await openTeam();
  await user.click(await screen.findByRole('button', { name: /^Withdraw .*new@example.com/ }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('No invitations are open.')).toBeVisible();
});

test('staff save their name and sign out of their other devices', async () => {
  open('/admin');
  const user = await signIn(adminAccount);
  await openMenu(user);
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.type(screen.getByLabelText('Your name'), ' Asha  Rao ');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await findToast('Your name was saved');
  expect(calls).toEqual([['set_name', { name: 'Asha Rao' }]]);
  await user.click(screen.getByRole('button', { name: 'Sign out of all other devices' }));
  await waitFor(() => expect(backend.seen.join()).toContain('logout?scope=others'));
});
