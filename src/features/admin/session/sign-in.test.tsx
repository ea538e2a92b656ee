import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { adminAccount, stranger } from '@tests/support/admin/fake-backend';
import { browser, openAddress, signIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';
import { withBackend } from '@tests/support/admin/with-backend';

const { login } = adminSession;
const backend = withBackend();

const defaultOptions = queryClient.getDefaultOptions();

beforeEach(() => {
  const queries = { ...defaultOptions.queries, retryDelay: 1 };
  queryClient.setDefaultOptions({ ...defaultOptions, queries });
});

afterEach(() => {
  queryClient.setDefaultOptions(defaultOptions);
  backend().failures.clear();
});

test.each([
  ['no response', { status: 0 }],
  ['one of another server', { status: 540, body: '<!doctype html><title>Project paused</title>' }],
  ['an unknown refusal', { status: 400, body: { error_code: 'brand_new', msg: 'Something new' } }],
])('an admin who gets %s reads that the service cannot be reached', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend().failures.set('token', answer);
  openAddress('/admin');
  await signIn(adminAccount);
  expect((await screen.findByRole('alert')).textContent).toBe(login.unreachable);
});

/** Fills in a field as some password managers do: without an event. */
function fillSilently(label: string, value: string) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(screen.getByLabelText(label), value);
}

test('an admin whose password manager fills in the fields without events is welcomed, and can sign out without a network', async () => {
  openAddress('/admin');
  await screen.findByText('Admin Login');
  fillSilently('Email', adminAccount.email);
  fillSilently('Password', adminAccount.password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Admin Dashboard')).toBeVisible();
  expect(screen.getByText('Welcome back, admin@example.com')).toBeVisible();
  await findToast('Signed in successfully');
  expect(screen.getByText('Welcome to the admin dashboard.')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'Contacts',
    'Careers',
    'Partnerships',
    'Job Postings',
  ]);

  backend().failures.set('logout', { status: 0 });
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
  await userEvent.click(screen.getByText('Sign Out'));
  expect(await screen.findByText('Home page')).toBeVisible();
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  expect(localStorage).toHaveLength(0);
});

test('a visitor is offered no sign-up where the owner has closed it', async () => {
  backend().auth.closeSignUp();
  openAddress('/admin');
  await screen.findByText('Admin Login');
  await waitFor(() => expect(screen.queryByText(/Sign Up/)).toBeNull());
});

test('a visitor reads what a sign-in and a sign-up lack, and gets a link that returns to the staff area', async () => {
  openAddress('/admin');
  const user = await signIn({ email: 'new@example.com', password: 'x' });
  await findToast('Authentication Error');
  await findToast('Invalid login credentials');
  const email = screen.getByLabelText('Email');
  const password = () => screen.getByLabelText('Password');
  expect(password()).toHaveFocus();
  await user.clear(email);
  await user.clear(password());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Please enter your email address')).toBeVisible();
  expect(screen.getByText('Please enter your password')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /Sign Up/ }));
  expect(screen.getByText('Create Admin Account')).toBeVisible();
  await user.click(screen.getByLabelText('Email'));
  await user.paste('new@example.com');
  await user.click(password());
  await user.paste('eleven char');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Password must be at least 12 characters')).toBeVisible();
  expect(backend().requests.join()).not.toContain('signup');
  await user.paste('s');
  await user.keyboard('{Enter}');
  await findToast('Sign up successful');
  expect(screen.getAllByText('Please check your email to confirm your account.')).toHaveLength(2);
  const redirect = encodeURIComponent(`${location.origin}/admin`);
  expect(backend().requests).toContain(`POST signup?redirect_to=${redirect}`);
});

test('a stranger is denied access, signed out and sent to the home page', async () => {
  openAddress('/admin/contacts');
  await signIn(stranger);

  await findToast('Access Denied');
  expect(screen.getByText("You don't have admin privileges")).toBeVisible();
  expect(screen.queryByText('Signed in successfully')).toBeNull();
  expect(await screen.findByText('Home page')).toBeVisible();
  expect(browser.notice).toBe("Access Denied: You don't have admin privileges");
  const { data } = await staff().auth.getSession();
  expect(data.session).toBeNull();
});

test('an admin is not denied access without a network, and can retry the check', async () => {
  backend().failures.set('admin_users', { status: 0 });
  openAddress('/admin');
  const user = await signIn(adminAccount);

  await screen.findByText('Your access could not be checked');
  expect(screen.queryByText('Access Denied')).toBeNull();
  backend().failures.clear();
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByText('Admin Dashboard')).toBeVisible();
});
