import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { adminEntry } from '../../../src/content/en/admin-entry.ts';
import { adminErase } from '../../../src/content/en/admin-erase.ts';
import { adminSpam } from '../../../src/content/en/admin-spam.ts';
import { addMessage, panel, sql, test, toast } from '../admin-support.ts';
import { expect } from '../support.ts';

const rows = (page: Page) => page.locator('[data-record]');
const selected = (page: Page) => page.getByRole('region', { name: 'Selected records' });

test('an admin marks spam with a key, takes it back, and clears and deletes it in its own view', async ({
  page,
}) => {
  const mark = `spam${randomUUID().slice(0, 8)}`;
  const people = await Promise.all(
    [1, 2, 3].map((number) => addMessage({ first_name: mark, last_name: `No ${number}` })),
  );
  await page.goto(`/admin/contacts?q=${mark}`);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  await expect(toast(page, adminSpam.marked)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await selected(page).getByRole('button', { name: 'More' }).click();
  await selected(page).getByRole('button', { name: adminSpam.spam, exact: true }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('link', { name: /^Spam/ }).click();
  await expect(page.getByRole('button', { name: adminSpam.deleteAll })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search' }).fill(mark);
  await expect(page).toHaveURL(/q=spam/);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('link', { name: `${mark} No 2` }).focus();
  await page.keyboard.press('s');
  await expect(toast(page, adminSpam.cleared)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await selected(page).getByRole('button', { name: adminSpam.delete, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: adminSpam.deleteTitle(2) });
  await question.getByRole('button', { name: adminSpam.confirm(2) }).click();
  await expect(toast(page, adminSpam.deleted(2))).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  const left = await sql`select id from contact_submissions where first_name = ${mark}`;
  expect(left.map(({ id }) => id as string)).toEqual([people[1]]);
});

test('an admin enters a lead by hand, who gets no confirmation, and erases that person', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.org`;
  const stored = () => sql`select id, came_by from contact_submissions where email = ${email}`;
  await page.goto('/admin/contacts');
  await page.getByRole('link', { name: adminEntry.add, exact: true }).click();
  const field = (label: string) => panel(page).getByLabel(label);
  await field('Channel').selectOption('Trade fair');
  await field('First name').fill('Fatou');
  await field('Email').fill(email);
  await panel(page).getByRole('button', { name: adminEntry.save, exact: true }).click();
  await expect(toast(page, adminEntry.done)).toBeVisible();
  const [lead] = await stored();
  await expect(page).toHaveURL(`/admin/contacts/${String(lead?.['id'])}`);
  expect(lead?.['came_by']).toBe('fair');
  const confirmations = () => sql`
    select state, reason from mails
    where record_id = ${String(lead?.['id'])} and kind = 'acknowledgement'
  `;
  await expect.poll(confirmations).toEqual([{ state: 'skipped', reason: 'entered by staff' }]);

  await panel(page).getByRole('button', { name: adminErase.open }).click();
  const question = page.getByRole('alertdialog', { name: adminErase.title });
  const dryRun = question.getByRole('table', { name: adminErase.caption });
  await expect(dryRun.getByRole('row', { name: 'Contact messages 1' })).toBeVisible();
  await question.getByLabel(adminErase.type).fill('somebody@example.org');
  await question.getByRole('button', { name: adminErase.confirm }).click();
  await expect(question.getByText(adminErase.mismatch)).toBeVisible();
  expect(await stored()).toHaveLength(1);
  await question.getByLabel(adminErase.type).fill(email);
  await question.getByRole('button', { name: adminErase.confirm }).click();
  await expect(toast(page, 'of one person erased')).toBeVisible();
  await expect(page).toHaveURL('/admin/contacts');
  expect(await stored()).toHaveLength(0);
});
