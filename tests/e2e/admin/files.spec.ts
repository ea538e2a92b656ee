import { randomUUID } from 'node:crypto';
import { addApplication, addFile, refuse, sql, test, toast } from '../admin-support.ts';
import { expect } from '../support.ts';

/** What a visitor may send: no other test has a larger one. */
const largestAllowed = 5 * 1024 * 1024;

test('what takes most room is listed first, deleted after a question, and not by a refusal', async ({
  page,
  complaints,
}) => {
  const names = ['largest', 'smaller'].map((word) => `${word} ${randomUUID().slice(0, 8)}.pdf`);
  const [largest = '', smaller = ''] = names;
  const application = await addApplication({ suspect: true, suspect_reason: 'trap' });
  await addFile(application, largest, largestAllowed);
  await addFile(
    await addApplication({ suspect: true, suspect_reason: 'trap' }),
    smaller,
    largestAllowed - 1,
  );
  const left = async () =>
    (await sql`select file_name from application_files where file_name in ${sql(names)}`).length;

  await page.goto('/admin/files');
  const files = page.getByRole('listitem').filter({ hasText: 'Looks like spam' });
  await expect(files.first()).toContainText(largest);
  await expect(files.nth(1)).toContainText(smaller);
  const remove = page.getByRole('button', { name: `Delete ${largest}` });
  const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });

  await remove.click();
  await answer('Cancel').click();
  await expect(remove).toBeFocused();
  const undo = await refuse(page, /application_files/, 'DELETE', 403);
  await remove.click();
  await answer('Delete').click();
  await expect(files.first()).toContainText('Failed to delete the file');
  expect(await left()).toBe(2);
  await undo();

  await remove.click();
  await answer('Delete').click();
  await expect(toast(page, `Deleted: ${largest}`)).toBeVisible();
  await expect(files.first()).toContainText(smaller);
  expect(await left()).toBe(1);
  await page.goto(`/admin/careers/${application}`);
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
  complaints.length = 0;
});
