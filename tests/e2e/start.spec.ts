// How a page comes alive after its text is there.
import { interactive } from './site.ts';
import { expect, test } from './support.ts';

const entry = '**/assets/start-*.js';

test('over a slow link the longest file is asked for before the paint, the others while it arrives', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  const [latency, throughput] = [400, 50_000];
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  for (const path of ['/about', '/products/vas', '/regions/west-africa']) {
    await page.goto(path);
    await interactive(page);
    const { painted, first, asked, arrived } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = files.filter(({ name }) => name.endsWith('.js'));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        first: scripts.find(({ name }) => name.includes('/start-'))?.startTime,
        asked: Math.max(...scripts.map(({ startTime }) => startTime)),
        arrived: Math.min(...scripts.map(({ responseEnd }) => responseEnd)),
      };
    });
    expect(first, `${path}: the longest file is asked for before the paint`).toBeLessThan(
      painted ?? 0,
    );
    expect(asked, `${path}: the last file is asked for before the first is there`).toBeLessThan(
      arrived,
    );
  }
});

test('what every page starts with is compiled while it arrives', async ({ page }) => {
  const start = page.waitForResponse(entry);
  await page.goto('/about');
  const script = await (await start).text();
  // Chromium heeds it at the very beginning only.
  expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('a start that was lost on the way is tried again at the next key', async ({
  page,
  complaints,
}) => {
  await page.route(entry, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.goto('/about');
  await lost;
  await page.unroute(entry);
  const hydrated = async () => {
    await page.keyboard.press('Shift');
    return page.evaluate(() => performance.getEntriesByName('hydrated').length);
  };
  await expect.poll(hydrated).toBe(1);
  complaints.length = 0;
});

test('a tab that is opened in the background comes alive without a paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(window, 'PerformanceObserver', { value: undefined });
  });
  await page.goto('/about');
  await interactive(page);
});
