import { readFile } from 'node:fs/promises';
import { addApplication, panel, sql, test } from '../admin-support.ts';
import { expect } from '../support.ts';

test('an admin can download a file unchanged', async ({ page }) => {
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
});
