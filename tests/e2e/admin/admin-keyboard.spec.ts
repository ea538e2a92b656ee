import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { adminReplies } from '../../../src/content/en/admin-replies.ts';
import { adminSearch } from '../../../src/content/en/admin-search.ts';
import { adminSending } from '../../../src/content/en/admin-sending.ts';
import { addAccount, addMessage, panel, signedOut, sql, test, toast } from '../admin-support.ts';
import { allEngines, expect } from '../support.ts';

async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0], timeout: 10_000 });
}

const search = (page: Page) => page.getByRole('alertdialog', { name: adminSearch.title });

test.describe('signed out', () => {
  test.use(signedOut);

  test(
    'an admin signs in, finds a lead, answers it and completes it with the keyboard alone',
    allEngines,
    async ({ page }) => {
      const account = await addAccount({ isAdmin: true });
      const name = `Lead ${randomUUID().slice(0, 8)}`;
      const id = await addMessage({ last_name: name });
      await page.goto('/admin');
      await tabTo(page, page.getByLabel('Email'));
      await page.keyboard.type(account.email);
      await tabTo(page, page.getByLabel('Password'));
      await page.keyboard.type(account.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();

      await page.keyboard.press('Control+K');
      await expect(search(page).getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(name);
      await search(page)
        .getByRole('link', { name: new RegExp(name) })
        .waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/admin/contacts/${id}`);
      await panel(page).getByRole('button', { name: adminReplies.title }).waitFor();

      await page.keyboard.press('r');
      await expect(panel(page).getByLabel(adminSending.editor.body)).toBeFocused();
      // In place of the template, which asks for details.
      await page.keyboard.press('Control+A');
      await page.keyboard.type('We can start on Monday. ');
      await page.keyboard.press('Control+Enter');
      await expect(toast(page, adminSending.editor.queued)).toBeVisible();
      await page.keyboard.press('3');
      await page.getByRole('alertdialog').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const completed = panel(page).getByRole('button', { name: 'Completed', pressed: true });
      await expect(completed).toBeVisible();
      await expect
        .poll(() => sql`select status from contact_submissions where id = ${id}`)
        .toMatchObject([{ status: 'completed' }]);
    },
  );
});
