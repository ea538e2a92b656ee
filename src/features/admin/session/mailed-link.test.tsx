import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { openAddress } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';
import { findToast } from '@tests/support/toasts';

const { confirm, failed, giveUp, confirmed } = adminSession.link;
const backend = withBackend();

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const requests = (start: string) => backend().requests.filter((one) => one.startsWith(start));
const linkOf = (type: string) => backend().auth.offerLink(adminAccount, type);

async function choose(password: string) {
  const field = await screen.findByLabelText('New password');
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await press('Save and sign in');
}

test.each([
  ['recovery', 'Choose a new password'],
  ['invite', 'Welcome. Choose a password'],
  ['signup', confirm.title],
] as const)('opening a link of type %s changes nothing', async (type, title) => {
  openAddress(`/admin${linkOf(type)}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(backend().requests).toEqual([]);
  await press(giveUp);
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(requests('POST verify')).toEqual([]);
});

test('an admin sets a password by a link copied with its full stop, redeems it once and is signed in', async () => {
  openAddress(`/admin${linkOf('recovery').replaceAll('&', '&amp;')}.`);
  expect(await screen.findByText(`For the account ${adminAccount.email}`)).toBeVisible();
  const weak = { error_code: 'weak_password', weak_password: { reasons: ['pwned'] } };
  for (const [password, problem, body] of [
    ['short', 'Password must be at least 12 characters'],
    ['Welcome2026!', adminSession.password.weak.other],
    ['é'.repeat(37), /at most 72 characters/],
    [adminAccount.password, adminSession.password.same, { error_code: 'same_password' }],
    ['a stolen one', adminSession.password.weak.pwned, weak],
  ] as const) {
    if (body) backend().failures.set('user', { status: 422, method: 'PUT', body });
    await choose(password);
    expect(await screen.findByText(problem)).toBeVisible();
  }
  backend().failures.clear();
  expect(requests('GET admin_users')).toEqual([]);

  await choose('three plain words');
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await findToast('Password changed');
  expect(requests('POST verify')).toHaveLength(1);
  expect(requests('POST logout?scope=others')).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test('a link that confirms an address leads to signing in', async () => {
  openAddress(`/admin${linkOf('signup')}`);
  await press(confirm.submit);
  await findToast(confirmed.title);
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(screen.getAllByText(confirmed.description)).toHaveLength(2);
  expect(requests('POST logout')).toHaveLength(1);
  expect(requests('GET admin_users')).toEqual([]);
});

test.each([
  ['used or expired', '#token_hash=used&type=signup'],
  ['refused by the service', '#error_code=otp_expired&error_description=Call+0800'],
  ['not from our templates', '#access_token=x&refresh_token=x&type=recovery'],
])('a visitor whose link is %s reads so in our words and can ask for another', async (_, hash) => {
  openAddress(`/admin${hash}`);
  if (hash.includes('used&type=signup')) await press(confirm.submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  expect(screen.queryByText(/0800/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
});

test('a link is not called expired while the service cannot be reached, and can be sent again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend().failures.set('verify', { status: 540, body: '<!doctype html>' });
  openAddress(`/admin${linkOf('recovery')}`);
  await choose('three plain words');
  expect(await screen.findByRole('alert')).toHaveTextContent(adminSession.login.unreachable);
  backend().failures.clear();
  await press('Save and sign in');
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});
