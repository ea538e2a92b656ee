// Faults cause console errors, so these tests check the page alone. They use Playwright's clock and advance
// it where a test only waits.
import type { Page, Route } from 'playwright/test';
import { formParts } from '../../../src/content/en/form-parts.ts';
import {
  application,
  dispatch,
  forms,
  neverRespond,
  dropResponse,
  faultOnce,
  reset,
  restPaths,
  rowsOfPerson,
  showPage,
} from '../forms.ts';
import { formSteps, waiting } from '../form-steps.ts';
import { holdOutbox, outboxKeys } from '../outbox-entries.ts';
import { expect, guardedTest as test } from '../support.ts';

interface Fault {
  what: string;
  fault: (route: Route) => Promise<void>;
  /** The number of rows stored despite the fault. */
  rows?: number;
  /** The event after which the page retries. */
  change: (page: Page) => Promise<void>;
  daily?: boolean;
}

const second = 1000;
const tryNow = (page: Page) => page.getByRole('button', { name: 'Try now' }).click();
const happens = (event: string) => (page: Page) => dispatch(page, event);
const faults: Fault[] = [
  { what: 'the connection is reset', fault: reset, change: tryNow },
  { what: 'the answer is lost', fault: dropResponse, rows: 1, change: tryNow, daily: true },
  { what: 'the server answers 500', fault: showPage(500), change: happens('focus') },
  { what: 'a proxy answers 503', fault: showPage(503), change: happens('online') },
  {
    what: 'a captive portal answers 200',
    fault: showPage(200),
    change: (page) => page.clock.fastForward(6 * second),
  },
];

for (const form of forms) {
  // All forms share one outbox: by day only the form with files runs, as it is the most demanding.
  const tag = form === application ? [] : '@nightly';
  test.describe(form.name, { tag }, () => {
    const { open, fill, button, longText, send, expectStored, expectWaiting } = formSteps(form);

    for (const { what, fault, rows, change, daily } of faults) {
      const title = `a submission is kept and stored once when ${what}`;
      test(title, { tag: daily ? [] : '@nightly' }, async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        await faultOnce(page, fault);
        await send(page);
        await expectWaiting(page, person, rows);
        await change(page);
        await expectStored(page, person);
      });
    }

    test(
      'a submission made offline is sent when the network is back, and the form is empty again',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        await context.setOffline(true);
        await send(page);
        await expectWaiting(page, person);
        await context.setOffline(false);
        await expectStored(page, person);
        await button(page, form.another).click();
        await expect(longText(page)).toHaveValue('');
      },
    );

    test(
      'a submission without a response times out after 15 seconds and is stored once',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        const request = page.waitForRequest(restPaths);
        await faultOnce(page, neverRespond);
        await send(page);
        await request;
        await page.clock.fastForward(13 * second);
        await expect(button(page, 'Submitting...')).toBeDisabled();
        await page.clock.fastForward(3 * second);
        await expectWaiting(page, person);
        await button(page, 'Try now').click();
        await expectStored(page, person);
      },
    );

    test(
      'a submission answered with 429 is sent after the server’s delay',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        await faultOnce(page, (route) =>
          route.fulfill({ status: 429, headers: { 'retry-after': '600' }, body: '{}' }),
        );
        await send(page);
        await expectWaiting(page, person);
        await button(page, 'Try now').click();
        await page.clock.fastForward(590 * second);
        await expectWaiting(page, person);
        await page.clock.fastForward(11 * second);
        await expectStored(page, person);
      },
    );

    test('a submission whose tab is closed after the click is sent by the next page', async ({
      context,
    }) => {
      const page = await open(context);
      const { email } = await fill(page);
      const request = page.waitForRequest(restPaths);
      await faultOnce(page, neverRespond);
      await send(page);
      await request;
      await page.close();
      const other = await context.newPage();
      await other.goto('/about');
      await expect.poll(async () => (await rowsOfPerson(form, email)).length).toBe(1);
      await expect(other.getByText(formParts.pending.stored)).toBeVisible();
    });

    test(
      'a submission in flight during a reload is stored once and confirmed',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        const request = page.waitForRequest(restPaths);
        await faultOnce(page, async (route) => {
          await route.fetch();
        });
        await send(page);
        await request;
        await page.reload();
        await page.locator('form').evaluate((element) => element.parentElement?.scrollIntoView());
        await expectStored(page, person);
      },
    );

    test(
      'twelve clicks store one row, and the next submission stores another',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        for (const _ of ['first', 'second']) {
          const person = await fill(page);
          await button(page, form.submit).evaluate((element: HTMLButtonElement) => {
            element.focus();
            for (let i = 0; i < 12; i++) element.click();
          });
          await expectStored(page, person);
          await button(page, form.another).click();
        }
      },
    );

    test('a submission is stored once when two tabs come online together', async ({ context }) => {
      const page = await open(context);
      const person = await fill(page);
      const other = await context.newPage();
      await other.goto('/network');
      await context.setOffline(true);
      await send(page);
      await expectWaiting(page, person);
      await context.setOffline(false);
      await expectStored(page, person);
    });

    test('a submission is sent while another tab holds the database', async ({ context }) => {
      const page = await open(context);
      const person = await fill(page);
      const other = await context.newPage();
      await other.goto('/network');
      await holdOutbox(other);
      const request = page.waitForRequest(restPaths, { timeout: 5 * second });
      await send(page);
      await request;
      await expectStored(page, person);
      await other.close();
      await page.reload();
      await expect(page.getByRole('region', { name: formParts.pending.title })).toHaveCount(0);
      expect(await outboxKeys(page)).toEqual([]);
    });

    test(
      'a visitor without storage can submit, and is never promised a saved copy',
      { tag: '@nightly' },
      async ({ context }) => {
        await context.addInitScript(() => {
          const blocked = () => {
            throw new DOMException('blocked', 'SecurityError');
          };
          Object.defineProperty(window, 'indexedDB', { get: blocked });
          Object.defineProperty(window, 'localStorage', { get: blocked });
        });
        const page = await open(context);
        const person = await fill(page);
        await faultOnce(page, reset);
        await send(page);
        await expect(page.getByText(formParts.submission.unsaved)).toBeVisible();
        await expect(page.getByText(waiting)).toHaveCount(0);
        await expect(longText(page)).toHaveValue(person.text);
        await send(page);
        await expectStored(page, person);
      },
    );

    test(
      'a submission edited after a lost response is stored once with the new text',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        await faultOnce(page, dropResponse);
        await send(page);
        await expectWaiting(page, person, 1);
        await expect(longText(page)).toHaveValue('');
        await button(page, 'Change it').click();
        await expect(longText(page)).toHaveValue(person.text);
        const newest = `${person.text} And then in Accra.`;
        await form.fill(page, { ...person, text: newest });
        await send(page);
        await expectStored(page, person);
        const rows = await rowsOfPerson(form, person.email);
        expect(rows[0]?.[form.textColumn]).toBe(newest);
      },
    );
  });
}
