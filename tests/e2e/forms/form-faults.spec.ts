// Faults make the browser complain, so these tests listen to the page alone. The page's clock is
// Playwright's: it runs as always, and is put forward where a story only waits.
import type { Page, Route } from 'playwright/test';
import { formParts } from '../../../src/content/en/form-parts.ts';
import {
  application,
  dispatch,
  forms,
  hang,
  dropResponse,
  once,
  reset,
  restPaths,
  rowsOfPerson,
  showPage,
} from '../forms.ts';
import { stepsOf, waiting } from '../form-steps.ts';
import { expect, guardedTest as test } from '../support.ts';

interface Fault {
  what: string;
  fault: (route: Route) => Promise<void>;
  /** That are in the database all the same. */
  rows?: number;
  /** What makes the page try again. */
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
  // One outbox serves all: daily the form with files, which asks most of it.
  const tag = form === application ? [] : '@nightly';
  test.describe(form.name, { tag }, () => {
    const { open, fill, button, longText, send, stored, heldBack } = stepsOf(form);

    for (const { what, fault, rows, change, daily } of faults) {
      const title = `${what}: kept on the device, and sent once when something changes`;
      test(title, { tag: daily ? [] : '@nightly' }, async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        await once(page, fault);
        await send(page);
        await heldBack(page, person, rows);
        await change(page);
        await stored(page, person);
      });
    }

    test(
      'offline before the click: sent once the network is back, and the form is empty again',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        await context.setOffline(true);
        await send(page);
        await heldBack(page, person);
        await context.setOffline(false);
        await stored(page, person);
        await button(page, form.another).click();
        await expect(longText(page)).toHaveValue('');
      },
    );

    test(
      'no answer for 30 seconds: given up after 15, and sent once',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        const asked = page.waitForRequest(restPaths);
        await once(page, hang);
        await send(page);
        await asked;
        await page.clock.fastForward(13 * second);
        await expect(button(page, 'Submitting...')).toBeDisabled();
        await page.clock.fastForward(3 * second);
        await heldBack(page, person);
        await button(page, 'Try now').click();
        await stored(page, person);
      },
    );

    test(
      '429: left alone for as long as the server asks, then sent',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        await once(page, (route) =>
          route.fulfill({ status: 429, headers: { 'retry-after': '600' }, body: '{}' }),
        );
        await send(page);
        await heldBack(page, person);
        await button(page, 'Try now').click();
        await page.clock.fastForward(590 * second);
        await heldBack(page, person);
        await page.clock.fastForward(11 * second);
        await stored(page, person);
      },
    );

    test('the tab is closed after the click: the next page sends it', async ({ context }) => {
      const page = await open(context);
      const { email } = await fill(page);
      const asked = page.waitForRequest(restPaths);
      await once(page, hang);
      await send(page);
      await asked;
      await page.close();
      const other = await context.newPage();
      await other.goto('/about');
      await expect.poll(async () => (await rowsOfPerson(form, email)).length).toBe(1);
      await expect(other.getByText(formParts.pending.stored)).toBeVisible();
    });

    test(
      'a reload in flight: sent once, and the page says so',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        const asked = page.waitForRequest(restPaths);
        await once(page, async (route) => {
          await route.fetch();
        });
        await send(page);
        await asked;
        await page.reload();
        await page.locator('form').evaluate((element) => element.parentElement?.scrollIntoView());
        await stored(page, person);
      },
    );

    test(
      'twelve clicks make one row; the next submission makes another',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        for (const _ of ['first', 'second']) {
          const person = await fill(page);
          await button(page, form.submit).evaluate((element: HTMLButtonElement) => {
            element.focus();
            for (let i = 0; i < 12; i++) element.click();
          });
          await stored(page, person);
          await button(page, form.another).click();
        }
      },
    );

    test('two tabs come online together: one row', async ({ context }) => {
      const page = await open(context);
      const person = await fill(page);
      const other = await context.newPage();
      await other.goto('/network');
      await context.setOffline(true);
      await send(page);
      await heldBack(page, person);
      await context.setOffline(false);
      await stored(page, person);
    });

    test(
      'no storage: sent directly, and never said to be saved',
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
        await once(page, reset);
        await send(page);
        await expect(page.getByText(formParts.submission.blocked)).toBeVisible();
        await expect(page.getByText(waiting)).toHaveCount(0);
        await expect(longText(page)).toHaveValue(person.text);
        await send(page);
        await stored(page, person);
      },
    );

    test(
      'edited after an uncertain try: the newest text, no twin',
      { tag: '@nightly' },
      async ({ context }) => {
        const page = await open(context);
        const person = await fill(page);
        await once(page, dropResponse);
        await send(page);
        await heldBack(page, person, 1);
        await expect(longText(page)).toHaveValue('');
        await button(page, 'Change it').click();
        await expect(longText(page)).toHaveValue(person.text);
        const newest = `${person.text} And then in Accra.`;
        await form.fill(page, { ...person, text: newest });
        await send(page);
        await stored(page, person);
        const rows = await rowsOfPerson(form, person.email);
        expect(rows[0]?.[form.textColumn]).toBe(newest);
      },
    );
  });
}
