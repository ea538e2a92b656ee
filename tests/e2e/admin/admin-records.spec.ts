import { readFile } from 'node:fs/promises';
import { adminDetail } from '../../../src/content/en/admin-detail.ts';
import {
  addApplication,
  addMessage,
  panel,
  failRequests,
  sql,
  test,
  toast,
} from '../admin-support.ts';
import { admin, expect } from '../support.ts';

test('an admin can write a note, which survives a reload unsaved, and delete it', async ({
  page,
}) => {
  const id = await addMessage();
  const text = '<b>Called</b>, no answer.\nAgain on Monday.';
  await page.goto(`/admin/contacts/${id}`);
  const note = panel(page).getByLabel('New note');
  await note.fill(text);
  await page.reload();
  await expect(note).toHaveValue(text);
  await note.press('Control+Enter');
  const entry = panel(page).getByRole('listitem').filter({ hasText: admin.email });
  await expect(entry.getByText(text)).toBeVisible();
  await expect(note).toHaveValue('');

  await entry.getByRole('button', { name: /Delete your note/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this note?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(entry.getByRole('button', { name: /Delete your note/ })).toBeFocused();
  await entry.getByRole('button').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(entry).toHaveCount(0);
  await expect(panel(page).getByRole('heading', { name: 'Staff notes' })).toBeFocused();
  expect(await sql`select from staff_notes where record_id = ${id}`).toHaveLength(0);
});

test('an admin can download a file unchanged, and only if its content matches its type', async ({
  page,
  consoleErrors,
}) => {
  const id = await addApplication();
  const content = Buffer.from(
    '%PDF-1.7\n%âãÏÓ\n1 0 obj <</Type /Catalog>> endobj\nstartxref\n0\n%%EOF\n',
  );
  await sql`
    insert into record_files (table_name, record_id, kind, file_name, content)
    values ('career_applications', ${id}, 'resume', 'Lebenslauf – 李.pdf', ${content})
  `;
  await page.goto(`/admin/careers/${id}`);
  const files = panel(page).getByRole('region', { name: 'Files' });
  await expect(files.getByText('have not been scanned for viruses')).toBeVisible();
  const button = files.getByRole('button', { name: 'Download Lebenslauf – 李.pdf' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('Lebenslauf – 李.pdf');
  expect((await readFile(await download.path())).equals(content)).toBe(true);

  const program = Buffer.from('MZ\x90\x00%PDF-');
  const answer = { file_name: 'a.pdf', media_type: 'application/pdf' };
  await page.route(/read_record_file/, (route) =>
    route.fulfill({ json: { ...answer, base64: program.toString('base64') } }),
  );
  await button.click();
  await expect(files.getByText('its content does not match its name')).toBeVisible();
  await page.unroute(/read_record_file/);
  await failRequests(page, /read_record_file/, 'POST');
  await button.click();
  await expect(files.getByText(adminDetail.files.downloadFailed)).toBeVisible();
  await expect(toast(page, adminDetail.files.downloadFailed)).toBeVisible();
  consoleErrors.length = 0;
});
