import { mailsTo } from '../mails.ts';
import { addAccount, login, signInAs, sql, test, toast } from '../admin-support.ts';
import { expect } from '../support.ts';

test('an invited colleague joins with the role, sees its tabs, and is out once removed', async ({
  page,
  browser,
}) => {
  const colleague = await addAccount({ isAdmin: false });
  await page.goto('/admin/team');
  await page.getByLabel('Email address').fill(colleague.email.toUpperCase());
  await page.getByLabel('Role', { exact: true }).selectOption('Human resources');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(toast(page, 'is on its way')).toBeVisible();
  const invitations = () =>
    mailsTo(colleague.email).filter(({ text }) =>
      text.includes('Your role will be: Human resources'),
    );
  await expect.poll(() => invitations().length).toBe(1);
  expect(invitations()[0]?.text).toContain('There is already an account');

  const nobody = { storageState: { cookies: [], origins: [] } };
  const scanner = await browser.newPage(nobody);
  await scanner.goto('/admin');
  await expect(login(scanner)).toBeVisible();
  expect(await sql`select from invitations where lower(email) = ${colleague.email}`).toHaveLength(
    1,
  );
  await scanner.close();

  const context = await browser.newContext(nobody);
  const theirs = await context.newPage();
  await signInAs(theirs, colleague);
  await theirs.goto('/admin/contacts');
  await expect(theirs.getByRole('alert')).toContainText(
    'Your role does not include contact messages.',
  );
  await expect(theirs.getByRole('tab')).toHaveText(['Overview', 'Careers', 'Job Postings']);

  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^Remove .*${colleague.email}`) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'was removed')).toBeVisible();
  await theirs.getByRole('tab', { name: 'Careers' }).click();
  await expect(theirs).toHaveURL('/');
  await context.close();
});
