import { products } from '../../../src/content/en/products/index.ts';
import lottery from '../../../src/content/en/products/lottery.ts';
import { site } from '../../../src/content/facts/site.ts';
import { interactive, openPage } from '../site.ts';
import { expect, test } from '../support.ts';

const labels = ['All Products & Services', ...products.map(({ label }) => label)];

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the menu opens on hover and closes 150 ms after the pointer has left', async ({ page }) => {
    await page.goto('/about');
    await interactive(page);
    // Before its code has loaded, the menu is a link.
    await page.getByRole('banner').getByRole('link', { name: 'Products & Services' }).hover();
    const trigger = page.getByRole('button', { name: 'Products & Services' });
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem')).toHaveText(labels);

    // A click after hovering does not close the menu again.
    await trigger.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('menuitem', { name: 'CPAAS' }).hover();
    await page.waitForTimeout(400);
    await expect(menu).toBeVisible();

    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      document
        .querySelector('[role=menu]')
        ?.addEventListener('pointerleave', ({ timeStamp }) => times.push(timeStamp));
      new MutationObserver(() => {
        if (!document.querySelector('[role=menu]')) times.push(performance.now());
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.mouse.move(640, 790);
    await expect(menu).toHaveCount(0);
    const [left = 0, gone = 0] = await page.evaluate(
      () => (window as unknown as { times: number[] }).times,
    );
    expect(gone - left).toBeGreaterThanOrEqual(149);
    expect(gone - left).toBeLessThan(1000);
  });

  test('the menu works by keyboard alone', async ({ page }) => {
    await page.goto('/about');
    await interactive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Products & Services' }).focus();
    const trigger = page.getByRole('button', { name: 'Products & Services' });
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: labels[0] ?? '' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: labels[1] ?? '' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(trigger).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Lottery Application' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/lottery');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle(`${lottery.meta.title} | ${site.name}`);
  });

  test('the first Tab offers a way past the header', async ({ page }) => {
    await page.goto('/about');
    await interactive(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on a wide tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('the first tap opens the menu', async ({ page }) => {
    await page.goto('/about');
    await interactive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Products & Services' }).tap();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem')).toHaveText(labels);
    await expect(page).toHaveURL('/about');
    await page.getByRole('button', { name: 'Products & Services' }).tap();
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Products & Services' }).tap();
    await menu.getByRole('menuitem', { name: 'Lottery Application' }).tap();
    await expect(page).toHaveURL('/products/lottery');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test(`a visitor on a phone finds the same items behind the hamburger, ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    browser,
  }) => {
    const page = await openPage(browser, '/about', { width: 360, javaScriptEnabled });
    const hamburger = page.getByLabel('Menu', { exact: true });
    const panel = page.getByRole('navigation', { name: 'Main' });
    await expect(panel).toBeHidden();
    await hamburger.click();
    await panel.getByText('Products & Services', { exact: true }).click();
    for (const label of [...labels, 'Home', 'About', 'Careers', 'Get Quote', 'Partner With Us']) {
      await expect(panel.getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    if (javaScriptEnabled) {
      await interactive(page);
      await expect(panel, 'hydrated unchanged').toBeVisible();
      await panel.getByRole('link', { name: 'Home' }).focus();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(hamburger).toBeFocused();
      await hamburger.click();
    }
    await panel.getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(panel).toBeHidden();
    await page.context().close();
  });
}

test('a visitor whose browser prints nothing reads the fact sheet on the page', async ({
  page,
}) => {
  await page.goto('/fr/regions/west-africa');
  await interactive(page);
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  const beyond = page.getByRole('heading', { name: 'Ce que demande un lancement' });
  await expect(beyond).toBeVisible();
  await page.getByRole('button', { name: 'Imprimer le rapport' }).click();
  await expect(page.getByText('Fiche régionale', { exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Nigeria' })).toBeVisible();
  await expect(beyond).toBeHidden();
  await page.getByRole('link', { name: 'Afficher toute la page' }).click();
  await expect(beyond).toBeVisible();
  await page.goBack();
  await expect(beyond).toBeHidden();
});

test('a visitor can print a region as a one-page fact sheet', async ({ page }) => {
  await page.goto('/regions/west-africa');
  await interactive(page);
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.getByRole('button', { name: 'Download Market Report' }).click();
  await expect(page).toHaveTitle('printed');
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
