import { randomUUID } from 'node:crypto';
import { panel, posting, test, toast } from '../admin-support.ts';
import { expect } from '../support.ts';
import type { Page } from 'playwright/test';
import { posting as postingTexts } from '../../../src/content/en/posting.ts';

const save = (page: Page) => panel(page).getByRole('button', { name: /^(Save changes|Create)/ });
const field = (page: Page, name: string) => panel(page).getByLabel(new RegExp(`^${name}`));

async function remove(page: Page) {
  await panel(page).getByRole('button', { name: 'Delete posting' }).click();
  return page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this job posting?',
  });
}

test('an admin can create, edit and delete a posting, and visitors see it while it is active', async ({
  page,
  browser,
}) => {
  const title = `Radio Engineer ${randomUUID().slice(0, 8)}`;
  const visitor = await (
    await browser.newContext({ storageState: { cookies: [], origins: [] } })
  ).newPage();
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Job Postings' }).click();
  await page.getByRole('link', { name: 'New posting' }).click();
  await expect(page).toHaveURL('/admin/job-postings/new');
  await expect(field(page, 'Employment type')).toHaveValue('full-time');
  await expect(field(page, 'Status')).toHaveValue('active');

  await save(page).click();
  await expect(field(page, 'Title')).toBeFocused();
  await field(page, 'Title').fill(title);
  await field(page, 'Department').fill('Radio');
  await field(page, 'Location').fill('Kano');
  await field(page, 'Description').fill('Towers.');
  await field(page, 'Requirements').fill('Climbing\n\nLinux\nRadio');
  await save(page).click();
  await expect(toast(page, 'Job posting created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/job-postings\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  expect(await posting(id)).toMatchObject({
    title,
    department: 'Radio',
    location: 'Kano',
    employment_type: 'full-time',
    description: 'Towers.',
    requirements: 'Climbing\n\nLinux\nRadio',
    salary_range: null,
    status: 'active',
  });
  await visitor.goto(`/careers/${id}`);
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();

  await field(page, 'Salary range').fill('₦ 900,000');
  await field(page, 'Employment type').selectOption('Contract');
  await field(page, 'Status').selectOption('Inactive');
  await save(page).click();
  await expect(toast(page, 'Job posting updated successfully')).toBeVisible();
  const changed = { salary_range: '₦ 900,000', employment_type: 'contract', status: 'inactive' };
  expect(await posting(id)).toMatchObject(changed);
  await visitor.reload();
  await expect(visitor.getByText(postingTexts.closed.title)).toBeVisible();

  const question = await remove(page);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(panel(page).getByRole('button', { name: 'Delete posting' })).toBeFocused();
  await remove(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Job posting deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/admin/job-postings');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  expect(await posting(id)).toBeUndefined();
  await visitor.context().close();
});
