import type { Page } from 'playwright/test';
import { delayFiles } from '../delayed-files.ts';
import { interactive, watchShift } from '../site.ts';
import { engines, expect, test } from '../support.ts';

/** Collects the build's files that a page requests from now on. */
function files(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) requested.push(pathname);
  });
  return requested;
}

const about = (requested: string[]) => requested.filter((file) => file.includes('/about-page-'));
const aboutLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'About', exact: true });

for (const [sign, reach] of [
  ['hover', (page: Page) => aboutLink(page).hover()],
  ['focus', (page: Page) => aboutLink(page).focus()],
  ['touch', (page: Page) => aboutLink(page).dispatchEvent('touchstart')],
] as const) {
  const tag = sign === 'hover' ? [] : '@nightly';
  test(`the next page is prefetched on ${sign}, not before`, { tag }, async ({ page }) => {
    const requested = files(page);
    await page.goto('/terms');
    await interactive(page);
    await page.waitForLoadState('networkidle');
    expect(about(requested)).toEqual([]);
    await reach(page);
    await expect.poll(() => about(requested)).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    requested.length = 0;
    await aboutLink(page).click();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/about');
    expect(about(requested), 'fetched once').toEqual([]);
  });
}

test('nothing is prefetched for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested = files(page);
  await page.goto('/terms');
  await interactive(page);
  await aboutLink(page).hover();
  await page.waitForTimeout(500);
  expect(about(requested)).toEqual([]);
  await aboutLink(page).click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(about(requested)).toHaveLength(1);
});

declare global {
  interface Window {
    move: { started: number; shown: number; empty: number };
  }
}

/** Records the time of a navigation, and if the page was ever empty. */
function watchMove() {
  const move = { started: 0, shown: 0, empty: 0 };
  window.move = move;
  let before: string | null | undefined;
  addEventListener(
    'click',
    () => {
      before = document.querySelector('h1')?.textContent;
      move.started = performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (!heading || document.querySelector('main')?.getClientRects()[0]?.height === 0) {
      move.empty += 1;
    }
    if (!before || move.shown || heading?.textContent === before) return;
    // The frame after the one that paints the change.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (move.shown = performance.now());
      channel.port2.postMessage('');
    });
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

test(
  'navigation with a warm cache is instant, without a flash, and starts at the top',
  { tag: '@alone' },
  async ({ page }) => {
    const times: number[] = [];
    const paths = ['/about', '/careers', '/get-quote', '/', '/products/lottery'];
    for (const path of paths) {
      await page.goto('/products');
      await interactive(page);
      await page.evaluate(watchMove);
      const link = page.locator(`a[href="${path}"]:visible`).first();
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await page.waitForLoadState('networkidle');
      const shift = await watchShift(page);
      await link.click();
      await page.waitForFunction(() => window.move.shown > 0);
      await expect(page.getByRole('main')).toBeFocused();
      await page.waitForLoadState('networkidle');
      const { started, shown, empty } = await page.evaluate(() => window.move);
      times.push(Math.round(shown - started));
      expect.soft(empty, `${path} was empty`).toBe(0);
      expect.soft(await shift(), `${path} jumps`).toBeLessThan(0.01);
      expect.soft(await page.evaluate(() => scrollY), path).toBe(0);
    }
    const sorted = times.toSorted((a, b) => a - b);
    console.warn(`moves, in ms: ${sorted.join(' ')}`);
    // Only the quickest counts: the others show how busy the machine is.
    expect(sorted[0], 'quickest, in ms').toBeLessThanOrEqual(100);
  },
);

test('Back restores the scroll position', engines, async ({ page }) => {
  await page.goto('/');
  await interactive(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: false });
  await link.first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const top = document.body.scrollHeight - innerHeight - 300;
    scrollTo({ top, behavior: 'instant' });
    // Let the scroll position be recorded, as it is before a visitor clicks.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);
  await link.first().evaluate((anchor: HTMLAnchorElement) => anchor.click());
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.reload();
  await interactive(page);
  await page.goBack();
  // The form's code loads after the page, which moves the end of the page.
  const off = () => page.evaluate((from) => Math.abs(scrollY - from) / innerHeight, left);
  await expect.poll(off, 'after a reload, in screens').toBeLessThan(0.5);
});

test('Back before the next page has loaded stays on the current one', async ({ page }) => {
  const arrive = await delayFiles(page, '**/assets/terms-page-*');
  await page.goto('/privacy');
  await interactive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/privacy');
  const arrived = page.waitForResponse('**/assets/terms-page-*');
  arrive();
  await (await arrived).finished();
  await page.waitForLoadState('networkidle');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Privacy Policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(title).toHaveText('Terms of Service');
  await page.goBack();
  await expect(title).toHaveText('Privacy Policy');
});
