import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { open, openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { findToast } from '@tests/support/toasts';

const backend = withBackend();

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

test('an admin who wants another password is mailed a link', async () => {
  const user = await openSignedIn('/admin');
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await findToast(adminSession.password.change.sent);
  expect(backend().seen.join()).toContain('POST recover');
});

test('an admin sees when a new password did not end other sessions', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open(`/admin${backend().auth.offerLink(adminAccount, 'recovery')}`);
  backend().failing.set('logout', { status: 500 });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('New password'), 'three plain words{Enter}');
  expect(await screen.findByText(adminSession.password.savedHere.description)).toBeVisible();
  backend().failing.clear();
});
