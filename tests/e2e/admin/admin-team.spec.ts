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
    const links = () =>
      [...mailsTo(email), ...mailsTo(email.toUpperCase())].flatMap(
        ({ text }) => /\/admin#invitation=\S+/.exec(text)?.[0] ?? [],
      );
    await expect.poll(links).toHaveLength(1);
    const link = links()[0] ?? '';

    const context = await browser.newContext(signedOut);
    const colleague = await context.newPage();
    await colleague.goto(link);
    await expect(colleague.getByText('Your role will be: HR.')).toBeVisible();
    await colleague.getByLabel('Your name').fill('Nora Diallo');
    await colleague.getByLabel('New password').fill(password);
    await colleague.getByRole('button', { name: 'Join the team' }).click();
    await expect(colleague.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
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
