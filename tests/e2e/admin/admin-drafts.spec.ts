import type { Page } from 'playwright/test';
import {
  addAccount,
  addMessage,
  addPosting,
  become,
  panel,
  posting,
  test,
} from '../admin-support.ts';
import { expect } from '../support.ts';

const field = (page: Page, name: string) => panel(page).getByLabel(new RegExp(`^${name}`));

test('unsaved changes are there again after a reload, Back and another tab', async ({ page }) => {
  const id = await addPosting();
  await page.goto(`/admin/job-postings?status=draft`);
  await page.locator(`a[href^="/admin/job-postings/${id}"]`).click();
  await field(page, 'Description').fill('Half a');
  await page.reload();
  await expect(field(page, 'Description')).toHaveValue('Half a');
  await expect(panel(page).getByText('from your last visit were restored')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/admin/job-postings?status=draft');
  await page.goForward();
  await expect(field(page, 'Description')).toHaveValue('Half a');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/admin');
  await page.goBack();
  await expect(field(page, 'Description')).toHaveValue('Half a');

  await panel(page).getByRole('button', { name: 'Discard them' }).click();
  await expect(field(page, 'Description')).toHaveValue('Keep it running.');
  await page.reload();
  await expect(field(page, 'Description')).toHaveValue('Keep it running.');
  expect(await posting(id)).toMatchObject({ description: 'Keep it running.' });
});

test(
  'signing out asks before what was typed is removed from the device',
  { tag: '@nightly' },
  async ({ page }) => {
    const id = await addMessage();
    await become(page, await addAccount({ isAdmin: true }));
    await page.goto(`/admin/contacts/${id}`);
    await panel(page).getByLabel('New note').fill('Half a');
    // also when the note is not on the screen
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page).toHaveURL('/admin');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out with unsaved changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await question.getByRole('button', { name: 'Discard and sign out' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  },
);
