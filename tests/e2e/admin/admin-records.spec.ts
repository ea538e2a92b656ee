import { readFile } from 'node:fs/promises';
import {
  addAccount,
  addApplication,
  addMessage,
  fits,
  openAs,
  panel,
  refuse,
  sql,
  test,
  toast,
} from '../admin-support.ts';
import { expect } from '../support.ts';

test('a message is shown in full, as text and nothing else', async ({ page }) => {
  const text = `<img src=x onerror="alert(1)"> {{7*7}} https://evil.example\n\n  two blanks\n${'long'.repeat(200)}`;
  const id = await addMessage({
    first_name: 'ليلى',
    last_name: "O'Brien Bcc: all@example.com",
    email: 'a?cc=all&body=x@example.com',
    project_details: text,
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/contacts/${id}`);
    const details = panel(page).getByRole('region', { name: 'Project details' });
    expect(await details.locator('p').evaluate((p: HTMLElement) => p.textContent)).toBe(text);
    expect(await details.locator('img, a').count()).toBe(0);
    await fits(page);
  }
  expect(await panel(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);

  await page.setViewportSize({ width: 360, height: 800 });
  await panel(page).getByRole('button', { name: 'Reply by e-mail' }).press('Enter');
  await expect(panel(page).getByRole('link', { name: 'Acknowledge receipt' })).toBeFocused();
  const reply = panel(page).getByRole('link', { name: 'Empty e-mail' });
  await expect(reply).toBeInViewport();
  await fits(page);
  const address = (await reply.getAttribute('href')) ?? '';
  expect(address).toMatch(
    /^mailto:a%3Fcc%3Dall%26body%3Dx@example\.com\?subject=[^&]+&body=[^&]+$/,
  );
  expect(address.split('&body=')[0]).not.toMatch(/%0[ad]/i);
  const { searchParams } = new URL(address);
  expect(searchParams.get('subject')).toContain(id.slice(0, 8).toUpperCase());
  expect(searchParams.get('body')).toMatch(/^Dear ليلى O'Brien Bcc: all@example\.com,\r\n\r\n/);
});

test('a reply that was sent leaves a note and a status', { tag: '@nightly' }, async ({ page }) => {
  const id = await addMessage({ first_name: 'Replied' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/admin/contacts/${id}`);
  await panel(page).getByRole('button', { name: 'Reply by e-mail' }).click();
  await panel(page).getByRole('link', { name: 'Invite to a call' }).click();
  const heading = panel(page).getByRole('heading', { name: 'Have you sent your reply?' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await fits(page);
  await page.reload();
  await expect(heading).toBeVisible();
  await panel(page).getByRole('button', { name: 'I have replied' }).click();
  await expect(toast(page, 'Status updated successfully')).toBeVisible();
  await expect(heading).toBeHidden();
  const [row] = await sql`
    select status, author_email, body from contact_submissions
    join staff_notes on record_id = contact_submissions.id where record_id = ${id}`;
  expect(row).toMatchObject({
    status: 'contacted',
    author_email: 'admin@example.com',
    body: 'Replied by e-mail: invited to a call.',
  });
});

test(
  'only an https address becomes a link, and it gives nothing away',
  { tag: '@nightly' },
  async ({ page }) => {
    const [good, bad] = [
      await addApplication(),
      await addApplication({ linkedin: 'http://example.com/in/li' }),
    ];
    await page.goto(`/admin/careers/${good}`);
    const link = panel(page).getByRole('link', { name: 'https://example.com/in/li' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
    await page.goto(`/admin/careers/${bad}`);
    await expect(panel(page).getByText('http://example.com/in/li')).toBeVisible();
    await expect(panel(page).getByRole('link', { name: /example\.com\/in/ })).toHaveCount(0);
  },
);

test(
  'every status is offered, shown at once, stored, and remembered with who set it',
  { tag: '@nightly' },
  async ({ page }) => {
    const id = await addApplication();
    await page.goto(`/admin/careers/${id}`);
    const status = (name: string) => panel(page).getByRole('button', { name, exact: true });
    await expect(status('New')).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['Reviewed', 'Interviewed', 'Accepted', 'Rejected']) {
      await status(name).click();
      await expect(status(name)).toHaveAttribute('aria-pressed', 'true');
      await expect(toast(page, 'Status updated successfully')).toBeVisible();
      await expect(status(name)).toBeFocused();
      await expect(panel(page).getByText(new RegExp(`moved it from .* to ${name}`))).toBeVisible();
      const [row] = await sql`select status from career_applications where id = ${id}`;
      expect(row?.['status']).toBe(name.toLowerCase());
    }
  },
);

test(
  'staff leave notes; what is typed survives a reload and a failure',
  { tag: '@nightly' },
  async ({ page, browser, complaints }) => {
    const id = await addMessage();
    const text = '<b>Called</b>, no answer.\nAgain on Monday.';
    await page.goto(`/admin/contacts/${id}`);
    const note = panel(page).getByLabel('New note');
    await expect(panel(page).getByText('No notes yet.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Add note' }).click();
    await expect(panel(page).getByText('Please write something')).toBeVisible();
    await note.fill('x'.repeat(5001));
    await panel(page).getByRole('button', { name: 'Add note' }).click();
    await expect(panel(page).getByText('Please use at most 5,000 characters')).toBeVisible();

    await note.fill(text);
    await page.reload();
    await expect(note).toHaveValue(text);
    const undo = await refuse(page, /staff_notes/, 'POST');
    await panel(page).getByRole('button', { name: 'Add note' }).click();
    await expect(panel(page).getByText('Failed to add the note')).toBeVisible();
    await expect(note).toHaveValue(text);
    await undo();
    await note.press('Control+Enter');
    const entry = panel(page).getByRole('listitem').filter({ hasText: 'admin@example.com' });
    await expect(entry.getByText(text)).toBeVisible();
    await expect(note).toHaveValue('');
    await page.reload();
    await expect(entry).toBeVisible();
    await expect(note).toHaveValue('');

    const colleague = await openAs(browser, await addAccount({ isAdmin: true }));
    await colleague.goto(`/admin/contacts/${id}`);
    const read = panel(colleague).getByRole('listitem').filter({ hasText: 'admin@example.com' });
    await expect(read).toBeVisible();
    await expect(read.getByRole('button')).toHaveCount(0);
    await colleague.context().close();

    await entry.getByRole('button', { name: /Delete your note/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this note?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(entry.getByRole('button', { name: /Delete your note/ })).toBeFocused();
    const allow = await refuse(page, /staff_notes/, 'DELETE', 500);
    await entry.getByRole('button').click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Failed to delete the note')).toBeVisible();
    await allow();
    await entry.getByRole('button').click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(entry).toHaveCount(0);
    await expect(panel(page).getByRole('heading', { name: 'Staff notes' })).toBeFocused();
    expect(await sql`select from staff_notes where record_id = ${id}`).toHaveLength(0);
    complaints.length = 0;
  },
);

test('a file is downloaded as it was sent and only if it is what it says, and deleted', async ({
  page,
  complaints,
}) => {
  const id = await addApplication();
  const content = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj <</Type /Catalog>> endobj\n%%EOF');
  await sql`
    insert into application_files (application_id, kind, file_name, content)
    values (${id}, 'resume', 'Lebenslauf – 李.pdf', ${content})
  `;
  await page.goto(`/admin/careers/${id}`);
  const files = panel(page).getByRole('region', { name: 'Files' });
  await expect(files.getByText('have not been virus-scanned')).toBeVisible();
  await expect(files.getByText('Resume, PDF')).toBeVisible();

  const button = files.getByRole('button', { name: 'Download Lebenslauf – 李.pdf' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('Lebenslauf – 李.pdf');
  expect((await readFile(await download.path())).equals(content)).toBe(true);

  const program = Buffer.from('MZ\x90\x00%PDF-');
  const answer = { file_name: 'a.pdf', media_type: 'application/pdf' };
  await page.route(/read_application_file/, (route) =>
    route.fulfill({ json: { ...answer, base64: program.toString('base64') } }),
  );
  await button.click();
  await expect(files.getByText('the content of this file is not what its name says')).toBeVisible();
  await page.unroute(/read_application_file/);
  await refuse(page, /read_application_file/, 'POST');
  await button.click();
  await expect(files.getByText('Failed to download the file')).toBeVisible();
  await expect(toast(page, 'Failed to download the file')).toBeVisible();

  await files.getByRole('button', { name: 'Delete Lebenslauf – 李.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(files.getByText('There are none')).toBeVisible();
  expect(await sql`select from application_files where application_id = ${id}`).toHaveLength(0);
  complaints.length = 0;
});

test(
  'a suspect submission says why, an edited one how often',
  { tag: '@nightly' },
  async ({ page }) => {
    const id = await addMessage();
    await sql`
    update contact_submissions set suspect = true, suspect_reason = 'too fast', revision = 3
    where id = ${id}
  `;
    await page.goto(`/admin/contacts/${id}`);
    await expect(panel(page).getByText('It was filled in faster than people type.')).toBeVisible();
    await expect(panel(page).getByText('The visitor has edited it 2 times since.')).toBeVisible();
  },
);
