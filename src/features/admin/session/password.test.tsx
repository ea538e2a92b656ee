import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { staff } from '@/lib/supabase/staff';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { open, openMenu, signIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { findToast } from '@tests/support/toasts';

const backend = withBackend();

const seen = (request: string) => backend().seen.filter((one) => one.startsWith(request));
const dashboard = () => screen.findByRole('heading', { name: 'Admin Dashboard' });
const newPassword = () => screen.findByLabelText('New password');

async function choose(password: string) {
  const user = userEvent.setup();
  const field = await newPassword();
  await user.clear(field);
  await user.type(field, password);
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
  return user;
}

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

test('an admin follows a recovery link, sets a password the service accepts and reaches the dashboard', async () => {
  open(`/admin/contacts${backend().auth.linkOf(adminAccount, 'recovery')}`);
  const weak = { error_code: 'weak_password', weak_password: { reasons: ['pwned'] } };
  for (const [password, problem, body] of [
    ['short', 'Password must be at least 12 characters'],
    [adminAccount.password, adminSession.password.same, { error_code: 'same_password' }],
    ['Welcome2026!', adminSession.password.weak.other],
    ['a stolen one', adminSession.password.weak.pwned, weak],
    ['é'.repeat(37), /at most 72 characters/],
  ] as const) {
    if (body) backend().failing.set('user', { status: 422, method: 'PUT', body });
    await choose(password);
    expect(await screen.findByText(problem)).toBeVisible();
  }
  backend().failing.clear();
  expect(seen('GET admin_users')).toEqual([]);

  await choose('three plain words');
  expect(await dashboard()).toBeVisible();
  await findToast('Password changed');
  expect(seen('POST logout?scope=others')).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['recovery', 'Choose a new password'],
  ['invite', 'Welcome. Choose a password'],
  ['magiclink', 'Choose a new password'],
  ['', 'Choose a new password'],
])('a link of type "%s" requires a password first', async (type, title) => {
  open(`/admin${backend().auth.linkOf(adminAccount, type)}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/admin@example\.com/)).toBeVisible();
  expect(seen('GET admin_users')).toEqual([]);
});

test('an admin who abandons a recovery link can sign in with the old password', async () => {
  open(`/admin${backend().auth.linkOf(adminAccount, 'recovery')}`);
  await newPassword();
  await userEvent.click(screen.getByRole('button', { name: /back to sign in/ }));
  await signIn(adminAccount);
  expect(await dashboard()).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  [
    'an expired',
    '#error=access_denied&error_code=otp_expired&error_description=Call+0800',
    adminSession.link.expired,
  ],
  ['a failing', '#error=server_error&error_code=unexpected_failure', 'did not work'],
  [
    'another project’s',
    '#access_token=of.another.project&refresh_token=x&expires_in=3600&type=recovery',
    'did not work',
  ],
])('a visitor with %s link reads an explanation in our words', async (_, hash, words) => {
  open(`/admin${hash}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByText(/0800/)).toBeNull();
});

test('an admin with a failed link can request another or return to the dashboard', async () => {
  await staff().auth.signInWithPassword(adminAccount);
  open('/admin#error=server_error');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), adminAccount.email);
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/^If there is an account/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the dashboard' }));
  expect(await dashboard()).toBeVisible();
});

test('an admin sees that a link’s session ended before a password was chosen', async () => {
  open(`/admin${backend().auth.linkOf(adminAccount, 'recovery')}`);
  await newPassword();
  backend().auth.revoke();
  await choose('three plain words');
  expect(await screen.findByRole('alert')).toHaveTextContent(adminSession.link.expired);
  expect(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
});

test('an admin can retry a link that cannot be checked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend().failing.set('user', { status: 0 });
  open(`/admin${backend().auth.linkOf(adminAccount, 'recovery')}`);
  await screen.findByRole('heading', { name: 'Your link could not be checked' });
  backend().failing.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await newPassword()).toBeVisible();
});

test('a confirmation link leads to signing in', async () => {
  open(`/admin${backend().auth.linkOf(adminAccount, 'signup')}`);
  await findToast(adminSession.link.confirmed.title);
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(seen('POST logout')).toHaveLength(1);
  expect(seen('GET admin_users')).toEqual([]);
});

async function openChange() {
  await staff().auth.signInWithPassword(adminAccount);
  open('/admin');
  await dashboard();
  const user = userEvent.setup();
  await openMenu(user);
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
  const { dialog, fill } = await openChange();
  expect(dialog.getByLabelText('Current password')).toHaveFocus();
  await fill('wrong', 'three plain words');
  expect(await dialog.findByText('This is not your current password')).toBeVisible();
  expect(seen('PUT user')).toEqual([]);
  await fill(adminAccount.password, 'three plain words');
  await findToast('Password changed');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
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
