import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { staff } from '@/lib/supabase/staff';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { openAddress } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { findToast } from '@tests/support/toasts';

const { change } = adminSession.password;
const backend = withBackend();

async function askForLink(email: string) {
  openAddress('/admin');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  await user.click(screen.getByRole('button', { name: 'Send link' }));
}

test.each([
  ['no account', 'nobody@example.com', undefined],
  ['too many emails', adminAccount.email, 'over_email_send_rate_limit'],
])('a visitor who forgot a password sees the same answer with %s', async (_, email, error_code) => {
  if (error_code) backend().failures.set('recover', { status: 429, body: { error_code } });
  await askForLink(email);
  expect(await screen.findByText(adminSession.forgot.sent(email))).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  const redirect = encodeURIComponent(`${location.origin}/admin`);
  expect(backend().requests).toContain(`POST recover?redirect_to=${redirect}`);
});

test('an admin changes the password by entering the current one, without a mail', async () => {
  await staff().auth.signInWithPassword(adminAccount);
  openAddress('/admin');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('button', { name: change.open }));
  const current = screen.getByLabelText(change.current);
  expect(current).toHaveFocus();
  await user.type(screen.getByLabelText('New password'), 'three plain words');
  await user.type(current, 'wrong{Enter}');
  expect(await screen.findByText(change.currentWrong)).toBeVisible();
  const sent = (start: string) => backend().requests.filter((request) => request.startsWith(start));
  expect(sent('PUT user')).toEqual([]);
  await user.clear(current);
  await user.type(current, `${adminAccount.password}{Enter}{Enter}`);
  await findToast(adminSession.password.saved.title);
  await waitFor(() => expect(screen.queryByLabelText(change.current)).toBeNull());
  expect(sent('PUT user')).toHaveLength(1);
  // The sign-in above, the wrong password and the right one, which was sent once.
  expect(sent('POST token?grant_type=password')).toHaveLength(3);
  expect(sent('POST logout?scope=others')).toHaveLength(1);
  expect(sent('POST recover')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('an admin sees when a new password did not end other sessions', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  openAddress(`/admin${backend().auth.offerLink(adminAccount, 'recovery')}`);
  backend().failures.set('logout', { status: 500 });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('New password'), 'three plain words{Enter}');
  expect(await screen.findByText(adminSession.password.savedHere.description)).toBeVisible();
  backend().failures.clear();
});
