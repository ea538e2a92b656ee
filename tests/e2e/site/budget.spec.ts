import type { Page } from 'playwright/test';
import { waitUntilInteractive, openPage, watchShift } from '../site.ts';
import { expect, test } from '../support.ts';

/** The most that a page loads before any interaction: compressed kilobytes without headers, and requests. */
const budgets = [
  { path: '/', kilobytes: 109.8, requests: 7 },
  { path: '/about', kilobytes: 104.4, requests: 7, tag: '@nightly' },
  { path: '/products/vas', kilobytes: 113, requests: 9, tag: '@nightly' },
  { path: '/apply', kilobytes: 151, requests: 15 },
  { path: '/careers', kilobytes: 128, requests: 14 },
];

for (const { path, kilobytes, requests, tag = [] } of budgets) {
  test(
    `${path} stays within its budget and moves nothing before any interaction`,
    { tag },
    async ({ browser }) => {
      const page = await openPage(browser, 'about:blank', { width: 360 });
      const { responses, totalKilobytes } = watchBytes(page);
      const readShift = await watchShift(page);
      await page.goto(path);
      await waitUntilInteractive(page);
      await page.waitForLoadState('networkidle');

      expect(await readShift(), 'what moved').toBeLessThan(0.01);
      expect(totalKilobytes(), JSON.stringify(responses)).toBeLessThanOrEqual(kilobytes);
      expect(responses.length, JSON.stringify(responses)).toBeLessThanOrEqual(requests);
      const blocking = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking'),
      );
      expect(blocking, 'render-blocking').toEqual([]);
      await page.context().close();
    },
  );
}

test('the code for signing in and reading Overview stays within 300 kB', async ({ page }) => {
  const { responses, totalKilobytes } = watchBytes(page);
  await page.goto('/admin');
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(totalKilobytes(), JSON.stringify(responses)).toBeLessThanOrEqual(300);
});

function watchBytes(page: Page) {
  const responses: { url: string; bytes: number }[] = [];
  page.on('response', (response) => {
    // The display face comes when the page is done.
    if (response.url().endsWith('.woff2')) return;
    const bytes = Number(response.headers()['content-length'] ?? 0);
    responses.push({ url: response.url(), bytes });
  });
  const totalKilobytes = () => responses.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return { responses, totalKilobytes };
}

test('the entry file asks Chromium to compile it while it loads', async ({ page }) => {
  const entry = page.waitForResponse('**/assets/index-*.js');
  await page.goto('/about');
  // Chromium only reads it at the very beginning.
  expect(await (await entry).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
