import { addAccount, addMessage, login, openNote, panel, signInAs } from '../admin-support.ts';
import type { Page } from 'playwright/test';
import { expect, test } from '../support.ts';

/** Expects that staff data is gone from the page and the storage. */
async function expectNothingLeft(page: Page, text: string) {
  await expect(page.getByText(text)).toHaveCount(0);
  expect(await page.content()).not.toContain(text);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
}

test('public pages load nothing of the staff area', { tag: '@nightly' }, async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  for (const path of ['/', '/careers', '/get-quote']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(urls.filter((url) => /admin|chart-|\/auth\/v1\//.test(url))).toEqual([]);
});

test('an admin who signs out leaves no data behind, in any tab', async ({ page, context }) => {
  const person = `Secret ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addMessage({ first_name: person });
  await signInAs(page, await addAccount({ isAdmin: true }));
  await page.goto(`/admin/contacts/${id}`);
  const [list, typing] = [await context.newPage(), await context.newPage()];
  await list.goto('/admin/contacts');
  await expect(list.getByRole('link', { name: person })).toBeVisible();
  await typing.goto(`/admin/contacts/${id}`);
  await (await openNote(typing)).fill('Half a');
  await expect(panel(page).getByRole('heading', { name: person })).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(page).toHaveURL('/');
  for (const other of [list, typing]) {
    await expect(login(other)).toBeVisible();
    await expectNothingLeft(other, person);
  }
  await expectNothingLeft(page, person);
  await page.goBack();
  await expect(login(page)).toBeVisible();
  await expectNothingLeft(page, person);
});
