import { randomUUID } from 'node:crypto';
import { adminRecords } from '../../../src/content/en/admin-records.ts';
import { adminSending } from '../../../src/content/en/admin-sending.ts';
import { addApplication, chooseTemplate, sql, test, toast } from '../admin-support.ts';
import { mailsTo, sendWaitingReplies } from '../mails.ts';
import { expect } from '../support.ts';

const { bulk, waiting } = adminSending;
const { statuses } = adminRecords;

const statusOf = async (id: string) => {
  const [row] = await sql`select status from career_applications where id = ${id}`;
  return row?.['status'] as unknown;
};

test('a colleague stops rejections in time; others leave after ten minutes and set the status', async ({
  page,
}) => {
  const name = `Batch ${randomUUID().slice(0, 8)}`;
  // Another story sends two at the same time.
  const people = Array.from({ length: 3 }, () => `${randomUUID()}@example.org`);
  const ids = await Promise.all(people.map((email) => addApplication({ email, last_name: name })));
  await page.goto(`/admin/careers?q=${encodeURIComponent(name)}`);

  async function reject() {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: bulk.open(people.length) }).click();
    const dialog = page.getByRole('alertdialog');
    await chooseTemplate(dialog, 'decline');
    await expect(dialog.getByLabel(bulk.setTo(statuses.rejected))).toBeChecked();
    await dialog.getByRole('button', { name: bulk.send(people.length) }).click();
    await expect(page.getByText(/^3 replies by .* will be sent at/)).toBeVisible();
  }

  await reject();
  await page.getByRole('button', { name: /^Stop 3 replies/ }).click();
  await expect(toast(page, waiting.stopped(people.length))).toBeVisible();
  expect(await statusOf(ids[0] ?? '')).toBe('new');

  await reject();
  await Promise.all(ids.map(sendWaitingReplies));
  await expect
    .poll(() => people.flatMap((email) => mailsTo(email)), { timeout: 40_000 })
    .toHaveLength(people.length);
  await expect.poll(() => statusOf(ids[1] ?? '')).toBe('rejected');
  await expect(page.getByText(statuses.rejected).first()).toBeVisible({ timeout: 40_000 });
});
