import type { Page } from 'playwright/test';
import { products } from '../../../src/content/en/products/index.ts';
import lottery from '../../../src/content/en/products/lottery.ts';
import { site } from '../../../src/content/facts/site.ts';
import { waitUntilInteractive, openPage } from '../site.ts';
import { expect, test } from '../support.ts';

/** As in `products-menu.tsx`. */
const closeDelayMs = 150;

/** The menu of products: what opens it, and its links. */
const menuOf = (page: Page) => ({
  trigger: page.locator('.menu > summary'),
  keypad: page.getByRole('banner').getByRole('navigation', { name: 'Products & Services' }),
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test(
    'the menu opens on hover, stays open on a click, and closes a moment after the pointer has left',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/about');
      await waitUntilInteractive(page);
      const { trigger, keypad } = menuOf(page);
      await trigger.hover();
      await expect(keypad.getByRole('link')).toHaveText([
        ...products.map(({ label }) => new RegExp(`^.${escapeBrackets(label)}$`)),
        '#Get Quote',
      ]);

      await trigger.click();
      await expect(keypad).toBeVisible();
      await keypad.getByRole('link', { name: 'CPAAS' }).hover();
      await outlastCloseTimer(page);
      await expect(keypad).toBeVisible();

      const readDelay = await watchCloseDelay(page);
      await page.mouse.move(640, 790); // below the menu
      await expect(keypad).toBeHidden();
      const delayMs = await readDelay();
      // Both times are rounded.
      expect(delayMs).toBeGreaterThanOrEqual(closeDelayMs - 1);
      expect(delayMs).toBeLessThan(1000);
    },
  );

  test('the menu works by keyboard alone, digits only on its keys', async ({ page }) => {
    await page.goto('/about');
    await waitUntilInteractive(page);
    const { trigger, keypad } = menuOf(page);
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(keypad).toBeVisible();
    await page.keyboard.press('9');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'All Products & Services' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(keypad.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(keypad.getByRole('link', { name: 'CPAAS' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(keypad).toBeHidden();
    await expect(trigger).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(keypad, 'the focus has left').toBeHidden();
    await expect(page).toHaveURL('/about');

    await trigger.click();
    await keypad.getByRole('link').first().focus();
    await page.keyboard.press('9');
    await expect(page).toHaveURL('/products/lottery');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle(`${lottery.meta.title} | ${site.name}`);
    await expect(keypad).toBeHidden();
  });

  test('the first Tab offers a way past the header', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/about');
    await waitUntilInteractive(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page, 'a fragment can be a secret').toHaveURL('/about');
  });
});

test.describe('on a wide tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('a tap opens the menu, the next one closes it', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/about');
    await waitUntilInteractive(page);
    const { trigger, keypad } = menuOf(page);
    await trigger.tap();
    await expect(keypad).toBeVisible();
    await trigger.tap();
    await expect(keypad).toBeHidden();
    await trigger.tap();
    await keypad.getByRole('link', { name: 'Lottery Application' }).tap();
    await expect(page).toHaveURL('/products/lottery');
  });
});

for (const javaScriptEnabled of [true, false]) {
  const title = `a visitor on a phone finds the same items in the menu, ${javaScriptEnabled ? 'with' : 'without'} a script`;
  test(title, { tag: javaScriptEnabled ? [] : '@nightly' }, async ({ browser }) => {
    const page = await openPage(browser, '/about', { width: 360, javaScriptEnabled });
    const { trigger, keypad } = menuOf(page);
    await expect(trigger).toHaveText(/Menu/);
    await expect(keypad).toBeHidden();
    await trigger.click();
    const banner = page.getByRole('banner');
    for (const { label } of products) {
      await expect(keypad.getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    const otherItems = ['All Products & Services', 'Network', 'Home', 'About', 'Careers'];
    for (const label of [...otherItems, 'Partner With Us', 'Français']) {
      await expect(
        banner.getByRole('link', { name: label, exact: true }).and(page.locator(':visible')),
      ).toBeVisible();
    }
    if (javaScriptEnabled) {
      await waitUntilInteractive(page);
      await expect(keypad, 'hydrated unchanged').toBeVisible();
      await keypad.getByRole('link').first().focus();
      await page.keyboard.press('Escape');
      await expect(keypad).toBeHidden();
      await expect(trigger).toBeFocused();
      await trigger.click();
    }
    await banner.locator('a[href="/careers"]:visible').click();
    await expect(page).toHaveURL('/careers');
    await expect(keypad).toBeHidden();
    await page.context().close();
  });
}

/** Sets a timer that ends after the one that would close the menu. */
const outlastCloseTimer = (page: Page) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), closeDelayMs + 1);

/** Returns a function that reads how long after the pointer left the menu closed, in milliseconds. */
async function watchCloseDelay(page: Page): Promise<() => Promise<number>> {
  const times = await page.locator('.menu').evaluateHandle((element) => {
    const eventTimes = { leftAt: 0, closedAt: 0 };
    element.addEventListener('pointerleave', (event) => (eventTimes.leftAt = event.timeStamp));
    element.addEventListener('toggle', () => (eventTimes.closedAt = performance.now()));
    return eventTimes;
  });
  return () => times.evaluate(({ leftAt, closedAt }) => closedAt - leftAt);
}

const escapeBrackets = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`);
