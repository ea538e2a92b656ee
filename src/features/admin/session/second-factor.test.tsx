import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminDetail } from '@/content/en/admin-detail';
import { adminSession } from '@/content/en/admin-session';
import { adminTeam } from '@/content/en/admin-team';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { openNote } from '@tests/support/admin/composer';
import { rightCode } from '@tests/support/admin/fake-auth';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { quote, withQuotes } from '@tests/support/admin/test-lists';
import { openAddress, openSignedIn, signIn } from '@tests/support/admin/test-session';
import { findToast } from '@tests/support/toasts';

const { factor: texts } = adminSession;
const backend = withQuotes(1);
const codes = Array.from({ length: 10 }, (_, n) => `AAAAA-BBBBB-CCCCC-DDDD${n}`);

const dashboard = () => screen.findByText('Admin Dashboard');
const codeField = () => screen.findByLabelText(texts.code);

async function openPart(user: UserEvent, name: string) {
  await user.click(screen.getByText(adminTeam.account.open));
  await user.click(screen.getByRole('button', { name }));
}

/** Opens the staff area as an admin who has a factor and gave a code. */
async function openWithFactor(path = '/admin') {
  backend().auth.giveFactor(adminAccount.id);
  await staff().auth.signInWithPassword(adminAccount);
  await staff().auth.mfa.challengeAndVerify({ factorId: 'f-1', code: rightCode });
  openAddress(path);
  await dashboard();
  return userEvent.setup();
}

async function enter(user: UserEvent, field: HTMLElement, text: string, keys = '') {
  await user.clear(field);
  await user.paste(text);
  if (keys) await user.keyboard(keys);
}

function wantNewCodeOnce(path: string) {
  let hasRefused = false;
  backend().answers.set(path, () => {
    if (hasRefused) return null;
    hasRefused = true;
    return Response.json({ code: 'PT428', message: 'Give a new code.' }, { status: 428 });
  });
}

test('an admin sets up a second factor, and cannot leave before the recovery codes are kept', async () => {
  backend().answers.set('rpc/make_recovery_codes', codes);
  const user = await openSignedIn('/admin');
  await openPart(user, texts.open);
  expect(await screen.findByText(texts.state.none)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: texts.setUp.open }));
  const picture = await screen.findByRole('img', { name: texts.setUp.picture });
  expect(picture.querySelector('path')).toHaveAttribute('d', 'M3 3h3v3h-3z');
  expect(screen.getByText(texts.setUp.openApp)).toHaveAttribute('href', 'otpauth://totp/x');
  expect(screen.getByText('KEYK').nextSibling).toHaveTextContent('EY');

  const field = await codeField();
  await user.paste('12 34');
  await user.keyboard('{Enter}');
  expect(screen.getByText(texts.invalid)).toBeVisible();
  await user.paste('5 7');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(texts.wrong)).toBeVisible();
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.paste('123 456');
  backend().failures.set('rpc/make_recovery_codes', { status: 500, body: {} });
  await user.keyboard('{Enter}');
  const retryButton = await screen.findByRole('button', { name: 'Retry' });
  await user.keyboard('{Enter}{Escape}');
  expect(screen.queryByRole('button', { name: texts.cancel })).toBeNull();
  backend().failures.clear();
  await user.click(retryButton);
  expect(await screen.findByText(codes[9] ?? '')).toBeVisible();
  expect(screen.getByRole('list', { name: texts.codes.title })).toHaveFocus();
  await user.keyboard('{Enter}{Escape}');
  await user.click(screen.getByText('Copy'));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  await user.click(screen.getByText(texts.codes.close));
  expect(screen.queryByText(codes[9] ?? '')).toBeNull();
});

test('an admin with a second factor changes the password with a code, and removes the factor after a question', async () => {
  const { auth, answers, requests } = backend();
  answers.set('rpc/reset_factor', () => auth.removeFactor(adminAccount.id) ?? null);
  const user = await openWithFactor();
  const { change, label, saved } = adminSession.password;
  await openPart(user, change.open);
  await enter(user, await codeField(), '000000');
  await enter(user, screen.getByLabelText(change.current), adminAccount.password);
  await enter(user, screen.getByLabelText(label), 'three plain words', '{Enter}');
  expect(await screen.findByText(texts.wrong)).toBeVisible();
  expect(requests.filter((request) => request.startsWith('PUT user'))).toEqual([]);
  await enter(user, await codeField(), rightCode, '{Enter}');
  await findToast(saved.title);
  expect(screen.getByText('Close', { selector: 'button *, button' })).toBeVisible();
  expect(screen.queryByText(texts.due.title)).toBeNull();

  await user.click(screen.getByRole('button', { name: texts.open }));
  expect(await screen.findByText(texts.state.on)).toBeVisible();
  await user.click(screen.getByText(texts.remove.open));
  expect(screen.getByText(texts.remove.text)).toBeVisible();
  await user.click(screen.getAllByText(texts.remove.open).at(-1) as Element);
  await findToast(texts.remove.done);
  expect(await screen.findByText(texts.state.none)).toBeVisible();
});

