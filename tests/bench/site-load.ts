/** One load on a cheap phone over 3G, nobody touching it. */
import type { Browser } from 'playwright';

/** Times in milliseconds since the request; a moment that did not come has none. */
export type Load = Partial<
  Record<'lcp' | 'header' | 'page' | 'form' | 'cls' | 'kB' | 'requests', number>
>;

declare global {
  interface Window {
    seen: Load;
  }
}

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
const bytesPerSecond = (400 * 1024) / 8;
const link = {
  offline: false,
  latency: 400,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};

/** Lets the host compress what the page is made of, which no measured load shall wait for. */
export async function visit(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage(phone);
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}`);
}

/** @param patience how many milliseconds of the page's life are looked at. */
export async function load(browser: Browser, url: string, patience: number): Promise<Load> {
  const page = await browser.newPage(phone);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', link);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(patience);
  const seen = await page.evaluate(() => {
    const files = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const bytes = files.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return { ...window.seen, kB: bytes / 1000, requests: files.length };
  });
  await page.close();
  return seen;
}

/** Runs in the page. A function with a name would call a helper of tsx, which is not there. */
function watch() {
  const seen: Load = { cls: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      seen.cls = (seen.cls ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const parts = { header: 'header :is(a, button)', page: 'main h1' };
  setInterval(() => {
    for (const [part, selector] of Object.entries(parts) as ['header' | 'page', string][]) {
      // React leaves its mark on an element that it has taken over.
      const marks = Object.keys(document.querySelector(selector) ?? {});
      if (marks.some((mark) => mark.startsWith('__reactProps'))) seen[part] ??= performance.now();
    }
    if (document.querySelector('main form [type=submit]:enabled')) seen.form ??= performance.now();
  }, 20);
}
