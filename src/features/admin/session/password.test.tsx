import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { staff } from '@/lib/supabase/staff';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { open } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { findToast } from '@tests/support/toasts';

const backend = withBackend();

const seen = (request: string) => backend().seen.filter((one) => one.startsWith(request));
const dashboard = () => screen.findByRole('heading', { name: 'Admin Dashboard' });
async function askForLink(email: string) {
  const view = open('/admin');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  return view;
}

test.each([
  ['an account', adminAccount.email, undefined],
  ['no account', 'nobody@example.com', undefined],
  ['too many emails', adminAccount.email, 'over_email_send_rate_limit'],
])('a visitor who forgot a password sees the same answer with %s', async (_, email, error_code) => {
  if (error_code) backend().failing.set('recover', { status: 429, body: { error_code } });
  await askForLink(email);
  expect(await screen.findByText(adminSession.forgot.sent(email))).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  const redirect = encodeURIComponent(`${location.origin}/admin`);
  expect(backend().seen).toContain(`POST recover?redirect_to=${redirect}`);
});

async function openChange() {
  await staff().auth.signInWithPassword(adminAccount);
  open('/admin');
  await dashboard();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = within(screen.getByRole('alertdialog'));
  const fill = async (current: string, next: string) => {
    for (const [label, text] of [
      ['Current password', current],
      ['New password', next],
    ] as const) {
      const field = dialog.getByLabelText(label);
      await user.clear(field);
      await user.type(field, text);
    }
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
  };
  return { dialog, fill, user };
}

test('an admin changes the password by entering the current one', async () => {
  const { dialog, fill, user } = await openChange();
  expect(dialog.getByLabelText('Current password')).toHaveFocus();
  await fill('wrong', 'three plain words');
  expect(await dialog.findByText('This is not your current password')).toBeVisible();
  expect(seen('PUT user')).toEqual([]);
  await fill(adminAccount.password, 'three plain words');
  await findToast('Password changed');
  await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(seen('POST logout?scope=others')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('an admin sees when a password change did not end other sessions', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fill } = await openChange();
  backend().failing.set('logout', { status: 500 });
  await fill(adminAccount.password, 'three plain words');
  await findToast('Password changed');
  expect(screen.getByText(adminSession.password.savedHere.description)).toBeVisible();
  backend().failing.clear();
});
