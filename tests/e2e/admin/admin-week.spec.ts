// A week of sales and the owner: each task takes at most the clicks that it was given.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { adminAnswers } from '../../../src/content/en/admin-answers.ts';
import { adminEntry } from '../../../src/content/en/admin-entry.ts';
import { adminErase } from '../../../src/content/en/admin-erase.ts';
import { adminLists } from '../../../src/content/en/admin-lists.ts';
import { adminOwner } from '../../../src/content/en/admin-owner.ts';
import { adminRecords } from '../../../src/content/en/admin-records.ts';
import { adminReplies } from '../../../src/content/en/admin-replies.ts';
import { adminReport } from '../../../src/content/en/admin-report.ts';
import { adminSending } from '../../../src/content/en/admin-sending.ts';
import { adminWork } from '../../../src/content/en/admin-work.ts';
import { addAccount, addMessage, addQuote, panel, sql, toast } from '../admin-support.ts';
import { attachPdf, button, dialogOf, selectRows, signInWithRole, test } from '../clicks.ts';
import { answerByMail } from '../mails.ts';
import { expect } from '../support.ts';

const { bulk, editor, waiting } = adminSending;
const { selection, undo } = adminLists;
const { bounce } = adminAnswers;
const nightly = { tag: '@nightly' };
const { statuses } = adminRecords;

test(
  'on Monday, sales works on 40 leads from the first screen in the clicks that it was given',
  nightly,
  async ({ page, expectClicks }) => {
    const me = await signInWithRole(page, 'sales');
    const awayColleague = await addAccount({ isAdmin: true });
    const tag = `Monday${randomUUID().slice(0, 6)}`;
    const firstId = await addLeads(tag);

    await page.goto('/admin');
    await expect(doNow(page).getByText(tag).first()).toBeVisible();
    await expect(doNow(page).getByRole('listitem')).toHaveCount(10);
    expectClicks('my open work in the morning', 0);
    await answerFirstLead(page);
    expectClicks('the first lead answered with a PDF, from Overview', 4);
    await button(toast(page, editor.queued), editor.stop).click();
    await expect(toast(page, waiting.stopped(1))).toBeVisible();
    expectClicks('a wrong reply called back', 1);

    await page.goto(`/admin/contacts/quotes?q=${tag}`);
    await answerTenQuotes(page, tag);
    expectClicks('ten quotes answered and set to Contacted', 5);
    await setEightStatuses(page, tag);
    expectClicks('eight statuses set', 4);
    await button(toast(page, selection.saved(8)), undo.undo).click();
    await expect(toast(page, undo.restored(8))).toBeVisible();
    expectClicks('eight wrong statuses undone in the list', 1);

    await sql`update quote_requests set owner_id = ${me.id} where id = ${firstId}`;
    await receiveAnswer(firstId, 'When can you start?');
    await page.goto('/admin');
    await replyToAnswer(page, 'When can you start?');
    expectClicks('an answer read and replied to', 2);

    await assignTenLeads(tag, awayColleague.email);
    await page.goto(`/admin/contacts/quotes?q=${tag}`);
    await takeOverLeads(page, awayColleague.email);
    expectClicks('the open leads of a colleague handed over', 4);

    await page.goto('/admin/contacts/quotes');
    await enterCaller(page, `${tag} caller`);
    expectClicks('a lead that phoned, entered with two fields', 3);
    await completeCaller(page, `caller.${tag}@example.org`);
    expectClicks('the same lead completed', 2);
  },
);

/** Adds 40 quote requests, called by the tag and 10 to 49; returns the id of the first. */
async function addLeads(tag: string): Promise<string> {
  const ids: string[] = [];
  for (let number = 10; number < 50; number += 1) {
    const email = `p${number}.${tag}@example.org`;
    ids.push(await addQuote({ company_name: `${tag} ${number}`, email }));
  }
  // Long ago, so that they are due before those of other stories.
  await sql`
    update quote_requests set created_at = created_at - interval '20 years'
    where id in ${sql(ids)}
  `;
  return ids[0] ?? '';
}

/** Gives the leads from 20 to 29 to a colleague. */
const assignTenLeads = (tag: string, email: string) => sql`
  update quote_requests set owner_id = (select id from auth.users where email = ${email})
  where company_name like ${`${tag} 2%`}
`;

async function receiveAnswer(id: string, text: string) {
  const [lead] = await sql`select email from quote_requests where id = ${id}`;
  await answerByMail(id, { from: `Awa <${lead?.['email']}>`, subject: 'Re: your offer', text });
  await expect
    .poll(() => sql`select from quote_requests where id = ${id} and new_answer_at is not null`)
    .toHaveLength(1);
}

const doNow = (page: Page) => page.getByRole('region', { name: adminWork.doNow });

