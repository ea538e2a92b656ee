import { randomUUID } from 'node:crypto';
import { formParts } from '../../../src/content/en/form-parts.ts';
import {
  applicationStory,
  formOn,
  newPerson,
  restPaths,
  rowsOfPerson,
  answerWithPage,
} from '../forms.ts';
import { putInOutbox, outboxFileSizes, outboxKeys } from '../outbox-entries.ts';
import { expect, guardedTest as test } from '../support.ts';

const { pending, submission: texts } = formParts;
const dayMs = 86_400_000;

/** An application with a file in the outbox, as the current version writes it. */
const outboxEntry = (id: string, content: string, changes: object) => ({
  id,
  path: '/rpc/submit_application',
  rowAs: 'application',
  row: { motivation: 'Tones & text, 100 %' },
  files: [{ field: 'resume', name: 'cv.pdf', content }],
  form: { name: 'application', page: '/apply', values: {}, text: 'Tones & text, 100 %' },
  writtenAt: Date.now() - dayMs,
  tries: 3,
  dueAt: 0,
  retryAfter: 0,
  ...changes,
});

test(
  'a visitor whose file is gone sees a notice, keeps the text and is taken to the field',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/about');
    const id = randomUUID();
    const person = newPerson();
    await putInOutbox(page, {
      [id]: outboxEntry(id, '', {
        unreadable: true,
        form: { name: 'application', page: '/apply', values: { motivation: person.text } },
      }),
    });
    await page.reload();
    const notice = page.getByRole('region', { name: pending.title });
    await expect(notice).toContainText('Job application');
    await expect(notice).toContainText(pending.unreadable);
    await notice.getByRole('button', { name: 'Change it' }).click();
    await expect(page.getByLabel('Motivation')).toHaveValue(person.text);
    await expect(page.getByLabel('Resume', { exact: true })).toBeFocused();
    await expect(formOn(page).getByRole('alert')).toContainText('Please choose it again');
    await applicationStory.fill(page, person);
    await page.getByRole('button', { name: applicationStory.submit }).click();
    await expect(formOn(page).getByText(applicationStory.success)).toBeVisible();
    expect(await rowsOfPerson(applicationStory, person.email)).toHaveLength(1);
    await expect(notice).toHaveCount(0);
  },
);

test(
  'a submission that waited for 30 days loses its files, and a visitor can email or delete it',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route(restPaths, answerWithPage(500));
    await page.goto('/about');
    const id = randomUUID();
    await putInOutbox(page, {
      [id]: outboxEntry(id, '%PDF-1.7', { writtenAt: Date.now() - 31 * dayMs }),
    });
    expect(await outboxFileSizes(page)).toEqual([[8]]);
    await page.reload();
    const notice = page.getByRole('region', { name: pending.title });
    await expect(notice).toContainText('more than 30 days');
    await expect(notice).toContainText('We have deleted its files from this device');
    expect(await outboxFileSizes(page)).toEqual([[0]]);
    await expect(notice.getByRole('button', { name: 'Try now' })).toHaveCount(0);
    const mail = notice.getByRole('link', { name: texts.mail });
    const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body');
    expect(body).toContain('Tones & text, 100 %');
    expect(body).toContain('cv.pdf');

    await notice.getByRole('button', { name: 'Delete' }).click();
    await notice.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(notice).toHaveCount(0);
    expect(await outboxKeys(page)).toEqual([]);
  },
);
