import { randomUUID } from 'node:crypto';
import { adminEntry } from '../../../src/content/en/admin-entry.ts';
import { adminErase } from '../../../src/content/en/admin-erase.ts';
import { panel, sql, test, toast } from '../admin-support.ts';
import { expect } from '../support.ts';

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
