import { mailsTo } from '../mails.ts';
import { addAccount, test, toast } from '../admin-support.ts';
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
    const links = () =>
      [...mailsTo(email), ...mailsTo(email.toUpperCase())].flatMap(
        ({ text }) => /\/admin#invitation=\S+/.exec(text)?.[0] ?? [],
      );
    await expect.poll(links).toHaveLength(1);
    const link = links()[0] ?? '';

    const nobody = { storageState: { cookies: [], origins: [] } };
    const context = await browser.newContext(nobody);
    const theirs = await context.newPage();
    await theirs.goto(link);
    await expect(theirs.getByText('Your role will be: HR.')).toBeVisible();
    await theirs.getByLabel('Your name').fill('Nora Diallo');
    await theirs.getByLabel('New password').fill(password);
    await theirs.getByRole('button', { name: 'Join the team' }).click();
    await expect(theirs.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect((await api.token('password', { ...squatter })).status).toBe(400);

    const copied = await api.signIn({ email, password });
    const applications = async () =>
      (await api.read('career_applications', copied)).headers.get('content-range');
    expect(await applications()).not.toMatch(/\/0$/);
    await theirs.getByRole('button', { name: 'Your account' }).click();
    await theirs.getByRole('button', { name: 'Signed-in devices' }).click();
    await theirs.getByText('Unknown device').waitFor();
    await theirs.getByRole('button', { name: 'Sign out of all other devices' }).click();
    await expect(toast(theirs, 'You are signed out everywhere else')).toBeVisible();
    expect(await applications()).toMatch(/\/0$/);

    await theirs.goto('/admin/contacts');
    await expect(theirs.getByRole('alert')).toContainText(
      'Your role does not include contact messages.',
    );
    await expect(theirs.getByRole('tab')).toHaveCount(3);

    await page.reload();
    await page.getByRole('button', { name: /^Remove Nora Diallo/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'was removed')).toBeVisible();
    await theirs.getByRole('tab', { name: 'Careers' }).click();
    await expect(theirs).toHaveURL('/');
    await context.close();
  },
);
