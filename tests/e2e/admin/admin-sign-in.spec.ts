import type { Page } from 'playwright/test';
import {
  addAccount,
  addMessage,
  loginHeading,
  openNote,
  panel,
  signInAs,
  toast,
} from '../admin-support.ts';
import { mailsTo } from '../mails.ts';
import { api, expect, test } from '../support.ts';

/** Expects that staff data is gone from the page and the storage. */
async function expectNothingLeft(page: Page, text: string) {
  await expect(page.getByText(text)).toHaveCount(0);
  expect(await page.content()).not.toContain(text);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
}

test('an admin who signs out leaves no data behind, in any tab', async ({ page, context }) => {
  const person = `Secret ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addMessage({ first_name: person });
  await signInAs(page, await addAccount({ isAdmin: true }));
  await page.goto(`/admin/contacts/${id}`);
  const otherTab = await context.newPage();
  await otherTab.goto(`/admin/contacts/${id}`);
  await (await openNote(otherTab)).fill('Half a');
  await expect(panel(page).getByRole('heading', { name: person })).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(loginHeading(otherTab)).toBeVisible();
  await expectNothingLeft(otherTab, person);
  await expectNothingLeft(page, person);
  await page.goBack();
  await expect(loginHeading(page)).toBeVisible();
  await expectNothingLeft(page, person);
});

test(
  'an admin sets a new password with the mailed link, which a gateway has opened before',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const person = await addAccount({ isAdmin: true });
    const otherSession = await api.openSession(person);
    await page.goto('/admin');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`If there is an account for ${person.email}`)).toBeVisible();
    const links = () =>
      mailsTo(person.email).flatMap(({ link }) => (link?.includes('#token_hash=') ? [link] : []));
    await expect.poll(links).toHaveLength(1);
    const [link = ''] = links();

    const gateway = await context.newPage();
    await gateway.goto(link);
    await expect(gateway.getByLabel('New password')).toBeVisible();
    await gateway.close();

    await page.goto(link);
    await page.getByLabel('New password').fill('three plain words');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(toast(page, 'Password changed')).toBeVisible();
    await expect(page).toHaveURL('/admin');
    expect((await api.renew(otherSession.refresh_token)).ok).toBe(false);
  },
);
