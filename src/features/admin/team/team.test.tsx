import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminAway } from '@/content/en/admin-away';
import { adminTeam } from '@/content/en/admin-team';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { findToast } from '@tests/support/toasts';
import { dayFromNow, weekdayText } from '../ui/timestamps';

const createdAt = '2026-11-20T09:00:00Z';
const member = (id: string, email: string, details: object = {}) => ({
  id,
  email,
  name: null,
  role: 'sales',
  table_names: ['quote_requests'],
  created_at: createdAt,
  last_seen_at: null,
  ...details,
});

const backend = withBackend(() => ({
  colleagues: [
    member(adminAccount.id, adminAccount.email, { role: 'admin' }),
    member('c-1', 'asha@example.com', { name: 'Asha Rao', has_factor: true }),
    member('c-2', 'musa@example.com', { role: 'hr' }),
  ],
  invitations: [
    {
      id: 'i-1',
      email: 'new@example.com',
      role: 'hr',
      invited_by: 'c-1',
      created_at: createdAt,
      expires_at: createdAt,
    },
  ],
}));

async function openTeam() {
  const user = await openSignedIn('/admin/team');
  await screen.findByText('Asha Rao');
  /** Presses a button of Asha Rao, and returns the question. */
  async function ask(name: string) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}.*Asha Rao`) }));
    return within(screen.getByRole('alertdialog'));
  }
  return { user, ask };
}

test('an admin changes a colleague’s role or removes them, and reads first what ends; their own role has no button', async () => {
  const { user, ask } = await openTeam();
  const own = screen.getByText(/, you/).closest('li') ?? document.body;
  expect(own).toHaveTextContent('Another administrator can change your role.');
  expect(within(own).queryByRole('button')).toBeNull();

  const roles = await ask('Change role of');
  expect(roles.getByText(adminTeam.ends)).toBeVisible();
  await user.click(roles.getByText('Save role'));
  expect(backend().sent('rpc/set_role')).toEqual([]);
  await user.selectOptions(roles.getByLabelText('New role'), 'HR');
  await user.click(roles.getByText('Save role'));
  await findToast(/The role of .*Asha Rao.* is now: HR/);
  expect(backend().sent('rpc/set_role')).toEqual([{ user_id: 'c-1', role: 'hr' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await ask('Remove');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toHaveAccessibleName(/^Remove .*Asha Rao/);
  const removal = await ask('Remove');
  expect(removal.getByText(adminTeam.ends)).toBeVisible();
  backend().failures.set('rpc/remove_colleague', { status: 500 });
  await user.click(removal.getByRole('button', { name: 'Remove' }));
  expect(await removal.findByRole('alert')).toHaveTextContent(adminTeam.remove.failed);
  backend().failures.clear();
  await user.click(removal.getByRole('button', { name: 'Remove' }));
  await findToast(/Asha Rao.* was removed/);
  expect(backend().sent('rpc/remove_colleague').at(-1)).toEqual({ user_id: 'c-1' });
});

test('an admin resets the second factor of a colleague who has one, and says until when they are away', async () => {
  const until = dayFromNow(10);
  backend().answers.set(
    'rpc/set_away',
    ({ until: away_until = null, deputy: deputy_id = null }) => {
      Object.assign(backend().rows['colleagues']?.[1] ?? {}, { away_until, deputy_id });
      return null;
    },
  );
  const { user, ask } = await openTeam();
  expect(screen.getAllByText(/with a second factor/)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Reset the second factor/ })).toHaveLength(1);
  const reset = await ask('Reset the second factor of');
  expect(reset.getByText(/Ask them in person or by phone first/)).toBeVisible();
  await user.click(reset.getByText(adminTeam.resetFactor.submit));
  await findToast(/The second factor of .*Asha Rao.* was reset/);
  expect(backend().sent('rpc/reset_factor')).toEqual([{ user_id: 'c-1' }]);

  const away = await ask('Away until');
  fireEvent.change(away.getByLabelText(adminAway.until), { target: { value: until } });
  await user.selectOptions(away.getByLabelText(adminAway.deputy), 'musa@example.com');
  await user.click(away.getByText(adminAway.save));
  await findToast(adminAway.saved(weekdayText(until)));
  expect(await screen.findByText(/^Away until .*, deputy: .*musa@example.com/)).toBeVisible();
  expect(backend().sent('rpc/set_away')).toEqual([{ user_id: 'c-1', until, deputy: 'c-2' }]);
});

test('an admin changes the rules of signing in, and reads what has to come first', async () => {
  const { rules } = adminTeam;
  const { user } = await openTeam();
  expect(await screen.findByText(/A session that nobody uses ends after 12 hours\./)).toBeVisible();
  await user.click(screen.getByText(rules.open));
  const dialog = within(screen.getByRole('alertdialog'));
  const hours = dialog.getByLabelText(rules.hours);
  await user.type(hours, '99{Enter}');
  expect(dialog.getByText(rules.hoursInvalid)).toBeVisible();
  await user.clear(hours);
  await user.type(hours, '8');
  await user.selectOptions(dialog.getByLabelText(rules.factor), 'required');
  backend().failures.set('rpc/set_sign_in_rules', { status: 409, body: { code: 'PT409' } });
  await user.click(dialog.getByText(rules.submit));
  expect(await dialog.findByText(rules.ownFirst)).toBeVisible();
  backend().failures.clear();
  await user.click(dialog.getByText(rules.submit));
  await findToast(rules.done);
  expect(backend().sent('rpc/set_sign_in_rules').at(-1)).toEqual({
    admins_need_factor: true,
    idle_hours: 8,
  });
});

test('an admin sees who invited somebody, withdraws the invitation, and reads in the question why an address is refused', async () => {
  const { user } = await openTeam();
  expect(await screen.findByText(/Invited by Asha Rao/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Withdraw .*new@example.com/ }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('No invitations are open.')).toBeVisible();

  await user.click(screen.getByText(adminTeam.invite.title));
  const dialog = within(screen.getByRole('alertdialog'));
  const address = dialog.getByLabelText('Email address');
  expect(address).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dialog.getByText(adminTeam.invite.missing)).toBeVisible();
  await user.paste('Asha@example.com');
  backend().failures.set('rpc/invite', { status: 409, body: { code: 'PT409' } });
  await user.keyboard('{Enter}');
  expect(await dialog.findByText(adminTeam.invite.already)).toBeVisible();
  expect(address).toHaveValue('Asha@example.com');

  backend().failures.clear();
  await user.clear(address);
  expect(dialog.queryByText(adminTeam.invite.already)).toBeNull();
  await user.paste('next@example.com');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Administrator');
  expect(dialog.getByText(`${adminTeam.includes.admin}.`)).toBeVisible();
  await user.click(dialog.getByText('Invite'));
  await findToast(/An invitation to .*next@example.com.* is being sent/);
  expect(backend().sent('rpc/invite').at(-1)).toEqual({ email: 'next@example.com', role: 'admin' });
  await waitFor(() => expect(screen.getByText(adminTeam.invite.title)).toHaveFocus());
});
