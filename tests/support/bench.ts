// Script: measures when five pages show and react on a cheap phone over 3G, and runs Lighthouse on them.
// Prints medians of `--loads 5`. `--url http://localhost:4173` measures a server that is already running.
import { exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs, promisify } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { buildForTests } from './build-for-tests.ts';
import { chromiumFlags, findChromium } from './find-chromium.ts';
import { preview, webServer } from './preview-server.ts';

const paths = ['/', '/about', '/products/vas', '/careers', '/get-quote'];
/** Run through npx instead of installed, because it is larger than the product. */
const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
const slowLink = {
  offline: false,
  latency: 400,
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
};
const observedMs = 9000;

type Moments = Partial<Record<'lcp' | 'header' | 'page' | 'form' | 'kB' | 'requests', number>>;
const columns = ['lcp', 'header', 'page', 'form', 'kB', 'requests'] as const;

/** Milliseconds since the request; undefined if the event did not happen. */
async function load(browser: Browser, url: string): Promise<Moments> {
  const page = await browser.newPage(phone);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowLink);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(observedMs);
  const moments = await page.evaluate(() => {
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const bytes = entries.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
    const requests = performance.getEntriesByType('resource').length + 1;
    return { ...(window as Window & { moments?: object }).moments, kB: bytes / 1000, requests };
  });
  await page.close();
  return moments;
}

/** Runs in the page. Named inner functions would call a helper of tsx that the page does not have. */
function observe() {
  const moments: Moments = {};
  Object.assign(window, { moments });
  new PerformanceObserver((list) => {
    moments.lcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const parts = { header: 'header :is(a, button)', page: 'main h1' };
  setInterval(() => {
    for (const [part, selector] of Object.entries(parts) as ['header' | 'page', string][]) {
      const keys = Object.keys(document.querySelector(selector) ?? {});
      if (keys.some((key) => key.startsWith('__reactProps'))) moments[part] ??= performance.now();
    }
    if (document.querySelector('main form [type=submit]:enabled')) {
      moments.form ??= performance.now();
    }
  }, 20);
}

async function score(url: string, chromiumPath: string): Promise<number[]> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const options = `--output=json --quiet --no-enable-error-reporting "--chrome-flags=${flags}"`;
  const { stdout } = await promisify(exec)(`npx --yes ${lighthouse} ${url} ${options}`, {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    maxBuffer: 2 ** 27,
  });
  const report = JSON.parse(stdout) as { categories: Record<string, { score: number | null }> };
  return categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
}

function median(values: (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  return sorted.length * 2 > values.length ? sorted[sorted.length >> 1] : undefined;
}

async function startPreview(): Promise<() => Promise<unknown>> {
  if (buildForTests({ reuse: true }) !== 0) throw new Error('the site could not be built');
  const server = spawn(webServer.command, { shell: true, detached: true, stdio: 'ignore' });
  const ended = once(server, 'close');
  while (!(await fetch(preview.url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error('the preview server ended');
  }
  return async () => {
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    await ended;
  };
}

const { values } = parseArgs({
  options: { loads: { type: 'string', default: '5' }, url: { type: 'string' } },
});
const executablePath = await findChromium();
const stop = values.url ? undefined : await startPreview();
const origin = values.url?.replace(/\/$/, '') ?? preview.url;
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  console.log(`| page | ${columns.join(' | ')} | Lighthouse |`);
  console.log(`| --- |${' ---: |'.repeat(columns.length + 1)}`);
  for (const path of paths) {
    const scores = await score(origin + path, executablePath);
    const loads: Moments[] = [];
    for (let i = 0; i < Number(values.loads); i++) loads.push(await load(browser, origin + path));
    const medians = columns.map((name) => median(loads.map((moments) => moments[name])));
    const cells = medians.map((value) => (value === undefined ? '–' : Math.round(value)));
    console.log(`| ${path} | ${cells.join(' | ')} | ${scores.join(' ')} |`);
  }
} finally {
  await browser.close();
  await stop?.();
}