async function answerFirstLead(page: Page) {
  await doNow(page).getByRole('link').first().click();
  await button(panel(page), adminReplies.title).click();
  await panel(page).getByLabel(editor.body).fill('We can start on Monday.');
  await attachPdf(page, 'Offer.pdf');
  await button(panel(page), editor.sendAndSet(statuses.contacted)).click();
  await expect(toast(page, editor.queued)).toBeVisible();
}

async function answerTenQuotes(page: Page, tag: string) {
  await selectRows(page, `${tag} 49`, `${tag} 40`);
  await button(page, bulk.open(10)).click();
  await button(dialogOf(page), bulk.send(10)).click();
  await expect(page.getByText(/^10 replies by .* will be sent at/)).toBeVisible();
}

async function setEightStatuses(page: Page, tag: string) {
  await selectRows(page, `${tag} 39`, `${tag} 32`);
  await button(page, 'Status').click();
  await page.getByRole('menuitem', { name: statuses.contacted }).click();
  await expect(toast(page, selection.saved(8))).toBeVisible();
}

async function replyToAnswer(page: Page, text: string) {
  await doNow(page).getByRole('link', { name: text }).click();
  await button(panel(page), adminReplies.title).click();
  await panel(page).getByLabel(editor.body).fill('On Monday.');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, editor.queued)).toBeVisible();
}

async function takeOverLeads(page: Page, ownerEmail: string) {
  const { open: openFilters, fields } = adminLists.filters;
  const shownName = ownerEmail.slice(0, 8);
  await button(page, openFilters).click();
  for (const name of [fields.owner_id, shownName]) {
    const item = page.getByRole('menuitemcheckbox', { name });
    await item.waitFor();
    await page.keyboard.type(name);
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('10 in total')).toBeVisible();
  await page.getByRole('checkbox', { name: selection.all }).click();
  await button(page, adminOwner.assignSelected).click();
  await page.getByRole('menuitemcheckbox', { name: adminOwner.me }).click();
  await expect(toast(page, selection.saved(10))).toBeVisible();
}

async function enterCaller(page: Page, company: string) {
  await page.getByRole('link', { name: adminEntry.add, exact: true }).click();
  await panel(page).getByLabel('Company').fill(company);
  await panel(page).getByLabel('Phone').fill('+254 700 000 417');
  await button(panel(page), adminEntry.save).click();
  await expect(toast(page, adminEntry.done)).toBeVisible();
}

async function completeCaller(page: Page, email: string) {
  await button(panel(page), adminEntry.complete.open).click();
  await dialogOf(page).getByLabel('Email').fill(email);
  await button(dialogOf(page), adminEntry.complete.save).click();
  await expect(toast(page, adminEntry.complete.done)).toBeVisible();
}

test(
  'the owner sees the week, corrects, finds, exports and erases a person in the clicks that it was given',
  nightly,
  async ({ page, expectClicks }) => {
    await signInWithRole(page, 'admin');
    const tag = `Owner${randomUUID().slice(0, 6)}`;
    const bouncedEmail = `${tag}@example.org`.toLowerCase();
    const email = `new.${bouncedEmail}`;
    const id = await addQuote({ company_name: tag, email: bouncedEmail });

    await page.goto('/admin');
    await page.getByRole('link', { name: adminReport.title, exact: true }).click();
    await expect(page.getByRole('table', { name: adminReport.colleagues.title })).toBeVisible();
    expectClicks('a week for the owner', 1);

    await sql`
      insert into private.bounced_addresses (mailbox, complaint, reason)
      values (private.mailbox_of(${bouncedEmail}), false, '550 5.1.1 no such user')
    `;
    await page.goto(`/admin/contacts/quotes/${id}`);
    await button(panel(page), bounce.correct).click();
    await dialogOf(page).getByRole('textbox').fill(email);
    await button(dialogOf(page), bounce.form.submit).click();
    await expect(toast(page, bounce.form.done(email))).toBeVisible();
    expectClicks('a bounced address corrected', 2);

    const messageId = await addMessage({ last_name: tag, email });
    await page.goto('/admin');
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(email);
    for (const recordId of [id, messageId]) {
      await expect(dialogOf(page).locator(`a[href$="${recordId}"]`)).toBeVisible();
    }
    expectClicks('everything of one person', 0);

    await page.goto(`/admin/contacts/quotes?q=${tag}&country=Nigeria`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, adminLists.export.all).click(),
    ]);
    expect(download.suggestedFilename()).toContain('quote');
    expectClicks('a filtered list exported', 1);

    await page.goto(`/admin/contacts/quotes/${id}`);
    await button(panel(page), 'More actions').click();
    await page.getByRole('menuitem', { name: adminErase.open }).click();
    await expect(dialogOf(page).getByRole('table')).toBeVisible();
    await dialogOf(page).getByLabel(adminErase.type).fill(email);
    await page.keyboard.press('Enter');
    await expect.poll(() => sql`select from quote_requests where id = ${id}`).toHaveLength(0);
    expectClicks('a person erased', 2);
  },
);
