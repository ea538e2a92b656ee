import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
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

/** Expects a state of the page to fit and to be accessible, once what belongs to it is shown. */
async function expectUsable(page: Page, state: string, shown?: Locator) {
  await shown?.waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page, state);
}

async function checkSearch(page: Page, word: string) {
  await page.keyboard.press('Control+K');
  const search = page.getByRole('alertdialog', { name: adminSearch.title });
  await search.getByRole('searchbox').fill(word);
  await expectUsable(page, 'search', search.getByRole('link').first());
}

async function checkReplyEditor(page: Page) {
  await button(page, adminReplies.title).click();
  await expectUsable(page, 'reply editor', panel(page).getByLabel(adminSending.editor.body));
  await panel(page).getByLabel(adminSending.editor.body).pressSequentially(' /');
  await expectUsable(
    page,
    'templates by name',
    page.getByRole('listbox', { name: adminSending.composer.templates }),
  );
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
      const activity = page.getByRole('region', { name: 'Recent Activity' });
      await expectUsable(page, 'overview', activity.getByRole('listitem').first());
      await page.goto('/admin/mail');
      await expectUsable(page, 'mail', page.getByRole('group', { name: admin.email }));
      await page.goto('/admin/team');
      await expectUsable(
        page,
        'team',
        page.getByText('Another administrator can change your role.'),
      );
      if (width < 1024) await page.getByRole('button', { name: /^Menu/ }).click();
      await expectUsable(page, 'menu');
      await page.getByRole('button', { name: 'Your account' }).click();
      await expectUsable(page, 'account', page.getByLabel('Your name'));
      await page.getByRole('button', { name: 'Close' }).click();
      await page.goto('/admin/report');
      await expectUsable(
        page,
        'week',
        page.getByRole('table', { name: adminReport.colleagues.title }),
      );
      await page.goto('/admin/setup');
      await page.getByRole('heading', { name: 'Ready for work' }).click();
      await expectUsable(page, 'set up');
      await page.getByRole('button', { name: 'Change: Address' }).click();
      await expectUsable(page, 'fact', page.getByRole('region', { name: 'How it will read' }));
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
      await expectUsable(
        page,
        'reply to a selection',
        page.getByRole('alertdialog').getByLabel(adminSending.editor.body),
      );
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: 'More' }).click();
      await expectUsable(page, 'more for a selection');
      await page.keyboard.press('Escape');
      await checkSearch(page, mark);
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox', { name: 'Search' }).fill(`${mark} nothing`);
      await expectUsable(page, 'no match', page.getByText('Nothing matches'));
      await failRequests(page, /contact_submissions/, 'GET', 403);
      await page.goto('/admin/contacts');
      await expectUsable(
        page,
        'failure',
        page.getByText('Failed to fetch contact messages').first(),
      );
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
      await expectUsable(page, 'message with failures', panel(page).getByRole('alert').first());
      await restore();

      await page.reload();
      await (await openNote(page)).fill('Half a');
      if (width < 1280) await button(page, adminDetail.properties.details).click();
      await endSession(button(page, 'Completed'), account);
      await expectUsable(
        page,
        'session ended',
        page.getByRole('alertdialog', { name: 'Your session has ended' }),
      );
      await page.getByRole('button', { name: 'Discard what I typed' }).click();
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expectUsable(page, 'login', page.getByText('Please enter your password'));
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
      await expectUsable(page, 'application', button(page, 'Download'));
      await page.goto('/admin/contacts/quotes/5eed4001-0000-4000-8000-000000000001');
      await expectUsable(page, 'quote request', panel(page).getByText('Project description'));
      await checkReplyEditor(page);
    });

    test('is accessible in a posting with errors and a question', async ({ page }) => {
      await page.goto('/admin/job-postings/new');
      await button(page, 'Create posting').click();
      await expectUsable(page, 'new posting with mistakes', panel(page).getByRole('alert'));

      const id = await addPosting();
      await page.goto(`/admin/job-postings/${id}`);
      await button(page, 'Delete posting').click();
      await expectUsable(page, 'posting to be deleted', page.getByRole('alertdialog'));
    });
  });
}
