import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { admin } from '@/content/en/admin';
import { adminFirstDay as texts } from '@/content/en/admin-first-day';
import { memberRow } from '@tests/support/admin/fake-backend';
import { openSignedIn } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';

const backend = withBackend();

async function enter() {
  const user = await openSignedIn('/admin');
  await screen.findByRole('heading', { name: admin.dashboard.overview });
  return user;
}

beforeEach(() => {
  const member = { ...memberRow('admin'), name: 'Ada Obi', shown_around: false };
  backend().rows['admin_users'] = [member];
  backend().answers.set('rpc/end_first_day', () => {
    Object.assign(member, { shown_around: true });
    return null;
  });
});

test('a colleague who has joined reads what is where until they know their way', async () => {
  const user = await enter();
  expect(screen.getByRole('region', { name: texts.title })).toHaveTextContent(
    texts.sentences.join(''),
  );
  expect(screen.getByText(`${admin.dashboard.firstWelcome} Ada Obi`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.done }));
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.title })).toBeNull());
  expect(screen.getByRole('heading', { name: admin.dashboard.overview })).toHaveFocus();
  expect(screen.getByText(new RegExp(admin.dashboard.welcome))).toBeVisible();
});

test('a colleague keeps the sentences when they could not be put away', async () => {
  backend().failing.set('rpc/end_first_day', { status: 500 });
  const user = await enter();
  await user.click(screen.getByRole('button', { name: texts.done }));
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(screen.getByRole('region', { name: texts.title })).toBeVisible();
});

test('a colleague who knows their way reads nothing of it', async () => {
  backend().rows['admin_users'] = [memberRow('admin')];
  await enter();
  expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
});
