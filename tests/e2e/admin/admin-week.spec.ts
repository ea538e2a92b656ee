// A week of sales, HR and the owner: each task takes at most the clicks that it was given.
import { randomUUID } from 'node:crypto';
import { adminEntry } from '../../../src/content/en/admin-entry.ts';
import { adminErase } from '../../../src/content/en/admin-erase.ts';
import { adminHiring } from '../../../src/content/en/admin-hiring.ts';
import { adminLists } from '../../../src/content/en/admin-lists.ts';
import { adminMeetings } from '../../../src/content/en/admin-meetings.ts';
import { adminOwner } from '../../../src/content/en/admin-owner.ts';
import { adminRecords } from '../../../src/content/en/admin-records.ts';
import { adminReplies } from '../../../src/content/en/admin-replies.ts';
import { adminReport } from '../../../src/content/en/admin-report.ts';
import { adminSending } from '../../../src/content/en/admin-sending.ts';
import { adminWork } from '../../../src/content/en/admin-work.ts';
import {
  addAccount,
  addApplication,
  addPosting,
  addQuote,
  chooseTemplate,
  panel,
  sql,
  toast,
} from '../admin-support.ts';
import { attach, button, dialogOf, selectRows, signInWithRole, test } from '../clicks.ts';
import { answerByMail, mailsTo, sendWaitingReplies } from '../mails.ts';
import { expect } from '../support.ts';

const { bulk, editor, waiting } = adminSending;
const { selection, undo } = adminLists;
const nightly = { tag: '@nightly' };
const { statuses } = adminRecords;
const { forAll } = adminHiring.rejection;

test(
  'on Monday, sales works on 40 leads from the first screen in the clicks that it was given',
  nightly,
  async ({ page, clicks }) => {
    test.setTimeout(240_000);
    const me = await signInWithRole(page, 'sales');
    const away = await addAccount({ isAdmin: true });
    const tag = `Monday${randomUUID().slice(0, 6)}`;
    const leads: { id: string; email: string }[] = [];
    for (let index = 10; index < 50; index += 1) {
      const email = `p${index}.${tag}@example.org`;
      const id = await addQuote({ company_name: `${tag} ${index}`, email });
      leads.push({ id, email });
      // Long ago, so that they are due before those of other stories.
      await sql`update quote_requests set created_at = created_at - interval '20 years' where id = ${id}`;
    }

    await page.goto('/admin');
    const doNow = page.getByRole('region', { name: adminWork.doNow });
    await expect(doNow.getByText(tag).first()).toBeVisible();
    await expect(doNow.getByRole('listitem')).toHaveCount(10);
    clicks('my open work in the morning', 0);

    await doNow.getByRole('link').first().click();
    await button(panel(page), adminReplies.title).click();
    await panel(page).getByLabel(editor.body).fill('We can start on Monday.');
    await attach(page, 'Offer.pdf');
    await button(panel(page), editor.sendAndSet(statuses.contacted)).click();
    await expect(toast(page, editor.queued)).toBeVisible();
    clicks('the first lead answered with a PDF, from Overview', 4);

    await button(toast(page, editor.queued), editor.stop).click();
    await expect(toast(page, waiting.stopped(1))).toBeVisible();
    clicks('a wrong reply called back', 1);

    await page.goto(`/admin/contacts/quotes?q=${tag}`);
    await selectRows(page, `${tag} 49`, `${tag} 40`);
    await button(page, bulk.open(10)).click();
    await button(dialogOf(page), bulk.send(10)).click();
    await expect(page.getByText(/^10 replies by .* will be sent at/)).toBeVisible();
    clicks('ten quotes answered and set to Contacted', 5);

    await selectRows(page, `${tag} 39`, `${tag} 32`);
    await button(page, 'Status').click();
    await page.getByRole('menuitemcheckbox', { name: statuses.contacted }).click();
    await expect(toast(page, selection.saved(8))).toBeVisible();
    clicks('eight statuses set', 4);
    await button(toast(page, selection.saved(8)), undo.undo).click();
    await expect(toast(page, undo.restored(8))).toBeVisible();
    clicks('eight wrong statuses undone in the list', 1);

    const [first] = leads;
    await sql`update quote_requests set owner_id = ${me.id} where id = ${first?.id ?? ''}`;
    await sql`select private.reply_token('quote_requests', ${first?.id ?? ''})`;
    await answerByMail(first?.id ?? '', {
      from: `Awa <${first?.email}>`,
      subject: 'Re: your offer',
      text: 'When can you start?',
    });
    await expect
      .poll(
        () =>
          sql`select from quote_requests where id = ${first?.id ?? ''} and new_answer_at is not null`,
      )
      .toHaveLength(1);
    await page.goto('/admin');
    await doNow.getByRole('link', { name: 'When can you start?' }).click();
    await button(panel(page), adminReplies.title).click();
    await panel(page).getByLabel(editor.body).fill('On Monday.');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, editor.queued)).toBeVisible();
    clicks('an answer read and replied to', 2);

    await sql`
    update quote_requests
    set owner_id = (select id from auth.users where email = ${away.email})
    where company_name like ${`${tag} 2%`}
  `;
    await page.goto(`/admin/contacts/quotes?q=${tag}`);
    await button(page, adminLists.filters.open).click();
    await page.keyboard.type(away.email.slice(0, 8));
    await page.getByRole('button', { name: away.email.slice(0, 8) }).waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByText('10 in total')).toBeVisible();
    await page.getByRole('checkbox', { name: selection.all }).click();
    await button(page, adminOwner.assignSelected).click();
    await page.getByRole('menuitemcheckbox', { name: adminOwner.me }).click();
    await expect(toast(page, selection.saved(10))).toBeVisible();
    clicks('the open leads of a colleague handed over', 4);

    await page.goto('/admin/contacts/quotes');
    await page.getByRole('link', { name: adminEntry.add, exact: true }).click();
    await panel(page).getByLabel('Company').fill(`${tag} caller`);
    await panel(page).getByLabel('Phone').fill('+254 700 000 417');
    await button(panel(page), adminEntry.save).click();
    await expect(toast(page, adminEntry.done)).toBeVisible();
    clicks('a lead that phoned, entered with two fields', 3);
    await button(panel(page), adminEntry.complete.open).click();
    await dialogOf(page).getByLabel('Email').fill(`caller.${tag}@example.org`);
    await button(dialogOf(page), adminEntry.complete.save).click();
    await expect(toast(page, adminEntry.complete.done)).toBeVisible();
    clicks('the same lead completed', 2);
  },
);

