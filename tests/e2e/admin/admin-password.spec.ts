import type { Page } from 'playwright/test';
import { addAccount, become, fits, login, sql, toast } from '../admin-support.ts';
import { preview } from '../../support/preview-server.ts';
import { mailsTo } from '../mails.ts';
import { api, expect, test } from '../support.ts';

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });
const chosen = 'three plain words';

/** To sign in by: whoever is staff is told of submissions, too. */
const linksTo = (email: string) =>
  mailsTo(email).flatMap(({ link }) => (link?.includes('/verify') ? [link] : []));

/** Asks for a link as people do, and takes it from the mail. */
async function forgetPassword(page: Page, email: string): Promise<string> {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
  await expect.poll(() => linksTo(email).length).toBe(1);
  return linksTo(email)[0] ?? '';
}

async function choosePassword(page: Page) {
  await page.getByLabel('New password').fill(chosen);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(dashboard(page)).toBeVisible();
}

const isOver = async (session: { refresh_token: string }) => {
  const answer = await api.renew(session.refresh_token);
  return !answer.ok;
};

test('a forgotten password: the mailed link leads to a new one, and nowhere else before', async ({
  page,
  context,
  complaints,
}) => {
  const person = await addAccount({ isAdmin: true });
  const elsewhere = await api.openSession(person);
  const link = await forgetPassword(page, person.email);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  expect(page.url()).toBe(`${preview.url}/admin`);
  await page.reload();
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.goto('/admin/contacts');
  await expect(page.getByLabel('New password')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(login(other)).toBeVisible();

  await page.getByLabel('New password').fill(person.password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText('This is your password already.')).toBeVisible();
  await choosePassword(page);
  await expect(toast(page, 'Password changed')).toBeVisible();
  await expect(dashboard(other), 'signed in there as well').toBeVisible();
  expect(await isOver(elsewhere)).toBe(true);

  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('This link has expired or was used before');
  await expect(other.getByRole('button', { name: 'Send link' })).toBeVisible();
  complaints.length = 0; // of the browser, about the refused password
});

test(
  'an old link says so on whichever page it lands, and leads to another',
  { tag: '@nightly' },
  async ({ page }) => {
    const person = await addAccount({ isAdmin: true });
    const link = await forgetPassword(page, person.email);
    await sql`update auth.users set recovery_sent_at = now() - interval '2 hours' where email = ${person.email}`;
    const { headers } = await page.request.get(link, { maxRedirects: 0 }).then((answer) => ({
      headers: answer.headers(),
    }));
    const { hash } = new URL(headers['location'] ?? '');
    await page.goto(`/careers${hash}`);
    await expect(page.getByRole('alert')).toContainText('This link has expired or was used before');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect.poll(() => linksTo(person.email).length).toBe(2);
    await page.goto(linksTo(person.email)[1] ?? '');
    await choosePassword(page);
  },
);

test(
  'who is invited chooses a password and can sign in from then on',
  { tag: '@nightly' },
  async ({ page }) => {
    const person = await addAccount({ isAdmin: true });
    const link = await forgetPassword(page, person.email);
    // The embedded backend invites nobody: an invitation differs by what stands in its address.
    const answer = await page.request.get(link, { maxRedirects: 0 });
    const { hash } = new URL(answer.headers()['location'] ?? '');
    await page.goto(`/about${hash.replace('type=recovery', 'type=invite')}`);
    await expect(page.getByRole('heading', { name: 'Welcome. Choose a password' })).toBeVisible();
    await choosePassword(page);
    const session = await api.openSession({ ...person, password: chosen });
    expect(session.access_token).toBeTruthy();
  },
);

test(
  'staff change their password from the header, also on a small phone',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    const person = await addAccount({ isAdmin: true });
    const elsewhere = await api.openSession(person);
    await become(page, person);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/admin');
    await expect(dashboard(page)).toBeVisible();
    await fits(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Change your password' });
    await expect(dialog.getByLabel('Current password')).toBeFocused();
    await fits(page);
    await dialog.getByLabel('Current password').fill('not this one');
    await dialog.getByLabel('New password').fill(chosen);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText('This is not your current password')).toBeVisible();
    await dialog.getByLabel('Current password').fill(person.password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, 'Password changed')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await isOver(elsewhere)).toBe(true);
    await page.reload();
    await expect(dashboard(page)).toBeVisible();
    complaints.length = 0; // of the browser, about the wrong password
  },
);
