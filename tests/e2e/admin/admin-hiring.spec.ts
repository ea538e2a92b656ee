import type { Locator } from 'playwright/test';
import { adminDetail } from '../../../src/content/en/admin-detail.ts';
import { adminLists } from '../../../src/content/en/admin-lists.ts';
import { pdfSaying } from '../../support/document-builders.ts';
import {
  addAccount,
  addApplication,
  addPosting,
  panel,
  signInAs,
  sql,
  test,
} from '../admin-support.ts';
import { expect } from '../support.ts';

const { beside } = adminDetail.files;
const { shortcuts } = adminLists;

test('HR reads the resumes of a posting and sorts its applicants with the keyboard alone', async ({
  page,
}) => {
  const recruiter = await addAccount({ isAdmin: true });
  await sql`
    update admin_users set role = 'hr'
    where user_id = (select id from auth.users where email = ${recruiter.email})
  `;
  await signInAs(page, recruiter);
  const posting = await addPosting();
  const names = ['Amina', 'Babajide', 'Chidi'];
  for (const name of names) {
    const id = await addApplication({
      first_name: name,
      last_name: 'Bello',
      job_posting_id: posting,
    });
    await sql`
      insert into record_files (table_name, record_id, kind, file_name, content)
      values ('career_applications', ${id}, 'resume', ${`${name}.pdf`}, ${Buffer.from(pdfSaying(name, 'Second page'))})
    `;
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/careers?posting=${posting}`);
  await page.getByRole('link', { name: /Chidi/ }).first().waitFor();

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: beside.show })).toBeVisible();
  await page.keyboard.press('v');
  for (const [name, key, status] of [
    ['Chidi', '2', 'Reviewed'],
    ['Babajide', '3', 'Interviewed'],
    ['Amina', '5', 'Rejected'],
  ] as const) {
    const resume = page.getByRole('region', { name: `${name}.pdf` });
    const words = resume.getByText(name, { exact: true });
    // With the first resume, the code that draws it comes.
    await expect(words).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => isDrawn(resume.locator('canvas').first())).toBe(true);
    await words.selectText();
    expect(await page.evaluate(() => String(getSelection()))).toContain(name);
    await page.keyboard.press('p');
    await expect(resume.getByText('Second page')).toBeInViewport();
    await page.keyboard.press(key);
    if (status === 'Rejected') {
      await page.getByRole('button', { name: shortcuts.question.set(status) }).click();
    }
    await expect(panel(page).getByRole('button', { name: status, pressed: true })).toBeVisible();
    await page.keyboard.press('l');
  }
  const stored = () => sql`
    select status from career_applications where job_posting_id = ${posting} order by first_name
  `;
  await expect
    .poll(async () => (await stored()).map(({ status }) => status as string))
    .toEqual(['rejected', 'interviewed', 'reviewed']);
  await page.keyboard.press('v');
  await expect(page.getByRole('region', { name: beside.title })).toHaveCount(0);
});

/** Returns whether anything but paper is on a canvas. */
const isDrawn = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) =>
    element
      .getContext('2d')
      ?.getImageData(0, 0, element.width, element.height)
      .data.some((value, index) => index % 4 < 3 && value < 128),
  );
