import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import {
  addAccount,
  addApplication,
  addFile,
  addMessage,
  addPosting,
  become,
  endSession,
  fits,
  panel,
  refuse,
  sql,
  test,
} from '../admin-support.ts';
import { check } from '../site.ts';
import { admin } from '../support.ts';

const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

const desk = { width: 1440, height: 800 };

test('overview, list and record are fit for everybody on a phone in the dark', async ({ page }) => {
  const message = await addMessage({ first_name: 'ليلى', project_details: 'x'.repeat(3000) });
  await areFit(page, {
    '/admin': page.getByRole('heading', { name: 'Recent Activity' }),
    '/admin/contacts': page.locator('[data-record]').first(),
    [`/admin/contacts/${message}`]: panel(page).getByLabel('New note'),
  });
});

test('so are mail and errors', { tag: '@nightly' }, async ({ page }) => {
  await areFit(page, {
    '/admin/mail': page.getByRole('group', { name: admin.email }),
    '/admin/errors': page.getByRole('heading', { name: 'Errors' }),
  });
});

/** Each address, once what names it is shown. */
async function areFit(page: Page, screens: Record<string, Locator>) {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [path, shown] of Object.entries(screens)) {
    await page.goto(path);
    await shown.waitFor();
    await fits(page);
    await check(page, path);
  }
}

/** Fit for everybody: dark and alone on the screen, light and beside its list. */
for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const) {
  test.describe(`${width} px, ${colorScheme}`, { tag: '@nightly' }, () => {
    async function see(page: Page, state: string) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await fits(page);
      await check(page, state);
      await page.setViewportSize(desk);
    }

    test.beforeEach(async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(desk);
    });

    test('overview, and what it leads to when nothing is there', async ({ page }) => {
      await page.goto('/admin');
      await page.getByText('Show as a table').click();
      await page
        .getByRole('region', { name: 'Recent Activity' })
        .getByRole('listitem')
        .first()
        .waitFor();
      await see(page, 'overview');
      await page.goto('/admin/careers/unknown');
      await page.getByText('There is no such record').waitFor();
      await see(page, 'unknown record');
    });

    test('mail: in trouble, a mailbox that is refused', async ({ page }) => {
      const key = randomUUID();
      await sql`
        insert into mails (key, kind, table_name, record_id, state, attempts, reason)
        values (${key}, 'acknowledgement', 'quote_requests', ${key}, 'failed', 12, ${'x'.repeat(300)})
      `;
      await page.goto('/admin/mail');
      await page.getByRole('link', { name: 'Mail needs attention' }).waitFor();
      await page.getByRole('group', { name: admin.email }).waitFor();
      await page.getByRole('button', { name: 'Add a shared mailbox' }).click();
      await page.getByText('Please enter the address').waitFor();
      await see(page, 'mail');
      await sql`delete from mails where key = ${key}`;
    });

    test('messages: in full, a note to be deleted, failures, the end of a session', async ({
      page,
      complaints,
    }) => {
      const account = await addAccount({ isAdmin: true });
      await become(page, account);
      const message = await addMessage({ first_name: 'ليلى', project_details: 'x'.repeat(3000) });
      await sql`
    update contact_submissions set suspect = true, suspect_reason = 'trap, too fast', revision = 2
    where id = ${message}
  `;
      await page.goto(`/admin/contacts/${message}`);
      await panel(page).getByText('sent it again').waitFor();
      await see(page, 'message');
      await panel(page).getByLabel('New note').fill('A note');
      await button(page, 'Add note').click();
      await button(page, 'Delete your note').click();
      await page.getByRole('alertdialog').waitFor();
      await see(page, 'note to be deleted');
      await page.keyboard.press('Escape');

      const undo = await refuse(page, /contact_submissions|staff_notes|activity_log/, 'GET', 403);
      await page.goto(`/admin/contacts/${message}`);
      await panel(page).getByRole('alert').first().waitFor();
      await see(page, 'failures');
      await undo();

      await page.goto(`/admin/contacts/${message}`);
      await panel(page).getByLabel('New note').fill('Half a');
      await endSession(button(page, 'Completed'), account);
      await page.getByRole('alertdialog', { name: 'Your session has ended' }).waitFor();
      await see(page, 'session ended');
      await page.getByRole('button', { name: 'Discard what I typed' }).click();
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByText('Please enter your password').waitFor();
      await see(page, 'login');
      await page.getByRole('button', { name: /Sign Up/ }).click();
      await see(page, 'sign up');
      complaints.length = 0;
    });

    test('an application with files, a quote request, a partnership', async ({ page }) => {
      const application = await addApplication();
      await addFile(application, `${'long name '.repeat(18)}.pdf`);
      await page.goto(`/admin/careers/${application}`);
      await button(page, 'Download').waitFor();
      await see(page, 'application');
      await page.goto('/admin/contacts/quotes/5eed0004-0000-4000-8000-000000000001');
      await panel(page).getByText('Project description').waitFor();
      await see(page, 'quote request');
      await page.goto('/admin/partnerships/5eed0003-0000-4000-8000-000000000001');
      await panel(page).getByText('Partnership proposal').waitFor();
      await see(page, 'partnership');
    });

    test('a posting: mistakes, questions, two versions, deleted', async ({ page }) => {
      await page.goto('/admin/job-postings/new');
      await button(page, 'Create posting').click();
      await panel(page).getByRole('alert').waitFor();
      await see(page, 'new posting with mistakes');

      const id = await addPosting();
      await page.goto(`/admin/job-postings/${id}`);
      await button(page, 'Delete posting').click();
      await page.getByRole('alertdialog').waitFor();
      await see(page, 'posting to be deleted');
      await page.keyboard.press('Escape');
      await panel(page).getByLabel('Description').fill('Mine');
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.getByRole('alertdialog').waitFor();
      await see(page, 'signing out');
      await page.keyboard.press('Escape');
      await page.reload();
      await panel(page).getByText('were restored').waitFor();
      await see(page, 'restored draft');
      await sql`update job_postings set description = 'Theirs', location = 'Lagos' where id = ${id}`;
      await button(page, 'Save changes').click();
      await panel(page).getByText('Someone else has changed this posting').waitFor();
      await see(page, 'somebody saved meanwhile');
      await sql`delete from job_postings where id = ${id}`;
      await button(page, 'Save changes').click();
      await panel(page).getByText('This posting has been deleted').waitFor();
      await see(page, 'deleted posting');
      await button(page, 'Create it anew').click();
      await panel(page).getByText('created it').waitFor();
      await see(page, 'posting');
    });
  });
}
