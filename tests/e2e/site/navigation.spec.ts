import type { Page } from 'playwright/test';
import { delayFiles, waitUntilInteractive } from '../site.ts';
import { allEngines, expect, test } from '../support.ts';

/** Collects the build's files that a page requests from now on. */
function watchFiles(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) requested.push(pathname);
  });
  return requested;
}

/** Those of a chunk, by the name that the build gives it. */
const filesOf = (requested: string[], chunk: string) =>
  requested.filter((file) => file.includes(`/${chunk}-`));
const aboutLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'About', exact: true });

test('hovering over a link prefetches its page, once', { tag: '@nightly' }, async ({ page }) => {
  const requested = watchFiles(page);
  await page.goto('/terms');
  await waitUntilInteractive(page);
  await page.waitForLoadState('networkidle');
  expect(filesOf(requested, 'about-page')).toEqual([]);
  await aboutLink(page).hover();
  await expect.poll(() => filesOf(requested, 'about-page')).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  requested.length = 0;
  await aboutLink(page).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/about');
  expect(filesOf(requested, 'about-page'), 'fetched once').toEqual([]);
});

test('a visitor who goes back is where they had scrolled to', allEngines, async ({ page }) => {
  await page.goto('/');
  await waitUntilInteractive(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const top = document.body.scrollHeight - innerHeight - 300;
    scrollTo({ top, behavior: 'instant' });
    // Let the scroll position be recorded, as it is before a visitor clicks.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(1000);
  await link.first().evaluate((anchor: HTMLAnchorElement) => anchor.click());
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop);
  await page.goForward();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.reload();
  await waitUntilInteractive(page);
  await page.goBack();
  // The form's code loads after the page, which moves the end of the page.
  const distance = () => page.evaluate((from) => Math.abs(scrollY - from) / innerHeight, scrollTop);
  await expect.poll(distance, 'after a reload, in screens').toBeLessThan(0.5);
});

test(
  'a visitor who goes back before a page has loaded stays where they are',
  { tag: '@nightly' },
  async ({ page }) => {
    const release = await delayFiles(page, '**/assets/terms-page-*');
    await page.goto('/privacy');
    await waitUntilInteractive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL('/terms');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/privacy');
    const response = page.waitForResponse('**/assets/terms-page-*');
    release();
    await (await response).finished();
    await page.waitForLoadState('networkidle');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Privacy Policy');
  },
);

test('a visitor jumps to a place on the page and back', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/privacy');
  await waitUntilInteractive(page);
  const drawings = page.locator('svg');
  const drawingCount = await drawings.count();
  const place = page.getByRole('main').locator('a[href^="#"]').nth(3);
  await place.click();
  await expect(page.locator((await place.getAttribute('href')) ?? '')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(drawings).toHaveCount(drawingCount);
});

test(
  'the home page loads its code below the fold only when it comes near',
  { tag: '@nightly' },
  async ({ browser }) => {
    const viewport = { width: 412, height: 823 };
    const context = await browser.newContext({ viewport, hasTouch: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    const requested = watchFiles(page);
    const sectionFiles = () => filesOf(requested, 'home-sections');
    const formFiles = () => filesOf(requested, 'contact-form');
    await page.goto('/');
    await waitUntilInteractive(page);
    await page.waitForLoadState('networkidle');
    expect([sectionFiles(), formFiles()]).toEqual([[], []]);
    await page.mouse.wheel(0, 400);
    await expect.poll(sectionFiles, 'code and texts').toHaveLength(2);
    // Hydrated: on a phone, the list that goes sideways can be reached by keyboard.
    await expect(page.locator('.swipe[tabindex]')).toHaveCount(1);
    expect(formFiles()).toEqual([]);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect.poll(formFiles, 'code and texts').toHaveLength(2);
    await expect(page.getByRole('button', { name: 'Start Partnership Discussion' })).toBeEnabled();
    await context.close();
  },
);
