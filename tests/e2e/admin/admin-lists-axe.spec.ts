import { randomUUID } from 'node:crypto';
import { addAccount, addMessage, become, fits, refuse } from '../admin-support.ts';
import { check, openPage } from '../site.ts';
import { expect, test } from '../support.ts';

for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const title = `every state of a list is fit for everybody: ${width} px, ${colorScheme}`;
    test(title, { tag: '@nightly' }, async ({ browser }) => {
      test.setTimeout(120_000);
      const mark = randomUUID().slice(0, 8);
      await addMessage({ first_name: mark, last_name: 'x'.repeat(200) });
      await addMessage({ first_name: mark, last_name: 'محمد عبد الرحمن', company_operator: null });
      const page = await openPage(browser, 'about:blank', { width, colorScheme });
      await become(page, await addAccount({ isAdmin: true }));
      const see = async (state: string) => {
        await fits(page);
        await check(page, `${state}, ${width}, ${colorScheme}`);
      };
      const rows = page.locator('[data-record]');

      await page.goto('/admin/contacts');
      await rows.first().waitFor();
      await see('list');
      await page.goto(`/admin/contacts?q=${mark}&status=new,contacted&date=2026-01-01..`);
      await expect(rows).toHaveCount(2);
      if (width < 700) await page.getByRole('button', { name: /^Filters/ }).click();
      await see('filters');
      await rows.getByRole('checkbox').first().check();
      await see('selection');
      if (width > 700) {
        await page.keyboard.press('?');
        await page.getByRole('alertdialog').waitFor();
        await see('keyboard help');
        await page.keyboard.press('Escape');
      }

      const undo = await refuse(page, /contact_submissions/, 'PATCH', 403);
      await page.getByRole('region', { name: 'Selected records' }).getByText('Completed').click();
      await page.getByRole('alert').waitFor();
      await see('a status that was not changed');
      await undo();

      await page.getByRole('textbox', { name: 'Search' }).fill(`${mark} nothing`);
      await page.getByText('Nothing matches').waitFor();
      await see('no match');
      const answer = await refuse(page, /contact_submissions/, 'GET', 403);
      await page.goto('/admin/contacts');
      await page.getByText('Failed to fetch contact messages').first().waitFor();
      await see('failure');
      await answer();
      await page.getByRole('button', { name: 'Retry' }).click();
      await rows.first().waitFor();
      await refuse(page, /limit=1000/, 'GET', 403);
      await page.getByRole('button', { name: 'Export CSV' }).click();
      await page.getByText('Failed to export').waitFor();
      await see('export that broke off');
      await page.context().close();
    });
  }
}
