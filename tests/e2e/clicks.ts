/** Counts what a task costs in clicks, and gives the steps of such tasks. */
import type { Locator, Page } from 'playwright/test';
import { adminSending } from '../../src/content/en/admin-sending.ts';
import { pdf } from '../support/document-builders.ts';
import { addAccount, panel, signInAs, sql, test as staffTest } from './admin-support.ts';
import { expect } from './support.ts';

const { files } = adminSending;

/** Adds `expectClicks`: expects at most so many clicks since its last call, those in menus included. */
export const test = staffTest.extend<{ expectClicks: (task: string, maxClicks: number) => void }>({
  async expectClicks({ page }, provide) {
    let clickCount = 0;
    page.setDefaultTimeout(20_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.exposeFunction('countClick', () => (clickCount += 1));
    await page.addInitScript(() => {
      addEventListener('pointerdown', () => void window.countClick(), { capture: true });
    });
    await provide((task, maxClicks) => {
      expect.soft(clickCount, `clicks: ${task}`).toBeLessThanOrEqual(maxClicks);
      clickCount = 0;
    });
  },
});

declare global {
  interface Window {
    countClick: () => Promise<number>;
  }
}

/** Signs in a new colleague of a role. */
export async function signInWithRole(page: Page, role: 'admin' | 'sales' | 'hr') {
  const account = await addAccount({ isAdmin: true });
  const [colleague] = await sql`
    update admin_users set role = ${role}
    where user_id = (select id from auth.users where email = ${account.email}) returning user_id
  `;
  await signInAs(page, account);
  return { ...account, id: String(colleague?.['user_id']) };
}

/** By its whole name, or a pattern. */
export const button = (place: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  place.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
export const dialogOf = (page: Page) => page.getByRole('alertdialog');

/** Chooses a file of 20 kB with a button of the open record. */
export async function choosePdf(page: Page, opener: Locator, name: string) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opener.click()]);
  await chooser.setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf(20_000)) });
  await expect(panel(page).getByText(name)).toBeVisible();
}

/** Attaches a file to the open record's reply. */
export async function attachPdf(page: Page, name: string) {
  await choosePdf(page, button(panel(page), files.attach), name);
  await expect(panel(page).getByText(adminSending.files.uploading)).toHaveCount(0);
}

/** Selects the rows of a list from one name to another. */
export async function selectRows(page: Page, from: string, to: string) {
  const checkbox = (name: string) =>
    page.getByRole('checkbox', { name: new RegExp(`^Select ${name}(,|$)`) });
  await checkbox(from).click();
  await checkbox(to).click({ modifiers: ['Shift'] });
}
