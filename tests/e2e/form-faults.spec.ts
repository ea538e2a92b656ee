// Faults make the browser itself complain, so these tests listen to the page alone.
import { expect, test, type BrowserContext, type Page, type Route } from 'playwright/test';
import { forms, newPerson, rowsOfPerson } from './forms.ts';

const waiting = 'Not sent yet. Saved on this device, we will send it when you are back online';
const rest = '**/rest/v1/**';

/** The next submission meets this instead of the server; later ones get through. */
async function once(page: Page, fault: (route: Route) => Promise<void>) {
  await page.route(rest, fault, { times: 1 });
}

for (const form of forms) {
  test.describe(form.name, () => {
    const person = newPerson;

    async function open(context: BrowserContext, who: ReturnType<typeof newPerson>) {
      const page = await context.newPage();
      await page.goto(form.path);
      await form.fill(page, who);
      const send = () => page.getByRole('button', { name: form.submit }).click();
      const stored = async (rows = 1) => {
        await expect(page.getByText(form.success).first()).toBeVisible();
        expect(await rowsOfPerson(form, who.email)).toHaveLength(rows);
      };
      return { page, send, stored };
    }

    async function heldBack(page: Page, email: string, rows: number) {
      await expect(page.getByText(waiting).first()).toBeVisible({ timeout: 25_000 });
      await expect(page.getByText(form.success)).toHaveCount(0);
      expect(await rowsOfPerson(form, email)).toHaveLength(rows);
    }

    test('offline before the click: sent as soon as the network is back', async ({ context }) => {
      const who = person();
      const { page, send, stored } = await open(context, who);
      await context.setOffline(true);
      await send();
      await heldBack(page, who.email, 0);
      await context.setOffline(false);
      await stored();
    });

    const faults: [string, (route: Route) => Promise<void>, number][] = [
      ['the connection is reset', (route) => route.abort('connectionreset'), 0],
      [
        'the answer is lost after the row was stored',
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        1,
      ],
      ['the server answers 500', (route) => route.fulfill({ status: 500, body: 'broken' }), 0],
      [
        'a proxy answers 503 with a page',
        (route) =>
          route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Unavailable</h1>' }),
        0,
      ],
      [
        'a captive portal answers 200 with its page',
        (route) =>
          route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }),
        0,
      ],
    ];
    for (const [what, fault, rows] of faults) {
      test(`${what}: kept, and sent once with Try now`, async ({ context }) => {
        const who = person();
        const { page, send, stored } = await open(context, who);
        await once(page, fault);
        await send();
        await heldBack(page, who.email, rows);
        await page.getByRole('button', { name: 'Try now' }).first().click();
        await stored();
      });
    }

    test('no answer for 30 seconds: given up after 15, and sent once', async ({ context }) => {
      const who = person();
      const { page, send, stored } = await open(context, who);
      await once(page, async () => {
        await new Promise((done) => setTimeout(done, 30_000));
      });
      await send();
      await heldBack(page, who.email, 0);
      await page.getByRole('button', { name: 'Try now' }).first().click();
      await stored();
    });

    test('429: left alone for as long as the server asks, then sent', async ({ context }) => {
      const who = person();
      const { page, send, stored } = await open(context, who);
      await once(page, (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '6' }, body: '{}' }),
      );
      await send();
      await heldBack(page, who.email, 0);
      await page.getByRole('button', { name: 'Try now' }).first().click();
      await page.waitForTimeout(1000);
      expect(await rowsOfPerson(form, who.email)).toHaveLength(0);
      await stored();
    });

    test('the tab is closed after the click: the next page sends it', async ({ context }) => {
      const who = person();
      const { page, send } = await open(context, who);
      const asked = page.waitForRequest(rest);
      await once(page, async () => {
        await new Promise((done) => setTimeout(done, 30_000));
      });
      await send();
      await asked;
      await page.close();
      const other = await context.newPage();
      await other.goto('/about');
      await expect
        .poll(async () => (await rowsOfPerson(form, who.email)).length, { timeout: 15_000 })
        .toBe(1);
    });

    test('a reload in flight: sent once, and the page says so', async ({ context }) => {
      const who = person();
      const { page, send, stored } = await open(context, who);
      const asked = page.waitForRequest(rest);
      await once(page, async (route) => {
        await route.fetch();
      });
      await send();
      await asked;
      await page.reload();
      await page.locator('form').evaluate((element) => element.parentElement?.scrollIntoView());
      await stored();
    });

    test('twelve clicks make one row', async ({ context }) => {
      const who = person();
      const { page, stored } = await open(context, who);
      await page.getByRole('button', { name: form.submit }).evaluate((button) => {
        for (let i = 0; i < 12; i++) (button as HTMLButtonElement).click();
      });
      await stored();
    });

    test('two tabs come online together: one row', async ({ context }) => {
      const who = person();
      const { page, send, stored } = await open(context, who);
      const other = await context.newPage();
      await other.goto('/network');
      await context.setOffline(true);
      await send();
      await heldBack(page, who.email, 0);
      await context.setOffline(false);
      await stored();
      await other.close();
    });

    test('no storage: sent directly, and never said to be saved', async ({ context }) => {
      const who = person();
      await context.addInitScript(() => {
        const blocked = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
        Object.defineProperty(window, 'indexedDB', { get: blocked });
        Object.defineProperty(window, 'localStorage', { get: blocked });
      });
      const { page, send, stored } = await open(context, who);
      await once(page, (route) => route.abort('connectionreset'));
      await send();
      await expect(page.getByText(/this browser does not let us save it/)).toBeVisible();
      await expect(page.getByText(waiting)).toHaveCount(0);
      await expect(page.getByLabel(form.textLabel).first()).toHaveValue(who.text);
      await send();
      await stored();
    });

    test('edited after an uncertain try: the newest text, no twin', async ({ context }) => {
      const who = person();
      const { page, send, stored } = await open(context, who);
      await once(page, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await send();
      await heldBack(page, who.email, 1);
      const newest = `${who.text} And then in Accra.`;
      await page.getByLabel(form.textLabel).first().fill(newest);
      await send();
      await stored();
      const [row] = await rowsOfPerson(form, who.email);
      expect(row?.[form.textColumn]).toBe(newest);
    });

    test('refused for good: told with the text kept, and not tried again', async ({ context }) => {
      const who = person();
      const { page, send } = await open(context, who);
      let tries = 0;
      await page.route(rest, (route) => {
        tries++;
        return route.fulfill({
          status: 400,
          contentType: 'application/json',
          body: JSON.stringify({ code: '23514', message: 'violates check constraint "x"' }),
        });
      });
      await send();
      await expect(page.getByText(/did not accept it/).first()).toBeVisible();
      await expect(page.getByLabel(form.textLabel).first()).toHaveValue(who.text);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.waitForTimeout(1500);
      expect(tries).toBe(1);
    });

    test('half-typed text survives a reload and leaves with the row', async ({ context }) => {
      const who = person();
      const { page, stored } = await open(context, who);
      await page.waitForTimeout(700);
      await page.reload();
      await page.locator('form').evaluate((element) => element.parentElement?.scrollIntoView());
      await expect(page.getByLabel(form.textLabel).first()).toHaveValue(who.text);
      for (const tick of await page.getByRole('checkbox').all()) {
        await expect(tick).not.toBeChecked();
      }
      await form.fill(page, who);
      await page.getByRole('button', { name: form.submit }).click();
      await stored();
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
  });
}
