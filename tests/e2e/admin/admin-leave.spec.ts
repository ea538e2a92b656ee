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

test('unsaved changes survive a reload, and leaving asks', async ({ page }) => {
  const id = await addPosting();
  await page.goto(`/admin/job-postings?status=draft`);
  await page.locator(`a[href^="/admin/job-postings/${id}"]`).click();
  await field(page, 'Description').fill('Half a');
  await page.reload();
  await expect(field(page, 'Description')).toHaveValue('Half a');
  await expect(panel(page).getByText('from your last visit were restored')).toBeVisible();

  const question = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' });
  const here = new RegExp(`/admin/job-postings/${id}`);
  const ways = [
    () => page.getByRole('tab', { name: 'Overview' }).click(),
    () => panel(page).getByRole('link', { name: 'Close' }).click(),
    () => page.goBack(),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(here);
    await expect(field(page, 'Description')).toHaveValue('Half a');
  }

  await page.goBack();
  await question.getByRole('button', { name: 'Leave, keep the draft' }).click();
  await expect(page).toHaveURL('/admin/job-postings?status=draft');
  await page.goForward();
  await expect(field(page, 'Description')).toHaveValue('Half a');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await question.getByRole('button', { name: 'Discard and leave' }).click();
  await expect(page).toHaveURL('/admin');
  await page.goBack();
  await expect(field(page, 'Description')).toHaveValue('Keep it running.');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/admin');
  expect(await posting(id)).toMatchObject({ description: 'Keep it running.' });
});

test('what was given up is not in the form of whoever comes back before it has gone', async ({
  page,
}) => {
  const id = await addPosting();
  await page.goto(`/admin/job-postings/${id}`);
  await field(page, 'Description').fill('Half a');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Discard and leave' }).evaluate((discard: HTMLElement) => {
    discard.click();
    history.back();
  });
  await expect(page).toHaveURL(`/admin/job-postings/${id}`);
  await expect(field(page, 'Description')).toHaveValue('Keep it running.');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/admin');
});

test('signing out asks before what was typed is removed from the device', async ({ page }) => {
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
});
