import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { open, signIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';
import { withBackend } from '@tests/support/admin/with-backend';

const { login } = adminSession;
const backend = withBackend();

afterEach(() => backend().failing.clear());

const dashboard = () => screen.findByRole('heading', { name: 'Admin Dashboard' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const page = '<!doctype html><title>Project paused</title>';

const foreignAnswers = [
  ['no network', { status: 0 }],
  ['a paused project', { status: 540, body: page }],
  ['a replaced key', { status: 401, body: { message: 'Invalid API key' } }],
  ['a firewall', { status: 403, body: page }],
  ['an unknown code', { status: 400, body: { error_code: 'brand_new', msg: 'Something new' } }],
  ['a portal that asks for a login', { status: 200, body: page }],
] as const;

test.each(foreignAnswers)(
  'an admin who gets the answer of %s reads that the service cannot be reached',
  async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    backend().failing.set('token', answer);
    open('/admin');
    await signIn(adminAccount);
    expect((await screen.findByRole('alert')).textContent).toBe(login.unreachable);
  },
);

test('a request for a link and a sign-up without a network say nothing about accounts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const path of ['recover', 'signup']) backend().failing.set(path, { status: 0 });
  open('/admin');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: login['sign-in'].toggle }));
  await user.type(screen.getByLabelText('Email'), adminAccount.email);
  await user.type(screen.getByLabelText('Password'), 'long enough now');
  await press('Sign Up');
  expect((await screen.findByRole('alert')).textContent).toBe(login.unreachable);

  await press(login['sign-up'].toggle);
  await press('Forgot password?');
  await press('Send link');
  expect((await screen.findByRole('alert')).textContent).toBe(login.unreachable);
  expect(screen.queryByText(/^If there is an account/)).toBeNull();
});

test('an admin reads the service’s own refusal in our words', async () => {
  backend().failing.set('token', {
    status: 400,
    body: { error_code: 'user_banned', msg: 'In its words' },
  });
  open('/admin');
  await signIn(adminAccount);
  await findToast(login.refusals.user_banned);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a visitor who signs up with a stolen password reads why it is refused', async () => {
  const body = { error_code: 'weak_password', weak_password: { reasons: ['pwned'] } };
  backend().failing.set('signup', { status: 422, body });
  open('/admin');
  await userEvent.click(await screen.findByRole('button', { name: login['sign-in'].toggle }));
  expect(screen.getByText(login['sign-up'].note)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Email'), 'new@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'stolen by others');
  await press('Sign Up');
  await findToast(adminSession.password.weak.pwned);
});

/** Fills in a field as some password managers do: without an event. */
function fillSilently(label: string, value: string) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(screen.getByLabelText(label), value);
}

test('an admin whose password manager fills in the fields without events can sign in', async () => {
  open('/admin');
  await screen.findByRole('heading', { name: 'Admin Login' });
  fillSilently('Email', adminAccount.email);
  fillSilently('Password', adminAccount.password);
  await press('Sign In');
  expect(await dashboard()).toBeVisible();
});

test('an admin whose address was filled in without events can ask for a link', async () => {
  open('/admin');
  await screen.findByRole('heading', { name: 'Admin Login' });
  fillSilently('Email', adminAccount.email);
  await press('Forgot password?');
  expect(screen.getByLabelText('Email')).toHaveValue(adminAccount.email);
  fillSilently('Email', 'other@example.com');
  await press('Send link');
  expect(await screen.findByText(adminSession.forgot.sent('other@example.com'))).toBeVisible();
});

test('sign-up is not offered where the owner has closed it', async () => {
  backend().auth.closeSignUp();
  open('/admin');
  await screen.findByRole('heading', { name: 'Admin Login' });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /Sign Up/ })).toBeNull());
});
