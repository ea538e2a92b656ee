// HR at work: each task takes at most the clicks that it was given.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { adminAway } from '../../../src/content/en/admin-away.ts';
import { adminDetail } from '../../../src/content/en/admin-detail.ts';
import { adminEntry } from '../../../src/content/en/admin-entry.ts';
import { adminHiring } from '../../../src/content/en/admin-hiring.ts';
import { adminLists } from '../../../src/content/en/admin-lists.ts';
import { adminMeetings } from '../../../src/content/en/admin-meetings.ts';
import { adminReplies } from '../../../src/content/en/admin-replies.ts';
import { adminSending } from '../../../src/content/en/admin-sending.ts';
import { adminTeam } from '../../../src/content/en/admin-team.ts';
import { pdfSaying } from '../../support/document-builders.ts';
import { addApplication, addPosting, chooseTemplate, panel, sql, toast } from '../admin-support.ts';
import { button, choosePdf, dialogOf, selectRows, signInWithRole, test } from '../clicks.ts';
import { mailsTo, sendWaitingReplies } from '../mails.ts';
import { expect } from '../support.ts';

const { bulk, editor } = adminSending;
const { beside } = adminDetail.files;
const { shortcuts } = adminLists;
const { forAll } = adminHiring.rejection;
const nightly = { tag: '@nightly' };

type Applicant = Record<'id' | 'email', string>;

