import type { Page } from 'playwright/test';
import { addAccount, login, toast } from '../admin-support.ts';
import { preview } from '../../support/preview-server.ts';
import { mailsTo } from '../mails.ts';
import { api, expect, test } from '../support.ts';

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

/** Returns the sign-in links only: staff also receive mail about submissions. */
const linksTo = (email: string) =>
  mailsTo(email).flatMap(({ link }) => (link?.includes('#token_hash=') ? [link] : []));

/** Requests a link through the form and reads it from the mail. */
async function forgetPassword(page: Page, email: string): Promise<string> {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
  await expect.poll(() => linksTo(email).length).toBe(1);
  return linksTo(email)[0] ?? '';
}

test('an admin can only set a new password after opening the mailed link', async ({
  page,
  context,
  consoleErrors,
}) => {
  const person = await addAccount({ isAdmin: true });
  const elsewhere = await api.openSession(person);
  const link = await forgetPassword(page, person.email);

  const scanner = await context.newPage();
  await scanner.goto(link);
  await expect(scanner.getByLabel('New password')).toBeVisible();
  await scanner.close();

  await page.goto(link);
  await expect(page.getByText(person.email)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(login(other)).toBeVisible();

  await page.getByLabel('New password').fill(person.password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText('This is already your password.')).toBeVisible();
  await page.getByLabel('New password').fill('three plain words');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(dashboard(page)).toBeVisible();
  await expect(toast(page, 'Password changed')).toBeVisible();
  expect(page.url()).toBe(`${preview.url}/admin`);
  await expect(dashboard(other), 'signed in there as well').toBeVisible();
  expect((await api.renew(elsewhere.refresh_token)).ok).toBe(false);

  await other.goto(link);
  await other.getByLabel('New password').fill('four more plain words');
  await other.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(other.getByRole('alert')).toContainText(
    'This link has expired or has already been used',
  );
  await expect(other.getByRole('button', { name: 'Send link' })).toBeVisible();
  consoleErrors.length = 0; // the browser's, about the refused password
});
