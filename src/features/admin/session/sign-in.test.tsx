import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { adminAccount, stranger } from '@tests/support/admin/fake-backend';
import { browser, open, signIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';
import { withBackend } from '@tests/support/admin/with-backend';

const { login } = adminSession;
const backend = withBackend();

beforeEach(() => {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } });
});

afterEach(() => backend().failing.clear());

const dashboard = () => screen.findByRole('heading', { name: 'Admin Dashboard' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const page = '<!doctype html><title>Project paused</title>';

const foreignAnswers = [
  ['no network', { status: 0 }],
  ['a paused project', { status: 540, body: page }],
  ['an unknown code', { status: 400, body: { error_code: 'brand_new', msg: 'Something new' } }],
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

test('sign-up is not offered where the owner has closed it', async () => {
  backend().auth.closeSignUp();
  open('/admin');
  await screen.findByRole('heading', { name: 'Admin Login' });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /Sign Up/ })).toBeNull());
});

test('an admin signs in and is welcomed', async () => {
  open('/admin');
  await signIn(adminAccount);

  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
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
});

test('the form requires both fields, and twelve characters for a new password; a wrong one is said in a toast', async () => {
  open('/admin');
  const user = await signIn({ ...adminAccount, password: 'wrong' });
  await findToast('Authentication Error');
  await findToast('Invalid login credentials');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.clear(screen.getByLabelText('Email'));
  await user.clear(screen.getByLabelText('Password'));
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Please enter your email address')).toBeVisible();
  expect(screen.getByText('Please enter your password')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /Sign Up/ }));
  expect(screen.getByRole('heading', { name: 'Create Admin Account' })).toBeVisible();
  await user.type(screen.getByLabelText('Password'), 'seven77');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('Password must be at least 12 characters')).toBeVisible();
  expect(backend().seen.join()).not.toContain('signup');
});

test('a visitor who signs up gets a link that returns to the staff area', async () => {
  open('/admin');
  const user = await signIn({ email: 'new@example.com', password: 'x' });
  await findToast('Authentication Error');
  await user.click(screen.getByRole('button', { name: /Sign Up/ }));
  await user.type(screen.getByLabelText('Password'), 'long enough now');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));

  await findToast('Sign up successful');
  expect(screen.getAllByText('Please check your email to confirm your account.')).toHaveLength(2);
  const redirect = encodeURIComponent(`${location.origin}/admin`);
  expect(backend().seen).toContain(`POST signup?redirect_to=${redirect}`);
});

test('a stranger is denied access, signed out and sent to the home page', async () => {
  open('/admin/contacts');
  await signIn(stranger);

  await findToast('Access Denied');
  expect(screen.getByText("You don't have admin privileges")).toBeVisible();
  expect(screen.queryByText('Signed in successfully')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  expect(browser.notice).toBe("Access Denied: You don't have admin privileges");
  const { data } = await staff().auth.getSession();
  expect(data.session).toBeNull();
});

test('an admin is not denied access without a network, and can retry the check', async () => {
  backend().failing.set('admin_users', { status: 0 });
  open('/admin');
  const user = await signIn(adminAccount);

  await screen.findByRole('heading', { name: 'Your access could not be checked' });
  expect(screen.queryByText('Access Denied')).toBeNull();
  backend().failing.clear();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('an admin can sign out without a network, and nothing is left behind', async () => {
  open('/admin');
  const user = await signIn(adminAccount);
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  backend().failing.set('logout', { status: 0 });
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));

  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  expect(localStorage).toHaveLength(0);
});
