import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { open } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';

const { offered, expired, failed, unknown, giveUp } = adminSession.link;
const backend = withBackend();

const findButton = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await findButton(name));
const redemptions = () => backend().seen.filter((one) => one.startsWith('POST verify'));

test.each([
  ['recovery', 'password', 'Choose a new password'],
  ['invite', 'invitation', 'Welcome. Choose a password'],
  ['magiclink', 'password', 'Choose a new password'],
  ['signup', 'confirmation', 'Admin Login'],
  ['email_change', 'confirmation', 'Admin Login'],
] as const)(
  'a link of type %s changes nothing until its button is pressed',
  async (type, purpose, next) => {
    const link = backend().auth.offerLink(adminAccount, type);
    const scanner = open(`/admin${link}`);
    await screen.findByRole('heading', { name: offered[purpose].title });
    await findButton(offered[purpose].submit);
    scanner.unmount();
    expect(backend().seen).toEqual([]);

    open(`/admin${link}`);
    await press(offered[purpose].submit);
    expect(await screen.findByRole('heading', { name: next })).toBeVisible();
    expect(redemptions()).toHaveLength(1);
    expect(backend().seen.filter((one) => one.startsWith('GET admin_users'))).toEqual([]);
  },
);

test.each([
  ['with punctuation behind it', (link: string) => `${link}.`],
  ['copied from the source of a mail', (link: string) => link.replace('&', '&amp;')],
])('a link %s works', async (_, mangle) => {
  open(`/admin${mangle(backend().auth.offerLink(adminAccount, 'recovery'))}`);
  await press(offered.password.submit);
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

test('an admin can leave a link for later', async () => {
  open(`/admin${backend().auth.offerLink(adminAccount, 'recovery')}`);
  await press(giveUp);
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(redemptions()).toEqual([]);
});

test.each([
  ['used or expired', '#token_hash=used&type=recovery', offered.password.submit, expired],
  ['of an unknown type', '#token_hash=x&type=sms', undefined, failed],
  ['without a type', '#token_hash=x', undefined, failed],
])('a link that is %s offers another one', async (_, hash, button, problem) => {
  open(`/admin${hash}`);
  if (button) await press(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  expect(await findButton('Send link')).toBeVisible();
});

test.each([
  ['no network', { status: 0 }],
  ['a replaced key', { status: 401, body: { message: 'Invalid API key' } }],
  ['a paused project', { status: 540, body: '<!doctype html>' }],
])('a link is not called expired after %s, and can be retried', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend().failing.set('verify', answer);
  open(`/admin${backend().auth.offerLink(adminAccount, 'recovery')}`);
  await press(offered.password.submit);
  await screen.findByRole('heading', { name: unknown.title });
  backend().failing.clear();
  await press('Retry');
  expect(await screen.findByLabelText('New password')).toBeVisible();
});