test(
  'HR invites, moves, rejects and closes a posting in the clicks that it was given',
  nightly,
  async ({ page, clicks }) => {
    test.setTimeout(240_000);
    await signInWithRole(page, 'hr');
    const posting = await addPosting({ status: 'active' });
    const tag = `Row${randomUUID().slice(0, 6)}`;
    const people: { id: string; email: string }[] = [];
    for (let index = 10; index < 35; index += 1) {
      const email = `a${index}.${tag}@example.org`;
      const name = { first_name: 'Amina', last_name: `${tag} ${index}` };
      people.push({ id: await addApplication({ ...name, email, job_posting_id: posting }), email });
    }

    await page.goto(`/admin/careers?posting=${posting}`);
    await selectRows(page, `Amina ${tag} 34`, `Amina ${tag} 15`);
    await button(page, bulk.open(20)).click();
    await chooseTemplate(dialogOf(page), 'decline');
    await dialogOf(page).getByLabel(forAll).fill('The position needs five years in telecoms.');
    await button(dialogOf(page), bulk.send(20)).click();
    await expect(page.getByText(/^20 replies by .* will be sent at/)).toBeVisible();
    clicks('20 applicants rejected and told, with a reason', 7);

    const { id = '', email = '' } = people[0] ?? {};
    await page.goto(`/admin/careers/${id}`);
    await button(panel(page), adminReplies.title).click();
    await chooseTemplate(panel(page), 'meeting');
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await panel(page).getByLabel(adminMeetings.day).fill(day);
    await panel(page).getByLabel(adminMeetings.place).fill('https://meet.example/1');
    await button(panel(page), /^Send and set to/).click();
    await expect(toast(page, editor.queued)).toBeVisible();
    clicks('an interview: invited', 4);
    await sendWaitingReplies(id);
    await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);

    await button(panel(page), adminMeetings.next.move).click();
    await panel(page).getByLabel(adminMeetings.clock, { exact: true }).fill('15:30');
    await button(panel(page), editor.send).click();
    await expect(toast(page, editor.queued)).toBeVisible();
    clicks('the interview: moved', 2);
    await sendWaitingReplies(id);
    await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(2);

    await button(panel(page), adminMeetings.next.cancel).click();
    await button(panel(page), /^Send/).first().click();
    await expect(toast(page, editor.queued)).toBeVisible();
    clicks('the interview: cancelled', 2);

    await page.goto(`/admin/job-postings/${posting}`);
    await button(panel(page), adminHiring.closing.close).click();
    await button(dialogOf(page), /^Close and write to/).click();
    await dialogOf(page).getByLabel(forAll).fill('The position is filled.');
    await button(dialogOf(page), /^Send/).click();
    await expect(
      page.getByText(/replies will be sent in ten minutes|reply will be sent/).first(),
    ).toBeVisible();
    clicks('a posting closed, and those chosen told with a reason', 4);
  },
);

test(
  'the owner sees the week, exports, finds and erases a person in the clicks that it was given',
  nightly,
  async ({ page, clicks }) => {
    test.setTimeout(120_000);
    await signInWithRole(page, 'admin');
    const tag = `Owner${randomUUID().slice(0, 6)}`;
    const email = `${tag}@example.org`.toLowerCase();
    const id = await addQuote({ company_name: tag, email });

    await page.goto('/admin');
    await page.getByRole('link', { name: adminReport.title, exact: true }).click();
    await expect(page.getByRole('table', { name: adminReport.waiting.title })).toBeVisible();
    clicks('a week for the owner', 1);

    await page.goto(`/admin/contacts/quotes?q=${tag}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await button(page, /: export, spam, keyboard$/).click();
        await page
          .getByRole('menuitem', { name: /^Export CSV/ })
          .first()
          .click();
      })(),
    ]);
    expect(download.suggestedFilename()).toContain('quote');
    clicks('a filtered list exported', 2);

    await page.goto(`/admin/contacts/quotes/${id}`);
    await button(panel(page), 'More actions').click();
    await page.getByRole('menuitem', { name: adminErase.open }).click();
    await dialogOf(page).getByLabel(adminErase.type).fill(email);
    await button(dialogOf(page), adminErase.confirm).click();
    await expect.poll(() => sql`select from quote_requests where id = ${id}`).toHaveLength(0);
    clicks('a person erased', 3);
  },
);
