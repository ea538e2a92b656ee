import type { Page } from 'playwright/test';
import { addPosting, panel, posting, test } from '../admin-support.ts';
import { expect } from '../support.ts';

const field = (page: Page, name: string) => panel(page).getByLabel(new RegExp(`^${name}`));

test('an admin finds unsaved changes again after a reload, after Back and in another tab', async ({
  page,
}) => {
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
