import type { Page } from 'playwright/test';
import { delayFiles } from '../delayed-files.ts';
import { interactive } from '../site.ts';
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

test('the next page is prefetched on hover, not before', async ({ page }) => {
  const requested = files(page);
  await page.goto('/terms');
  await interactive(page);
  await page.waitForLoadState('networkidle');
  expect(about(requested)).toEqual([]);
  await aboutLink(page).hover();
  await expect.poll(() => about(requested)).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  requested.length = 0;
  await aboutLink(page).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/about');
  expect(about(requested), 'fetched once').toEqual([]);
});

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
