import type { Page } from 'playwright/test';
import { addAccount, signedOut, test, toast } from '../admin-support.ts';
import { mailsTo } from '../mails.ts';
import { api, expect } from '../support.ts';

test(
  'an invited colleague joins by the mailed link, ends other sessions at once, and is out once removed',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    // Somebody has registered the address before.
    const squatter = await addAccount({ isAdmin: false });
    const { email } = squatter;
    const password = 'three plain words';
    await page.goto('/admin/team');
    await page.getByRole('button', { name: 'Invite a colleague' }).click();
    await page.getByLabel('Email address').fill(email.toUpperCase());
    await page.getByLabel('Role', { exact: true }).selectOption('HR');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(toast(page, 'is being sent')).toBeVisible();
    const context = await browser.newContext(signedOut);
    const colleague = await context.newPage();
    await colleague.goto(await readInvitation(email));
    await joinAsHr(colleague, password);
    expect((await api.requestToken('password', { ...squatter })).status).toBe(400);

    const session = await api.signIn({ email, password });
    const applicationRange = async () =>
      (await api.read('career_applications', session)).headers.get('content-range');
    expect(await applicationRange()).not.toMatch(/\/0$/);
    await colleague.getByRole('button', { name: 'Your account' }).click();
    await colleague.getByRole('button', { name: 'Signed-in devices' }).click();
    await colleague.getByText('Unknown device').waitFor();
    await colleague.getByRole('button', { name: 'Sign out of all other devices' }).click();
    await expect(toast(colleague, 'You are signed out everywhere else')).toBeVisible();
    expect(await applicationRange()).toMatch(/\/0$/);

    await colleague.goto('/admin/contacts');
    await expect(colleague.getByRole('alert')).toContainText(
      'Your role does not include contact messages.',
    );
    await expect(colleague.getByRole('tab')).toHaveCount(3);

    await page.reload();
    await page.getByRole('button', { name: /^Remove Nora Diallo/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'was removed')).toBeVisible();
    await colleague.getByRole('tab', { name: 'Careers' }).click();
    await expect(colleague).toHaveURL('/');
    await context.close();
  },
);

/** Waits for the mailed link. */
async function readInvitation(email: string): Promise<string> {
  const links = () =>
    mailsTo(email).flatMap(({ text }) => /\/admin#invitation=\S+/.exec(text)?.[0] ?? []);
  await expect.poll(links).toHaveLength(1);
  return links()[0] ?? '';
}

async function joinAsHr(page: Page, password: string) {
  await expect(page.getByText('Your role will be: HR.')).toBeVisible();
  await page.getByLabel('Your name').fill('Nora Diallo');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}