test('an admin who gives no new code keeps what was typed, and the command is carried out once it is given', async () => {
  const user = await openWithFactor();
  wantNewCodeOnce('rpc/set_profile');
  await user.click(screen.getByText(adminTeam.account.open));
  await enter(user, screen.getByLabelText('Your name'), 'Asha Rao');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await codeField();
  await user.keyboard('{Escape}');
  expect(await screen.findByText(texts.notGiven)).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue('Asha Rao');
  expect(save).toHaveFocus();
  expect(backend().sent('rpc/set_profile')).toHaveLength(1);

  wantNewCodeOnce('rpc/set_profile');
  await user.click(save);
  const field = await codeField();
  expect(screen.getByText(texts.again.text)).toBeVisible();
  await enter(user, field, rightCode, '{Enter}');
  await findToast(adminTeam.account.saved);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an admin sees nothing before the code, and signs in with a recovery code, which removes the factor', async () => {
  backend().auth.giveFactor(adminAccount.id);
  const recoveryCode = codes[0];
  backend().answers.set('rpc/use_recovery_code', ({ code }: { code: string }) => {
    if (code === recoveryCode) backend().auth.removeFactor(adminAccount.id);
    return code === recoveryCode;
  });
  openAddress('/admin');
  const user = await signIn(adminAccount);
  const appCode = await codeField();
  expect(appCode).toHaveFocus();
  expect(appCode).toHaveAttribute('autocomplete', 'one-time-code');
  expect(backend().requests.filter((one) => one.includes('admin_users'))).toEqual([]);
  await user.click(screen.getByText(texts.recovery.use));
  const field = screen.getByLabelText(texts.recovery.label);
  expect(field).toHaveFocus();
  await enter(user, field, 'AAAAA', '{Enter}');
  expect(await screen.findByText(texts.recovery.wrong)).toBeVisible();
  backend().failures.set('rpc/use_recovery_code', { status: 429, body: { code: 'PT429' } });
  await user.keyboard('{Enter}');
  expect(await screen.findByText(texts.recovery.tooMany)).toBeVisible();
  backend().failures.clear();
  await enter(user, field, String(recoveryCode), '{Enter}');
  expect(await dashboard()).toBeVisible();
  await findToast(texts.recovery.used.title);
});

test('an administrator who needs a factor gets only the dialog to set it up', async () => {
  backend().answers.set('rpc/make_recovery_codes', codes);
  backend().rows['admin_users'] = [];
  backend().failures.set('rpc/enter', { status: 412, body: { code: 'PT412' } });
  await staff().auth.signInWithPassword(adminAccount);
  openAddress('/admin');
  expect(await screen.findByText(new RegExp(texts.setUp.required))).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Admin Dashboard' })).toBeNull();
  const user = userEvent.setup();
  await enter(user, await codeField(), rightCode, '{Enter}');
  await screen.findByText(codes[0] ?? '');
  backend().failures.clear();
  backend().answers.set('rpc/enter', [{ role: 'sales', table_names: ['quote_requests'] }]);
  await user.click(screen.getByText(texts.codes.close));
  expect(await dashboard()).toBeVisible();
});

test('an admin whose idle session has ended keeps the text, and continues after password and code', async () => {
  const user = await openWithFactor(`/admin/contacts/quotes/${quote(1).id}`);
  await screen.findByText(/First line/);
  await enter(user, await openNote(user), 'Half a');
  const rows = { ...backend().rows };
  // Such a session reads nothing.
  Object.assign(backend().rows, { admin_users: [], quote_requests: [] });
  backend().failures.set('rpc/enter', { status: 401, body: { code: 'PT401' } });
  await queryClient.invalidateQueries({ queryKey: ['quote_requests'] });
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(adminDetail.session.ended)).toBeVisible();
  expect(screen.getByText(/First line/)).toBeInTheDocument();
  backend().failures.clear();
  Object.assign(backend().rows, rows);
  await enter(user, dialog.getByLabelText('Password'), adminAccount.password, '{Enter}');
  await enter(user, await codeField(), rightCode, '{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('New note')).toHaveValue('Half a');
});

test('an open page alone does not keep a session; only acting does', async () => {
  const user = await openSignedIn('/admin');
  const entered = () => backend().sent('rpc/enter').length;
  expect(entered()).toBe(1);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
  const recheck = () => queryClient.invalidateQueries({ queryKey: ['admin_users'] });
  await recheck();
  expect(entered()).toBe(1);
  await user.keyboard('{Shift}');
  await recheck();
  await waitFor(() => expect(entered()).toBe(2));
  clock.mockRestore();
});

test('an admin with a second factor who forgot the password gives a code with the new one', async () => {
  backend().auth.giveFactor(adminAccount.id);
  const body = { error_code: 'insufficient_aal', msg: 'AAL2 session is required' };
  backend().failures.set('user', { status: 401, method: 'PUT', body });
  openAddress(`/admin${backend().auth.offerLink(adminAccount, 'recovery')}`);
  const user = userEvent.setup();
  await enter(user, await screen.findByLabelText('New password'), 'three plain words', '{Enter}');
  expect(await screen.findByText(texts.alsoDue)).toBeVisible();
  backend().failures.clear();
  await enter(user, screen.getByLabelText(texts.code), rightCode, '{Enter}');
  expect(await dashboard()).toBeVisible();
});