test(
  'HR reads the resumes of a posting and sorts its applicants with the keyboard alone',
  nightly,
  async ({ page }) => {
    await signInWithRole(page, 'hr');
    const posting = await addPosting();
    for (const name of ['Amina', 'Chidi']) await addApplicantWithResume(posting, name);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/careers?posting=${posting}`);
    await page.getByRole('link', { name: /Chidi/ }).first().waitFor();

    // The table begins with the newest, and the list beside a record with who has waited longest.
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('button', { name: beside.show })).toBeVisible();
    await page.keyboard.press('v');
    await readResume(page, 'Amina');
    await page.keyboard.press('2');
    await leaveWithStatus(page, 'Reviewed');
    await readResume(page, 'Chidi');
    await page.keyboard.press('5');
    await page.getByRole('button', { name: shortcuts.question.set('Rejected') }).press('Enter');
    await leaveWithStatus(page, 'Rejected');
    const readStatuses = () => sql`
    select status from career_applications where job_posting_id = ${posting} order by first_name
  `;
    await expect
      .poll(async () => (await readStatuses()).map(({ status }) => status as string))
      .toEqual(['reviewed', 'rejected']);
    await page.keyboard.press('v');
    await expect(page.getByRole('region', { name: beside.title })).toHaveCount(0);
  },
);

/** Adds an application with a resume of two pages, which has the name in its first line. */
async function addApplicantWithResume(posting: string, name: string) {
  const person = { first_name: name, last_name: 'Bello' };
  const id = await addApplication({ ...person, job_posting_id: posting });
  await sql`
    insert into record_files (table_name, record_id, kind, file_name, content)
    values ('career_applications', ${id}, 'resume', ${`${name}.pdf`}, ${Buffer.from(pdfSaying(name, 'Second page'))})
  `;
}

/** Expects the first page of a resume, and turns to the second. */
async function readResume(page: Page, name: string) {
  const resume = page.getByRole('region', { name: `${name}.pdf` });
  // The code that draws resumes loads with the first one.
  await expect(resume.getByText(name, { exact: true })).toBeVisible();
  await expect.poll(() => isDrawn(resume.locator('canvas').first())).toBe(true);
  await page.keyboard.press('p');
  await expect(resume.getByText('Second page')).toBeInViewport();
}

/** Expects the status that was set, and goes to the next record. */
async function leaveWithStatus(page: Page, status: string) {
  await expect(panel(page).getByRole('button', { name: status, pressed: true })).toBeVisible();
  await page.keyboard.press('l');
}

/** Returns whether anything but paper is on a canvas. */
const isDrawn = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) =>
    element
      .getContext('2d')
      ?.getImageData(0, 0, element.width, element.height)
      // the colours of each pixel, without its opacity
      .data.some((value, index) => index % 4 < 3 && value < 128),
  );

test(
  'HR invites, moves, rejects and closes a posting in the clicks that it was given',
  nightly,
  async ({ page, expectClicks }) => {
    await signInWithRole(page, 'hr');
    const posting = await addPosting({ status: 'active' });
    const tag = `Row${randomUUID().slice(0, 6)}`;
    const people: Applicant[] = [];
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
    expectClicks('20 applicants rejected and told, with a reason', 7);

    const [applicant = { id: '', email: '' }] = people;
    await page.goto(`/admin/careers/${applicant.id}`);
    await inviteToInterview(page);
    expectClicks('an interview: invited', 4);
    await sendReplies(page, applicant, 1);
    await moveInterview(page);
    expectClicks('the interview: moved', 2);
    await sendReplies(page, applicant, 2);
    await button(panel(page), adminMeetings.next.cancel).click();
    await button(panel(page), /^Send/).first().click();
    await expect(toast(page, editor.queued)).toBeVisible();
    expectClicks('the interview: cancelled', 2);

    await page.goto(`/admin/job-postings/${posting}`);
    await button(panel(page), adminHiring.closing.close).click();
    await button(dialogOf(page), /^Close and write to/).click();
    await dialogOf(page).getByLabel(forAll).fill('The position is filled.');
    await button(dialogOf(page), /^Send/).click();
    await expect(
      page.getByText(/replies will be sent in ten minutes|reply will be sent/).first(),
    ).toBeVisible();
    expectClicks('a posting closed, and those chosen told with a reason', 4);
  },
);

/** The date of a day to come, as a date field takes it. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function inviteToInterview(page: Page) {
  await button(panel(page), adminReplies.title).click();
  await chooseTemplate(panel(page), 'meeting');
  await panel(page).getByLabel(adminMeetings.day).fill(dayIn(3));
  await panel(page).getByLabel(adminMeetings.place).fill('https://meet.example/1');
  await button(panel(page), /^Send and set to/).click();
  await expect(toast(page, editor.queued)).toBeVisible();
}

async function moveInterview(page: Page) {
  await button(panel(page), adminMeetings.next.move).click();
  await panel(page).getByLabel(adminMeetings.clock, { exact: true }).fill('15:30');
  await button(panel(page), editor.send).click();
  await expect(toast(page, editor.queued)).toBeVisible();
}

/** Sends what waits for an applicant, which makes so many mails, and shows the record anew. */
async function sendReplies(page: Page, { id, email }: Applicant, mailCount: number) {
  await sendWaitingReplies(id);
  await expect.poll(() => mailsTo(email)).toHaveLength(mailCount);
  await page.reload();
}

test(
  'HR enters a CV, decides by keyboard and goes away in the clicks that it was given',
  nightly,
  async ({ page, expectClicks }) => {
    const me = await signInWithRole(page, 'hr');
    const posting = await addPosting({ status: 'active' });
    const tag = `Key${randomUUID().slice(0, 6)}`;
    for (let index = 10; index < 16; index += 1) {
      await addApplication({ last_name: `${tag} ${index}`, job_posting_id: posting });
    }

    await page.goto(`/admin/careers?posting=${posting}`);
    await expect(page.locator('[data-record]')).toHaveCount(6);
    for (let index = 0; index < 6; index += 1) await page.keyboard.type('j2');
    await expect
      .poll(
        () =>
          sql`select from career_applications where job_posting_id = ${posting} and status = 'reviewed'`,
      )
      .toHaveLength(6);
    expectClicks('six applicants by keyboard, two keys each', 0);

    await page.getByRole('link', { name: adminEntry.add, exact: true }).click();
    await panel(page).getByLabel('First name').fill('Ruth');
    await panel(page).getByLabel('Last name').fill(`${tag} CV`);
    await panel(page).getByLabel('Email').fill(`cv.${tag}@example.org`);
    await panel(page)
      .getByLabel(/^Posting/)
      .selectOption(posting);
    await choosePdf(page, panel(page).getByLabel(adminDetail.files.kinds.resume), 'CV.pdf');
    await button(panel(page), adminEntry.save).click();
    await expect(toast(page, adminEntry.done)).toBeVisible();
    expectClicks('a CV by mail', 4);

    await button(page, adminTeam.account.open).click();
    await button(dialogOf(page), adminAway.open).click();
    const until = dayIn(5);
    await dialogOf(page).getByLabel(adminAway.until).fill(until);
    await button(dialogOf(page), adminAway.save).click();
    await expect
      .poll(() => sql`select from admin_users where user_id = ${me.id} and away_until = ${until}`)
      .toHaveLength(1);
    expectClicks('away until a day', 3);
  },
);
