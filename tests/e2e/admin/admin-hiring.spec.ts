import { randomUUID } from 'node:crypto';
import { adminDetail } from '../../../src/content/en/admin-detail.ts';
import { adminEntry } from '../../../src/content/en/admin-entry.ts';
import { adminHiring } from '../../../src/content/en/admin-hiring.ts';
import { adminSending } from '../../../src/content/en/admin-sending.ts';
import { FILE_SIZE_LIMIT, pdf } from '../../support/document-builders.ts';
import {
  addAccount,
  addApplication,
  addPosting,
  expectNoOverflow,
  panel,
  signInAs,
  sql,
  test,
  toast,
} from '../admin-support.ts';
import { expect } from '../support.ts';

const { beside } = adminDetail.files;

async function addRecruiter() {
  const account = await addAccount({ isAdmin: true });
  await sql`
    update admin_users set role = 'hr'
    where user_id = (select id from auth.users where email = ${account.email})
  `;
  return account;
}

test('HR reads the resumes of a posting and sorts its applicants with the keyboard alone', async ({
  page,
}) => {
  await signInAs(page, await addRecruiter());
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
      values ('career_applications', ${id}, 'resume', ${`${name}.pdf`}, ${Buffer.from(pdf())})
    `;
  }
  // Where a browser cannot show a PDF, the frame still has to be allowed.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }),
  );
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
    await expect(page.getByTitle(`${name}.pdf`)).toHaveAttribute('src', /^blob:/);
    await page.keyboard.press(key);
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

test('HR enters a CV that came by mail for a posting with five clicks', async ({ page }) => {
  await signInAs(page, await addRecruiter());
  const posting = await addPosting();
  const email = `${randomUUID()}@example.com`;
  await addApplication({ email, job_posting_id: posting });
  await page.goto(`/admin/careers?posting=${posting}`);

  await page.getByRole('link', { name: adminEntry.add }).click();
  const form = page.getByRole('form', { name: /^Add/ });
  await form.getByLabel('First name').click();
  await page.keyboard.type('Ada');
  await form.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await expect(form.getByText(adminEntry.known(1))).toBeVisible();
  // A click on the box, and one on the file.
  const chosen = {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf(FILE_SIZE_LIMIT)),
  };
  await form.getByLabel(/^Resume/).setInputFiles(chosen);
  await form.getByRole('button', { name: adminEntry.save }).click();

  const files = panel(page).getByRole('region', { name: adminDetail.files.title });
  await expect(files.getByText('cv.pdf')).toBeVisible();
  await expect(panel(page).getByRole('region', { name: adminDetail.related.title })).toContainText(
    String(adminDetail.related.shared['email']),
  );
});

test('HR closes a posting on a phone and answers everybody who waits in four taps', async ({
  page,
}) => {
  await signInAs(page, await addRecruiter());
  const posting = await addPosting({ status: 'active' });
  for (const first_name of ['Amina', 'Babajide']) {
    await addApplication({
      first_name,
      email: `${first_name.toLowerCase()}.${posting.slice(0, 8)}@example.com`,
      job_posting_id: posting,
    });
  }
  await addApplication({ first_name: 'Chidi', job_posting_id: posting, status: 'accepted' });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/admin/job-postings/${posting}`);
  await expect(panel(page).getByRole('link', { name: 'All 3 applicants' })).toBeVisible();

  await page.getByLabel('Status', { exact: true }).selectOption('Inactive');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: adminHiring.closing.write(2) }).click();
  const send = page.getByRole('button', { name: adminSending.bulk.send(2) });
  await expect(send).toBeInViewport();
  await expectNoOverflow(page);
  await send.click();
  await expect(toast(page, adminSending.bulk.queued(2))).toBeVisible();

  const replies = await sql`
    select r.to_status, a.first_name from replies as r join career_applications as a on a.id = r.record_id
    where a.job_posting_id = ${posting} order by 2
  `;
  expect([...replies]).toEqual([
    { to_status: 'rejected', first_name: 'Amina' },
    { to_status: 'rejected', first_name: 'Babajide' },
  ]);
});
