// How a page comes alive after its text is there.
import { interactive } from '../site.ts';
import { expect, test } from '../support.ts';

const entry = '**/assets/start-*.js';

test('over a slow link the start is asked for while the text arrives, the page’s code while the header comes alive', async ({
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
  for (const path of ['/get-quote', '/apply', '/careers']) {
    await page.goto(path);
    // Its code is there.
    await expect(page.locator('main')).not.toHaveAttribute('data-still');
    const { arrived, start, own, hydrated } = await page.evaluate((name) => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [sent] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const times = (part: string) => files.find((file) => file.name.includes(part))?.toJSON();
      return {
        arrived: sent?.domInteractive ?? 0,
        hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
        start: times('/assets/start-'),
        own: times(`/assets${name}-page-`),
      };
    }, path);
    expect(start.startTime, `${path}: start, beside the text`).toBeLessThan(arrived);
    expect(own.startTime, `${path}: its own code, not beside the start`).toBeGreaterThan(
      start.responseEnd,
    );
    expect(own.startTime, `${path}: its own code, meanwhile`).toBeLessThan(hydrated);
    expect(hydrated, `${path}: the header, without it`).toBeLessThan(own.responseEnd);
  }
});

test('no script comes before the first text, and the one behind it is gone when React takes over', async ({
  page,
}) => {
  const htmlOf = async (path: string) => (await page.request.get(path)).text();
  const runs = 'script:not([type="application/ld+json"])';
  const script = /<script(?![^>]*ld\+json)/;
  for (const path of ['/', '/about', '/get-quote', '/careers']) {
    const html = await htmlOf(path);
    const text = html.indexOf('id="lead"');
    expect(text, `${path}: the first text`).toBeGreaterThan(0);
    expect(html.search(script), `${path}: the script, behind it`).toBeGreaterThan(text);
    await page.goto(path);
    await expect(page.locator(`#root ${runs}`), `${path}: none is left`).toHaveCount(0);
  }
  const posting = await htmlOf('/careers/00000000-0000-4000-8000-000000000000');
  const asks = posting.search(script);
  expect(asks, 'a posting: the script that asks for its text').toBeGreaterThan(0);
  expect(asks, 'a posting: in the head').toBeLessThan(posting.indexOf('</head>'));
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
