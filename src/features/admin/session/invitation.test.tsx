import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { adminAccount } from '@tests/support/admin/fake-backend';
import { openAddress } from '@tests/support/admin/test-session';
import { withBackend } from '@tests/support/admin/with-backend';

const { invitation: texts } = adminSession;
const { email, password } = adminAccount;
const link = '/admin#invitation=a-secret_1';

const backend = withBackend();

const joinRequests = () => backend().sent('rpc/join_team');

beforeEach(() => {
  backend().answers.set('rpc/read_invitation', [{ email, role: 'hr', invited_by: 'Asha Rao' }]);
  backend().answers.set('rpc/join_team', email);
});

async function join() {
  await userEvent.type(await screen.findByLabelText('Your name'), ' Nora  Diallo ');
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Join the team' }));
}

test('an invited person joins with a name and a password and is signed in, also after a try without a connection', async () => {
  openAddress(`${link}.`);
  expect(await screen.findByText(/Asha Rao invited you/)).toHaveTextContent(
    `Your role will be: HR. You will sign in as ${email}.`,
  );
  expect(backend().sent('rpc/read_invitation')).toEqual([{ secret: 'a-secret_1' }]);
  expect(joinRequests()).toEqual([]);
  backend().failures.set('rpc/join_team', { status: 0 });
  await join();
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue(' Nora  Diallo ');
  backend().failures.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Join the team' }));
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(joinRequests().at(-1)).toEqual({ secret: 'a-secret_1', name: 'Nora Diallo', password });
});

function endInvitation() {
  backend().answers.set('rpc/read_invitation', []);
  backend().answers.set('rpc/join_team', null);
}

test('whoever opens an invitation that has ended reads so, and goes to the sign-in', async () => {
  endInvitation();
  openAddress(link);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.ended.title);
  await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('whoever fills in an invitation that ends meanwhile reads so', async () => {
  openAddress(link);
  await screen.findByLabelText('Your name');
  endInvitation();
  await join();
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.ended.title);
});
