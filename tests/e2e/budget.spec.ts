import { limits } from '../../src/prerender/limits.ts';
import { openPage, interactive } from './site.ts';
import { expect, test } from './support.ts';

declare global {
  interface Window {
    seen?: Element[];
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

/** Their form is in sight, and its button waits until it reacts. */
const formPages = ['/get-quote', '/apply'];

for (const path of kinds) {
  test(`all styles of ${path} are there once the visitor stirs, and the look stays`, async ({
    page,
  }) => {
    await page.goto(path);
    await interactive(page);
    await page.waitForLoadState('networkidle');
    if (formPages.includes(path)) await expect(page.locator('[type=submit]')).toBeEnabled();
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
