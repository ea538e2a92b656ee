import type { Page } from 'playwright/test';
import {
  addAccount,
  addMessage,
  addPosting,
  become,
  endSession,
  panel,
  toast,
} from '../admin-support.ts';
import { admin, expect, signIn, test } from '../support.ts';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' });

test('a session that ends while somebody types asks for the password over the form', async ({
  page,
  complaints,
}) => {
  const writer = await addAccount({ isAdmin: true });
  const id = await addPosting();
  await become(page, writer);
  await page.goto(`/admin/job-postings/${id}`);
  const description = panel(page).getByLabel('Description');
  await description.fill('Typed for an hour.');
  await endSession(panel(page).getByRole('button', { name: 'Save changes' }), writer);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Email')).toHaveValue(writer.email);
  await expect(dialog(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('Password').fill('wrong password');
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Invalid login credentials');
  await dialog(page).getByLabel('Password').fill(writer.password);
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(description).toHaveValue('Typed for an hour.');
  await panel(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Job posting updated successfully')).toBeVisible();
  complaints.length = 0;
});

test(
  'another person who signs in over the form finds nothing of it',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    const writer = await addAccount({ isAdmin: true });
    const id = await addMessage();
    await become(page, writer);
    await page.goto(`/admin/contacts/${id}`);
    await panel(page).getByLabel('New note').fill('For my eyes only');
    await endSession(panel(page).getByRole('button', { name: 'Add note' }), writer);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByLabel('Email').fill(admin.email);
    await dialog(page).getByLabel('Password').fill(admin.password);
    await dialog(page).getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(panel(page).getByLabel('New note')).toHaveValue('');
    await expect(page.getByText('Welcome back, admin@example.com')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('For my eyes');
    complaints.length = 0;
  },
);

test(
  'a clock that is two hours fast, at sign-in or later, keeps nobody busy',
  { tag: '@nightly' },
  async ({ page, complaints }) => {
    const hours = 3_600_000;
    await page.clock.setSystemTime(Date.now() + 2 * hours);
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
    });
    await signIn(page, await addAccount({ isAdmin: true }));
    const work = async () => {
      for (const tab of ['Contacts', 'Careers', 'Partnerships', 'Job Postings']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.locator('[data-record]').first().waitFor();
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      }
    };
    await work();
    expect(renewals).toEqual([]);

    await page.clock.setSystemTime(Date.now() + 5 * hours);
    const refused = /grant_type=refresh_token/;
    await page.route(refused, (route) => route.fulfill({ status: 429, json: {} }));
    await work();
    expect(renewals).toHaveLength(1);
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    complaints.length = 0; // of the browser, about the 429
  },
);
