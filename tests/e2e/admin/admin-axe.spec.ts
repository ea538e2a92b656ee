import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { adminDetail } from '../../../src/content/en/admin-detail.ts';
import { adminReplies } from '../../../src/content/en/admin-replies.ts';
import { adminSearch } from '../../../src/content/en/admin-search.ts';
import { adminSending } from '../../../src/content/en/admin-sending.ts';
import { adminReport } from '../../../src/content/en/admin-report.ts';
import {
  addAccount,
  addApplication,
  addMessage,
  addPosting,
  endSession,
  failRequests,
  openNote,
  panel,
  signInAs,
  sql,
  test,
} from '../admin-support.ts';
import { expectAccessible, expectNoOverflow } from '../site.ts';
import { admin, expect } from '../support.ts';

const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

async function expectUsable(page: Page, state: string) {
  await expectNoOverflow(page);
  await expectAccessible(page, state);
}

async function checkSearch(page: Page, word: string) {
  await page.keyboard.press('Control+K');
  const search = page.getByRole('alertdialog', { name: adminSearch.title });
  await search.getByRole('searchbox').fill(word);
  await search.getByRole('link').first().waitFor();
  await expectUsable(page, 'search');
}

async function checkReplyEditor(page: Page) {
  await button(page, adminReplies.title).click();
  await panel(page).getByLabel(adminSending.editor.body).waitFor();
  await expectUsable(page, 'reply editor');
  await panel(page).getByLabel(adminSending.editor.body).pressSequentially(' /');
  await page.getByRole('listbox', { name: adminSending.composer.templates }).waitFor();
  await expectUsable(page, 'templates by name');
}

/** Dark without the list beside the record, light with it. */
for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const) {
  test.describe(`staff area, ${width} px, ${colorScheme}`, { tag: '@nightly' }, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('is accessible in the overview, mail, the team, the week and facts', async ({ page }) => {
      await page.goto('/admin');
      await page
        .getByRole('region', { name: 'Recent Activity' })
        .getByRole('listitem')
        .first()
        .waitFor();
      await expectUsable(page, 'overview');
      await page.goto('/admin/mail');
      await page.getByRole('group', { name: admin.email }).waitFor();
      await expectUsable(page, 'mail');
      await page.goto('/admin/team');
      await page.getByText('Another administrator can change your role.').waitFor();
      await expectUsable(page, 'team');
      if (width < 1024) await page.getByRole('button', { name: /^Menu/ }).click();
      await expectUsable(page, 'menu');
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByLabel('Your name').waitFor();
      await expectUsable(page, 'account');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.goto('/admin/report');
      await page.getByRole('table', { name: adminReport.colleagues.title }).waitFor();
      await expectUsable(page, 'week');
      await page.goto('/admin/setup');
      await page.getByRole('heading', { name: 'Ready for work' }).click();
      await expectUsable(page, 'set up');
      await page.getByRole('button', { name: 'Change: Address' }).click();
      await page.getByRole('region', { name: 'How it will read' }).waitFor();
      await expectUsable(page, 'fact');
    });

    test('is accessible in a list with filters, a selection, failures and no match', async ({
      page,
      consoleErrors,
    }) => {
      const mark = randomUUID().slice(0, 8);
      await addMessage({ first_name: mark, last_name: 'x'.repeat(200) });
      await addMessage({
        first_name: mark,
        last_name: 'محمد عبد الرحمن',
        company_operator: null,
      });
      const rows = page.locator('[data-record]');
      await page.goto(`/admin/contacts?q=${mark}&status=new,contacted&date=2026-01-01..`);
      await expect(rows).toHaveCount(2);
      await page.keyboard.press('Shift+F');
      await page.getByRole('menuitemcheckbox', { name: 'Status', exact: true }).click();
      await expectUsable(page, 'filter menu');
      await page.keyboard.press('Escape');
      await rows.getByRole('checkbox').first().check();
      await expectUsable(page, 'filters and selection');
      const bar = page.getByRole('region', { name: 'Selected records' });
      await bar.getByRole('button', { name: adminSending.bulk.open(1) }).click();
      await page.getByRole('alertdialog').getByLabel(adminSending.editor.body).waitFor();
      await expectUsable(page, 'reply to a selection');
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: 'More' }).click();
      await expectUsable(page, 'more for a selection');
      await page.keyboard.press('Escape');
      await checkSearch(page, mark);
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox', { name: 'Search' }).fill(`${mark} nothing`);
      await page.getByText('Nothing matches').waitFor();
      await expectUsable(page, 'no match');
      await failRequests(page, /contact_submissions/, 'GET', 403);
      await page.goto('/admin/contacts');
      await page.getByText('Failed to fetch contact messages').first().waitFor();
      await expectUsable(page, 'failure');
      consoleErrors.length = 0;
    });

    test('is accessible in a message, on failure, at the end of a session, and when signing in and up', async ({
      page,
      consoleErrors,
    }) => {
      const account = await addAccount({ isAdmin: true });
      await signInAs(page, account);
      const message = await addMessage({ first_name: 'ليلى', project_details: 'x'.repeat(3000) });
      await sql`
        update contact_submissions set spam_suspected = true, spam_reason = 'honeypot, too fast'
        where id = ${message}
      `;
      const restore = await failRequests(page, /timeline/, 'GET', 403);
      await page.goto(`/admin/contacts/${message}`);
      await panel(page).getByRole('alert').first().waitFor();
      await expectUsable(page, 'message with failures');
      await restore();

      await page.reload();
      await (await openNote(page)).fill('Half a');
      if (width < 1280) await button(page, adminDetail.properties.details).click();
      await endSession(button(page, 'Completed'), account);
      await page.getByRole('alertdialog', { name: 'Your session has ended' }).waitFor();
      await expectUsable(page, 'session ended');
      await page.getByRole('button', { name: 'Discard what I typed' }).click();
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByText('Please enter your password').waitFor();
      await expectUsable(page, 'login');
      await page.getByRole('button', { name: /Sign Up/ }).click();
      await expectUsable(page, 'sign up');
      consoleErrors.length = 0;
    });

    test('is accessible in an application with files and a quote request', async ({ page }) => {
      const application = await addApplication();
      const file_name = `${'long name '.repeat(18).trim()}.pdf`;
      await sql`
        insert into record_files (table_name, record_id, kind, file_name, content)
        values ('career_applications', ${application}, 'resume', ${file_name}, '%PDF-1.7')
      `;
      await page.goto(`/admin/careers/${application}`);
      await button(page, 'Download').waitFor();
      await expectUsable(page, 'application');
      await page.goto('/admin/contacts/quotes/5eed4001-0000-4000-8000-000000000001');
      await panel(page).getByText('Project description').waitFor();
      await expectUsable(page, 'quote request');
      await checkReplyEditor(page);
    });

    test('is accessible in a posting with errors and a question', async ({ page }) => {
      await page.goto('/admin/job-postings/new');
      await button(page, 'Create posting').click();
      await panel(page).getByRole('alert').waitFor();
      await expectUsable(page, 'new posting with mistakes');

      const id = await addPosting();
      await page.goto(`/admin/job-postings/${id}`);
      await button(page, 'Delete posting').click();
      await page.getByRole('alertdialog').waitFor();
      await expectUsable(page, 'posting to be deleted');
    });
  });
}
