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
  await page.getByRole('menuitemcheckbox', { name: /^In a week/ }).click();
  await expect(toast(page, texts.followUp.saved('').trim())).toBeVisible();
  const [mail] = await sql`
    select to_char(due_at at time zone 'Asia/Kolkata', 'HH24:MI') as leaves, private.today()::text as today
    from mails where kind = 'follow_up' and recipient_id = (
      select r.id from mail_recipients as r join auth.users as u on u.id = r.user_id where u.email = ${colleague.email}
    )`;
  expect(mail?.['leaves']).toBe('08:00');

  // Its morning has come.
  await sql`
    update mails set due_at = now() where kind in ('assignment', 'follow_up') and state = 'waiting'`;
  await expect
    .poll(() => mailsTo(colleague.email, /^Follow up: Contact message/), { timeout: 20_000 })
    .toHaveLength(1);

  await panel(page)
    .getByRole('button', { name: texts.followUpIs('') })
    .click();
  await page.getByRole('menuitemcheckbox', { name: texts.otherDay }).click();
  await page.getByLabel(texts.day).fill(String(mail?.['today']));
  await page.getByLabel(texts.note).fill('call about the SLA');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: /^Follow up: .*due/ })).toBeVisible();
  const mails = () => mailsTo(colleague.email, /^Assigned to you: Contact message/);
  await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
  expect(mails()[0]?.subject).toContain(name);

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const theirs = await context.newPage();
  await signInAs(theirs, colleague);
  const row = theirs
    .getByRole('table', { name: texts.openWork.title })
    .getByRole('row', { name: /^Contact messages/ });
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
