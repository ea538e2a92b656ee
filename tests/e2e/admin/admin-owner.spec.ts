import { randomUUID } from 'node:crypto';
import { adminOwner as texts } from '../../../src/content/en/admin-owner.ts';
import { addAccount, addMessage, panel, signInAs, sql, test, toast } from '../admin-support.ts';
import { mailsTo } from '../mails.ts';
import { expect } from '../support.ts';

test('an admin hands a lead over with two clicks; the colleague has a mail and finds it under Mine and Due', async ({
  page,
  browser,
}) => {
  const colleague = await addAccount({ isAdmin: true });
  const name = `Handover ${randomUUID().slice(0, 8)}`;
  const id = await addMessage({ last_name: name });
  await page.goto(`/admin/contacts/${id}`);
  await panel(page)
    .getByRole('button', { name: texts.ownerIs(texts.nobody) })
    .click();
  await page.getByRole('menuitemcheckbox', { name: colleague.email }).click();
  await expect(toast(page, texts.assigning.saved(colleague.email))).toBeVisible();
  await panel(page).getByRole('button', { name: texts.followUpOn, exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: texts.otherDay }).click();
  const [day] = await sql`select private.today()::text as today`;
  await page.getByLabel(texts.day).fill(String(day?.['today']));
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: /^Follow up: .*due/ })).toBeVisible();

  // Its time has come.
  await sql`update mails set due_at = now() where kind = 'assignment' and state = 'waiting'`;
  const mails = () => mailsTo(colleague.email, /^Assigned to you: Contact message/);
  await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
  expect(mails()[0]?.subject).toContain(name);

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const theirs = await context.newPage();
  await signInAs(theirs, colleague);
  const row = theirs
    .getByRole('table', { name: texts.openWork.title })
    .getByRole('row', { name: /^Contact Messages/ });
  for (const filter of ['owner=me', 'due=today']) {
    await theirs.goto('/admin');
    await row.locator(`a[href*="${filter}"]`).click();
    await expect(theirs).toHaveURL(new RegExp(filter));
    // Recent Activity, which is left, names the record too.
    const record = theirs.locator('[data-record]').getByRole('link', { name: new RegExp(name) });
    await expect(record).toBeVisible();
  }
  await context.close();
});
