import type { Page } from 'playwright/test';
import { limits } from '../../../src/build/limits.ts';
import { openPage, interactive } from '../site.ts';
import { expect, test } from '../support.ts';

declare global {
  interface Window {
    seen?: Element[];
    worded?: string[];
  }
}

for (const width of [360, 1440]) {
  test(`the home page asks for little before its visitor does something, ${width} px wide`, async ({
    browser,
  }) => {
    const page = await openPage(browser, 'about:blank', { width });
    const asked: { url: string; bytes: number }[] = [];
    page.on('response', (response) => {
      // As sent, compressed; what headers weigh is the host's affair.
      asked.push({ url: response.url(), bytes: Number(response.headers()['content-length']) });
    });

    await page.goto('/');
    await interactive(page);
    await page.waitForLoadState('networkidle');
    // Whatever waits for a quiet moment has had it.
    await page.waitForTimeout(3000);

    const total = asked.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(asked.length, JSON.stringify(asked)).toBeLessThanOrEqual(limits.home.requests);
    expect(total, JSON.stringify(asked)).toBeLessThanOrEqual(limits.home.bytes);
    await page.context().close();
  });
}

test('no request holds up the first paint', async ({ page }) => {
  for (const path of ['/', '/products/vas', '/regions/west-africa', '/careers', '/get-quote']) {
    await page.goto(path);
    await interactive(page);
    const { blocking, early } = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[];
      const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
      // Where no paint comes, the script starts anyway.
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const waited = (arrival?.loadEventEnd ?? 0) + 2000;
      const scripts = resources.filter(({ name }) => name.endsWith('.js'));
      return {
        blocking: resources.filter((entry) => entry.renderBlockingStatus === 'blocking'),
        early: scripts
          .filter(({ startTime }) => startTime < Math.min(paint, waited))
          .map(({ name }) => name),
      };
    });
    expect(blocking, path).toEqual([]);
    expect(early, `${path}: scripts before the first paint`).toEqual([]);
  }
});

const looked = [
  'color',
  'background-color',
  'display',
  'font',
  'letter-spacing',
  'margin',
  'padding',
  'border',
  'box-shadow',
  'width',
];

/** One page of each kind. */
const kinds = [
  '/',
  '/about',
  '/products-services',
  '/products',
  '/products/vas',
  '/network',
  '/regions/west-africa',
  '/partnership',
  '/get-quote',
  '/apply',
  '/careers',
  '/careers/5eed0000-0000-4000-8000-000000000001',
  '/privacy',
];

/** What shows that a page has all that it fetches of its own accord. */
const complete: Readonly<Record<string, string>> = {
  '/get-quote': '[type=submit]:enabled',
  '/apply': '[type=submit]:enabled',
  '/careers': 'main a[href^="/careers/"]',
  '/careers/5eed0000-0000-4000-8000-000000000001': 'main time',
};

async function settle(page: Page, path: string) {
  await interactive(page);
  await page.waitForLoadState('networkidle');
  const last = complete[path];
  if (last) await expect(page.locator(last).first()).toBeVisible();
}

for (const path of kinds) {
  test(`all styles of ${path} are there once the visitor stirs, and the look stays`, async ({
    page,
  }) => {
    await page.goto(path);
    await settle(page, path);
    const sheets = page.locator('link[rel=stylesheet]');
    await expect(sheets).toHaveCount(0);
    // Code may exchange elements meanwhile: a link for a menu's button, a place for what was to come.
    const looks = () =>
      page.evaluate((properties) => {
        const seen = (window.seen ??= [...document.querySelectorAll('body *:not(noscript)')]);
        return seen.map((element) => {
          if (!element.isConnected) return 'gone';
          const style = getComputedStyle(element);
          const values = properties.map((name) => style.getPropertyValue(name));
          return [element.tagName, ...values].join(' | ');
        });
      }, looked);
    const before = await looks();
    await page.keyboard.press('Shift');
    await expect(sheets).toHaveCount(1);
    await page.waitForFunction(() => document.styleSheets.length > 1);
    const after = await looks();
    expect(after.filter((look) => look === 'gone').length).toBeLessThan(before.length / 10);
    expect(after).toEqual(before.map((look, index) => (after[index] === 'gone' ? 'gone' : look)));
  });
}

test('no page words numbers or dates by Intl while it starts', async ({ page }) => {
  // The first to do so loads a language: 25 to 80 ms here, four times that on a simulated phone.
  await page.addInitScript(() => {
    const worded: string[] = (window.worded = []);
    const watched = (name: string, called: () => unknown) =>
      new Proxy(called, {
        apply(target, ...given) {
          worded.push(name);
          return Reflect.apply(target, ...given);
        },
        construct(target, ...given) {
          worded.push(name);
          return Reflect.construct(target, ...given) as object;
        },
      });
    const watch = (owner: object, ...names: string[]) => {
      for (const name of names) {
        const called = Reflect.get(owner, name) as () => unknown;
        Object.defineProperty(owner, name, { value: watched(name, called) });
      }
    };
    watch(Number.prototype, 'toLocaleString');
    watch(Date.prototype, 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString');
    watch(Intl, 'NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'PluralRules');
  });
  for (const path of kinds) {
    await page.goto(path);
    await settle(page, path);
    expect(await page.evaluate(() => window.worded), path).toEqual([]);
  }
});
