// Faults cause console errors, so these tests check the page alone. They use Playwright's clock and advance
// it where a test only waits.
import type { BrowserContext, Page } from 'playwright/test';
import { formParts } from '../../../src/content/en/form-parts.ts';
import {
  forms,
  formOn,
  newPerson,
  neverRespond,
  dropResponse,
  faultOnce,
  restPaths,
  rowsOfPerson,
  answerWithPage,
  type FormStory,
} from '../forms.ts';
import { expect, guardedTest as test } from '../support.ts';

const { waiting } = formParts.submission;

const secondMs = 1000;

for (const form of forms) {
  test.describe(form.name, { tag: '@nightly' }, () => {
    const { open, fill, longText, send, expectStored, expectWaiting } = formSteps(form);

    test('a submission is kept and stored once when the answer is lost', async ({ context }) => {
      const page = await open(context);
      const person = await fill(page);
      await faultOnce(page, dropResponse);
      await send(page);
      await expectWaiting(page, person, 1);
      await page.getByRole('button', { name: 'Try now' }).click();
      await expectStored(page, person);
    });

    test('the next page sends a submission whose tab was closed', async ({ context }) => {
      const page = await open(context);
      const { email } = await fill(page);
      const request = page.waitForRequest(restPaths);
      await faultOnce(page, neverRespond);
      await send(page);
      await request;
      await page.close();
      const nextPage = await context.newPage();
      await nextPage.goto('/about');
      await expect.poll(async () => (await rowsOfPerson(form, email)).length).toBe(1);
      await expect(nextPage.getByText(formParts.pending.stored)).toBeVisible();
    });

    test('a second person on the device finds an empty form, and both submissions are stored', async ({
      context,
    }) => {
      const page = await open(context);
      const ada = await fill(page);
      await context.setOffline(true);
      await send(page);
      await expectWaiting(page, ada);
      // Set before the network is back: otherwise the first submission could be sent by then.
      await page.route(restPaths, answerWithPage(503));
      await context.setOffline(false);
      await page.reload();
      await formOn(page).locator('form').scrollIntoViewIfNeeded();
      await expect(longText(page)).toHaveValue('');
      await expect(page.getByText(ada.text)).toHaveCount(0);
      const ben = await fill(page);
      const refusal = page.waitForResponse((response) => response.status() === 503);
      await page.clock.fastForward(60 * secondMs);
      await refusal;
      await page.unroute(restPaths);
      await send(page);
      await expectStored(page, ben);
      // Sent with the second one, although its own retry delay has grown beyond 20 s.
      await expect.poll(async () => (await rowsOfPerson(form, ada.email)).length).toBe(1);
    });
  });
}

/** The steps of a visitor who fills in a form. Each page uses Playwright's clock. */
function formSteps(form: FormStory) {
  type Person = ReturnType<typeof newPerson>;

  async function open(context: BrowserContext) {
    await context.clock.install();
    const page = await context.newPage();
    await page.goto(form.path);
    return page;
  }

  async function fill(page: Page) {
    const person = newPerson();
    await form.fill(page, person);
    return person;
  }

  const longText = (page: Page) => formOn(page).getByLabel(form.textLabel);
  const send = (page: Page) => formOn(page).getByRole('button', { name: form.submit }).click();

  async function expectStored(page: Page, { email }: Person) {
    await expect(formOn(page).getByText(form.success)).toBeVisible();
    expect(await rowsOfPerson(form, email)).toHaveLength(1);
  }

  async function expectWaiting(page: Page, { email }: Person, rows = 0) {
    await expect(formOn(page).getByText(waiting)).toBeVisible();
    await expect(page.getByText(form.success)).toHaveCount(0);
    expect(await rowsOfPerson(form, email)).toHaveLength(rows);
  }

  return { open, fill, longText, send, expectStored, expectWaiting };
}
