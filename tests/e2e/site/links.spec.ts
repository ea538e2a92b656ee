// Links of a hydrated page, Back and Forward, and code that arrives late.
import type { Page } from 'playwright/test';
import { interactive } from '../site.ts';
import { expect, test } from '../support.ts';

/** A visible link of the page. */
const link = (page: Page, to: string, part = 'main') =>
  page.locator(`${part} a[href="${to}"]:visible`).first();

async function arrive(page: Page, path: string) {
  await page.goto(path);
  await interactive(page);
  await page.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'));
}

/** Expects a page that was reached without a page load. */
async function expectMoved(page: Page, to: string) {
  await expect(page).toHaveURL(to);
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test('a visitor can follow links in text and footer by pointer and keyboard, and go back', async ({
  page,
}) => {
  await arrive(page, '/about');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await link(page, '/get-quote').click();
  await expectMoved(page, '/get-quote');
  await page.goBack();
  await expectMoved(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await link(page, '/get-quote').press('Enter');
  await expectMoved(page, '/get-quote');
  for (const to of ['/privacy', '/terms', '/regions/east-africa'] as const) {
    await link(page, to, 'footer').click();
    await expectMoved(page, to);
  }
});

test('a visitor can jump to a place on the page and back', async ({ page }) => {
  await arrive(page, '/privacy');
  const drawings = page.locator('svg');
  const drawn = await drawings.count();
  const place = page.getByRole('main').locator('a[href^="#"]').nth(3);
  await place.click();
  await expect(page.locator((await place.getAttribute('href')) ?? '')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(drawings).toHaveCount(drawn);
  await link(page, '/terms', 'footer').click();
  await expectMoved(page, '/terms');
});

test('the home page loads its code below the fold only when it comes near', async ({ browser }) => {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, hasTouch: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const sections: string[] = [];
  const form: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/home-sections-')) sections.push(request.url());
    if (request.url().includes('/contact-form-')) form.push(request.url());
  });
  await page.goto('/');
  await interactive(page);
  await page.waitForLoadState('networkidle');
  expect([sections, form]).toEqual([[], []]);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => sections, 'code and texts').toHaveLength(2);
  // Hydrated: on a phone, the list that goes sideways can be reached by keyboard.
  await expect(page.locator('.swipe[tabindex]')).toHaveCount(1);
  expect(form).toEqual([]);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect.poll(() => form, 'code and texts').toHaveLength(2);
  await expect(page.getByRole('button', { name: 'Start Partnership Discussion' })).toBeEnabled();
  await context.close();
});
