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

const joined = () => backend().sent('rpc/join_team');

beforeEach(() => {
  backend().answers.set('rpc/read_invitation', [{ email, role: 'hr', invited_by: 'Asha Rao' }]);
  backend().answers.set('rpc/join_team', email);
});

async function fillIn(chosen = password) {
  await userEvent.type(await screen.findByLabelText('Your name'), ' Nora  Diallo ');
  await userEvent.type(screen.getByLabelText('New password'), chosen);
  await userEvent.click(screen.getByRole('button', { name: 'Join the team' }));
}

test('an invited person joins with a name and a password and is signed in, also after a try without a connection', async () => {
  openAddress(`${link}.`);
  expect(await screen.findByText(/Asha Rao invited you/)).toHaveTextContent(
    `Your role will be: HR. You will sign in as ${email}.`,
  );
  expect(backend().sent('rpc/read_invitation')).toEqual([{ secret: 'a-secret_1' }]);
  expect(joined()).toEqual([]);
  backend().failures.set('rpc/join_team', { status: 0 });
  await fillIn();
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue(' Nora  Diallo ');
  backend().failures.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Join the team' }));
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(joined().at(-1)).toEqual({ secret: 'a-secret_1', name: 'Nora Diallo', password });
});

test.each(['before it is opened', 'while the form is filled in'])(
  'an invitation that ended %s says so and leads to the sign-in',
  async (when) => {
    const end = () => {
      backend().answers.set('rpc/read_invitation', []);
      backend().answers.set('rpc/join_team', null);
    };
    const isLate = when === 'while the form is filled in';
    if (!isLate) end();
    openAddress(link);
    if (isLate) {
      await screen.findByLabelText('Your name');
      end();
      await fillIn();
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.ended.title);
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  },
);
