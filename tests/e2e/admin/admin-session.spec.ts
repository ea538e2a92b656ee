import type { Page } from 'playwright/test';
import { addAccount, addPosting, signInAs, endSession, panel, toast } from '../admin-support.ts';
import { expect, test } from '../support.ts';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' });

test('an admin whose session ends while typing can sign in again above the form', async ({
  page,
  consoleErrors,
}) => {
  const writer = await addAccount({ isAdmin: true });
  const id = await addPosting();
  await signInAs(page, writer);
  await page.goto(`/admin/job-postings/${id}`);
  const description = panel(page).getByLabel('Description');
  await description.fill('Typed for an hour.');
  await endSession(panel(page).getByRole('button', { name: 'Save changes' }), writer);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Email')).toHaveValue(writer.email);
  await expect(dialog(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('Password').fill('wrong password');
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Invalid login credentials');
  await dialog(page).getByLabel('Password').fill(writer.password);
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(description).toHaveValue('Typed for an hour.');
  await panel(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Job posting updated successfully')).toBeVisible();
  consoleErrors.length = 0;
});
