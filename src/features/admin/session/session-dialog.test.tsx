import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminTeam } from '@/content/en/admin-team';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { passTime } from '@tests/support/pass-time';
import { findToast } from '@tests/support/toasts';
import { adminAccount, stranger } from '@tests/support/admin/fake-backend';
import { openNote } from '@tests/support/admin/composer';
import { quote, withQuotes } from '@tests/support/admin/test-lists';
import { loseSession, openAddress } from '@tests/support/admin/test-session';

const backend = withQuotes(1);

afterEach(() => void vi.useRealTimers());

/** Writes part of a note. */
async function typeNote() {
  await staff().auth.signInWithPassword(adminAccount);
  openAddress(`/admin/contacts/quotes/${quote(1).id}`);
  await screen.findByText(/First line/);
  const user = userEvent.setup();
  await openNote(user);
  await user.paste('Half a');
  return user;
}

test('another person who signs in sees nothing of the first one’s text', async () => {
  const user = await typeNote();
  loseSession();
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.clear(dialog.getByLabelText('Email'));
  await user.paste(stranger.email);
  await user.click(dialog.getByLabelText('Password'));
  await user.paste(stranger.password);
  await user.keyboard('{Enter}');
  await findToast('Access Denied');
  expect(screen.queryByText(/First line/)).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('Half a');
});

test('an admin whose session ends while a dialog is filled in keeps the dialog and its text', async () => {
  await staff().auth.signInWithPassword(adminAccount);
  openAddress(`/admin/contacts/quotes/${quote(1).id}`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  const name = await screen.findByLabelText(adminTeam.account.profile.name);
  await user.clear(name);
  await user.paste('Asha Rao');
  loseSession();
  const title = adminDetail.session.ended;
  const session = within(await screen.findByRole('alertdialog', { name: title }));
  await user.click(session.getByLabelText('Password'));
  await user.paste(adminAccount.password);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(name).toHaveValue('Asha Rao');
  expect(name).toBeVisible();
});

test('an admin keeps what was typed while a session cannot be renewed, and can discard it once that has ended', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await typeNote();
  backend().auth.expire();
  backend().failures.set('token', { status: 429 });
  vi.useFakeTimers();
  fireEvent.click(screen.getByText('Add note'));
  // The client retries for half a minute.
  await passTime(30_000);
  expect(screen.getByText(adminDetail.notes.addFailed)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('New note')).toHaveValue('Half a');
  vi.useRealTimers();

  backend().failures.clear();
  loseSession();
  await user.click(await screen.findByText('Discard what I typed'));
  expect(await screen.findByText('Admin Login')).toBeVisible();
  const kept = queryClient.getQueryCache().getAll();
  expect(kept.map(({ queryKey }) => queryKey)).toEqual([['sign-up closed']]);
  expect(localStorage).toHaveLength(0);
});

test('a failed check of rights denies nobody, and lost rights are reported', async () => {
  await typeNote();
  const recheck = () => queryClient.invalidateQueries({ queryKey: ['admin_users'] });
  backend().failures.set('admin_users', { status: 403 });
  await recheck();
  expect(screen.queryByText('Access Denied')).toBeNull();

  backend().failures.clear();
  backend().rows['admin_users'] = [];
  await recheck();
  await findToast('Access Denied');
  expect(await screen.findByText('Home page')).toBeVisible();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
