import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator } from 'playwright/test';
import { adminRecords } from '../../../src/content/en/admin-records.ts';
import { adminReplies } from '../../../src/content/en/admin-replies.ts';
import { adminSending } from '../../../src/content/en/admin-sending.ts';
import { pdf } from '../../support/document-builders.ts';
import {
  addApplication,
  chooseTemplate,
  expectNoOverflow,
  panel,
  sql,
  test,
  toast,
} from '../admin-support.ts';
import { mailsTo, sendWaitingReplies } from '../mails.ts';
import { expectAccessible } from '../site.ts';
import { expect } from '../support.ts';

const { editor, bulk, waiting } = adminSending;
const { statuses } = adminRecords;

const statusOf = async (id: string) => {
  const [row] = await sql`select status from career_applications where id = ${id}`;
  return row?.['status'] as unknown;
};

test('a reply from the record arrives in the applicant’s language, with a file that was dropped on it', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.org`;
  const id = await addApplication({ email, locale: 'fr' });
  await page.goto(`/admin/careers/${id}`);
  await expect(panel(page).getByRole('button', { name: adminReplies.title })).toBeVisible();
  await page.keyboard.press('r');
  await expect(panel(page).getByLabel(editor.body)).toBeFocused();
  const template = await panel(page).getByLabel(editor.body).inputValue();
  expect(template).toContain('Nous vous remercions de votre candidature');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('À bientôt.');
  const content = Buffer.from(pdf(300_000));
  await dropFile(panel(page).getByLabel(editor.body), 'Offre – été.pdf', content);
  await expect(panel(page).getByRole('progressbar')).toHaveCount(0);
  await expect(panel(page).getByText('Offre – été.pdf')).toBeVisible();
  await expectAccessible(page, 'editor of a reply');
  await expectNoOverflow(page);
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, editor.queued)).toBeVisible();
  await sendWaitingReplies(id);
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  expect(mailsTo(email)[0]?.text).toContain('À bientôt.');
  const [attached = ''] = mailsTo(email)[0]?.files ?? [];
  expect(basename(attached)).toBe('Offre – été.pdf');
  expect(readFileSync(attached).equals(content)).toBe(true);
  await expect(panel(page).getByText('sent', { exact: true })).toBeVisible({ timeout: 15_000 });
  const button = panel(page).getByRole('button', { name: 'Download Offre – été.pdf' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(readFileSync(await download.path()).equals(content)).toBe(true);
});

/** Drops a PDF on an element. */
async function dropFile(target: Locator, name: string, content: Buffer) {
  const dataTransfer = await target.page().evaluateHandle(
    ([given, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], given, { type: 'application/pdf' }));
      return data;
    },
    [name, content.toString('base64')] as const,
  );
  await target.dispatchEvent('drop', { dataTransfer });
}

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
    await expect(dialog.getByLabel(bulk.status)).toHaveValue('rejected');
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
