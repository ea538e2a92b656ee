import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminSession } from '@/content/en/admin-session';
import { queryClient } from '@/lib/query-client';
import { staff } from '@/lib/supabase/staff';
import { adminAccount, fakeBackend } from '@tests/support/admin/fake-backend';
import { open } from '@tests/support/admin/test-session';
import { answerRequests } from '@tests/support/network';

const { invitation: texts } = adminSession;
const { email, password } = adminAccount;
const link = '/admin#invitation=a-secret_1';

let backend: ReturnType<typeof fakeBackend>;
let joined: unknown[];
/** Whether the link still works; the database's own rules are tested there. */
let isOpen: boolean;

beforeEach(() => {
  joined = [];
  isOpen = true;
  backend = fakeBackend();
  answerRequests(async (request) => {
    if (request.url.endsWith('rpc/read_invitation')) {
      const { secret } = (await request.json()) as { secret: string };
      return Response.json(
        isOpen && secret === 'a-secret_1' ? [{ email, role: 'hr', invited_by: 'Asha Rao' }] : [],
      );
    }
    if (request.url.endsWith('rpc/join_team')) {
      if (!isOpen) return Response.json(null);
      joined.push(await request.json());
      isOpen = false;
      return Response.json(email);
    }
    return backend.answer(request);
  });
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(async () => {
  await staff().auth.signOut({ scope: 'local' });
  localStorage.clear();
  queryClient.clear();
});

async function fillIn(chosen = password) {
  await userEvent.type(await screen.findByLabelText('Your name'), ' Nora  Diallo ');
  await userEvent.type(screen.getByLabelText('New password'), chosen);
  await userEvent.click(screen.getByRole('button', { name: 'Join the team' }));
}

test('an invited person joins with a name and a password and is signed in', async () => {
  open(link);
  expect(await screen.findByText(/Asha Rao invited you/)).toHaveTextContent(
    `Your role will be: Human resources. You will sign in as ${email}.`,
  );
  expect(joined).toEqual([]);
  await fillIn();
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(joined).toEqual([{ secret: 'a-secret_1', name: 'Nora Diallo', password }]);
});

test('a link with punctuation behind it works', async () => {
  open(`${link}.`);
  expect(await screen.findByRole('heading', { name: texts.title })).toBeVisible();
});

test.each(['before it is opened', 'while the form is filled in'])(
  'an invitation that ended %s says so and leads to the sign-in',
  async (when) => {
    isOpen = when === 'while the form is filled in';
    open(link);
    if (isOpen) {
      await screen.findByLabelText('Your name');
      isOpen = false;
      await fillIn();
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.ended.title);
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(joined).toEqual([]);
  },
);

test('a person without a connection keeps what was typed', async () => {
  open(link);
  await screen.findByLabelText('Your name');
  answerRequests(() => Promise.reject(new TypeError('Failed to fetch')));
  await fillIn();
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue(' Nora  Diallo ');
});

test('a short password is refused before anything is sent', async () => {
  open(link);
  await fillIn('seven 7');
  expect(await screen.findByText(adminSession.password.short)).toBeVisible();
  expect(joined).toEqual([]);
});
