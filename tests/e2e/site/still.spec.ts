// Pages of text and links stay as they were sent until they are left, and miss nothing.
import type { Page } from 'playwright/test';
import { interactive } from '../site.ts';
import { expect, test } from '../support.ts';

/** A link in the text of a page, and the file that the page itself is made by. */
const stays = [
  { path: '/about', to: '/get-quote', own: '/about-page-' },
  { path: '/products/vas', to: '/get-quote', own: '/product-page-' },
  { path: '/regions/west-africa', to: '/network', own: '/region-page-' },
  { path: '/network', to: '/regions/east-africa', own: '/network-page-' },
] as const;
type Stay = (typeof stays)[number];

async function arrive(page: Page, path: string) {
  await page.goto(path);
  await interactive(page);
  await page.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'));
}

const link = (page: Page, to: string, part = 'main') =>
  page.locator(`${part} a[href="${to}"]:visible`).first();

/** That a page is shown which was moved to without a page load. */
async function expectMoved(page: Page, to: string) {
  await expect(page).toHaveURL(to);
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const { path, to, own } of stays) {
  test(`${path} needs no code of its own to be left, nor after that`, async ({ page }) => {
    const asked: string[] = [];
    // It never arrives: whoever waits for it waits for ever.
    await page.route(`**/assets${own}*`, (route) => {
      asked.push(route.request().url());
    });
    await arrive(page, path);
    await page.waitForLoadState('networkidle');
    expect(asked, 'not before the first move').toEqual([]);
    const title = await page.title();
    await link(page, to).click();
    await expectMoved(page, to);
    await expect(page).not.toHaveTitle(title);
  });
}

const [about] = stays;

test('a link in a still page is followed by the keyboard too', async ({ page }) => {
  await arrive(page, about.path);
  await link(page, about.to).press('Enter');
  await expectMoved(page, about.to);
});

test('a link of the footer moves, before and after the first move', async ({ page }) => {
  await arrive(page, '/get-quote');
  for (const to of ['/privacy', '/terms', '/partnership'] as const) {
    await link(page, to, 'footer').click();
    await expectMoved(page, to);
  }
});

test('a link in a still page opens in a tab of its own where the visitor wants that', async ({
  page,
  context,
}) => {
  await arrive(page, about.path);
  const opened = context.waitForEvent('page');
  await link(page, about.to).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(about.to);
  await expect(page).toHaveURL(about.path);
  await expect(page.locator('main')).toHaveAttribute('data-still', '');
});

for (const [sign, reach] of [
  ['hover', (page: Page, { to }: Stay) => link(page, to).hover()],
  ['focus', (page: Page, { to }: Stay) => link(page, to).focus()],
  ['touch', (page: Page, { to }: Stay) => link(page, to).dispatchEvent('touchstart')],
] as const) {
  test(`the page behind a link of a still page is fetched on ${sign}, not before`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const next = () => asked.filter((url) => url.includes('/get-quote-page-'));
    await arrive(page, about.path);
    await page.waitForLoadState('networkidle');
    expect(next()).toEqual([]);
    await reach(page, about);
    await expect.poll(next).toHaveLength(1);
  });
}

test('Back shows the still page again, and its links still move', async ({ page }) => {
  await arrive(page, about.path);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await link(page, about.to).click();
  await expectMoved(page, about.to);
  await page.goBack();
  await expect(page).toHaveURL(about.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await link(page, about.to).click();
  await expectMoved(page, about.to);
});

test('places on a still page are gone to and back, and it stays whole', async ({ page }) => {
  await arrive(page, '/privacy');
  const drawings = page.locator('svg');
  const drawn = await drawings.count();
  const place = page.getByRole('main').locator('a[href^="#"]').nth(3);
  await place.click();
  const target = page.locator((await place.getAttribute('href')) ?? '');
  await expect(target).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  // What arrives late makes the page grow, which is no reason to return to the place before.
  await page.evaluate(async () => {
    document.body.append('late');
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  await expect(target).toBeInViewport();
  await page.waitForLoadState('networkidle');
  await expect(drawings).toHaveCount(drawn);
  await link(page, '/terms', 'footer').click();
  await expectMoved(page, '/terms');
});

test('Back after a reload keeps the page until the one before is there', async ({ page }) => {
  await arrive(page, '/terms');
  const h1 = page.getByRole('heading', { level: 1 });
  const terms = await h1.innerText();
  await link(page, '/get-quote').click();
  await expectMoved(page, '/get-quote');
  await page.reload();
  await interactive(page);
  const quote = await h1.innerText();
  let go: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/assets/terms-page-*', async (route) => {
    await allowed;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/terms-page-*');
  await page.evaluate(() => history.back());
  await asked;
  await expect(page).toHaveURL('/terms');
  await expect(h1).toHaveText(quote);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  go();
  await expect(h1).toHaveText(terms);
  await expect(page.getByRole('main')).toBeFocused();
});

test('past the menu by the skip link, then on by Tab and Enter', async ({ page }) => {
  await arrive(page, about.path);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
  await page.keyboard.press('Tab');
  const focused = page.locator('main a:focus');
  await expect(focused).toHaveCount(1);
  const to = (await focused.getAttribute('href')) ?? '';
  await focused.press('Enter');
  await expectMoved(page, to);
});

test('a region prints once, whether its code is there or not', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void document.body.append(document.createElement('samp'));
  });
  const printed = page.locator('samp');
  const button = page.getByRole('main').getByRole('button', { name: 'Download Market Report' });
  await arrive(page, '/regions/west-africa');
  await button.click();
  await expect(printed).toHaveCount(1);
  await link(page, '/network').click();
  await expectMoved(page, '/network');
  await page.goBack();
  await button.click();
  await expect(printed).toHaveCount(2);
});

test('a form far down the page needs its code at the first touch, not before', async ({
  browser,
}) => {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, hasTouch: true });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/partnership-page-')) asked.push(request.url());
  });
  await page.goto('/partnership');
  await interactive(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.touchscreen.tap(300, 400);
  await expect.poll(() => asked).toHaveLength(1);
  await expect(page.locator('main')).not.toHaveAttribute('data-still');
  await page.getByLabel('Company Name').fill('Sahel Mobile');
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
  await expect(page.getByLabel('Company Name')).toHaveValue('Sahel Mobile');
  await context.close();
});
