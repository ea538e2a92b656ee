import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { posting as postingTexts } from '../../../src/content/en/posting.ts';
import { panel, signedOut, test, toast } from '../admin-support.ts';
import { expect } from '../support.ts';

const save = (page: Page) => panel(page).getByRole('button', { name: /^(Save changes|Create)/ });
const field = (page: Page, name: string) => panel(page).getByLabel(new RegExp(`^${name}`));

const story =
  'an admin can create, edit and delete a posting, and visitors see it while it is active';

test(story, { tag: '@nightly' }, async ({ page, browser }) => {
  const title = `Radio Engineer ${randomUUID().slice(0, 8)}`;
  const visitor = await (await browser.newContext(signedOut)).newPage();
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Job Postings' }).click();
  await page.getByRole('link', { name: 'New posting' }).click();
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
  await visitor.goto(`/careers/${id}`);
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();

  await field(page, 'Status').selectOption('Inactive');
  await save(page).click();
  await expect(toast(page, 'Job posting updated successfully')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(postingTexts.closed.title)).toBeVisible();

  await panel(page).getByRole('button', { name: 'Delete posting' }).click();
  const question = 'Are you sure you want to delete this job posting?';
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Job posting deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/admin/job-postings');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await visitor.context().close();
});
