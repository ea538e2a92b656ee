import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { findToast } from '@tests/support/toasts';
import { adminAccount, stranger } from '@tests/support/admin/fake-backend';
import { browser, open, signIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';

const backend = withBackend();

beforeEach(() => {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } });
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

test('an admin sees in a toast that a password is wrong', async () => {
  open('/admin');
  await signIn({ ...adminAccount, password: 'wrong' });

  await findToast('Authentication Error');
  await findToast('Invalid login credentials');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('the form requires both fields, and twelve characters for a new password', async () => {
  open('/admin');
  const user = await signIn({ email: ' ', password: ' ' });
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
  expect(backend().seen.filter((request) => request.startsWith('POST'))).toEqual([]);
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

test.each([
  ['no network', 0],
  ['a server error', 503],
])('an admin is not denied access with %s, and can retry the check', async (_, status) => {
  backend().failing.set('admin_users', { status });
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
